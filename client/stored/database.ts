/**
 * What this browser keeps of the signed-in person, so that the app opens without a network: the person and their universe
 * as the server told them last. It is a copy: everything in it can be deleted and asked again.
 */

import * as z from "zod/mini";
import { type User, userSchema } from "#domain/accounts/user.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import { changesForm } from "#domain/records/changes.ts";
import { type ListsOf, recordKinds } from "#domain/records/record-kinds.ts";
import { readRecords } from "#domain/records/restore-gate.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { runInSlices } from "../loading/slices.ts";
import { copyDatabase } from "./forget-copy.ts";
import { Connection, type OpenDatabase } from "./open-database.ts";
import { unpackReadings } from "./packed-readings.ts";
import { columns as currentColumns, unpackStars } from "./packed-stars.ts";
import { keysOf, type PartedList, readingParts, starParts } from "./parts.ts";

/** `etag` is the server's ETag of the latest reply. */
export type StoredUniverse = Universe & { readonly etag: string | null };

/** The version of what is stored. What has another one is ignored, and replaced by the next write. */
export const storedForm = 1;

export const stores = { people: "people", heads: "heads", parts: "months" } as const;

/** The kinds of which the head has the records. */
const { star: _, reading: __, ...kindsOfHead } = recordKinds;
export const headKinds = Object.values(kindsOfHead);

/** A universe without its stars and readings, and with the lists of the other kinds. `stamp` names the write that made it. */
export const headSchema = z.looseObject({
  form: z.literal(storedForm),
  changesForm: z.int(),
  stamp: z.string(),
  revision: z.int(),
  nextOrdinal: z.int(),
  etag: z.nullable(z.string()),
  /** A name that would set the prototype is of no version. */
  columns: z.array(z.string().check(z.refine((name) => name !== "__proto__"))),
  /** The number of its stars. */
  stars: z.int(),
  /** The number of its readings; missing in what a version of before readings wrote. */
  readings: z.optional(z.int()),
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

/**
 * The universe as it was written last, as far as it can be read; null where nothing can. What another version of the client
 * wrote, or what is damaged, is shown until the server has answered, and is then replaced: it has revision 0. `stamp` is
 * that of the write; null where the next one must write everything.
 */
export async function readUniverse(copy: Connection, userId: string) {
  try {
    const [stored, texts, years] = await copy.run([stores.heads, stores.parts], "readonly", (transaction) => {
      // Parts are in the order of their keys.
      const partsOf = <Row>(list: PartedList<Row>) =>
        transaction.objectStore(stores.parts).getAll(keysOf(list, userId));
      return Promise.all([
        transaction.objectStore(stores.heads).get(userId),
        ...([partsOf(starParts), partsOf(readingParts)] as const),
      ]);
    });
    const head = headSchema.parse(stored);
    const months = await runInSlices(unpackMonths(texts, head.columns, userId));
    const { readings, ...unpacked } = unpackReadings(years);
    const lists = headKinds.map(({ list, schema }) => ({ list, ...readRecords(schema, head[list]) }));
    const isWhole =
      head.changesForm === changesForm &&
      months.isWhole &&
      months.stars.length === head.stars &&
      unpacked.isWhole &&
      readings.length === head.readings &&
      lists.every((list) => list.isWhole);
    const universe = {
      ...{ revision: head.revision, nextOrdinal: head.nextOrdinal, etag: head.etag },
      ...{ entries: months.stars, readings },
      ...(Object.fromEntries(lists.map(({ list, records }) => [list, records])) as unknown as OtherLists),
    };
    const isCurrent = isWhole && head.columns.join() === currentColumns.join();
    return { stamp: isCurrent ? head.stamp : null, universe: isWhole ? universe : asOfLongAgo(universe) };
  } catch {
    return null;
  }
}

type OtherLists = ListsOf<typeof kindsOfHead>;

/** A universe that every reply of the server replaces. */
const asOfLongAgo = (universe: StoredUniverse): StoredUniverse => ({
  ...universe,
  ...{ revision: 0, etag: null },
  entries: universe.entries.map((star) => ({ ...star, revision: 0 })),
  readings: universe.readings.map((reading) => ({ ...reading, revision: 0 })),
});

function* unpackMonths(
  texts: readonly unknown[],
  columns: readonly string[],
  userId: string,
): Generator<void, { stars: MoodEntry[]; isWhole: boolean }> {
  const all = { stars: [] as MoodEntry[], isWhole: true };
  for (const text of texts) {
    const { records, isWhole } = unpackStars(text, columns, userId);
    for (const star of records) all.stars.push(star);
    all.isWhole &&= isWhole;
    yield;
  }
  return all;
}
