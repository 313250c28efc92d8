import { texts } from "../text.ts";

/** The search and the filter of stars. */
export const starSearch = texts("star-search", {
  filters: "Filters",
  clear: "Clear filters",
  notes: {
    title: "Note",
    with: "With a note",
    withoutShort: "Without",
    without: "Without a note",
  },
  twins: {
    title: "Twin stars",
    onlyShort: "Twins only",
    withoutShort: "Without",
    only: "Twin stars",
    without: "Without twin stars",
  },
  all: "All stars",
  weekdays: {
    title: "Days of the week",
    weekends: "Weekends",
    workdays: "Monday to Friday",
  },
  set: "Filters that are set",
  clearAll: "Clear all",
  dates: {
    title: "Dates",
    first: "From",
    last: "To",
    from: "From {date}",
    until: "Until {date}",
  },
  hours: {
    title: "Time of day",
    from: "From",
    until: "Until",
    nextMorning: "The next morning",
    /** Two times of day, such as 22:00. */
    range: "{from}–{until}",
  },
  tags: {
    title: "Tags",
    match: "Stars with",
    matchAll: "All of these tags",
    matchAny: "Any of these tags",
    find: "Find a tag",
    none: "No tag with this name.",
    found: "{count, plural, other {# found}}",
    /** `names` is a list such as "Work and Family". */
    with: "With {names}",
    withUnknown: "With a tag",
    showAll: "Show all {count, number} tags",
    full: "That is all: a star has up to {max} tags.",
  },
  title: "Your stars",
  words: {
    title: "Search your stars",
    kinds: "Words, tags, feelings, dates",
    clear: "Clear the words",
  },
  meanings: {
    title: "What the search can mean",
    tag: "Tag {name}",
    feeling: "Feeling {name}",
    notes: "Notes with “{words}”",
    /** `what` is one of the others, a day or a family, or several of them. */
    counted: "{what}: {count, number}",
  },
  measures: {
    title: "What you measured",
    /** `value` has its unit, such as 6 hr. */
    below: "{tracker} below {value}",
    atMost: "{tracker} at most {value}",
    exactly: "{tracker}: {value}",
    atLeast: "{tracker} at least {value}",
    above: "{tracker} above {value}",
    /** Stands for the comparison with a tracker that nobody knows any more. */
    removed: "A tracker that was removed",
    gone: "This search asks for a tracker that was removed, so no day has a value of it.",
    tracker: "Tracker",
    choose: "Choose a tracker",
    archived: "{name} (archived)",
    comparison: "Comparison",
    /** Stand between the name of a tracker and a value. */
    names: {
      below: "below",
      atMost: "at most",
      exactly: "exactly",
      atLeast: "at least",
      above: "above",
    },
    value: "Value",
    duration: "Hours and minutes, such as 7:30",
    wrong: "This is no value of it.",
    /** Words that people type for a comparison, with a comma between them. */
    typed: {
      below: "below, under, less than, fewer than",
      atMost: "at most, up to, no more than",
      exactly: "exactly, is",
      atLeast: "at least, from, no less than",
      above: "above, over, more than",
    },
  },
  intensity: {
    title: "Intensity",
    any: "Any",
    lowest: "Lowest intensity",
    highest: "Highest intensity",
    one: "Intensity {value}",
    range: "Intensity {min}–{max}",
    values: "{min}–{max}",
  },
  feelings: {
    title: "Feelings",
    single: "Single feelings",
    ofFamily: "{family} family, single feelings",
  },
  show: "Show {count, plural, one {# star} other {# stars}}",
  /** Accessible name of a button; `part` is one of the filters that are set. */
  remove: "Remove: {part}",
  /** Stands on a button, after "Filters": how many are set. Screen readers hear `spoken`; it is not seen. */
  setCount: "{count}<spoken> set</spoken>",
  count: "{found, number} of {total, plural, one {# star} other {# stars}}",
});
