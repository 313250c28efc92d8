import { texts } from "../text.ts";

/** The page of letters, and the line on home that says that one can be opened. What letters say is in `letters.ts`. */
export const letterPage = texts("letter-page", {
  title: "Letters",
  introduction:
    "Half a page about a time of yours, from your own stars and words. It is written on this device when you open it, and only you read it.",
  /** Above the choice of a week, a month or a year. */
  about: "About a",
  kinds: { week: "Week", month: "Month", year: "Year" },
  /** Accessible names of links. */
  before: { week: "The week before", month: "The month before", year: "The year before" },
  after: { week: "The week after", month: "The month after", year: "The year after" },
  /** What the arrow keys do on this page. */
  keys: "Letter before, after",
  /** Accessible name of grey lines that stand for a letter which is being made. */
  writing: "Your letter is being written",
  quiet: {
    week: "No star is in this week. It stays quiet, and that is all right.",
    month: "No star is in this month. It stays quiet, and that is all right.",
    year: "No star is in this year. It stays quiet, and that is all right.",
  },
  /** Links below a letter without a star. */
  newest: {
    week: "The newest week with a star",
    month: "The newest month with a star",
    year: "The newest year with a star",
  },
  empty: {
    title: "There is nothing to tell yet",
    text: "With your first star there is something to write about.",
  },
  outOfReach: "Your universe cannot be reached right now. Everything in it is kept.",
  failed: "The letter could not be written. Your journal is untouched.",

  /** Accessible name of a link to the star whose note is quoted; `day` is a weekday with its date. */
  showStar: "Show the star of {day}",

  keep: {
    title: "Keep this letter",
    picture: "Save as a picture",
    pictureHint: "Its stars and the year, without a word of your notes.",
    page: "Save as a page",
    pageHint: "One file with this letter. It opens in every browser, and fits on one sheet of paper.",
    /** A switch. */
    withWords: "With your own words",
    withWordsHint: "Otherwise the page leaves out what is quoted from your notes.",
    /** The title of the page, before the name of its year. */
    fileTitle: "A letter",
    /** Stands at the foot of the picture and of the page. */
    caption: "{year} · {count, plural, one {# star} other {# stars}}",
    saved: {
      title: "Saved",
      picture: "The picture of your year is among your downloads.",
      page: "The letter of your year is among your downloads.",
    },
    notSaved: {
      title: "Not saved",
      text: "This browser could not make the picture. Your journal is untouched.",
    },
  },

  /** The line on home on the last day of a week, a month or a year. */
  line: {
    /** The accessible name of the line. */
    name: "A letter",
    open: {
      week: "A letter about this week can be opened",
      month: "A letter about this month can be opened",
      year: "A letter about this year can be opened",
    },
    dismiss: "Not now",
    /** A switch. */
    show: "Say on the sky when a letter can be opened",
    showHint:
      "A quiet line on the last day of a week, a month or a year that has a star. It applies to this device.",
  },
});
