import { texts } from "../text.ts";

/** What people take along as pages, and what an import says about a file. */
export const formats = texts("formats", {
  /** Files of Markdown, one for each month. */
  markdown: {
    /** Stands below the name of the month; `name` is that of the universe. */
    summary:
      "Mood Universe: {name}. {stars, plural, one {# star} other {# stars}} on {days, plural, one {# day} other {# days}}.",
    /** A feeling with its intensity: Joy 7/10. */
    feeling: "{feeling} {intensity}/10",
    /** The two feelings of a star. */
    twin: "{first} with {second}",
    tags: "Tags: {tags}",
    /** A line of a day: Sleep: 7.5 h. `value` has its unit. */
    reading: "{tracker}: {value}",
    /** `time` is 14:05. */
    readingAt: "{tracker}, {time}: {value}",
  },

  /** A name or a word of the file, in a list. */
  quoted: "“{name}”",
  /** The end of a long list of names. */
  namesAndMore: "{names} and {count, number} more",

  /**
   * What is wrong with a file, or with one of its entries; the place in the file stands before it. `date`, `time` and
   * `kind` are words of the file, and `names` a list of them.
   */
  remarks: {
    // The whole file.
    noEntries: "There are no entries in this file.",
    tooManyRows: "This file has more than {count, number} rows. Split it, and import the parts one by one.",
    tooManyEntries: "This file has more than {count, number} entries, more than a universe can have.",
    tooLarge:
      "There are more than 200 MB of entries in this file. Split it, and import the parts one by one.",
    unknownJson: "This JSON file comes from no journal that can be read here.",
    notJson: "This file begins like JSON and is damaged. Export it again.",
    sealUnreadable: "The seal of this file cannot be read: it is damaged, or of a later version.",
    sealedDamaged:
      "The words of {count, plural, one {# record} other {# records}} in this file do not open: the file was damaged. The page open-sealed.html shows the others.",
    brokenJson:
      "This file begins as JSON and then breaks off or contains a mistake, so nothing of it could be read. Export it again, and choose it again.",
    zipOutside:
      "This ZIP has a path that points outside of it. It is refused, because no journal writes such a file.",
    zipNothing: "There is no journal in this ZIP that can be read here.",
    /** `kind` names a way to pack files, and `names` are files of the ZIP. */
    zipPassword: "This ZIP has a password. Unpack it, and choose the file that is in it.",
    zipPacking:
      "This ZIP is packed in a way that cannot be read here ({kind}). Unpack it, and choose the file that is in it.",
    zipSeveral: "There are several tables in this ZIP: {names}. Unpack it, and choose them one by one.",
    zipInside:
      "There is another archive in this ZIP: {names}. Unpack both, and choose the file that is in it.",
    spreadsheet: "This is a spreadsheet, and not a table of text. Save it as CSV, and choose that file.",
    otherArchive: "This is an archive ({kind}) and no ZIP. Unpack it, and choose the file that is in it.",
    zipDamaged: "This ZIP is damaged. Export it again.",
    emptyFile: "This file is empty.",
    notText:
      "This is neither a text nor a ZIP file, so no journal can be in it. Choose the file that the other app has exported.",
    tooMuchText:
      "This file has more than 200 MiB of text, which is more than any journal needs, so it was not read.",
    noTable:
      "There is no journal in this file: it is neither JSON nor a table with a header and rows. Choose the file that the other app has exported.",
    endlessLine:
      "This file has a line of more than a million characters, so it is not a table of entries. Nothing of it was read.",
    openQuote:
      "After row {row, number}, a quotation mark opens a cell of more than a million characters. Close it in a spreadsheet or a text editor, and choose the file again.",
    keysOutOfReach:
      "Your universe cannot be reached right now, so it is not known which entries it has already. Nothing was imported; try again in a moment.",
    brokenLetters:
      "{count, plural, one {# letter of this file could not be read and became �.} other {# letters of this file could not be read and became �.}}",
    readingFailed:
      "Something went wrong while this file was read. Nothing was imported and nothing was lost; choose the file again.",

    // An entry.
    unreadableDate: "There is no date “{date}”.",
    unreadableMoment: "There is no moment “{date}”.",
    noDate: "This entry has no date.",
    unreadableTime: "The time “{time}” could not be read; noon is used.",
    partsOfDay: "Parts of the day became hours: am 9:00, mid 13:00 and pm 18:00.",
    rowTooLong: "This row is too long to be an entry.",
    cellsLeftOut: "More cells than the header has; left out: {cells}.",
    quoteNotClosed:
      "Nothing closes a quotation mark in this row, so what follows in the file has become part of it.",
    noRating: "This entry has no rating.",
    noMoodInRow: "This row has no mood.",
    noMoodInEntry: "This entry has no mood.",
    noMoodOrRating: "This row has neither a mood nor a rating.",
    noLabels: "This entry has neither labels nor a valence.",
    labelAgainst: "{names} says the opposite of the number of this entry. The number counts.",
    noScore: "This day has no score.",
    noFeelingInRow: "This row has no feeling.",
    noFeelingInStar: "This star has no feeling.",
    twiceInFile: "This entry is in the file twice.",
    charactersLeftOut: "Characters of this note that no program can store are left out.",
    otherKind: "“{kind}” is not a mood, and is not imported.",
    readingsNotImported:
      "{count, plural, one {# reading of “{kind}” cannot be imported.} other {# readings of “{kind}” cannot be imported.}}",
    measurementsNotImported: "Weather and other measurements in words are not imported: only numbers are.",
    scalesNotImported: "Some scales are not imported: there is no number in them.",
    valuesLeftOut: "Values that are more than can be read, and stay out: {count, number}.",
    valuesOutside: "Of {names}, values outside of the range stay out: {count, number}.",
    valuesRounded: "Of {names}, values were rounded to the steps of the tracker: {count, number}.",
    valuesOfOtherTimes: "Of {names}, values of days to come or before 1900 stay out: {count, number}.",
    valuesJoined: "Of {names}, values of the same day or minute became one with another: {count, number}.",
    valuesOfFullDays: "Of {names}, values that are more than a day can have stay out: {count, number}.",
    more: "There are {count, number} more of these remarks, which are not listed.",

    // The star that an entry becomes.
    tooEarly: "{date} is before 1900.",
    inTheFuture: "{date} has not come yet.",
    ofLaterVersion:
      "A later version of Mood Universe wrote this, and a restore would lose it. It can be restored once this server has been updated.",
    skippedHour: "The clocks went forward, so that {date} had no {time}; the next hour is used.",
    notChosenFor: "No feeling is chosen for {names}.",
    notChosen: "No feeling is chosen for this entry.",
    moreMoods: "A star has up to two feelings; left out: {names}.",
    moreTags: "A star has up to {most, number} tags; left out: {names}.",
    inUniverse: "This star is in your universe already.",
    noteChanged:
      "The note of this entry has changed since it was imported. The star keeps the note that it has.",
    noteCut: "This note has {length} characters; a star holds {limit}. The end of it is cut.",
    noteContinued:
      "This note is longer than a star holds; it continues in {count, number} more of the same moment.",
  },
});
