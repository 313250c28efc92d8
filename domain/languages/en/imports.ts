import { texts } from "../text.ts";

/** Bringing the file of another journal into the universe, or restoring a whole universe. */
export const imports = texts("imports", {
  /** The title of the browser's tab, and of the region. */
  title: "Import",
  heading: "Bring a journal along",
  backToData: "Back to your data",
  outOfReach: "Your universe cannot be reached right now. Everything in it is kept.",
  entries: "{count, plural, one {# entry} other {# entries}}",
  back: "Back",
  previous: "Previous",
  next: "Next",
  /** A part of a list that is shown in parts. */
  page: "{from, number} to {to, number} of {all, number}",

  section: {
    introduction:
      "Years in another journal become stars of this sky, up to {most, number} in all. You see what is found and what it becomes before anything is added.",
    onItsWay: "An import is on its way.",
    goToIt: "Go to it",
  },

  chooser: {
    choose: "Choose a file",
    chooseAnother: "Choose another file",
    /** Touch screens show only the second sentence. */
    hint: "<drop>Or drop it here. </drop>It is read in your browser and never leaves it as a whole.",
  },

  readable: {
    title: "Which files can be read",
    moodUniverse: "JSON or CSV",
    daylio: "CSV, or a backup (.daylio)",
    stateOfMind: "JSON or CSV of the app Health Auto Export",
    dayOne: "JSON in a ZIP",
    else: "Anything else",
    elseFile: "a table as CSV; you say which column is which",
  },

  /** What the sources are called. */
  sources: {
    moodUniverseJson: "Mood Universe, everything as JSON",
    moodUniverseCsv: "Mood Universe, table",
    daylioCsv: "Daylio, table",
    daylioBackup: "Daylio, backup",
    stateOfMind: "State of Mind, by Health Auto Export",
    table: "A table of your own",
  },

  reading: { title: "Reading your file", text: "It stays in your browser." },
  refused: "This file cannot be read",

  columns: {
    title: "Which column is which?",
    text: "These are the first rows of {file}. Only the date is needed.",
    /** Accessible name of the table. */
    rows: "The first rows",
    /** A column without a name. */
    unnamed: "Column {number, number}",
    none: "None",
    date: "Date",
    time: "Time",
    timeHint: "If it is not beside the date.",
    mood: "Mood",
    intensity: "Intensity",
    intensityHint: "A number from 1 to 10.",
    notes: "Notes",
    tags: "Tags",
    /** Heading of the next two. */
    dateHas: "The date has",
    dayFirst: "The day first",
    monthFirst: "The month first",
    yearFirst: "The year first",
    /** Heading of characters such as | and ;, of which `nothing` is the first. */
    separator: "Between several moods or tags in one cell stands",
    nothing: "Nothing",
    read: "Read it",
  },

  letters: {
    title: "Can you read these lines?",
    text: "{file} does not say what its letters mean. Choose the languages with which these lines are right.",
    /** Label of a list of languages, such as “Polish, Czech (windows-1250)”. */
    encoding: "Letters of",
    option: "{languages} ({encoding})",
    /** Accessible name of the lines. */
    lines: "The first lines with such letters",
  },

  order: {
    title: "Which days are meant?",
    text: "Nothing in {file} says which part of its dates comes first.",
    /** Above dates such as “May 6, 2025” and “Jun 5, 2025”; `date` is as the file writes it. */
    means: "{date} means",
  },

  found: {
    title: "What was found",
    /** Names of the facts below the title. */
    facts: {
      file: "File",
      from: "From",
      entries: "Entries",
      time: "Time",
      moods: "Moods",
      tags: "Tags",
      measured: "Measured",
    },
    tooMuch:
      "A universe has room for {most, plural, one {# star} other {# stars}}. Yours has room for {room, number} more, and this file has {entries, plural, one {# entry} other {# entries}}. Nothing was sent.",
    nothing: "There is nothing in this file that can become a star.",
    nothingSent:
      "Up to {most, plural, one {# star fits} other {# stars fit}} into a universe. Nothing is sent before you press Import.",
    nothingSentOrRestored:
      "Up to {most, plural, one {# star fits} other {# stars fit}} into a universe. Nothing is sent before you press Restore everything or Import.",
    whole: "This is a whole universe, and yours has no stars yet.",
    restoreText:
      "Restore everything: stars, bin, tags, constellations, feelings of your own, what you measured, activities, profile, avatar and settings. The name of your universe and the way you sign in stay as they are. Reminders stay off until you start them.",
    restore: "Restore everything",
    starsOnly: "Bring the stars only",
    seeSky: "See the sky to come",
    chooseFeelings: "Choose feelings",
  },

  timeZone: {
    label: "Time zone",
    hint: "{count, plural, one {# entry shows a time without saying where.} other {# entries show a time without saying where.}} Choose where you mostly lived then.",
  },

  problems: {
    /** How many entries do not become what the file says. */
    skipped: "{skipped, number} {skipped, plural, one {stays} other {stay}} out",
    changed: "{changed, number} {changed, plural, one {is} other {are}} changed",
    skippedAndChanged:
      "{skipped, number} {skipped, plural, one {stays} other {stay}} out, {changed, number} {changed, plural, one {is} other {are}} changed",
    save: "Save this list",
    /** Where a problem is. */
    row: "Row {number, number}",
    entry: "Entry {number, number}",
    file: "File",
    /** A line of the saved list; `place` is one of the three above. */
    line: "{place}: {problem}",
  },

  match: {
    title: "What it becomes",
    remembered: "These are your answers from last time. Change what you like.",
    suggested:
      "These are suggestions. Change what does not fit; your answers are kept on this device for next time.",
    /** Heading of the next two. */
    longNotes:
      "{entries, plural, one {# entry} other {# entries}} with a note over {most, number} characters",
    inSecondStar: "In a second star",
    cutIt: "Cut and mark it",
    /** Heading of the next two. */
    manyTags: "{entries, plural, one {# entry} other {# entries}} with more than {most, number} tags: keep",
    firstTags: "The first ones",
    mostUsedTags: "The most used ones",
    leftOut: "Left out",
    leaveOut: "Leave out",
    /** A button of a long list. */
    showMore: "Show {count, number} more of {all, number}",
  },

  moods: {
    title: "Moods",
    open: "{count, plural, one {One mood has no feeling yet. Without one, its entries stay out.} other {# moods have no feeling yet. Without one, its entries stay out.}}",
    without: "Entries without a mood",
    withoutText:
      "{count, plural, one {# entry} other {# entries}} without a mood. Choose one feeling for all of them; every star can be corrected later in your journal.",
    starByStar: "Choose star by star",
  },

  feeling: {
    makeOwn: "Make it a feeling of your own",
    ownTitle: "“{name}” as a feeling of your own",
    useOwn: "Use this feeling",
    /** Screen readers hear `name`, which is that of a mood, before the button's text. */
    choose: "Choose a feeling",
    /** Screen readers hear the whole. */
    intensity: "{intensity, number}<more> of {most, number}</more>",
    question: "What is “{name}”?",
    hint: "Choose what comes closest.",
    label: "Feeling",
    intensityLabel: "Intensity",
    done: "Done",
  },

  tags: {
    title: "Tags",
    leaveAllOut: "Leave all out",
    yourTag: "Your tag",
    newTag: "New tag",
    tooMany:
      "A universe can have {most, number} tags. With these there would be {count, number}: leave some out.",
    tooLong:
      "{count, plural, one {One name is longer than the {most, number} characters of a tag. Press it to choose another name.} other {# names are longer than the {most, number} characters of a tag. Press it to choose another name.}}",
    label: "Tag",
    use: "Use this tag",
    make: "Make a new tag",
    haveIt: "You have this tag already.",
    isNew: "A new tag. Choose one of yours below instead, if you like.",
    yourTags: "Your tags",
  },

  measured: {
    title: "What was measured",
    text: "Beside moods, this file has numbers. What you switch on becomes a tracker of yours with its readings; nothing else is taken.",
    /** A button, which leads to the part with this title. */
    see: "See what was measured",
    /** Heading of a list. */
    list: "In the file",
    seriesAndValues: "{count, number} with {values, plural, one {# value} other {# values}}",
    /** Line below a name. `dates` are the first day and the last. */
    values: "{count, plural, one {# value} other {# values}}, {dates}",
    takeAll: "Take all",
    joins: "Joins your tracker “{name}”",
    /** What a switched-on row becomes; `kind` is one of those of trackers. */
    becomes: "New: {kind}",
    becomesUnit: "New: {kind} ({unit})",
    becomesScale: "New: {kind} from {min, number} to {max, number}",
    tooMany:
      "A universe can have {most, number} trackers. With these there would be {count, number}: switch some off.",
    question: "What does “{name}” become?",
    numbers: "Its numbers go from {lowest, number} to {highest, number}.",
    haveIt: "You have a tracker of this name: the values join it.",
    /** A switch, and what it does. */
    replace: "Replace readings that are there",
    replaceHint:
      "Where the file has another value for the same day or minute, it takes the place of yours. If this is off, what you have noted stays as it is.",
    isNew: "A new tracker.",
    /** Heading of the next three. */
    timeUnit: "The file has it in",
    unitsOfTime: { h: "Hours", min: "Minutes", s: "Seconds" },
    /** These follow the sentences about stars. */
    readings: "{summary} Readings: {count, number}.",
    replacedReadings: "{summary} Replaced readings: {count, number}.",
    knownReadings: "{summary} Readings that were here already: {count, number}.",
    trackers: "{summary} New trackers: {count, number}.",
    feelings: "{summary} Feelings of your own: {count, number}.",
    tooManyReadings:
      "This would be {readings, plural, one {# reading} other {# readings}}. A universe has room for {most, number}, and yours for {room, number} more. Nothing was sent.",
    sent: "{sent, number} of {all, number} entries and readings",
    undoes:
      "Readings, trackers and feelings that came with it go as well, unless you have changed them or used them since. Readings that it has replaced become what they were.",
  },

  changes: {
    title: "What has changed",
    text: "These entries of the file look like stars of your sky, with another time or mood. Choose what becomes of them.",
    all: "For all of them",
    /** The name of the choice beside an entry. */
    choice: "The entry of {date}",
    correct: "Correct the star",
    keep: "Keep the star as it is",
    add: "Add another star",
    inSky: "In your sky",
    inFile: "In the file",
    see: "See what has changed",
    /** Follows the sentences about the stars of an import. */
    corrected: "{summary} Corrected stars: {count, number}.",
    undoes: "Stars that this import has corrected become what they were, unless they were edited since.",
  },

  preview: {
    title: "Your sky to come",
    /** Accessible names of the picture. */
    picture: "The sky to come",
    pictureOf: "The sky to come, with {count, plural, one {# star} other {# stars}}",
    workingOut: "Working out the sky…",
    nothing: "With these answers, nothing becomes a star. Go back and choose a feeling.",
    stars: "{stars, plural, one {# star} other {# stars}}, {dates}.",
    starsAndTags: "{stars, plural, one {# star} other {# stars}} and up to {tags, number} tags, {dates}.",
    /** Follows one of the two sentences above. */
    besides: "{summary} They join the {count, number} of your sky.",
    tooMuch:
      "This would be {stars, plural, one {# star} other {# stars}}. A universe has room for {most, plural, one {# star} other {# stars}}, and yours for {room, number} more. Nothing was sent.",
    undoable:
      "You can undo the import for 30 days. Bringing the same file again later adds only what is new.",
    import: "Import",
  },

  sending: {
    title: "Bringing your stars in",
    text: "You can look at other pages meanwhile. If you close this tab, the import continues when you are back here.",
    storing: "Getting ready",
    finishing: "Laying out your sky",
    sent: "{sent, number} of {all, plural, one {# entry} other {# entries}}",
    /** Screen readers hear these. */
    begun: "The import has begun",
    percent: "{percent, number} percent",
    cancel: "Cancel the import",
    busy: "Your universe asks for a short break. The import goes on by itself in a moment.",
    outOfReach:
      "Your universe cannot be reached right now. What has arrived is kept, and the import goes on as soon as it can.",
    tryNow: "Try now",
    signedOutReason: "Sign in again and open Your data: your import continues where it was.",
  },

  stopped: {
    title: "The import has stopped",
    why: {
      open: "Another device, or another tab, has an import of this universe open. Let it finish, or cancel it and go on here. Nothing of this file was added yet.",
      full: "Your universe has no room for all of these stars. Nothing of this file was added.",
      room: "There is no room for all of it. The part that has arrived is kept for a day, and its stars are not in your sky yet: make room and go on, or take it back.",
      closed:
        "This import has ended on the server: it was cancelled, or it was open for more than a day. Nothing of it was added. Start it again, and all of it is sent once more.",
      lost: "This browser has lost the entries that were still to be sent. Choose the same file again: nothing is added twice.",
      refused:
        "Your universe did not take these entries. Nothing of this file was added, and everything else is as it was.",
    },
    cancelOther: "Cancel that one and go on here",
    startAgain: "Start it again",
    chooseAgain: "Choose the file again",
    goOn: "Go on",
    takeBack: "Take it back",
    notNow: "Not now",
  },

  /** A file with sealed words, before it can be read; and what becomes of its words. */
  sealedFile: {
    title: "This file is sealed",
    text: "Its words open with the passphrase or the recovery kit that they had when the file was saved. What you type stays in this browser.",
    field: { label: "Passphrase or recovery kit", show: "Show what you typed", hide: "Hide what you typed" },
    open: "Open the file",
    opening: "Opening...",
    empty: "Type the passphrase or the kit first.",
    wrong: "That is neither the passphrase nor the kit of this file. You can try again.",
    damaged: "What opens this file is damaged.",
    http: "Browsers open sealed files only over https.",
    keepsSeal:
      "Your words stay sealed here: the passphrase and the kit of the file open them from now on. If somebody else made this file, they can open what you write here, too: then make a new key afterwards, under “Sealed words”.",
    getsSealed: "Your words are sealed here, too, with the key of your universe.",
    getsPlain: "Your universe is not sealed: whoever runs this server can read what you bring.",
    notProved: "It was not confirmed that it is you, so nothing was restored.",
  },
  restoring: {
    title: "Restoring your universe",
    text: "If you close this tab, choose the same file again: the rest of it follows.",
    progress: "Stars, tags and activities",
    unreadableParts: "This file has parts that cannot be read, so it cannot be restored as a whole.",
    /** `place` is a path in the file, `rule` a sentence. */
    brokenRule:
      "Nothing was restored, because the file has something at {place} that a universe cannot take. {rule}",
    outOfReach: "Your universe cannot be reached right now. What has arrived is kept; try again in a moment.",
    doneTitle: "Your universe is back",
    doneText: "Everything in the file is here again.",
    seeIt: "See it",
  },

  done: {
    measuredTitle: "Your readings are here",
    seeTrackers: "See your trackers",
    title: "They are in your sky",
    allKnown: "You have all of them already",
    added: "{count, plural, one {# star came in.} other {# stars came in.}}",
    known:
      "{count, plural, one {# star of this file was here already.} other {# stars of this file were here already.}}",
    addedAndKnown:
      "{added, plural, one {# star came in.} other {# stars came in.}} {known, plural, one {# star of this file was here already.} other {# stars of this file were here already.}}",
    see: "See them in the sky",
    undo: "Undo this import",
    another: "Bring another file",
    undoable: "You can undo it for 30 days, here or later in Your data.",
  },

  earlier: {
    title: "Earlier imports",
    showAll: "Show all {count, number}",
    undo: "Undo",
    undoNamed: "Undo the import of {file}",
    cancel: "Cancel it",
    cancelNamed: "Cancel the import of {file}",
    /** `source` is one of those above. */
    open: "{source}. Begun on {date} and not finished; no star of it shows yet.",
    cancelled: "{source}. Cancelled on {date}.",
    undone: "{source}. Undone on {date}.",
    kept: "{source}. {count, plural, one {# star} other {# stars}} on {date}.",
  },

  undo: {
    title: "Undo this import?",
    keep: "Keep it",
    undo: "Undo the import",
    removing: "Removing…",
    text: "{count, plural, one {The # star that came from <file>{name}</file> will be removed for good, with tags that no other star has.} other {The # stars that came from <file>{name}</file> will be removed for good, with tags that no other star has.}} Stars that you have edited since stay. You can import the file again.",
    tooLate: "This import is older than 30 days, so its stars stay.",
    failed:
      "The import could not be undone, because your universe cannot be reached right now. Try again in a moment.",
    done: "The import is undone",
    doneText: "Your sky is as it was without it.",
  },
});
