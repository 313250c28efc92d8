import { texts } from "../text.ts";

/** The page of activities, and the list of what a person finished. */
export const wellness = texts("wellness", {
  pageTitle: "Activities",
  title: "AI Activities",
  back: "Back to your universe",
  noAi: "Nothing here is read by an artificial intelligence.",
  intro:
    "Small things to do with what you feel. All of it happens in your own universe: no answer goes to anybody else.",
  /** Accessible name of the links to the activities below the quiz. */
  more: "More activities",
  /** Toasts after an achievement or a result was to be shared. */
  sharing: {
    copied: "Copied",
    copiedHint: "Paste it wherever you like.",
    notShared: "Not shared",
  },
  mindful: {
    title: "Mindful Moments",
    text: "Ten guided exercises: breathe, look closely, come back.",
  },
  mazes: {
    title: "Maze Challenges",
    text: "Two mazes, one step at a time.",
  },
  quiz: {
    title: "Emotional Intelligence Baseline Quiz",
    selfReflection: "It is a self-reflection, not a test of health.",
    /** Badges on the card of the quiz. */
    easy: "Easy",
    quick: "'<' 10s per question",
    startHere: "Start Here",
    text: "Six everyday moments, and what you would feel in each. Choose what comes first; it takes less than 5 minutes.",
    begin: "Begin Assessment",
    goesOn: "It goes on at scenario {scenario, number} of {count, number}, where you left it.",
  },
  practice: {
    title: "Your practice",
    noExercise: "Nothing here yet. An exercise that you finish is noted here, for you alone.",
    noMaze: "Nothing here yet. A maze that you play to its end is noted here, for you alone.",
    unreachable: "Your earlier practice cannot be reached right now. Nothing is lost.",
    showFewer: "Show fewer",
    showAll: "Show all {count, number}",
    /** Stands beside a session that has not been sent to the server yet. */
    onItsWay: "On its way",
    /** How a maze ended. */
    won: "Way out found",
    timedOut: "Time ran out",
    moves: "{count, plural, one {# move} other {# moves}}",
    breaths: "{count, plural, one {# breath} other {# breaths}}",
    score: "Score {points}",
    scoreNote: "The score of {exercise} adds up the points of your responses. A low score is not a bad one.",
  },
  /** How long something took, within a sentence. */
  time: {
    minutes: "{minutes, plural, one {# minute} other {# minutes}}",
    seconds: "{seconds, plural, one {# second} other {# seconds}}",
    both: "{minutes, plural, one {# minute} other {# minutes}} and {seconds, plural, one {# second} other {# seconds}}",
  },
  /** Short lengths of time. */
  duration: {
    seconds: "{seconds, number} s",
    minutes: "{minutes, number} min",
    minutesSeconds: "{minutes, number} min {seconds, number} s",
    hours: "{hours, number} h",
    hoursMinutes: "{hours, number} h {minutes, number} min",
  },
});
