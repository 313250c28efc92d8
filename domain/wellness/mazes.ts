/** The mazes that are offered, in the order in which they are listed. */

import type { MazeId } from "./ids.ts";
import type { Difficulty } from "./maze-generation.ts";

export type MazeType = "exploration" | "trigger";

export type MazeDefinition = {
  readonly id: MazeId;
  readonly title: string;
  readonly description: string;
  readonly difficulty: Difficulty;
  readonly type: MazeType;
  /** Cells. */
  readonly width: number;
  readonly height: number;
  /** Seconds. */
  readonly timeLimit: number;
  readonly specialRules: readonly string[];
  /** Of a maze that is the same for everyone and every time; null when each time brings a new one. */
  readonly fixedSeed: number | null;
  /** What somebody should know before they open it. */
  readonly warning: string | null;
};

export const mazes: readonly MazeDefinition[] = [
  {
    id: "cosmic-pathfinder",
    title: "Cosmic Pathfinder",
    description:
      "A chart with wide clouds and short dead ends. Wander, turn back when you like, and find your way across.",
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
      "Long corridors that turn away just before they arrive. Notice what impatience feels like, and take the next step anyway.",
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

/** The rules of every maze, and then its own. */
export const rulesOf = ({ specialRules, timeLimit }: MazeDefinition): readonly string[] => [
  "Start at the top left and reach the star at the bottom right.",
  "Every step onto the next cell is one move. A wall stops you and costs nothing.",
  `The clock starts when the maze opens and does not pause. After ${timeLimit / 60} minutes the time is up.`,
  ...specialRules,
];
