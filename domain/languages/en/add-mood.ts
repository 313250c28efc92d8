import { texts } from "../text.ts";

/** Adding and correcting a star. */
export const addMood = texts("add-mood", {
  title: "How are you feeling?",
  noteNotCopied: {
    title: "Not copied",
    description: "Your browser does not allow it. Mark the text to copy it.",
  },
  noteCopied: {
    title: "Note copied",
    description: "It is on your clipboard.",
  },
  conflict: {
    noNote: "None",
    note: "Note",
    letters: "In letters",
    canBeQuoted: "Can be quoted",
    noTags: "Nothing",
    tags: "What went with it",
    when: "When",
    noTwinStar: "None",
    twinStar: "Twin star",
    feeling: "Feeling",
    copyNote: "Copy note",
    theirs: "On your other device",
    yours: "Yours",
    reason:
      "This star was changed on another device in the meantime. Choose the one to keep. Nothing is lost until you choose.",
    feelingOf: "{feeling}, {intensity} of 10",
    /** Screen readers hear it after the name of a field. */
    different: ", different",
  },
  base: {
    title: "Base emotion",
    hint: "The feeling beneath the first one. It circles your star.",
  },
  /** A field for a word of the person's own, which leads to the nearest feelings. */
  search: {
    open: "Find by another word",
    label: "A word for how you are",
    example: "tired, stressed, okay …",
    found: "Nearest feelings",
    close: "Back to the feelings",
    none: "No feeling is close to this word. Choose what comes closest, or make it one of your own.",
    /** Opens the form of a feeling of the person's own with this name. */
    make: "Make “{name}” a feeling of your own",
  },
  /** What the disabled Create Star waits for, said beside it. */
  missing: { emotion: "Choose a feeling first.", base: "Choose the base emotion of the twin star." },
  /** Said once, after the third star of a universe that its name alone opens. */
  nameAlone: {
    title: "Your sky has three stars",
    text: "Anyone who knows the exact name of your universe can open it. A password keeps it yours alone.",
    addPassword: "Add a password",
  },
  lastUsed: "Last used",
  saveStar: "Save Star",
  edit: {
    title: "Change this star",
    addAgain: "Add it again",
    drop: "Drop my change",
    keepMine: "Keep mine",
    keepTheirs: "Keep the other one",
    resumed: "You changed this before and did not save it. Cancel drops these changes.",
    removed: "This star was removed on another device. What you wrote is still here: you can add it again.",
    conflictTitle: "Changed on two devices",
    notAccepted: "Your universe did not accept this change. What you wrote is still here.",
  },
  created: {
    title: "Star Created",
    description: "Your mood has been added to your universe.",
  },
  kept: {
    change: "Your universe could not be reached. The change is sent as soon as it can be.",
    inPage: "Kept until you close this page",
    onDevice: "Kept on this device",
    /** The browser says that it is offline, so that nothing was tried: the star that was just made. */
    offline: "It is sent as soon as the network is back.",
  },
  failed: {
    title: "Error",
    description: "Failed to create your mood entry. Please try again.",
  },
  baseRequired: "Base Emotion Required",
  emotionRequired: "Emotion Required",
  when: {
    title: "When",
    repeated: "The clocks showed this time twice that day. Which one was it?",
    skipped: "The clocks skipped this time that day. The nearest time is below.",
    inTheFuture: "That moment has not come yet. Choose an earlier one.",
    tooEarly: "A star cannot be earlier than 1900.",
    notATime: "Choose a date and a time.",
    time: "Time",
    date: "Date",
    /** `offset` is as +09:00. */
    clockOfStar: "On the clock of this star, at UTC{offset}.",
    /** `zone` is the name of a time zone, such as Europe/Berlin. */
    clocksOf: "On the clocks of {zone}.",
    now: "Now",
    asItWas: "As it was",
    quick: {
      yesterdayEvening: "Yesterday evening",
      lastNight: "Last night",
      thisMorning: "This morning",
      hourAgo: "An hour ago",
    },
    earlier: "Earlier",
    /** A clock change repeats an hour; this is the first time of it. */
    before: "{time}, before the change",
    after: "{time}, after the change",
    button: "When: {moment}",
  },
  sharedKept: {
    title: "Your text is kept",
    description: "Sign in, and it becomes the note of a new star.",
  },
  sharedLost: {
    title: "The text did not arrive",
    description: "Please share it once more.",
  },
  tags: {
    title: "What goes with it?",
    tooMany: "A star can have up to {max} tags. Remove one to add another.",
    list: "Tags",
    find: "Find or add a tag",
    count: "{count} of {max}",
    ofStar: "Tags of this star",
    add: "Add “<tag>{name}</tag>”",
  },
  optional: "Optional",
  createStar: "Create Star",
  subtitle: "Capture this moment in your universe",
  choose: "Choose what comes closest. There is no wrong one.",
  emotion: "Emotion",
  note: {
    title: "Note",
    tooLong: "A note can have up to {max, number} characters.",
    count: "{count, number} of {max, number} characters",
  },
  intensity: {
    title: "Intensity",
    secondary: "Secondary intensity",
    most: "Intense",
    least: "Subtle",
  },
  twin: {
    title: "Create Twin Star",
    hint: "Two feelings at once, as two stars.",
  },
  waiting: {
    sentBefore: {
      title: "Already sent",
      description: "Your universe took this star a moment ago, as it was before.",
    },
    reason:
      "Your universe could not be reached. The star is sent by itself as soon as it can be, with the time at which you made it.",
    refused: "Your universe did not accept this star.",
    delivered: "Your universe has this star by now. Save Star changes it there.",
    addAnother: "Add another star",
    withdraw: "Withdraw",
    stars: "Waiting stars",
    name: "{feeling}, {time}",
    sent: "{star}: this star was sent a moment ago",
    waits: "{star}: this star waits on this device",
  },
  /** Opens the form of a feeling that is not among the 36. */
  ownFeeling: "A feeling of your own …",
  /** Describes a feeling that a person made. */
  definitionOfOwn: "A feeling of your own, in the family of {family}.",
  /** A feeling and the sentence that describes it. */
  definition: "<name>{feeling}.</name> {definition}",
  tooNear: "Your star of {moment} is too near to this moment. Please choose another one.",
});
