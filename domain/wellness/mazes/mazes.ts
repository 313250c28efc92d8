/** The available mazes, in the order of the list. */

import { mazes } from "../../languages/en/mazes.ts";
import type { Text } from "../../languages/text.ts";
import type { Translator } from "../../languages/translator.ts";
import type { MazeId } from "../ids.ts";
import type { Difficulty } from "./maze-generation.ts";

export type MazeType = "exploration" | "trigger";

export type MazeDefinition = {
  readonly id: MazeId;
  readonly title: Text;
  readonly description: Text;
  readonly difficulty: Difficulty;
  readonly type: MazeType;
  /** Cells. */
  readonly width: number;
  readonly height: number;
  /** Seconds. */
  readonly timeLimit: number;
  readonly specialRules: readonly Text[];
  /** The seed of a maze that is always the same; null if each run generates a new maze. */
  readonly fixedSeed: number | null;
  /** Shown on the card before a person opens the maze. */
  readonly warning: Text | null;
};

export const allMazes: readonly MazeDefinition[] = [
  {
    id: "cosmic-pathfinder",
    title: mazes.titles["cosmic-pathfinder"],
    description: mazes.pathfinder.description,
    difficulty: "medium",
    type: "exploration",
    width: 15,
    height: 15,
    timeLimit: 600,
    fixedSeed: 369,
    specialRules: [mazes.pathfinder.same, mazes.pathfinder.reset],
    warning: null,
  },
  {
    id: "patience-trial",
    title: mazes.titles["patience-trial"],
    description: mazes.patience.description,
    difficulty: "extreme",
    type: "trigger",
    width: 21,
    height: 21,
    timeLimit: 1800,
    fixedSeed: null,
    specialRules: [mazes.patience.new, mazes.patience.reset],
    warning: mazes.patience.warning,
  },
];

export const findMaze = (id: string): MazeDefinition | null =>
  allMazes.find((maze) => maze.id === id) ?? null;

/** The rules of all mazes, followed by the special rules of this maze. */
export const rulesOf = (t: Translator, { specialRules, timeLimit }: MazeDefinition): readonly string[] => [
  t(mazes.rules.goal),
  t(mazes.rules.moves),
  t(mazes.rules.clock, { minutes: timeLimit / 60 }),
  ...specialRules.map((rule) => t(rule)),
];
