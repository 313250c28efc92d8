/** The available mazes, in the order of the list. */

import type { MazeId } from "../ids.ts";
import type { Difficulty } from "./maze-generation.ts";

export type MazeType = "exploration" | "trigger";

export type MazeDefinition = {
  readonly id: MazeId;
  readonly title: string;
  readonly description: string;
  readonly difficulty: Difficulty;
  readonly type: MazeType;
  /** In cells. */
  readonly width: number;
  readonly height: number;
  /** In seconds. */
  readonly timeLimit: number;
  readonly specialRules: readonly string[];
  /** The seed of a maze that is always the same; null if each run generates a new maze. */
  readonly fixedSeed: number | null;
  /** Shown on the card before a person opens the maze. */
  readonly warning: string | null;
};

export const mazes: readonly MazeDefinition[] = [
  {
    id: "cosmic-pathfinder",
    title: "Cosmic Pathfinder",
    description:
      "A friendly maze with short dead ends. Wander, turn back whenever you like, and find your way across.",
    difficulty: "medium",
    type: "exploration",
    width: 15,
    height: 15,
    timeLimit: 600,
    fixedSeed: 369,
    specialRules: [
      "Everyone walks this same maze, so you can come back and take fewer wrong turns.",
      "Reset Maze and Try Again both take you back to its start, with time and moves at zero.",
    ],
    warning: null,
  },
  {
    id: "patience-trial",
    title: "Patience Trial Maze",
    description:
      "Long corridors that often turn away just before the goal. Notice what impatience feels like, and take the next step anyway.",
    difficulty: "extreme",
    type: "trigger",
    width: 21,
    height: 21,
    timeLimit: 1800,
    fixedSeed: null,
    specialRules: [
      "A new maze is made each time, and there is only one way through it.",
      "Reset Maze keeps this maze and sets time and moves to zero. Try Again makes a new one.",
    ],
    warning:
      "This one tries your patience: the way is often 200 steps long, past many dead ends. You can leave it whenever you want to.",
  },
];

export const findMaze = (id: string): MazeDefinition | null => mazes.find((maze) => maze.id === id) ?? null;

/** The rules of all mazes, followed by the special rules of this maze. */
export const rulesOf = ({ specialRules, timeLimit }: MazeDefinition): readonly string[] => [
  "Start at the top left and reach the star at the bottom right.",
  "Every step onto the next cell is one move. A wall stops you and costs nothing.",
  `The clock starts when the maze opens and does not pause. After ${timeLimit / 60} minutes the time is up.`,
  ...specialRules,
];
