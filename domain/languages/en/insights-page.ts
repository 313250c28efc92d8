import { texts } from "../text.ts";

/**
 * What the page Insights itself says: its three parts, the names of what opens one press deeper, and the counts that need
 * no explanation. The sentences about a person's stars are in insights-answers.ts and insights.ts.
 */
export const insightsPage = texts("insights-page", {
  /** Headings of the three parts. */
  parts: { lately: "Lately", along: "What goes along", sure: "How sure is this" },
  /** Names of buttons below a part, each of which opens what stands one press deeper. */
  deeper: {
    weeks: "Week by week",
    hours: "Hour by hour",
    words: "Your words for feelings",
    tags: "Every tag, compared",
    measures: "What you measure",
    rhythm: "Weekdays and times of day",
    pairs: "Feelings that come together",
    practice: "Before and after exercises",
    steadiness: "How long a mood lasts",
  },
  /** Opens the figures of one statement. */
  exact: "In figures",
  opening: "Opening",
  /** Stands where something that was opened did not load. */
  notOpened: "This did not arrive. The rest of the page is as it was.",

  feelings: {
    title: "What you named",
    /** Read aloud for a bar; the picture shows the numbers alone. */
    reading: "{feeling}: {count, plural, one {# star} other {# stars}}",
    readingWithBefore:
      "{feeling}: {count, plural, one {# star} other {# stars}}, {before, number} in the days before",
    /** Opens the others. */
    more: "{count, plural, one {# more feeling} other {# more feelings}}",
    /** Stands below the bars: the line is a mark on each. */
    mark: "The line marks the days before.",
  },
  /** The stars of each quarter of the day. */
  times: { title: "When you wrote", reading: "{part}: {count, plural, one {# star} other {# stars}}" },
  /** Stands above the three words that say how sure a statement is. */
  words: "The three words",
  /** Stands above counts of days. */
  days: "Days with a star",

  /** The card that leads to the page where two times are compared. */
  compare: {
    title: "Compare two times",
    text: "This month and the last, days with a walk and days without, good weeks and the others: what was different, and how sure that is.",
  },
  /** The card that leads to a letter; `dates` is a span: March 9 – 15, 2026. */
  letter: {
    title: "A letter about a week",
    text: "{dates}: half a page in your own words. It is written on this device when you open it.",
  },
});
