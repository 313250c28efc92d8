/**
 * Mazes that somebody is in, in the tab's session storage under their id: a reload, the back button or an ended
 * session loses nothing, and nobody else finds them.
 */

import * as z from "zod/mini";
import { type MazeId, mazeIds } from "#domain/wellness/ids.ts";

const storageKey = "mood-universe.mazes";

const count = z.int().check(z.minimum(0));

const keptRunSchema = z.object({
  seed: count,
  startedAt: z.number(),
  place: z.object({ x: count, y: count }),
  moves: count,
  visited: z.array(count),
  ending: z.nullable(z.object({ outcome: z.literal(["won", "timed-out"]), at: z.number() })),
});

export type KeptRun = z.output<typeof keptRunSchema>;

const keptSchema = z.object({
  userId: z.string(),
  runs: z.partialRecord(z.enum(mazeIds), keptRunSchema),
});

type Runs = z.output<typeof keptSchema>["runs"];

/** Another's runs are not shown, and go with the next that is kept. */
function readRuns(userId: string): Runs {
  try {
    const kept = keptSchema.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? "null"));
    return kept.userId === userId ? kept.runs : {};
  } catch {
    return {};
  }
}

export const readRun = (userId: string, maze: MazeId): KeptRun | null => readRuns(userId)[maze] ?? null;

/** Null forgets it. */
export function keepRun(userId: string, maze: MazeId, run: KeptRun | null) {
  const { [maze]: _, ...others } = readRuns(userId);
  const runs = run ? { ...others, [maze]: run } : others;
  try {
    // Before it fails: an older state that stays there would go on, and its end would count again.
    sessionStorage.removeItem(storageKey);
    sessionStorage.setItem(storageKey, JSON.stringify({ userId, runs }));
  } catch {
    // Without storage a maze lives as long as the page.
  }
}

/** Whoever is back at the list has seen how it ended: the same maze begins anew. */
export function forgetEndedRuns(userId: string) {
  for (const maze of mazeIds) if (readRun(userId, maze)?.ending) keepRun(userId, maze, null);
}
