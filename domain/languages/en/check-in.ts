import { texts } from "../text.ts";

/** The sheet that asks for what a person measures, and the row that offers it after a star. */
export const checkIn = texts("check-in", {
  title: "Check in",
  subtitle: "What you skip stays empty.",
  /** The choice of the day that the answers are about. */
  day: "Day",
  today: "Today, {day}",
  yesterday: "Yesterday, {day}",
  nothingDue: "Nothing is asked right now.",
  allNoted: "It is all noted. Nothing more is asked of you.",
  /** Opens the trackers that are not asked for now. */
  others: "Something else",
  done: "Done",
  /** The field for a tracker with many readings a day, on another day than today. */
  time: "Time of {name}",
  timeFirst: "Say when it was, then what it was.",
  nothingYet: {
    title: "Nothing to ask yet",
    text: "Here you can note in a few taps what you would like to see beside your stars, such as how you slept, or a walk. First choose what it is.",
    choose: "Choose what to measure",
  },
  yourTrackers: "Your trackers",
  outOfReach:
    "Your trackers could not be loaded. They need your server once; after that they work without it.",
  /** Stands below the answers while some wait for the network. */
  waiting: "Your answers are kept on this device until your server can be reached.",
  /** What a screen reader says. */
  said: { answered: "{name}: {value}", takenBack: "{name}: no answer" },
  withStar: {
    title: "With your star",
    subtitle: "If you like.",
    /** The row after a star; `names` is a list of trackers. */
    offer: "Note it too: {names}",
    notNow: "Not now",
  },
});
