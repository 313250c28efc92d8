import { texts } from "../text.ts";

/** A letter about a week, a month or a year of the journal, apart from its page. Each fact has several wordings, of which neighbours among letters take other ones. */
export const letters = texts("letters", {
  method:
    "The letter counts the stars of its time; a day is as bright as the mean score of its stars. It quotes up to three notes exactly as they are written. Rules choose them, and what they say is not judged: a note of a bright day, a long one of a star with hard feelings, and one of the first star of a feeling, of the first star after a long silence, of the fullest day, or the longest. Beside each quotation, its star can be kept out of letters. “Clearly” and “probably” mean what they mean when two times are compared. The picture shows time from left to right, and pleasant feelings above.",

  /** What stands first. `day` is a weekday with its date: Tuesday, March 3. `kind` is that of the letter. */
  begin: {
    /** Stands first in a letter about the time in which the journal begins. */
    first: {
      a: "Your journal begins here, on {day}. Since then it has {stars, plural, one {# star} other {# stars}} on {days, plural, one {# day} other {# days}}.",
      b: "Here is where your journal starts, on {day}; from there on it has {stars, plural, one {# star} other {# stars}} on {days, plural, one {# day} other {# days}}.",
    },
    single: {
      a: "This {kind, select, week {week} month {month} other {year}} has one star: {day}.",
      b: "A single star belongs to this {kind, select, week {week} month {month} other {year}}. It is from {day}.",
      c: "This {kind, select, week {week} month {month} other {year}}, your sky has one star, on {day}.",
    },
    thin: {
      a: "A quiet {kind, select, week {week} month {month} other {year}} in your sky: {stars, plural, one {# star} other {# stars}} on {days, plural, one {# day} other {# days}}.",
      b: "You wrote little this {kind, select, week {week} month {month} other {year}}, {stars, plural, one {# star} other {# stars}} on {days, plural, one {# day} other {# days}}, and all of it is here.",
      c: "This {kind, select, week {week} month {month} other {year}} left a light trace, {stars, plural, one {# star} other {# stars}} on {days, plural, one {# day} other {# days}}.",
    },
    some: {
      a: "You lit {stars, plural, one {# star} other {# stars}} on {days, number} of {length, plural, one {# day} other {# days}}.",
      b: "This {kind, select, week {week} month {month} other {year}} has {stars, plural, one {# star} other {# stars}}, on {days, number} of its {length, plural, one {# day} other {# days}}.",
      c: "On {days, number} of {length, plural, one {# day} other {# days}} you put something into words, {stars, plural, one {# star} other {# stars}} in all.",
      d: "Your sky has {stars, plural, one {# star} other {# stars}} from this {kind, select, week {week} month {month} other {year}}, on {days, number} of {length, plural, one {# day} other {# days}}.",
    },
    full: {
      a: "Every day of this {kind, select, week {week} month {month} other {year}} has a star, {stars, plural, one {# star} other {# stars}} in all.",
      b: "This {kind, select, week {week} month {month} other {year}} is written down from its first day to its last, in {stars, plural, one {# star} other {# stars}}.",
      c: "From the first day to the last, this {kind, select, week {week} month {month} other {year}} has its stars: {stars, number}.",
    },
    /** Stands first while the time is not over. */
    soFar: {
      a: "This {kind, select, week {week} month {month} other {year}} is still going on. So far it has {stars, plural, one {# star} other {# stars}}, on {days, number} of {length, plural, one {# day} other {# days}}.",
      b: "Up to today, this {kind, select, week {week} month {month} other {year}} has {stars, plural, one {# star} other {# stars}} on {days, number} of {length, plural, one {# day} other {# days}}.",
      c: "So far you lit {stars, plural, one {# star} other {# stars}} this {kind, select, week {week} month {month} other {year}}, on {days, number} of {length, plural, one {# day} other {# days}}.",
    },
  },

  /** `feelings` is a list. */
  feelings: {
    /** Is said of a single star, which names one or two. */
    single: {
      a: "It names {feelings}.",
      b: "You called it {feelings}.",
      c: "It says {feelings}.",
    },
    /** Is said of several stars with one feeling. */
    same: {
      a: "All of them name {feelings}.",
      b: "One word was enough for all of them: {feelings}.",
      c: "Each of them says {feelings}.",
    },
    equal: {
      a: "You named {count, plural, one {# feeling} other {# feelings}}, and none of them stands out.",
      b: "There were {count, plural, one {# feeling} other {# feelings}}, each about as often as the others.",
      c: "No feeling came up more than the rest; {count, plural, one {you named # of them} other {you named # of them}}.",
    },
    all: {
      a: "You named {feelings}.",
      b: "The feelings in it: {feelings}.",
      c: "It was about {feelings}.",
    },
    most: {
      a: "You most often named {feelings}.",
      b: "Most often it was {feelings}.",
      c: "Again and again it was {feelings}.",
    },
    /** An item in the lists of the last two, of a feeling that came more than once. */
    item: "“{feeling}” ({count, plural, one {# time} =2 {twice} other {# times}})",
  },

  /** `feelings` and `tags` are lists of names. */
  news: {
    feelings: {
      a: "For the first time you named {feelings}.",
      b: "New among your words: {feelings}.",
      c: "Until now, {feelings} had no star.",
    },
    back: {
      a: "“{feeling}” is back; the last time was on {day}.",
      b: "After a long while you named “{feeling}” again, for the first time since {day}.",
      c: "“{feeling}” had been away since {day}, and returned.",
    },
    tags: {
      a: "New among your tags: {tags}.",
      b: "Used for the first time as a tag: {tags}.",
      c: "Your tags now include {tags}.",
    },
  },

  tags: {
    all: {
      a: "What went with it: {tags}.",
      b: "Your tags for it: {tags}.",
      c: "It went along with {tags}.",
    },
    most: {
      a: "What went with it most: {tags}.",
      b: "Among your tags, most often: {tags}.",
      c: "Most often it went along with {tags}.",
    },
    item: "“{tag}” ({days, plural, one {# day} other {# days}})",
  },

  along: {
    /** `days` have the tag, and `count` of them the feeling. */
    tag: {
      a: "On {count, number} of the {days, plural, one {# day} other {# days}} with “{tag}” you also named “{feeling}”.",
      b: "“{feeling}” was there on {count, number} of {days, plural, one {# day} other {# days}} with “{tag}”.",
      c: "“{tag}” came on {days, plural, one {# day} other {# days}}, and on {count, number} of them “{feeling}” did too.",
    },
    /** All of the days with the tag have the feeling. */
    always: {
      a: "On each of the {days, plural, one {# day} other {# days}} with “{tag}” you also named “{feeling}”.",
      b: "“{tag}” and “{feeling}” came together, on {days, plural, one {# day} other {# days}}.",
      c: "There were {days, plural, one {# day} other {# days}} with “{tag}”, and each of them has “{feeling}”.",
    },
    /** Two feelings on one star. */
    pair: {
      a: "“{first}” and “{second}” shared a star {count, plural, one {once} =2 {twice} other {# times}}.",
      b: "{count, plural, one {# star carries} other {# stars carry}} both “{first}” and “{second}”.",
      c: "You named “{first}” and “{second}” together, {count, plural, one {once} =2 {twice} other {# times}}.",
    },
    /** What the insights claim. `with` and `without` are numbers of days. */
    claim: {
      a: "Over all your days until then, those with “{tag}” were {sure, select, clearly {clearly} other {probably}} {direction, select, brighter {brighter} other {dimmer}}: {with, number} with it beside {without, number} without. It does not say why.",
      b: "Days with “{tag}” have {sure, select, clearly {clearly} other {probably}} been {direction, select, brighter {brighter} other {dimmer}} up to here, {with, number} of them beside {without, number} others. The reason is not in the stars.",
    },
  },

  /** A comparison with the time before. */
  contrast: {
    brightness: {
      a: "By its stars, this {kind, select, week {week} month {month} other {year}} was {sure, select, clearly {clearly} other {probably}} {direction, select, brighter {brighter} other {dimmer}} than {kind, select, year {the year} other {the twelve weeks}} before.",
      b: "Beside {kind, select, year {the year} other {the twelve weeks}} before, your days were {sure, select, clearly {clearly} other {probably}} {direction, select, brighter {brighter} other {dimmer}}.",
    },
    /** `name` is a feeling or a tag: on `now` of `of` days, before on `earlier` of `ofEarlier` days. */
    share: {
      a: "“{name}” was there {sure, select, clearly {clearly} other {probably}} {direction, select, more {more} other {less}} often than in {kind, select, year {the year} other {the twelve weeks}} before: on {now, number} of {of, plural, one {# day} other {# days}}, before that on {earlier, number} of {ofEarlier, number}.",
      b: "Beside {kind, select, year {the year} other {the twelve weeks}} before, there was {sure, select, clearly {clearly} other {probably}} {direction, select, more {more} other {less}} of “{name}”: {now, number} of {of, plural, one {# day} other {# days}} now, {earlier, number} of {ofEarlier, number} then.",
    },
  },

  measured: {
    said: {
      a: "What you measured: {list}.",
      b: "In your own figures: {list}.",
      c: "You also measured things: {list}.",
    },
    /** Items of the list: of a week, of a longer time, of one value, and of yes or no. */
    range: "“{tracker}” from {low} to {high} ({days, plural, one {# day} other {# days}})",
    mean: "“{tracker}” {value} on average ({days, plural, one {# day} other {# days}})",
    same: "“{tracker}” {value} ({days, plural, one {# day} other {# days}})",
    yes: "“{tracker}” on {count, plural, =0 {none} one {#} other {#}} of {days, plural, one {# day} other {# days}}",
  },

  half: {
    a: "Most of it lies in the {which, select, first {first} other {second}} half of the month: {count, number} of {stars, plural, one {# star} other {# stars}}.",
    b: "The {which, select, first {first} other {second}} half of the month has {count, number} of its {stars, plural, one {# star} other {# stars}}.",
    c: "It was in the {which, select, first {first} other {second}} half of the month that you wrote most, {count, number} of {stars, plural, one {# star} other {# stars}}.",
  },

  /** Months are words such as May. */
  year: {
    words: {
      a: "Your most frequent words changed with the months: {words}.",
      b: "The words that led through the year: {words}.",
    },
    /** Items of the list. */
    wordIn: "“{feeling}” in {month}",
    wordFromTo: "“{feeling}” from {first} to {last}",
    fullest: {
      a: "You wrote most in {most}, with {mostStars, plural, one {# star} other {# stars}}, and least in {least}, with {leastStars, number}.",
      b: "The fullest month was {most} ({mostStars, plural, one {# star} other {# stars}}), the stillest {least} ({leastStars, number}).",
    },
    light: {
      a: "By its stars, {bright} was the brightest month and {dark} the dimmest.",
      b: "The days were brightest in {bright}, by their stars, and dimmest in {dark}.",
    },
    empty: {
      a: "{count, plural, one {One month has} other {# months have}} no star: {months}.",
      b: "Nothing is written in {months}.",
    },
  },

  small: {
    arc: {
      a: "It began with “{first}” and ended with “{last}”.",
      b: "The first star says “{first}”, the last one “{last}”.",
      c: "From “{first}” at the start it went to “{last}” at the end.",
    },
    fullest: {
      a: "You wrote most on {day}: {stars, plural, one {# star} other {# stars}}.",
      b: "The fullest day was {day}, with {stars, plural, one {# star} other {# stars}}.",
      c: "No other day has as many stars as {day}: {stars, number}.",
    },
    hours: {
      a: "Most of the stars came {part, select, night {at night} morning {in the morning} afternoon {in the afternoon} other {in the evening}}, {count, number} of {stars, number}.",
      b: "{count, number} of {stars, plural, one {# star} other {# stars}} came {part, select, night {at night} morning {in the morning} afternoon {in the afternoon} other {in the evening}}.",
      c: "You mostly wrote {part, select, night {at night} morning {in the morning} afternoon {in the afternoon} other {in the evening}}: {count, number} of {stars, plural, one {# star} other {# stars}}.",
    },
    brightest: {
      a: "The brightest day, by its stars, was {day}.",
      b: "By its stars, no day was brighter than {day}.",
      c: "The stars shone brightest on {day}.",
    },
    /** `dates` is a span: March 9 – 15. */
    silence: {
      a: "Without a star: {dates}.",
      b: "Nothing is written for {dates}.",
      c: "{dates}: the sky stayed still.",
    },
    twins: {
      a: "{count, plural, one {# star holds two feelings at once:} other {# stars hold two feelings at once, such as}} “{first}” and “{second}”.",
      b: "{count, plural, one {Once} =2 {Twice} other {# times}} one feeling was not enough: “{first}” stood with “{second}”{count, plural, one {} other {, for one}}.",
      c: "Side by side on one star: “{first}” and “{second}”.",
    },
    /** Is said of the same time a year earlier. */
    yearAgo: {
      a: "A year earlier, at the same time, you named “{feeling}” most.",
      b: "At the same time a year before, it was most often “{feeling}”.",
      c: "Twelve months earlier, “{feeling}” came up most.",
    },
  },

  end: {
    thin: {
      a: "That is all there is, and it is enough for a letter.",
      b: "The rest was lived without being written down.",
      c: "There is no more, and nothing is missing.",
    },
    quiet: {
      a: "The days without a star are fine as they are.",
      b: "You know how the other days were.",
      c: "The other days went by unwritten, and that is all right.",
    },
    soFar: {
      a: "The rest of the {kind, select, week {week} month {month} other {year}} is still open.",
      b: "Stars that are still to come will find their place here.",
      c: "This letter grows with the stars that follow.",
    },
  },

  /** What stands before a quotation of a note. */
  quote: {
    /** Stands before the note of the only star. */
    only: {
      a: "You wrote with it:",
      b: "These words stand beside it:",
      c: "In your own words:",
    },
    bright: {
      a: "{day} was one of the bright days. You wrote:",
      b: "From a bright day, {day}:",
      c: "On {day}, a bright day, you wrote:",
    },
    hard: {
      a: "On {day} you named something hard. Your words:",
      b: "From a hard moment, {day}:",
      c: "{day} had a hard moment. You wrote:",
    },
    first: {
      a: "When you named “{feeling}” for the first time, on {day}, you wrote:",
      b: "{day}, the first star with “{feeling}”:",
      c: "With the first “{feeling}”, on {day}, you wrote:",
    },
    fullest: {
      a: "{day} has more stars than any other day. One of them says:",
      b: "From the fullest day, {day}:",
      c: "Among all that you wrote on {day}, the fullest day:",
    },
    silence: {
      a: "After {days, plural, one {# day} other {# days}} without a star you wrote, on {day}:",
      b: "{day}, the first words after {days, plural, one {# day} other {# days}} without a star:",
      c: "Then, on {day}, after {days, plural, one {# day} other {# days}} of silence:",
    },
    longest: {
      a: "The longest note is from {day}. It says:",
      b: "You found the most words on {day}:",
      c: "From the longest note, {day}:",
    },
  },
});
