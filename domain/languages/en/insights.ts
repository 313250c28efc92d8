import { texts } from "../text.ts";

/**
 * The page Insights: what a person's stars show, and what they cannot show. Its sentences state counts, claim no cause and
 * give no advice. Those about a person's stars are in insights-answers.ts, those that open further in
 * insights-figures.ts.
 */
export const insights = texts("insights", {
  title: "Insights",
  introduction:
    "What your stars show, and what they cannot show. Everything is computed in this browser. No star is a problem, and nothing here is advice.",
  /** Stands for the name of a tag. */
  removedTag: "a removed tag",
  outOfReach: "Your universe cannot be reached right now. Everything in it is kept.",
  failed: "The insights could not be computed. Your journal is untouched.",
  loading: "Reading your stars",
  empty: {
    title: "There is no star yet",
    text: "With the first one, this page begins to say what can be known, and how much is missing for the rest.",
  },
  /** Opens the paragraphs named `method`. */
  howWorkedOut: "How this was worked out",
  /** Accessible name of a link; `what` is a weekday or a tag. */
  showNamedInSky: "Show in the sky: {what}",
  /** The name of a feeling or a tag within a list. */
  quoted: "“{name}”",
  /** The last of a list: "joy", "hope" and 3 more. */
  more: "{count, number} more",

  laterStars: {
    some: "{count, plural, one {# star is dated later than now. It counts here once its time has come.} other {# stars are dated later than now. They count here once their time has come.}}",
    all: "{count, plural, one {Your # star is dated later than now. It counts here once its time has come.} other {Your # stars are dated later than now. They count here once their time has come.}}",
  },

  coverage: {
    oneDay: "All your stars are from today, so this page knows one day.",
    everyDay:
      "{days, plural, one {# of the {span, plural, one {# day} other {# days}} since your first star has one.} other {# of the {span, plural, one {# day} other {# days}} since your first star have one.}} Many people write less on low days.",
    someDays:
      "{days, plural, one {# of the {span, plural, one {# day} other {# days}} since your first star has one.} other {# of the {span, plural, one {# day} other {# days}} since your first star have one.}} Many people write less on low days, so the silent days may have been different.",
    /** Accessible name of the next four counts. */
    counts: "Days with a star",
    /** Stands below the number of days with a star. */
    ofLast: "days of the last {length, number}",
  },

  tags: {
    none: "Tags tell what goes with a feeling. With ten days with a tag and ten without, this page can compare them.",
    /** Follows a sentence about a tag: "It" is this tag, and `tags` a list of others. */
    sharedDays: "It often falls on the same days as {tags}, so their parts cannot be told apart.",
    /** An item in a list of tags, as the next three. */
    withDays: "“{tag}” ({days, plural, one {# day} other {# days}})",
  },

  rhythm: {
    /** What a link shows. */
    weekdays: {
      monday: "Mondays",
      tuesday: "Tuesdays",
      wednesday: "Wednesdays",
      thursday: "Thursdays",
      friday: "Fridays",
      saturday: "Saturdays",
      sunday: "Sundays",
    },
    parts: { night: "Night", morning: "Morning", afternoon: "Afternoon", evening: "Evening" },
  },

  words: {
    newFeelings: "New this month: {feelings}.",
  },
});
