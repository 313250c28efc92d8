import { texts } from "../text.ts";

/** The page "Your data", the report for paper, and the deletion of the universe. */
export const yourData = texts("your-data", {
  title: "Your data",
  introduction:
    "What you write here is yours. Take all of it with you, or a part, whenever you like: your browser makes the file, and it goes nowhere but to your downloads. And bring what you have written elsewhere.",
  /** The way back from the pages below. */
  back: "Back to your data",
  outOfReach: "Your universe cannot be reached right now. Everything in it is kept.",
  withNotes: "With notes",
  withNotesHint: "Switch it off to take feelings, times and tags only.",

  formats: {
    title: "Take it with you",
    save: "Save",
    open: "Open",
    json: {
      title: "Everything, as JSON",
      text: "Stars, bin, tags, constellations, feelings of your own, what you measured, activities, profile, avatar and times of reminders: a complete copy, for you and for other programs.",
      save: "Save everything as JSON",
    },
    /** Shown if the person has left something out. */
    partAsJson: {
      title: "What you chose, as JSON",
      text: "The stars that you chose, with their tags and constellations, your profile and your avatar.",
      save: "Save what you chose as JSON",
    },
    /** This stands where words are sealed. `later` stands in the place of the button. */
    sealed: {
      title: "Everything, sealed",
      text: "A complete copy in which your words stay sealed. Your passphrase or your recovery kit opens it, here or in a page that needs no network: keep this page beside the file.",
      save: "Save everything sealed",
      page: "Save the page that opens it",
      later: "While your words are getting another key, or are being unsealed, no sealed copy can be made.",
    },
    /** The question before a file with words that are sealed here. */
    plain: {
      title: "Save it for everyone to read?",
      text: "This file is not sealed: whoever gets it can read every word in it, on this device and wherever you take it.",
      act: "Save it readable",
    },
    csv: {
      title: "Table, as CSV",
      text: "One row for each star, for any spreadsheet. Nothing in it can run as a formula.",
      save: "Save the table as CSV",
    },
    readings: {
      title: "What you measured, as CSV",
      text: "One row for each reading of your trackers, whatever stars you chose.",
      save: "Save what you measured as CSV",
    },
    markdown: {
      title: "Pages, as Markdown",
      text: "Plain text, one file for each month, that can still be read in fifty years.",
      save: "Save the pages as Markdown",
    },
    report: {
      title: "On paper, for someone you trust",
      text: "A report of these stars that your browser prints, or saves as PDF.",
      open: "Open the report",
    },
  },

  status: {
    making: "Making your file",
    saved: "Saved as <file>{name}</file>. It is in your downloads.",
    outOfReach:
      "The file could not be made, because your universe cannot be reached right now. Nothing was lost; try again in a moment.",
    failed: "The file could not be made. Nothing was lost; reload the page and try again.",
  },

  room: {
    title: "The room it takes",
    /** Sizes such as `1.2 MB`. */
    used: "{used} of {most}",
    text: "Every letter that you write takes room, and each star, reading or name a little more.",
    nearlyFull:
      "There is little room left. Shorten long notes, or delete stars forever in the bin, to make some.",
    outOfReach: "How much room your universe takes cannot be read right now.",
    parts: {
      notes: "Notes",
      stars: "Stars, without their notes",
      readings: "What you measured",
      imports: "The memory of your imports, so that nothing is added twice",
      practice: "Exercises and the quiz",
      rest: "Tags, feelings, constellations and links, and traces of removed things",
    },
  },

  leaving: {
    title: "Leave",
    text: "You can delete your universe yourself, with everything in it. The next page says what that means before anything happens.",
    /** A link, the title of the page, and its button. */
    delete: "Delete my universe",
  },

  deletion: {
    whatIsDeleted: "What will be deleted with “{universe}”",
    /** The list of it. */
    stars: "{count, plural, one {# star} other {# stars}}, and those in the bin, with all notes",
    everyStar: "Every star, also in the bin, with all notes",
    tags: "{count, plural, one {# tag} other {# tags}}",
    yourTags: "Your tags",
    constellations:
      "Your constellations, your comparisons, your reminders, and every link that shows your sky",
    activities: "Your quiz answers, exercises and mazes",
    avatar: "Your avatar, your achievements and your profile",
    accountWith: "Your account with {email}",
    account: "Your account",
    byName:
      "Your universe closes at once, wherever it is open, and is removed after seven days. Because its name alone opens it, anyone who knows the name could ask for this: until then, opening it by its name offers to keep it, with everything in it.",
    atOnce: "This happens at once and cannot be undone. Wherever your universe is open, it closes.",
    atOnceWithMail:
      "This happens at once and cannot be undone. Wherever your universe is open, it closes. You get one last mail that says so.",

    saveFirst: {
      title: "Take it with you first",
      text: "One file holds all of it. It can bring your universe back later, here or on any other Mood Universe.",
      otherFormats: "Other formats",
    },

    title: "Delete it",
    name: "The name of your universe",
    nameHint: "Type “{universe}” exactly as it is written here.",
    signInAgainText:
      "You have no password here. To show that it is you, sign in with your provider, then come back to this page within ten minutes.",
    signInAgain: "Sign in again",
    deleting: "Deleting...",
    /** The title of the messages below. */
    nothingDeleted: "Nothing was deleted",
    wrongName: "This is not the name of your universe.",
    passwordMissing: "Please type your password.",
    failed: "Your universe could not be deleted. Please try again.",
  },

  report: {
    trackers: {
      title: "What was measured",
      about:
        "{by, select, week {One line for each, with a point for each week of this report. A gap is a week without a reading.} other {One line for each, on the days of this report. A gap is a day without a reading.}}",
      /** Heading of names. */
      choose: "Trackers on the report",
      /** Values of a tracker with their units. */
      facts: "{lowest} to {highest}, {mean} on average, on {days, plural, one {# day} other {# days}}",
      alike: "{value} on {days, plural, one {# day} other {# days}}",
      /** Days with the answer yes, of all days with an answer. */
      yesDays: "{yes, number} of {days, plural, one {# day} other {# days}}",
    },
    title: "Mood report",
    empty: "No star is in this report. Go back and choose other stars.",
    chooseOthers: "Choose other stars",
    noStar: {
      title: "The report waits for your first star",
      text: "Add a mood in your sky. A report of what you wrote can be printed here.",
    },
    print: "Print or save as PDF",
    layingOut: "Laying out the pages",
    /** Names the person of the report, and its days. */
    heading: "{name}, {dates}",
    /** What a filter asks for; `words` is what the person typed. */
    notesWith: "Notes with “{words}”",
    onlyThese: "Only these stars: {conditions}.",
    about:
      "This is a self-report. {name} chose the feelings and wrote the notes in Mood Universe, a private journal. It is not a medical assessment, and days without an entry say nothing about how they were.",
    summary:
      "{stars, plural, one {# star} other {# stars}} on {lit, number} of {days, plural, one {# day} other {# days}}. Many people write more on some days than on others.",
    days: "{count, plural, one {# day} other {# days}}",
    mostFeelings: "Most frequent feelings",
    mostTags: "What went with them",
    dayByDay: "Day by day",
    feeling: "{feeling} {intensity}/10",
    /** The two feelings of a star. */
    twin: "{first} with {second}",
    /** Follows the feelings of a star. */
    tags: " · {tags}",

    weather: {
      title: "Weather",
      /** `by` is week or month. */
      about:
        "The mean of the days of each {by, select, week {week} other {month}} with an entry: above the line pleasant, below it unpleasant. Outlined bars have fewer than three days. How pleasant a feeling counts is this product's own estimate.",
      pleasant: "pleasant",
      unpleasant: "unpleasant",
      weekOf: "Week of {date}",
      table: "Weather by {by, select, week {week} other {month}}, from −1 (unpleasant) to 1 (pleasant)",
      noEntry: "No entry",
      /** `mean` is a number from −1 to 1. */
      mean: "{mean}, {days, plural, one {# day} other {# days}}",
    },
  },

  farewell: {
    title: "Farewell",
    tagline: "Farewell, and thank you",
    closed: "Your universe is closed",
    closedText:
      "It will be removed on <time>{date}</time>. Until then, opening it by its name offers to keep it. This browser has forgotten it already.",
    deleted: "Your universe is deleted",
    deletedText:
      "Every star, note and answer is gone from the server, and this browser has forgotten what it held of them.",
    takeCare:
      "If you saved a file, it is in your downloads, and can bring everything back one day. Take good care of yourself.",
    toFirstPage: "To the first page",
  },
});
