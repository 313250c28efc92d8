import { texts } from "../text.ts";

/** A letter about a week, a month or a year of the journal: kind and exact, from counts alone. */
export const letters = texts("letters", {
  title: "A letter",
  /** Above the choice of a week, a month or a year. */
  about: "About a",
  kinds: { week: "Week", month: "Month", year: "Year" },
  /** Accessible names of buttons. */
  before: { week: "The week before", month: "The month before", year: "The year before" },
  after: { week: "The week after", month: "The month after", year: "The year after" },
  quiet: {
    week: "No star is in this week. It stays quiet, and that is all right.",
    month: "No star is in this month. It stays quiet, and that is all right.",
    year: "No star is in this year. It stays quiet, and that is all right.",
  },
  method:
    "The letter counts the stars of its time and reads no note. A day is as bright as the mean score of its stars. What others equal is not named as most frequent. The picture shows time from left to right, and pleasant feelings above.",

  someDays:
    "You lit {stars, plural, one {# star} other {# stars}} on {days, number} of {length, plural, one {# day} other {# days}}.",
  /** Said of a letter about the time in which the journal begins: every day since then has a star. */
  firstDay: "Your journal began with {stars, plural, one {# star} other {# stars}} on its first day.",
  everyDaySinceFirst:
    "Since your first star, every day has one: {stars, plural, one {# star} other {# stars}} in this {kind, select, week {week} month {month} other {year}}.",
  everyDay:
    "Every day of this {kind, select, week {week} month {month} other {year}} has a star: {stars, plural, one {# star} other {# stars}} in all.",
  everyDaySoFar:
    "Every day of this {kind, select, week {week} month {month} other {year}} so far has a star: {stars, plural, one {# star} other {# stars}} in all.",

  /** Says what one star names. `feelings` is one or two feelings. */
  oneStar: "It names {feelings}.",
  /** Said of several stars with the same feeling. */
  oneFeeling: "All of them name {feelings}.",
  equalFeelings:
    "You named {count, plural, one {# feeling} other {# feelings}}, and none of them stands out.",
  feelings: "You named {feelings}.",
  mostFeelings: "What you named most: {feelings}.",
  /** An item in the lists of these two: how many stars name the feeling. */
  feelingWithCount: "“{feeling}” ({count, number})",
  newFeelings: "For the first time you named {feelings}.",
  manyNewFeelings:
    "For the first time you named {count, plural, one {# feeling} other {# feelings}}, among them {feelings}.",

  equalTags:
    "{count, plural, one {# tag went with it, and none of them stands out.} other {# tags went with it, and none of them stands out.}}",
  tags: "What went with it: {tags}.",
  mostTags: "What went with it most: {tags}.",
  /** An item in the lists of these two. */
  tagWithDays: "“{tag}” ({days, plural, one {# day} other {# days}})",
  /** `trackers` is a list of names. */
  measured: "You measured something on {days, plural, one {# day} other {# days}}: {trackers}.",

  /** `day` is a weekday with its date: Tuesday, March 3. */
  brightest: "The brightest day, by its stars, was {day}.",
  fullest: "You wrote most on {day}: {stars, plural, one {# star} other {# stars}}.",
  silentDays: "The days without a star are fine as they are.",

  picture: {
    save: "Save as a picture",
    hint: "Its stars and the year, without a word of your notes.",
    /** Stands at the foot of the picture. */
    caption: "{year} · {count, plural, one {# star} other {# stars}}",
    saved: { title: "Saved", text: "The picture of your year is among your downloads." },
    notSaved: {
      title: "Not saved",
      text: "This browser could not make the picture. Your journal is untouched.",
    },
  },
});
