import { texts } from "../text.ts";

/**
 * The page that compares two times or two kinds of days. Its sentences are for a tired person: they claim no cause, give
 * no advice, and need no figure. How sure one of them is, the texts of `sureness` say.
 */
export const compare = texts("compare", {
  title: "Compare",
  introduction: "Two times, or two kinds of days, side by side.",
  /** Names the page that this one leads back to. */
  back: "Insights",
  outOfReach: "Your universe cannot be reached right now. Everything in it is kept.",
  failed: "The days could not be compared. Your journal is untouched, and what you chose is kept.",
  loading: "Comparing your days",
  empty: {
    title: "There is no star yet",
    text: "Once there are stars on several days, this page can say what was different between two of your times.",
  },
  /** An address that cannot be followed. */
  unreadable:
    "This address does not name anything that can be compared, or it names something that your universe no longer has. Choose above what to compare.",
  gone: {
    tag: "This comparison asks for a tag that was removed. Take it out of your choice, or choose something else.",
    tracker:
      "This comparison asks for something that you no longer measure. Take it out of your choice, or choose something else.",
    constellation:
      "The constellation of this comparison was removed, or has no stars. Choose above what to compare.",
  },

  choose: {
    title: "What to compare",
    /** Three ways to choose, as short words. */
    ways: { times: "Two times", kinds: "Kinds of days", weeks: "Good weeks" },
    /** Buttons. */
    times: {
      week: "This week and last",
      month: "This month and last",
      year: "This year and last",
      /** `months` are three months with their year: September – November 2026. */
      months: "{months}, and a year before",
    },
    since: "Before and since a day",
    event: "Before and after a constellation",
    /** The first entry of a list of names. */
    chooseOne: "Choose one",
    own: "Other times",
    weekends: "Weekends and weekdays",
    tag: "Days with a tag and without it",
    /** What the first side is compared with: two short choices. */
    against: "Compared with",
    others: "The other days",
    chosen: "Days that I choose",
    weeks:
      "Your weeks are divided into good ones and the others. Half of the days of a week decide whether it is a good one, and what the good ones had in common is read from the other half.",
    weeksDates: "Weeks between",
  },
  /** What the two sides are called. */
  sides: {
    first: "First",
    second: "Second",
  },
  /** Accessible names of a line of time and the four handles on it. */
  track: {
    title: "Your journal, and the two times in it",
    firstFrom: "First time: from",
    firstTo: "First time: until",
    secondFrom: "Second time: from",
    secondTo: "Second time: until",
    /** What the line shows: two short choices. */
    show: "Show",
    near: "The last months",
    all: "The whole journal",
  },

  headline: {
    /**
     * `first` and `second` are names: of a tag or a constellation, a date, or the days that are compared, such as
     * "November 2026" (`times`) or "With “walk”" (`other`). How sure it is follows as a sentence: "Probably."
     */
    difference:
      "{what, select, week {This week was {direction, select, brighter {brighter} other {dimmer}} than the last.} month {This month was {direction, select, brighter {brighter} other {dimmer}} than the last.} year {This year was {direction, select, brighter {brighter} other {dimmer}} than the last.} weekends {Your weekends were {direction, select, brighter {brighter} other {dimmer}} than your weekdays.} tag {Your days with “{first}” were {direction, select, brighter {brighter} other {dimmer}} than those without.} event {After “{first}”, your days were {direction, select, brighter {brighter} other {dimmer}} than before.} since {Since {first}, your days were {direction, select, brighter {brighter} other {dimmer}} than before.} times {{first}: {direction, select, brighter {brighter} other {dimmer}} days than {second}.} other {{first}: these days were {direction, select, brighter {brighter} other {dimmer}} than the others.}}",
    /** Names no direction, because it may be chance; "It may be chance." follows. */
    unclear:
      "{what, select, week {This week and the last show no clear difference in brightness.} month {This month and the last show no clear difference in brightness.} year {This year and the last show no clear difference in brightness.} weekends {Your weekends and your weekdays show no clear difference in brightness.} tag {Your days with “{first}” and those without show no clear difference in brightness.} event {Your days before and after “{first}” show no clear difference in brightness.} since {Your days before {first} and since then show no clear difference in brightness.} times {{first} and {second} show no clear difference in brightness.} other {{first}: these days and the others show no clear difference in brightness.}}",
    /** Whether the days were brighter is not compared. */
    different: "This is what was different.",
    same: "Nothing stands out as different.",
    /** `things` is a list of feelings, tags and the like. */
    weeksMore: "Your good weeks had more of this: {things}.",
    weeksLess: "Your good weeks had less of this: {things}.",
    weeksSame: "Nothing stands out that sets your good weeks apart.",
  },
  toKnow: {
    some: "To know, it would take about {days, plural, one {# more day} other {# more days}} with a star on each side.",
    never: "Even another year of days would hardly tell, because any difference is small.",
  },
  /** The name of a tag or a feeling within a list. */
  quoted: "“{name}”",

  lists: {
    title: "What was different",
    more: "More",
    less: "Less",
    /** Accessible names of the two lists. */
    moreOf: "{first}: more of this than {second}",
    lessOf: "{first}: less of this than {second}",
    noneHere: "Nothing beyond chance.",
    /** The first sentence has said how bright the days were; this one speaks of everything else. */
    none: "In everything else that was looked at, nothing was different enough to be more than chance.",
    kinds: {
      feeling: "Feeling",
      tag: "Tag",
      part: "Time of day",
      tracker: "Measured",
      exercise: "Exercise",
    },
    /** `days` of `of` days. */
    days: "{days, number} of {of, plural, one {# day} other {# days}}",
    /** `value` has its unit: 7 hr 20 min. */
    value: "{value} a day, from {days, plural, one {# day} other {# days}}",
    /** Only heard; `side` is its name, and `amount` one of the two above. */
    ofSide: "{side}: {amount}",
  },
  /** Alone, and in a list within a sentence. */
  parts: {
    night: "stars at night",
    morning: "stars in the morning",
    afternoon: "stars in the afternoon",
    evening: "stars in the evening",
  },

  /** Why there is no answer. `side` is the name of a side. */
  missing: {
    noStars: "There is no star that could be compared.",
    overlap:
      "The two sides share {days, plural, one {# day} other {# days}}. Change one of them, so that each day belongs to one side.",
    same: "Both sides are the same days. Change one of them.",
    beforeFirstStar: "{side}: these days lie before your first star, which is from {date}.",
    toCome: "{side}: these days are still to come.",
    empty: "{side}: no star was written on these days.",
    nothing: "{side}: of {days, plural, one {# day} other {# days}} with a star, none has what you chose.",
    everything:
      "{days, plural, one {The only day} other {All # days}} with a star {days, plural, one {has} other {have}} what you chose, so there are no others to compare with.",
    inBoth: "{side}: each of its days belongs to the other side too, so nothing is left to compare.",
    tooFewDays:
      "{side}: {days, plural, one {# day} other {# days}} with a star so far. From {needed, number} on, there is something to compare.",
    tooFewWeeks:
      "{weeks, plural, one {# week} other {# weeks}} with enough stars so far. From {needed, number} on, good weeks can be told from the others.",
    alike: "The stars of {days, plural, one {this # day} other {these # days}} are all equally bright.",
    unscored: "{side}: none of its feelings is known here, so how bright these days were cannot be compared.",
    chosenByFeelings:
      "The days were chosen by what you felt. Whether they were brighter is therefore not compared: it would only repeat what you chose.",
    afterNow:
      "{stars, plural, one {# star is dated later than now and is left out.} other {# stars are dated later than now and are left out.}}",
  },

  trust: {
    title: "How far to trust this",
    ofCalendar:
      "{days, number} of {calendarDays, plural, one {# day} other {# days}} {days, plural, one {has} other {have}} a star",
    days: "{days, plural, one {# day} other {# days}} with a star",
    mostlyEmpty:
      "{side}: fewer than half of the days have a star. Many people write less on low days, so the silent days may have been different.",
    inBoth:
      "{days, plural, one {# day belongs to both sides and is left out.} other {# days belong to both sides and are left out.}}",
    isApart: "One time lies before the other, so anything else that changed meanwhile can be the reason.",
    looked:
      "{count, plural, one {# thing was looked at} other {# things were looked at}}: feelings, tags, times of day, exercises and what you measure. With many, one of them looks special by chance, so chance is judged over all of them together.",
    weeks:
      "Good weeks: {good, number}. The other weeks: {others, number}. They were chosen by half of their days and are described by the other half, so that what made them good is not what is described.",
    noCause: "All this says what was different, not why.",
  },

  figures: {
    title: "The figures",
    brightness: "How bright the days were",
    brightnessUnit:
      "Difference in score, on the scale from −1 to 1: how pleasant the feelings count, times their intensity. The line is the range by which the first sentence speaks: it leaves 0 out exactly where the difference may not be chance alone.",
    dimmer: "dimmer",
    brighter: "brighter",
    percent: "{percent, number}\u00a0%",
    columns: {
      name: "Name",
      kind: "Kind",
      difference: "Difference",
      low: "Low",
      high: "High",
      sure: "How sure",
      /** `side` is "First" or "Second". */
      share: "{side}: share",
      days: "{side}: days",
      mean: "{side}: score",
    },
    sharesUnit:
      "Of the stars of each day, the share that has it; of exercises and of what is measured with yes or no, the share of days. What is measured with numbers is in the table. The line is the range by which the lists speak: where the first may truly lie beside the second. It leaves the second out, for only then is a difference named.",
    method:
      "A day counts once, however many stars it has. That days in a row are alike is taken into account. A difference is stated if chance would seldom show it among everything that was looked at.",
  },

  keep: {
    open: "Keep this comparison",
    subtitle: "It stays with these dates.",
    save: "Keep",
    full: "You keep {max, number} comparisons, as many as there can be. Remove one to keep another.",
    kept: "“{name}” is kept.",
    /** Stands where the button was. */
    isKept: "Kept as “{name}”",
  },
  kept: {
    title: "Kept comparisons",
    /** Accessible name of a group of buttons. */
    actionsFor: "“{name}”: actions",
    rename: "Rename",
    renamed: "The comparison is now called “{name}”.",
    remove: "Remove",
    removed: "“{name}” was removed.",
    back: "“{name}” is back.",
    waiting: "Not sent yet",
  },
});
