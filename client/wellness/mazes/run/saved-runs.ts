/**
 * Saves open mazes in the tab's session storage with their owner's id, so that a reload, the back button or an expired
 * session loses nothing.
 */

import * as z from "zod/mini";
import { type MazeId, mazeIds } from "#domain/wellness/ids.ts";
import { ownName } from "../../../base-path.ts";
import { randomUuid } from "../../../stars/random-uuid.ts";

const storageKey = ownName("mood-universe.mazes");

const count = z.int().check(z.minimum(0));

const savedRunSchema = z.object({
  /** Earlier versions saved none. */
  runId: z._default(z.uuid(), randomUuid),
  seed: count,
  startedAt: z.number(),
  place: z.object({ x: count, y: count }),
  moves: count,
  visited: z.array(count),
  ending: z.nullable(z.object({ outcome: z.literal(["won", "timed-out"]), at: z.number() })),
});

export type SavedRun = z.output<typeof savedRunSchema>;

const savedSchema = z.object({
  userId: z.string(),
  runs: z.partialRecord(z.enum(mazeIds), savedRunSchema),
});

type Runs = z.output<typeof savedSchema>["runs"];

/** Runs of another user are not shown, and the next save replaces them. */
function readRuns(userId: string): Runs {
  try {
    const saved = savedSchema.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? "null"));
    return saved.userId === userId ? saved.runs : {};
  } catch {
    return {};
  }
}

export const readRun = (userId: string, maze: MazeId): SavedRun | null => readRuns(userId)[maze] ?? null;

/** Null deletes the saved run. */
export function saveRun(userId: string, maze: MazeId, run: SavedRun | null) {
  const { [maze]: _, ...others } = readRuns(userId);
  const runs = run ? { ...others, [maze]: run } : others;
  try {
    // The old run is removed first: after a failed write, an older state would be continued and its end recorded
    // again.
    sessionStorage.removeItem(storageKey);
    sessionStorage.setItem(storageKey, JSON.stringify({ userId, runs }));
  } catch {
    // A run that cannot be stored lasts only as long as the page.
  }
}

/** Called on the list of mazes: a person there has seen the results, so ended mazes start again. */
export function deleteEndedRuns(userId: string) {
  for (const maze of mazeIds) if (readRun(userId, maze)?.ending) saveRun(userId, maze, null);
}
