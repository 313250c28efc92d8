import { texts } from "../text.ts";

/** How the value of a tracker is said, which a person measured: hours of sleep, cups of coffee, whether they took a walk; and where it is seen. */
export const readingTexts = texts("reading-texts", {
  yes: "Yes",
  no: "No",
  /** `unit` is the person's own word: 3 cups. The space keeps both on one line. */
  withUnit: "{value}\u00a0{unit}",
  /** `hours` and `minutes` have their units: 7 hr 30 min. */
  hoursAndMinutes: "{hours} {minutes}",
  /** A group of values: 6 hr – 7 hr. */
  range: "{low} – {high}",
  /** Accessible name of the values of a day in the journal. */
  ofDay: "Measured on {day}",
  /** A button, after some of the values of a day. */
  more: "{count, number} more",
  calendar: {
    /** A choice between the next two and the names of trackers. */
    title: "The days show",
    feelings: "Feelings",
    pleasantness: "How pleasant they were",
    /** Accessible names of days. */
    day: "{day}: {tracker} {value}",
    dayWithout: "{day}: no value of {tracker}",
    /** Accessible name of the legend. */
    legend: "What the colours of {tracker} mean",
    noValue: "No value",
    gone: "This tracker was removed, so the days show their feelings.",
  },
  glow: {
    /** A choice between the next one and the names of trackers. */
    title: "Let the days glow by",
    none: "Nothing",
    shown: "The days glow by {tracker}",
    stop: "Stop the glow",
    range: "{tracker}: {low} is faint, {high} is bright. A day without a value does not glow.",
    one: "{tracker}: every day with a value glows.",
    empty: "{tracker} has no value yet, so no day glows.",
    otherView: "This view does not show what you measured. Sky and Year do.",
    gone: "This tracker was removed, so no day glows.",
  },
});
