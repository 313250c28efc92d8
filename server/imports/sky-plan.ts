/** Where every star of a sky is after an import: computed in slices, so that other requests are answered in between. */

import { setImmediate as nextTurn } from "node:timers/promises";
import { canonicalEmotion } from "#domain/emotions.ts";
import type { Position } from "#domain/placement.ts";
import { layOutSky } from "#domain/sky-layout.ts";
import type { Context } from "../context.ts";
import type { ImportRow } from "../database/schema.ts";
import { findUser } from "../users/queries.ts";
import { listSentAfter } from "./queries.ts";
import { listStarsAfter, type Move } from "./sky-queries.ts";

/** Stars that are read at once, and stars that are placed before others have their turn. */
const readAtOnce = 2_000;
const placedAtOnce = 100;

export type PlacedEntry = Position & {
  readonly key: string;
  readonly rank: number;
  readonly ordinal: number;
};

/** `revision` is that of the universe before its stars were read; null if it does not matter. */
export type SkyPlan = {
  readonly revision: number | null;
  /** The entries to add. */
  readonly entries: readonly PlacedEntry[];
  /** The stars that are elsewhere then. */
  readonly moves: readonly Move[];
};

type Star = {
  readonly at: number;
  readonly order: number;
  readonly emotion: string;
  readonly ordinal: number;
} & ({ readonly stored: Move } | { readonly key: string });

/** `firstOrdinal` is the first of the ordinals that are reserved for the entries. */
export async function planSky(
  context: Context,
  { userId, id }: ImportRow,
  firstOrdinal: number,
): Promise<SkyPlan> {
  const revision = (await findUser(context.db, userId))?.revision ?? 0;
  const stars = [
    ...(await readStored(context, userId)),
    ...(await readSent(context, { userId, importId: id }, firstOrdinal)),
  ];
  stars.sort((one, other) => one.at - other.at || one.order - other.order);
  const [entries, moves]: [PlacedEntry[], Move[]] = [[], []];
  const places = layOutSky(stars);
  for (const [at, star] of stars.entries()) {
    const place = places.next().value;
    if (!place) break;
    if ("key" in star) entries.push({ ...place, key: star.key, ordinal: star.ordinal });
    else if (isMoved(star.stored, place)) moves.push({ ...place, id: star.stored.id });
    if (at % placedAtOnce === 0) await nextTurn();
  }
  return { revision, entries, moves };
}

const isMoved = (stored: Move, place: Omit<Move, "id">) =>
  stored.rank !== place.rank || stored.x !== place.x || stored.y !== place.y || stored.z !== place.z;

/** Stars at the same moment keep their order. */
async function readStored({ db }: Context, userId: string): Promise<Star[]> {
  const rows = await readAll(
    "",
    (after) => listStarsAfter(db, userId, after, readAtOnce),
    ({ id }) => id,
  );
  return rows.map(({ timestamp, emotion, ordinal, ...stored }) => ({
    ...{ at: timestamp.getTime(), order: stored.rank, ordinal, stored },
    emotion: canonicalEmotion(emotion),
  }));
}

/** After the stars that are stored, in the order of their keys. */
async function readSent(
  { db }: Context,
  of: { userId: string; importId: string },
  firstOrdinal: number,
): Promise<Star[]> {
  const read = async (after: string) =>
    (await listSentAfter(db, of, after, readAtOnce)).map(({ content, ...row }) => ({
      ...row,
      isKnown: content === null,
    }));
  const rows = await readAll("", read, ({ key }) => key);
  return rows
    .filter(({ isKnown }) => !isKnown)
    .map(({ key, timestamp, emotion }, at) => ({
      ...{ key, emotion, at: timestamp.getTime() },
      ...{ order: Number.MAX_SAFE_INTEGER, ordinal: firstOrdinal + at },
    }));
}

async function readAll<Row>(
  first: string,
  read: (after: string) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after = first; ; ) {
    const page = await read(after);
    rows.push(...page);
    const last = page.at(-1);
    if (page.length < readAtOnce || !last) return rows;
    after = keyOf(last);
    await nextTurn();
  }
}
