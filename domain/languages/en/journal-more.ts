import { texts } from "../text.ts";

/** Parts of the journal that a person opens: the bin, their tags and their constellations. */
export const journalMore = texts("journal-more", {
  /** Accessible name of a group of buttons, about a tag or a constellation. */
  actionsFor: "Actions for “{name}”",
  waiting: "Waiting to be sent",

  bin: {
    empty: "The bin is empty. A star that you remove waits here for 30 days before it leaves for good.",
    note: "Removed stars wait here for 30 days before they leave for good.",
    outOfReach: "The bin cannot be reached right now. What is in it is kept.",
    notDeleted:
      "The star could not be deleted. It is still here; try again when your universe can be reached.",
    /** Accessible name of the list. */
    list: "Stars in the bin",
    leaves:
      "{days, plural, =0 {Leaves for good today} =1 {Leaves for good tomorrow} other {Leaves for good in # days}}",
    deleteNow: "Delete now",
    restore: "Restore",
    question: "Delete it for good? Nothing brings it back.",
    keep: "Keep",
    deleteForGood: "Delete for good",
  },

  constellations: {
    /** Accessible name of the list. */
    list: "Constellations",
    none: {
      title: "Constellations are stars that you name together",
      text: "In your sky, hold a star until its ring is full and choose others, or check them in the list of stars. Then press Name. A line joins them, and the name stands beside them.",
      tooFewStars: "As soon as your sky has two stars, you can choose and name them there.",
      goToSky: "Go to your sky",
    },
    noStar: "No star in your sky",
    /** `dates` is a day or a span of days. */
    starsAndDates: "{count, plural, one {# star} other {# stars}} · {dates}",
    tooFew: {
      none: "None of its stars is in your sky, so no line can be drawn. A star that you bring back from the bin is part of it again.",
      one: "Only one of its stars is in your sky, so no line can be drawn. A star that you bring back from the bin is part of it again.",
    },
    rename: "Rename",
    compare: "Compare before and after",
    /** Accessible name of the form. */
    renameForm: "Rename the constellation",
    remove: "Remove",
    /** Accessible name of the list. */
    starsOf: "Stars of “{name}”",
    takeOut: "Take out",
    takeOutNamed: "Take out {star}, {time}",
    /** Screen readers hear these after a change. */
    saved: "“{name}” saved.",
    starTakenOut: "Taken out of “{name}”.",
    removed: "“{name}” removed.",
    toast: {
      takenOut: "Star taken out",
      removed: "“{name}” removed",
      starsStay: "Its stars stay in your sky.",
    },
  },

  tags: {
    about: {
      title: "Tags say what went with a feeling",
      text: "A person, a place, something you did. Add your own, or begin with one of the suggestions below; you are then offered them when you add a mood.",
    },
    kind: "Kind",
    kinds: { people: "People", place: "Places", activity: "Activities", body: "Body", other: "Other" },
    find: "Find a tag",
    noneFound: "No tag has this in its name.",
    newTag: "New tag",
    full: "You have {count, number} tags, which is the most a universe can have. Merge or remove some to make room for new ones.",
    suggestions: "Suggestions",
    /** A button with the name of a suggestion; screen readers hear the whole. */
    addSuggestion: "<more>Add </more>{name}",
    archived: "Archived ({count, number})",
    archivedNote: "You are not offered these any more. Your stars keep them.",
    archivedList: "Archived tags",
    noStar: "No star yet",
    /** `stars` is "2 stars" or "No star yet". */
    archivedWith: "Archived · {stars}",

    /** What can be done with a tag. */
    read: "Read its {count, plural, one {# star} other {# stars}}",
    edit: "Edit",
    merge: "Merge",
    compare: "Compare with and without",
    archive: "Archive",
    offerAgain: "Offer again",
    remove: "Remove",

    /** The form. */
    change: "Change the tag",
    name: "Name",
    add: "Add",
    taken: "You have a tag “{name}” already.",
    takenByArchived: "You have a tag “{name}” already, among the archived ones.",
    showIt: "Show it",
    mergeTheTwo: "Merge the two",
    goneWhileEdited:
      "“{name}” was removed or merged on another device. Save adds it again, without its stars.",

    /** Changes that the server has not got yet. */
    kept: "The change is kept on this device and sent by itself.",
    goneWaiting:
      "{count, plural, one {A tag that you removed or merged waits to be sent. This is kept on this device and sent by itself.} other {# tags that you removed or merged wait to be sent. This is kept on this device and sent by itself.}}",

    /** A change that the server has refused. */
    refused: {
      mark: "Not accepted",
      notice: "Your change to “{name}” was not accepted. It is kept on this device.",
      look: "Look at it",
      nameTaken: "You wanted to call it “{name}”, but another tag has this name already.",
      /** `reason` is a sentence. */
      withReason: "You wanted to call it “{name}”. {reason}",
      withoutReason: "You wanted to call it “{name}”. Your universe did not accept it.",
      leaveIt: "Leave it",
    },

    mergeDialog: {
      title: "Merge “{name}”",
      hint: "Choose the tag that stays.",
      noStar: "No star has “{from}”. Only “{into}” stays.",
      change:
        "{stars, plural, one {# star goes from “{from}” to “{into}”, which stays.} other {# stars go from “{from}” to “{into}”, which stays.}}",
      changeWithBoth:
        "{stars, plural, one {# star goes from “{from}” to “{into}”, which stays.} other {# stars go from “{from}” to “{into}”, which stays.}} {both, plural, one {# of them already has both.} other {# of them already have both.}}",
    },

    removeDialog: {
      title: "Remove “{name}”?",
      keep: "Keep it",
      noStar: "No star has this tag.",
      loses:
        "{stars, plural, one {# star loses this tag. The star itself stays.} other {# stars lose this tag. The stars themselves stay.}}",
      archiveInstead: "Archive it instead, and the stars keep it, but you are not offered it any more.",
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
      kept: "“{name}” stays as it is.",
    },
  },
});
