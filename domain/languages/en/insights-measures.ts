import { texts } from "../text.ts";

/**
 * The part of the insights about what a person measures. A tracker is one thing that they measure, such as hours of sleep; a
 * reading is one value of it.
 */
export const measures = texts("insights-measures", {
  method: {
    compared:
      "The readings of each tracker are set beside the scores of the stars of the same day and of the next day, along with weekdays, slow changes over months, and the fact that a day is often like the day before it. Only the last four years count.",
    oneValue:
      "Several readings of a day become one value. Counts and durations add up, because three cups at three times of the day are three cups; a yes or no is yes if it was yes once; everything else has the mean of its readings. A value far beyond all the others may be a slip and is drawn nearer to them. A day without a reading stays without one.",
    chance:
      "With many trackers, one of them looks special by chance. A relation is therefore stated only if it would be rare beside all your trackers on both days, and only if it was already to be seen four weeks ago.",
    order:
      "What merely follows your mood can seem to foretell it, because days are alike. The next day is therefore named only if a reading tells clearly more about the stars after it than about those before it. Even then it says what goes along with what, not what causes what.",
    groups:
      "The charts show the days themselves, in up to five groups. The line holds the mean of all such days in 90 of 100 cases.",
  },
  unsure: "Not clearly related to your stars: {trackers}.",
  /** An item in a list of trackers, as the next. */
  withDays: "“{tracker}” ({days, plural, one {# day} other {# days}})",
  missing: "“{tracker}” ({days, number} of {needed, number} days with a reading and a star)",
  tooEarly: "Too early to compare: {trackers}.",
  /** `trackers` is a list of `count` trackers, as in the next. */
  constant:
    "{count, plural, one {{trackers} has had nearly the same value every day, so there is nothing to compare yet.} other {{trackers} have had nearly the same value every day, so there is nothing to compare yet.}}",
  bound:
    "{count, plural, one {{trackers} keeps to certain weekdays or changes too slowly to be told apart from them.} other {{trackers} keep to certain weekdays or change too slowly to be told apart from them.}}",
  /** A chart of the days of a claim, and the columns of its table. */
  groups: {
    sameDay: "“{tracker}” and the stars of the same day",
    nextDay: "“{tracker}” and the stars of the next day",
    unit: "Mean score of the days in each group of values, from −1 (unpleasant) to 1 (pleasant). The line holds the mean of all such days in 90 of 100 cases.",
    count: "{days, plural, one {# day} other {# days}}",
    columns: { values: "Values", mean: "Mean score", low: "Low", high: "High", days: "Days" },
  },
  lines: {
    unit: "Means of the weeks with a reading, up to a year.",
    /** `yes` stands in place of the mean for questions with yes or no. */
    columns: { week: "Week from", mean: "Mean", yes: "Days with yes, in %", days: "Days" },
    /** Opens the lines of these. */
    more: "{count, plural, one {# more tracker} other {# more trackers}}",
  },
});
