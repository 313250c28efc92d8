import { texts } from "../text.ts";

/**
 * What stands one press deeper on the page Insights: charts, figures, what is not clear, and how everything was worked out.
 * These texts load when the first of it is opened. A score says how pleasant the feeling of a star is, from −1 to 1.
 */
export const figures = texts("insights-figures", {
  /** Headings above what cannot be said. */
  notClear: "Not clear",
  notYet: "Not yet",
  notClearOrNotYet: "Not clear, or not yet",

  coverage: {
    method:
      "A day counts once, however many stars it has. Days and hours are those of your own clock at the time of each star; for stars without a stored clock, those of this device.",
    /** Stands below a heading: how much the part can speak about. */
    note: "From {days, number} of {span, plural, one {# day} other {# days}}. Many people write less on low days.",
    noteOfLast:
      "From {days, number} of the last {span, plural, one {# day} other {# days}}. Many people write less on low days.",
  },

  weather: {
    method: {
      score:
        "The score of a star is how pleasant its feeling counts, times its intensity. How pleasant a feeling counts is this product's own estimate. A day is the mean of its stars, and a week the mean of its days.",
      band: "The band holds what the week's silent days could have been, from how much the days of your weeks vary: in 80 of 100 weeks, the mean of all seven days lies in it.",
      change:
        "A slow change is a line through the means of 14 days of the last year. It is stated as one only if a journal without any change would show it in fewer than 5 of 100 cases. Whether days follow the year is judged in the same way, by a wave of one year.",
      room: "How much days can vary depends on their mean: near an end of the scale there is less room. The percentage is of that room.",
    },
    /** `distance` is a score, such as 0.25. */
    spread:
      "In the last 90 days, your {days, plural, one {# day} other {# days}} with a star lay about {distance} from their mean: {percent, number}\u00a0% of the most that days with this mean can vary.",
    spreadCount:
      "How widely your days vary: {days, number} of {needed, number} days with a star in the last 90.",
    spreadMissing: "How widely your days vary: from {needed, number} days of the last 90 on.",
    turnCount: "A slow change: {days, number} of {needed, number} days with a star in the last year.",
    turnTooClose: "A slow change: your days with a star lie too close together.",
    noSeason:
      "Your days do not clearly follow the year, by {days, plural, one {# day} other {# days}} with a star.",
    seasonSpan:
      "Whether your days follow the year: {span, number} of {needed, plural, one {# day} other {# days}} since your first star.",
    seasonCount:
      "Whether your days follow the year: {days, number} of {needed, plural, one {# day} other {# days}} with a star.",
    seasonTooClose: "Whether your days follow the year: your days with a star lie too close together.",
  },

  tags: {
    method: {
      compared:
        "Days with a tag are compared with days without it, beside weekdays, slow changes over months, and the fact that a day is often like the day before it. Only the last four years count.",
      chance:
        "With many tags, one of them looks special by chance. A difference is therefore stated only if it would be rare beside all your tags, and only if it was already to be seen four weeks ago. Even then it says what goes along with what, not what causes what.",
    },
    unsure: "Not clearly different from the days without: {tags}.",
    missingWith: "“{tag}” ({days, number} of {needed, number} days with it)",
    missingWithout: "“{tag}” ({days, number} of {needed, number} days without it)",
    tooFew: "“{tag}” (too few days)",
    tooEarly: "Too early to compare: {tags}.",
    /** `tags` is a list of `count` tags. */
    bound:
      "{count, plural, one {{tags} keeps to certain weekdays or one stretch of time, and cannot be told apart from them.} other {{tags} keep to certain weekdays or one stretch of time, and cannot be told apart from them.}}",
    chart: "Days with a tag, compared with days without it",
    /** Stands beside the tag: so many days have it. */
    ofDays: "{daysWith, number} of {days, plural, one {# day} other {# days}}",
    columns: {
      with: "Days with",
      without: "Days without",
      shared: "Often on the same days",
    },
  },

  rhythm: {
    method:
      "A cell with few stars says little about its hours, so its mean is drawn toward the mean of all your stars. A weekday is named only if its days differ from the others more than they would by chance in 5 of 100 journals, with all seven weekdays counted, in the last four years.",
    noWeekday: "No weekday is clearly different from the others.",
    weekdayTooEarly: "Whether a weekday differs: from eight days of it on.",
    oneMean: "These hours differ no more than chance makes them differ, so each shows the mean of all stars.",
    table: "Weekdays and parts of the day",
    unit: "Mean score from −1 (unpleasant) to 1 (pleasant), drawn toward the mean of all stars where there are few; below it, the number of stars.",
    noStar: "no star",
    /** Phones show the number alone. */
    stars: "{count, plural, one {#<unit> star</unit>} other {#<unit> stars</unit>}}",
    columns: { weekday: "Weekday", hours: "Hours", mean: "Mean", stars: "Stars" },
  },

  words: {
    method: {
      variety:
        "Variety is the entropy of 30 stars drawn from those of the last 90 days, said as a number of feelings: as many, named equally often, would be as varied. It says how varied your words are, not how finely you feel.",
      pairs:
        "Feelings that share a star are compared with chance among the stars of the same four weeks; feelings that follow each other, with any order of the stars of the same day. Pairs of fewer than five days are not named.",
    },
    named: "You have named {count, number} of the 36 feelings.",
    /** `all` counts the 36 and the feelings that the person has made. */
    namedWithOwn: "You have named {count, number} of {all, number} feelings: the 36 and your own.",
    oneFeeling: "All your stars of the last 90 days name the same feeling first.",
    /** `amount` is the same number as `count`, written out: 4.5. */
    variety:
      "Variety: {of, number} of your stars of the last 90 days are as varied as about {count, plural, one {{amount} feeling} other {{amount} feelings}} named equally often.",
    varietyCount:
      "The variety of your words: {stars, number} of {needed, plural, one {# star} other {# stars}}.",
    varietyMissing:
      "The variety of your words: from {needed, plural, one {# star} other {# stars}} in the last 90 days on.",
    /** `expected` is a number, such as 0.4. */
    sharedPair:
      "“{first}” and “{second}” share {count, plural, one {# star} other {# stars}}; by chance it would be about {expected}.",
    followingPair:
      "“{second}” came next after “{first}” on the same day {count, plural, one {# time} other {# times}}; by chance it would be about {expected}.",
    noPair: "No two feelings go together more often than chance would have it.",
    pairCount: "Which feelings go together: {days, number} of {needed, number} days with a star.",
  },

  practice: {
    method:
      "People begin an exercise when they are low, and low moments pass by themselves. The change from the last star within two hours before an exercise to the first within two hours after it is therefore compared with the change between similar stars without an exercise between them.",
    /** Stands in place of the part while only the server knows its exercises. */
    outOfReach:
      "The exercises that you have finished are kept on the server, which cannot be reached right now. The rest of this page comes from the stars on this device.",
    noDifference:
      "{exercise}, {times, plural, one {# time} other {# times}} with a star within two hours before and after: no clear difference from similar moments without an exercise.",
    tooEarly: "{exercise}: {times, number} of {needed, number} times with a star before and after.",
    nothingSimilar: "{exercise}: too few similar moments without an exercise to compare with.",
    chart: "The star after an exercise, compared with similar moments",
    times: "{count, plural, one {# time} other {# times}}",
    timesColumn: "Times",
  },

  steadiness: {
    method:
      "The change from star to star is the root of the mean squared difference of consecutive stars of one day, in the last 90 days. How long a mood lasts is estimated from the latest 1,000 stars, by a model of a mood that returns to its mean, whatever the time between stars; the range holds it in 90 of 100 cases.",
    /** `change` is a score, such as 0.25. */
    change:
      "From star to star within a day, your score changed by about {change}, by {pairs, plural, one {# pair} other {# pairs}} of stars.",
    changeMissing: "The change from star to star: from two stars on one day on.",
    /** The lengths of time are those below. */
    halfLife:
      "Half of what lifts or lowers your mood is over after {length}, by {stars, plural, one {# star} other {# stars}} (from {low} to {high}).",
    halfLifeCount:
      "How long a mood lasts: {stars, number} of {needed, plural, one {# star} other {# stars}}.",
    halfLifeMissing: "How long a mood lasts: your stars do not show it clearly.",
    /** After "after", "from" and "to". */
    length: {
      hour: "about an hour",
      hours: "about {hours, plural, one {# hour} other {# hours}}",
      days: "about {days, plural, one {# day} other {# days}}",
    },
  },

  hours: {
    title: "The hours of your stars",
    unit: "Stars in each hour of the day, on your clock at the time.",
    columns: { hour: "Hour", stars: "Stars" },
  },

  weeks: {
    title: "Your weeks",
    unit: "Mean score of the days of each week, from −1 (unpleasant) to 1 (pleasant). How pleasant a feeling counts is this product's own estimate. The band holds the mean in 80 of 100 weeks.",
    columns: { week: "Week from", mean: "Mean", low: "Low", high: "High", days: "Days with a star" },
    show: "Show",
    lastYear: "Last 52 weeks",
    all: "All weeks",
    /** Names of the upper and the lower end of the chart. */
    pleasant: "pleasant",
    unpleasant: "unpleasant",
    /** Accessible name of a slider over the chart. */
    slider: "Week",
    /** `date` is the Monday of the week; the others are scores. */
    reading: "Week of {date}: {mean}, between {low} and {high}, {days, number} of 7 days",
  },

  intervals: {
    unit: "Difference in score, on the scale from −1 to 1. The line is the range by which the sentences speak, and a filled dot says that it leaves the middle.",
    columns: { name: "Name", difference: "Difference", low: "Low", high: "High", sure: "How sure" },
    /** Names of the ends of the scale. */
    dimmer: "dimmer",
    brighter: "brighter",
    drawn: "{drawn, number} of {all, number} are drawn; the table has all.",
  },
});
