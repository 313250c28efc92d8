import { texts } from "../text.ts";

/** What is said of stars without their form, which needs the texts of add-mood.ts. */
export const starNotices = texts("star-notices", {
  notChanged: {
    title: "Not changed",
    description: "A part of the page did not arrive. Check your connection and try again.",
    refused: "Your universe did not accept this. The star may have been removed on another device.",
  },
  notRemoved: {
    title: "Not removed",
    description: "A part of the page did not arrive. Check your connection and try again.",
  },
  cooldown: {
    title: "Cooldown Active",
    description: "Please wait before creating another star.",
    minutes: "Please wait {minutes} more minutes before adding another mood entry.",
  },
  toBin: "{count, plural, one {Moved to the bin} other {# stars moved to the bin}}",
  undo: "Undo",
  back: "{count, plural, one {Your star is back} other {Your stars are back}}",
});
