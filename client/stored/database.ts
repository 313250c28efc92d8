/**
 * What this browser keeps of the signed-in person, so that the app opens without a network: the person and their universe
 * as the server told them last. It is a copy: everything in it can be deleted and asked again.
 */

import * as z from "zod/mini";
import { type User, userSchema } from "#domain/accounts/user.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import { changesForm } from "#domain/records/changes.ts";
import { constellationSchema } from "#domain/records/constellation/constellation.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { tagSchema } from "#domain/records/tag/tag.ts";
import { runInSlices } from "../loading/slices.ts";
import { copyDatabase } from "./forget-copy.ts";
import { Connection, type OpenDatabase } from "./open-database.ts";
import { unpackStars } from "./packed-stars.ts";

/** `etag` is the server's ETag of the latest reply. */
export type StoredUniverse = Universe & { readonly etag: string | null };

/** The version of what is stored. What has another one is ignored, and replaced by the next write. */
export const storedForm = 1;

export const stores = { people: "people", heads: "heads", months: "months" } as const;

/** A universe without its stars. `stamp` names the write that made it. */
export const headSchema = z.object({
  form: z.literal(storedForm),
  changesForm: z.literal(changesForm),
  stamp: z.string(),
  revision: z.int(),
  nextOrdinal: z.int(),
  etag: z.nullable(z.string()),
  tags: z.array(tagSchema),
  constellations: z.array(constellationSchema),
  columns: z.array(z.string()),
  /** The number of its stars. */
  stars: z.int(),
});

export type Head = z.output<typeof headSchema>;

const personSchema = z.object({ form: z.literal(storedForm), user: userSchema });

export const openCopy = (openDatabase?: OpenDatabase) =>
  new Connection(
    {
      name: copyDatabase,
      version: storedForm,
      upgrade(database) {
        for (const name of Object.values(stores)) database.createObjectStore(name);
      },
    },
    openDatabase,
  );

/** The keys of a person's months. */
export const monthsOf = (userId: string) => IDBKeyRange.bound([userId], [userId, []]);

/** The person as the server told them last; null where nothing is stored, or nothing that can be read. */
export async function readUser(copy: Connection, userId: string): Promise<User | null> {
  try {
    const stored = await copy.runIn(stores.people, "readonly", (people) => people.get(userId));
    const { user } = personSchema.parse(stored);
    return user.id === userId ? user : null;
  } catch {
    return null;
  }
}

/** `mayKeep` is asked when the database is open: the person can have signed out by then. Rejects where nothing can be stored. */
export async function writeUser(copy: Connection, user: User, mayKeep: (userId: string) => boolean) {
  await copy.runIn(stores.people, "readwrite", async (people) => {
    if (mayKeep(user.id)) await people.put({ form: storedForm, user }, user.id);
  });
}

/** The universe as it was written last, with the stamp of that write; null where it cannot be read as a whole. */
export async function readUniverse(copy: Connection, userId: string) {
  try {
    const [head, texts] = await copy.run([stores.heads, stores.months], "readonly", (transaction) =>
      Promise.all([
        transaction.objectStore(stores.heads).get(userId),
        // In the order of their keys, which is that of their stars.
        transaction.objectStore(stores.months).getAll(monthsOf(userId)),
      ]),
    );
    const { stamp, columns, stars, form: _, changesForm: __, ...rest } = headSchema.parse(head);
    const entries = await runInSlices(unpackMonths(texts, columns, userId));
    if (entries.length !== stars) return null;
    const universe: StoredUniverse = { ...rest, entries };
    return { stamp, universe };
  } catch {
    return null;
  }
}

function* unpackMonths(
  texts: readonly string[],
  columns: readonly string[],
  userId: string,
): Generator<void, MoodEntry[]> {
  const entries: MoodEntry[] = [];
  for (const text of texts) {
    for (const star of unpackStars(text, columns, userId)) entries.push(star);
    yield;
  }
  return entries;
}
