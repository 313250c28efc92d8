import { texts } from "../text.ts";

/** The dialog Show your sky, and sharing and embedding a sky that others may see. */
export const showSky = texts("show-sky", {
  title: "Show your sky",
  subtitle: "Let somebody look at your sky, without a word of what you wrote.",
  links: "Your links",
  inShort:
    "Whoever has a link can look at your stars, without an account. Nobody gets your notes, tags, times or names.",
  what: "A link opens your sky as a picture that can be turned. Whoever has the link can look, without an account; you can also put it on a site of yours.",
  /** What others see. */
  yes: {
    stars: "Your stars: their places, colours and shapes",
    ifYouWant: "Names of feelings and dates, only if you want",
  },
  /** What others do not see. */
  no: {
    notes: "Never your notes, tags or times of day",
    names: "Never your name, your address or your universe",
  },
  looksTell:
    "Somebody who knows Mood Universe can tell feelings by their colours, shapes and places, without names.",
  looksTellAndEnd:
    "Somebody who knows Mood Universe can tell feelings by their colours, shapes and places, without names. You can end a link at any time, and it stops at once.",
  unreachable: "Your links are out of reach right now. They go on working; check your connection.",
  asManyAsPossible:
    "You have {count, number} links, which is as many as there can be. Remove one to make another.",
  create: "Create a link",
  createAnother: "Create another link",
  /** A link in the list. */
  link: {
    ended: "Ended",
    renew: "Renew",
    change: "Change",
    remove: "Remove",
    end: "End this link",
    noAddress:
      "This link works where you have already sent it. Its address cannot be shown here any more, because the server was restored from a backup.",
    copy: "Copy link",
    copied: "Link copied",
    copiedHint: "Whoever gets it can look at “{label}”.",
    look: "Look at it",
    copyEmbed: "Copy embed code",
    embedCopied: "Embed code copied",
    embedCopiedHint: "Paste it into the HTML of any page to show your sky there.",
    views: "{count, plural, =0 {Not opened yet} =1 {Opened once} other {Opened # times}}",
    newStars: "New stars appear in it",
    asOf: "As it was on {day}",
    unlimited: "Works until you end it",
    until: "Works until {day}",
    endedOn: "Ended on {day}",
    contents: {
      looks: "Colours and shapes only",
      feelings: "Colours, shapes, and names of feelings",
      dates: "Colours, shapes, and dates",
      both: "Colours, shapes, names of feelings, and dates",
    },
  },
  form: {
    label: "Label",
    labelHint: "Only you see it.",
    /** The label of a new link, until the person writes another. */
    firstLabel: "My sky",
    nextLabel: "My sky {number}",
    whatElse: "What others see besides colours and shapes",
    feelings: "Names of feelings",
    feelingsHint: "The words, such as Joy or Grief. Others can also read your stars as a list.",
    dates: "Dates",
    datesHint: "The day of each star, never its time.",
    which: "Which stars",
    live: "Also new ones",
    liveTells: "Whoever looks often sees when a new star comes, also without dates.",
    today: "Those of today",
    ofDay: "Those of {day}",
    validity: "How long it works",
    validityHint: "From now on.",
    validities: {
      day: "1 day",
      week: "1 week",
      month: "30 days",
      year: "1 year",
      unlimited: "Until you end it",
    },
    /** An item in a list of how long a link works: what applies already. */
    unlimitedAsNow: "Works until you end it, as now",
    untilAsNow: "Works until {day}, as now",
    save: "Save",
    saving: "Saving...",
    submit: "Create link",
    busy: "Creating...",
    unreachable:
      "That did not reach the server. Your choices are still here: check your connection, then try again.",
  },
  revoke: {
    remove: "Remove “{label}”?",
    removeHint: "It leaves your list, with its count of views.",
    end: "End “{label}”?",
    endHint:
      "It stops working at once, also on sites that show it, and for people who look at it right now. It cannot be brought back; you can create a new one.",
    keep: "Keep it",
    unreachable:
      "That did not reach the server, and the link still works. Check your connection, then try again.",
  },
  /** Share and Embed, above the sky. */
  offer: {
    share: "Share your sky",
    shareHint: "Whoever gets the link can look, without an account.",
    embed: "Embed your sky",
    embedHint: "Any site can show it.",
    thisPage: "This page",
    thisPageHint: "Only you can open it: others get to the sign-in.",
    /** The title of what is shared, and of the frame on another site. */
    title: "A sky of Mood Universe",
    copiedHint: "Whoever gets it can look at your sky.",
  },
});
