import { texts } from "../text.ts";

/** The page of one tracker: what was measured, over time and how often, and the readings one by one. */
export const trackerPage = texts("tracker-page", {
  back: "Your trackers",
  outOfReach: "Your universe cannot be reached right now. Everything in it is kept.",
  gone: {
    title: "This tracker was removed",
    text: "Its readings went with it. The stars of those days are as they were.",
  },
  archived:
    "This tracker is archived: it is not asked for any more. Its readings stay here, and you can correct them.",
  empty: {
    title: "Nothing measured yet",
    text: "The first reading appears here as a point, and the next days make a line of it.",
  },
  /** `span` is a range of dates. */
  measured: "{days, plural, one {# day} other {# days}} with a value, {span}",
  inCalendar: "Show in the calendar",
  compare: "Compare high and low days",
  compareYes: "Compare with and without",
  line: {
    title: "Over time",
    /** What a day has that has several readings, or one. */
    sum: "Each day has the sum of its readings.",
    mean: "Each day has the mean of its readings.",
    ever: "A day is yes when one of its readings is.",
    once: "Each day has one reading.",
    /** `what` is one of these sentences. */
    gaps: "{what} Days without a reading stay empty.",
    /** A choice between the next three. */
    show: "Days",
    quarter: "3 months",
    year: "A year",
    all: "All",
    /** Accessible name of a slider over the chart. */
    slider: "Day that is read out",
    reading: "{date}: {value}",
    columns: { day: "Day", value: "Value" },
  },
  distribution: {
    title: "How often",
    unit: "Days with each value",
    days: "Days",
  },
  readings: {
    title: "Readings",
    /** Accessible names. `when` is a date, with a time of day where the tracker has several readings a day. */
    correctNamed: "Correct the reading of {when}: {value}",
    removeNamed: "Remove the reading of {when}: {value}",
    form: "Reading of {when}",
    more: "Show {count, number} more",
    removed: "The reading of {when} is removed",
    back: "The reading of {when} is back",
    waits: "Not sent yet",
  },
});
