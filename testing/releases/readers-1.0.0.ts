/**
 * How the client of release 1.0.0 reads what a server or a browser gives it: the schemas of its commit (dfdb67c8), as they
 * are there. They never change.
 */

import * as z from "zod/mini";

const entry = z.object({
  id: z.string(),
  userId: z.string(),
  emotion: z.string(),
  intensity: z.int(),
  note: z.nullable(z.string()),
  timestamp: z.string(),
  x: z.int(),
  y: z.int(),
  z: z.int(),
  isTwinStar: z.literal([0, 1]),
  secondaryEmotion: z.nullable(z.string()),
  secondaryIntensity: z.nullable(z.int()),
  utcOffset: z.nullable(z.int()),
  timeZone: z.nullable(z.string()),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
  tags: z.array(z.string()),
  revision: z.int(),
});

const tag = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(["people", "place", "activity", "body", "other"]),
  isArchived: z.boolean(),
  revision: z.int(),
});

const constellation = z.object({
  id: z.string(),
  name: z.string(),
  entryIds: z.array(z.string()),
  revision: z.int(),
});

const ids = z.array(z.string());

export const changes = z.object({
  revision: z.int(),
  nextOrdinal: z.int(),
  isWhole: z.boolean(),
  entries: z.array(entry),
  tags: z.array(tag),
  constellations: z.array(constellation),
  removed: z.object({ entries: ids, tags: ids, constellations: ids }),
});

/** The columns of its stored copy, in their order. */
export const columns = Object.keys(entry.def.shape).filter((name) => name !== "userId");

/** A text of months of its stored copy. */
export function unpackStars(text: string, stored: readonly string[], userId: string) {
  const rows: unknown[][] = JSON.parse(text);
  const stars = rows.map((row) => {
    const star: Record<string, unknown> = { userId };
    for (const [at, column] of stored.entries()) star[column] = row[at];
    return star;
  });
  return z.array(entry).parse(stars);
}

/** The stars of its open edits, of its waiting corrections, and of a waiting return from the bin. */
export const editBase = z.object({ base: entry });
export const restoration = z.nullable(entry);

/** The records in the file that people take along. */
export const file = z.object({
  moodEntries: z.array(entry),
  bin: z.array(z.extend(entry, { deletedAt: z.string() })),
  tags: z.array(tag),
  constellations: z.array(constellation),
});
