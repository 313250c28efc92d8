import { texts } from "../text.ts";

/** The page "Your journal": its search, days, months, years and memories. */
export const journal = texts("journal", {
  title: "Your journal",
  loading: "Loading your journal",
  empty: {
    title: "Your first star opens the journal",
    text: "Add a mood in your sky. Its feeling, its note and its day can be read here.",
  },
  outOfReach: {
    withStars: "Your journal cannot be reached right now. You read it as it was; it catches up by itself.",
    withoutStars:
      "Your journal cannot be reached right now. Your stars are kept on the server; it catches up by itself.",
  },
  /** Accessible name of the tabs. */
  views: "Views of the journal",
  viewNames: {
    days: "Days",
    month: "Month",
    year: "Year",
    tags: "Tags",
    feelings: "Feelings",
    constellations: "Constellations",
  },
  /** Leads to the view of the feelings that a person made, while there are none. */
  ownFeelings: "Feelings of your own",
  compareOthers: "Compare with the others",
  compareBefore: "Compare with the time before",
  /** Replaces a day, for a star without a valid time. */
  unknownTime: "Unknown time",
  /** Accessible name of a group of buttons. */
  actionsFor: "Actions for {star}",
  /** A button, such as "Remove". Screen readers hear of which star. */
  actionOn: "{action}<more>: {star}</more>",
  /** Opens Add Mood, for now. */
  add: "Add",
  /** Accessible name of the button beside a day that has stars: it opens Add Mood for this day. */
  addOn: "Add a star: {day}",
  correct: "Correct",
  remove: "Remove",
  /** The removed stars. */
  bin: "Bin",

  days: {
    /** Accessible name of the list. */
    list: "Your stars by day",
    nothingFound: "Nothing matches",
    clearSearch: "Clear the search",
  },

  memories: {
    title: "On this day",
    turnOff: "Turn off",
    turnOn: "Turn on “On this day”",
    showMore: "Show {count, number} more",
    ago: {
      week: "A week ago",
      month: "A month ago",
      year: "{count, plural, =1 {A year ago} other {# years ago}}",
    },
    /** `ago` is one of the texts above. Screen readers hear the date. */
    row: "{ago}<more>, {day}</more>",
    /** Follows the names of some stars. */
    moreStars: "and {count, number} more",
  },

  calendar: {
    today: "Today",
    /** Accessible names of the lists to choose from. */
    month: "Month",
    year: "Year",
    previousMonth: "Previous month",
    nextMonth: "Next month",
    previousYear: "Previous year",
    nextYear: "Next year",
    /** Screen readers hear the month or year that is shown. */
    stars: "<more>{period}: </more>{count, plural, one {# star} other {# stars}}",
    found: "<more>{period}: </more>{count, plural, one {# star found} other {# stars found}}",
    empty: "<more>{period}: </more>Your first star lights its day here.",
    /** Accessible names of days. `families` is a list of feelings, or `mostly`. */
    day: "{day}, {count, plural, one {# star} other {# stars}}: {families}",
    dayWithoutStars: "{day}, no stars. Add one",
    dayWithoutFound: "{day}, nothing found",
    mostly: "mostly {first}, with {others}",
    anotherFeeling: "another feeling",
    /** Accessible name of the legend. */
    families: "Families of feelings",
    /** Accessible name of the choice between the next two. */
    colors: "Colours of the days",
    byFeeling: "By feeling",
    byPleasantness: "By pleasantness",
    /** Accessible name of the legend by pleasantness. */
    ramp: "How pleasant the days were",
    rampMethod:
      "A day has the mean of its stars: how pleasant their feelings are, and how strong. It is no grade: every feeling has its place.",
    /** How pleasant a day was. */
    pleasantness: {
      veryUnpleasant: "very unpleasant",
      unpleasant: "unpleasant",
      mixed: "mixed",
      pleasant: "pleasant",
      veryPleasant: "very pleasant",
    },
  },
});
