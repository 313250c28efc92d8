import { texts } from "../text.ts";

/** The mazes: what they are, the rules, and what is said while a person walks. */
export const mazes = texts("mazes", {
  title: "Maze Challenges",
  pageTitle: "Maze challenges",
  intro: "A maze asks for one step at a time. Choose one, and notice what it is like to meet a wall.",
  back: "Back to activities",
  backToMazes: "Back to mazes",
  unknown: {
    title: "This maze does not exist",
    reason: "Here are the ones that do.",
  },
  howToPlay: {
    title: "How to Play",
    goal: "Lead your star from the top left to the golden one at the bottom right.",
    move: "Move with the arrow keys or W, A, S and D, with the four arrow buttons, or by swiping across the maze: a longer swipe takes more steps.",
    trail: "A line of light shows the way back to the start, and faint dots show where you have been.",
    clock:
      "The clock starts when a maze opens and keeps running. If you come back to this tab in time, you go on where you were.",
    announced:
      "After every move, a screen reader announces your place, the open directions and the steps to the goal.",
  },
  rules: {
    title: "Challenge Rules",
    goal: "Start at the top left and reach the star at the bottom right.",
    moves: "Every step onto the next cell is one move. A wall stops you and costs nothing.",
    clock:
      "The clock starts when the maze opens and does not pause. After {minutes, plural, one {# minute} other {# minutes}} the time is up.",
  },
  titles: {
    "cosmic-pathfinder": "Cosmic Pathfinder",
    "patience-trial": "Patience Trial Maze",
  },
  pathfinder: {
    description:
      "A friendly maze with short dead ends. Wander, turn back whenever you like, and find your way across.",
    same: "Everyone walks this same maze, so you can come back and take fewer wrong turns.",
    reset: "Reset Maze and Try Again both take you back to its start, with time and moves at zero.",
  },
  patience: {
    description:
      "Long corridors that often turn away just before the goal. Notice what impatience feels like, and take the next step anyway.",
    new: "A new maze is made each time, and there is only one way through it.",
    reset: "Reset Maze keeps this maze and sets time and moves to zero. Try Again makes a new one.",
    warning:
      "This one tries your patience: the way is often 200 steps long, past many dead ends. You can leave it whenever you want to.",
  },
  /** The card of a maze. */
  card: {
    size: "Size",
    cells: "{width, number} by {height, number}",
    timeLimit: "Time limit",
    minutes: "{minutes, plural, one {# minute} other {# minutes}}",
    type: "Type",
    types: {
      exploration: "Exploration",
      trigger: "Trigger",
    },
    difficulty: "Difficulty",
    difficulties: {
      easy: "Easy",
      medium: "Medium",
      hard: "Hard",
      extreme: "Extreme",
    },
    enter: "Enter {maze}",
    continue: "Continue {maze}",
  },
  time: "Time",
  moves: "Moves",
  remaining: "Remaining",
  reset: "Reset Maze",
  tryAgain: "Try Again",
  /** Accessible name of the four arrow buttons, and of each. */
  move: "Move",
  moveTo: {
    up: "Move up",
    right: "Move right",
    down: "Move down",
    left: "Move left",
  },
  /** Screen readers hear it when a wall stops a step. */
  wall: {
    up: "Wall above.",
    right: "Wall to the right.",
    down: "Wall below.",
    left: "Wall to the left.",
  },
  /** Items in the list `open` of the text below. */
  directions: {
    up: "up",
    right: "right",
    down: "down",
    left: "left",
  },
  place:
    "Row {row, number}, column {column, number}. Open: {open}. {count, plural, one {# step} other {# steps}} to the goal.",
  /** Accessible name of the maze. */
  board:
    "{maze}, {rows, plural, one {# row} other {# rows}} by {columns, plural, one {# column} other {# columns}}. The goal is at row {row, number}, column {column, number}. Move with the arrow keys or W, A, S and D.",
  timeUp: {
    title: "Time's Up!",
    text: "You took {count, plural, one {# move} other {# moves}} in {minutes, plural, one {# minute} other {# minutes}}. You can try again whenever you like.",
    another: "Choose Different Maze",
  },
  found: {
    title: "You found the way",
    /** `time` is such as "2 minutes and 14 seconds". */
    text: "You came through {maze} in {time}, with {count, plural, one {# move} other {# moves}}.",
    share: "Share Achievement",
    /** What is shared with other people. */
    shared: "I found my way through {maze} in {time}, with {count, plural, one {# move} other {# moves}}.",
    copiedHint: "Your achievement is on the clipboard, ready to be pasted.",
    notShared: "Nothing was shared",
    notSharedReason: "Your browser does not let this page share or copy. The result stays here.",
  },
});
