import { texts } from "../text.ts";

/** The sidebar and the top bar of the sky: the journey's stats, achievements, the card of the avatar, the music. */
export const sidebar = texts("sidebar", {
  journey: {
    title: "Journey Stats",
    entries: "Total Entries",
    daysActive: "Days Active",
    streak: "Streak",
    nightsLit: "Nights lit",
    /** Lit nights among the last 30. */
    nightsOf: "{lit, number} of {of, number}",
  },
  streak: {
    days: "{count, plural, one {# day} other {# days}}",
    /** A run of days that a star today continues. */
    open: "today still open",
    /** Shown in place of a run of no days. */
    none: "a star begins one",
    /** `days` is such as "12 days", `note` is "today still open"; nobody sees what is `said`, because a line may end there. */
    daysAndNote: "{days}<said>,</said> <quiet>{note}</quiet>",
  },
  /** Toast of several achievements; `achievements` is a list of their names. */
  soFar: "Your journey so far",
  earned: "You earned {achievements}.",
  achievements: {
    names: {
      "first-star": "First Star",
      "week-streak": "Week Streak",
      "emotion-explorer": "Emotion Explorer",
      "depth-seeker": "Depth Seeker",
      "twin-master": "Twin Master",
      "cosmic-traveler": "Cosmic Traveler",
      "emotion-sage": "Emotion Sage",
    },
    /** The deed that earned it, in the second person. */
    descriptions: {
      "first-star": "You put your first mood in the sky.",
      "week-streak": "You came back seven days in a row.",
      "emotion-explorer": "You named six different emotions.",
      "depth-seeker": "You kept five feelings of great intensity.",
      "twin-master": "You held two feelings at once, three times.",
      "cosmic-traveler": "Your sky has thirty stars.",
      "emotion-sage": "Your sky has a hundred stars.",
    },
    /** The deed that would earn it, shown while it is not earned. */
    requirements: {
      "first-star": "A first mood in the sky",
      "week-streak": "Seven days in a row",
      "emotion-explorer": "Six different emotions",
      "depth-seeker": "Five feelings of great intensity",
      "twin-master": "Two feelings at once, three times",
      "cosmic-traveler": "Thirty stars",
      "emotion-sage": "A hundred stars",
    },
    /** One that this version does not know. */
    unknown: "Sparkle",
    unknownDescription: "Something your journey earned.",
  },
  /** Opens with the avatar. */
  card: {
    name: "Your avatar and journey",
    unavailable: "Your journey cannot be shown right now.",
    achievements: "Achievements",
    noneYet: "Your first star brings the first one.",
    ahead: "Still ahead",
    mostFelt: "Most felt",
    averageIntensity: "Average intensity",
    ofTen: "{average, number}/10",
    emotions: "Different emotions",
    twinStars: "Twin stars",
  },
  music: { on: "Music On", off: "Music Off", volume: "Music Volume" },
  /** A bar above the sky. */
  newVersion: {
    pageIsOlder: "This page is too old for your server. What you wrote here is kept.",
    serverIsOlder:
      "This server is older than this page and will be updated. What you write waits here until then.",
    ready: "A new version is ready.",
    use: "Use it now",
    later: "Later",
  },
});
