import { texts } from "../text.ts";

/** Feelings of a person's own: making, changing and sorting them. */
export const ownFeelings = texts("own-feelings", {
  make: {
    title: "A feeling of your own",
    subtitle: "It stands beside the others, with a small mark that it is yours.",
    add: "Add it",
  },
  change: "Change “{name}”",
  name: "Name",
  pad: {
    title: "How does it feel?",
    /** Line under the pad. `names` are up to three feelings. */
    near: "Close to {names}.",
    pleasantness: "Pleasantness",
    energy: "Energy",
    unpleasant: "Unpleasant",
    pleasant: "Pleasant",
    calm: "Calm",
    energetic: "Energetic",
    /** The place on the pad in words. */
    howPleasant:
      "{level, select, lowest {very unpleasant} low {unpleasant} middle {neither pleasant nor unpleasant} high {pleasant} other {very pleasant}}",
    howEnergetic:
      "{level, select, lowest {very calm} low {calm} middle {neither calm nor energetic} high {energetic} other {very energetic}}",
  },
  family: {
    title: "Family",
    hint: "It gives your feeling its colour and its shape. We suggest one by its place.",
    missing: "Choose the family that comes closest.",
  },

  /** The name belongs to another feeling. */
  taken: "You have a feeling “{name}” already.",
  takenByArchived: "You have a feeling “{name}” already, among the archived ones.",
  takenByOneOf36: "“{name}” is one of the 36 feelings that every universe has.",
  /** Chooses that other feeling for the star. */
  choose: "Choose “{name}”",
  showIt: "Show it",
  mergeTheTwo: "Merge the two",
  full: "You have {count, number} feelings of your own, which is the most a universe can have. Merge or remove some to make room for new ones.",

  about: {
    title: "Feelings of your own",
    text: "Some feelings have no word among the 36. Name yours: it has a place on your sky, a colour of its family, and counts wherever the others do.",
  },
  new: "New feeling",
  find: "Find a feeling",
  noneFound: "None of your feelings has this in its name.",
  noStar: "No star yet",
  archived: "Archived ({count, number})",
  archivedNote: "You are not offered these any more. Your stars keep them.",
  archivedList: "Archived feelings",
  /** `stars` is "2 stars" or "No star yet". */
  archivedWith: "Archived · {stars}",
  edit: "Edit",
  merge: "Merge",
  archive: "Archive",
  offerAgain: "Offer again",
  remove: "Remove",
  /** Why a feeling cannot be removed. */
  inUse:
    "A feeling that stars have cannot be removed. Archive it, and you are not offered it any more, or merge it into another one.",
  kept: "The change is kept on this device and sent by itself.",
  goneWaiting:
    "{count, plural, one {A feeling that you removed or merged waits to be sent. This is kept on this device and sent by itself.} other {# feelings that you removed or merged wait to be sent. This is kept on this device and sent by itself.}}",
  goneWhileEdited: "“{name}” was removed or merged on another device. Save adds it again, without its stars.",

  refused: {
    mark: "Not accepted",
    notice: "“{name}” was not accepted. It is kept on this device.",
    look: "Look at it",
    withoutReason: "Your universe did not accept it.",
    /** Follows the reason. */
    kept: "It is kept on this device until you change it, merge it or remove it.",
  },

  mergeDialog: {
    title: "Merge “{name}”",
    hint: "Choose the feeling that stays.",
    own: "Your own",
    all: "The 36",
    noStar: "No star has “{from}”. Only “{into}” stays.",
    change:
      "{stars, plural, one {# star goes from “{from}” to “{into}”, which stays.} other {# stars go from “{from}” to “{into}”, which stays.}}",
    changeWithTwins:
      "{stars, plural, one {# star goes from “{from}” to “{into}”, which stays.} other {# stars go from “{from}” to “{into}”, which stays.}} {both, plural, one {# of them has both and becomes a single star.} other {# of them have both and become single stars.}}",
  },
  removeDialog: {
    title: "Remove “{name}”?",
    text: "No star has this feeling.",
    keep: "Keep it",
  },
  goneDialog: {
    title: "“{name}” is gone",
    text: "It was removed or merged on another device. There is nothing left to do here.",
    close: "All right",
  },

  /** Screen readers hear these after a change. */
  said: {
    added: "“{name}” added.",
    saved: "“{name}” saved.",
    archived: "“{name}” archived.",
    offeredAgain: "“{name}” is offered again.",
    removed: "“{name}” removed.",
    merged: "“{name}” merged into “{into}”.",
  },
});
