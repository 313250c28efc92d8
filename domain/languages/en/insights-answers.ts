import { texts } from "../text.ts";

/**
 * What the insights answer. A first sentence is one that a tired person understands at once: without any figure but counts of
 * days, nights, stars and times, and without the words of statistics ("mean", "variance", "interval", "claim",
 * "expected"). How sure it is follows in one of the three sentences of sureness.ts, and then the counts. No sentence claims a
 * cause, gives advice, praises or blames.
 *
 * `direction` is one of muchDimmer, dimmer, littleDimmer, littleBrighter, brighter and muchBrighter. `feelings`, `tags`,
 * `trackers`, `exercises` and `things` are lists of names in quotation marks, or of the things below.
 */
export const answers = texts("insights-answers", {
  /** Plain facts of the last thirty days, or of as many as there are since the first star. */
  lately: {
    noStar: "There is no star yet.",
    /** No star in these days. */
    quiet: "Your sky has been quiet for a while.",
    quietSince: "Your latest star is from {date}.",
    oneStar: "Lately there is one star: {feelings}.",
    /** A few feelings, each named once. */
    few: "Lately you named {feelings}.",
    oneFeeling: "Every star lately says {feelings}.",
    /** One or two feelings that came up more often than all others. */
    most: "Lately, {feelings} came up most often.",
    /** More than two are the most frequent ones; `count` feelings were named. */
    noneStoodOut:
      "Lately, no feeling stood out: you named {count, plural, one {# feeling} other {# different ones}}.",
    /** So many stars name the feeling; the next is about two feelings. `length` is 2 or more, as below. */
    ofStars:
      "In {count, number} of {stars, plural, one {# star} other {# stars}} of the last {length, plural, one {day} other {# days}}.",
    eachOfStars:
      "Each in {count, number} of {stars, plural, one {# star} other {# stars}} of the last {length, plural, one {day} other {# days}}.",
    starsOnDays:
      "{stars, plural, one {# star} other {# stars}} on {days, plural, one {# day} other {# days}} of the last {length, number}.",
    /** The thirty days before those, or as many as the journal has. */
    before: "In the weeks before, {feelings} came up most often.",
    sameBefore: "It was the same in the weeks before.",
    beforeOfStars: "In {count, number} of {stars, plural, one {# star} other {# stars}}.",
    beforeEachOfStars: "Each in {count, number} of {stars, plural, one {# star} other {# stars}}.",
    nights:
      "Your sky was lit on {days, number} of the last {length, plural, one {# night} other {# nights}}.",
    nightsBefore: "On {days, number} of the {length, plural, one {# night} other {# nights}} before.",
    /** The part of the day that more than half of the stars have. */
    parts: {
      night: "Most of these stars came at night.",
      morning: "Most of these stars came in the morning.",
      afternoon: "Most of these stars came in the afternoon.",
      evening: "Most of these stars came in the evening.",
    },
    partCount: "{count, number} of {stars, plural, one {# star} other {# stars}}.",
    /** The next two are about the last year. */
    turn: "Over the last months, your days became {direction, select, muchDimmer {much dimmer} dimmer {dimmer} littleDimmer {a little dimmer} littleBrighter {a little brighter} brighter {brighter} other {much brighter}}.",
    noTurn: "Over the last months, your days went up and down, as days do.",
    /** `dates` is a span: January 5 – March 9, 2026. */
    turnDays: "{dates}, {days, plural, one {# day} other {# days}} with a star.",
  },

  /** What goes along with brighter or dimmer days. */
  along: {
    tooEarly: "It is too early to say what goes along with brighter or dimmer days.",
    nothing: "So far, nothing stands out that goes along with brighter or dimmer days.",
    /** `things` is a list of the next four. */
    looked: "Compared: {things}.",
    lookedAt: {
      tags: "{count, plural, one {# tag} other {# tags}}",
      trackers: "{count, plural, one {# tracker} other {# trackers}}",
      weekdays: "{count, plural, one {# weekday} other {# weekdays}}",
      exercises: "{count, plural, one {# exercise} other {# exercises}}",
    },
    tag: "On days with “{tag}”, your stars were {direction, select, muchDimmer {much dimmer} dimmer {dimmer} littleDimmer {a little dimmer} littleBrighter {a little brighter} brighter {brighter} other {much brighter}}.",
    withAndWithout:
      "{daysWith, plural, one {# day} other {# days}} with it, {daysWithout, plural, one {# day} other {# days}} without.",
    /** What else it may be: with brighter days, and with dimmer ones. */
    goodDays: "Good days may also invite “{tag}”.",
    hardDays: "Hard days may also bring “{tag}”.",
    /** Tags that are not clearly different: each by itself. */
    otherTags: "Days with {tags} were a little different, as days always are.",
    weekday:
      "Your {weekday, select, monday {Mondays} tuesday {Tuesdays} wednesday {Wednesdays} thursday {Thursdays} friday {Fridays} saturday {Saturdays} other {Sundays}} were {direction, select, muchDimmer {much dimmer} dimmer {dimmer} littleDimmer {a little dimmer} littleBrighter {a little brighter} brighter {brighter} other {much brighter}} than your other days.",
    otherWeekdays: "Your weekdays were a little different from each other, as days always are.",
    /** `month` is its name. */
    season: "Your days follow the year: they are brightest around {month}.",
    daysWithStar: "{days, plural, one {# day} other {# days}} with a star.",
    exercise:
      "After “{exercise}”, your stars were {direction, select, muchDimmer {much dimmer} dimmer {dimmer} littleDimmer {a little dimmer} littleBrighter {a little brighter} brighter {brighter} other {much brighter}} than after similar moments without an exercise.",
    exerciseTimes:
      "{times, plural, one {# time} other {# times}} with a star within two hours before and after.",
    /** An item in a list of exercises. */
    exerciseWithTimes: "“{exercise}” ({times, plural, one {# time} other {# times}})",
    otherExercises:
      "After {exercises}, your stars were a little different than after similar moments, as stars always are.",
    /** Two feelings. */
    shared: "“{first}” and “{second}” often share a star.",
    sharedStars: "{count, plural, one {# star} other {# stars}} with both.",
    following: "After “{first}”, “{second}” often comes next on the same day.",
    followingTimes: "{count, plural, one {# time} other {# times}}.",
  },

  /** What a person measures. The tracker of the second and fourth is a question with yes or no: “A walk”. */
  measured: {
    sameDay:
      "On days with more “{tracker}”, your stars were {direction, select, muchDimmer {much dimmer} dimmer {dimmer} littleDimmer {a little dimmer} littleBrighter {a little brighter} brighter {brighter} other {much brighter}}.",
    sameDayYes:
      "On days with “{tracker}”, your stars were {direction, select, muchDimmer {much dimmer} dimmer {dimmer} littleDimmer {a little dimmer} littleBrighter {a little brighter} brighter {brighter} other {much brighter}}.",
    nextDay:
      "The day after more “{tracker}”, your stars were {direction, select, muchDimmer {much dimmer} dimmer {dimmer} littleDimmer {a little dimmer} littleBrighter {a little brighter} brighter {brighter} other {much brighter}}.",
    nextDayYes:
      "The day after “{tracker}”, your stars were {direction, select, muchDimmer {much dimmer} dimmer {dimmer} littleDimmer {a little dimmer} littleBrighter {a little brighter} brighter {brighter} other {much brighter}}.",
    /** `value` is a value of the tracker with its unit: 7 hours. */
    days: "{daysAbove, plural, one {# day} other {# days}} above {value}, {daysBelow, plural, one {# day} other {# days}} with {value} or less.",
    /** What else it may be: more of it on brighter days, more of it on dimmer days, or a sentence about the day after. */
    goodDays: "Good days may also bring more of it.",
    hardDays: "Hard days may also bring more of it.",
    something: "Something else may also move both.",
    others: "With more or less of {trackers}, days were a little different, as days always are.",
  },

  /** How much of a person's time the page knows. */
  sure: {
    oneDay: "This page knows one day, and one day says little about the others.",
    firstDays: "These are your first days: what stands here is what happened, and no more than that.",
    most: "Most of your days have a star, so this page knows most of your time.",
    half: "About half of your days have a star. The others may have been different.",
    few: "Most of your days have no star, so this page knows only a part of your time.",
  },

  /** One press deeper. `difference` and the bounds are on the scale of scores, such as 0.25. */
  exact: {
    difference:
      "The difference is {difference} on the scale from −1 to 1. The true one lies between {low} and {high} in 90 of 100 such cases.",
    drawn: "The words go by the range that counts in everything that was looked at: from {low} to {high}.",
    chance: "Where there is nothing, chance alone shows as much in about {percent, number} of 100 journals.",
    hardlyChance: "Where there is nothing, chance alone shows as much in fewer than 1 of 100 journals.",
    /** `expected` is a number, such as 0.4. */
    expected: "By chance it would be about {expected}.",
    season:
      "The brightest time lies {difference} above the middle of the year, on the scale from −1 to 1; the true height lies between {low} and {high} in 90 of 100 such cases.",
  },

  /** What cannot be said yet: one line at the foot of the page. */
  later: {
    line: "After about {days, plural, one {# more day} other {# more days}} with a star: {things}.",
    after: "Later: {things}.",
    things: {
      weekdays: "weekdays",
      tags: "tags",
      measures: "what you measure",
      exercises: "exercises",
      pairs: "feelings that come together",
      spread: "how much your days differ",
      variety: "the variety of your words",
      turns: "slow changes",
      halfLife: "how long a mood lasts",
      seasons: "the seasons of your year",
    },
  },
});
