/** Where every star of a sky is after an import: computed in slices, so that other requests are answered in between. */

import { setImmediate as nextTurn } from "node:timers/promises";
import { canonicalEmotion } from "#domain/emotions.ts";
import type { Feelings } from "#domain/feelings.ts";
import type { Position } from "#domain/placement.ts";
import { keepSky, layOutSky, type PlacedStar } from "#domain/sky-layout.ts";
import type { Context } from "../context.ts";
import type { ImportRow } from "../database/schema.ts";
import { readFeelings } from "../records/feelings.ts";
import { findUser } from "../users/queries.ts";

import { mergeSorted } from "./merge-sorted.ts";
import { listSentAfter } from "./queries.ts";
import { isRestored, parseContent } from "./sent-entry.ts";
import { listStarsAfter, type Move } from "./sky-queries.ts";

/** Stars that are read at once, entries with their whole content, and stars that are placed before others have their turn. */
const readAtOnce = 1_000;
const sentAtOnce = 100;
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
  /** How many stars of the import are in the sky then, and the highest rank of all stars. */
  readonly shown: number;
  readonly lastRank: number;
};

type Star = {
  readonly at: number;
  readonly order: number;
  readonly emotion: string;
  readonly ordinal: number;
} & (
  | { readonly stored: Move; readonly isOfImport: boolean }
  | { readonly key: string; readonly place: Position | null; readonly isBinned: boolean }
);

/** `firstOrdinal` is the first of the ordinals that are reserved for the entries. */
export async function planSky(context: Context, row: ImportRow, firstOrdinal: number): Promise<SkyPlan> {
  const revision = (await findUser(context.db, row.userId))?.revision ?? 0;
  const pages = [...(await readStored(context, row)), ...(await readSent(context, row, firstOrdinal))];
  const feelings = await readFeelings(context.db, row.userId);
  const stars = await mergeSorted(pages, inTime);
  const [entries, moves]: [PlacedEntry[], Move[]] = [[], []];
  let [shown, lastRank] = [0, -1];
  let [at, turns] = [0, 0];
  for (const place of placesOf(feelings, row, stars)) {
    if (turns++ % placedAtOnce === 0) await nextTurn();
    const star = place && stars[at++];
    if (!star) continue;
    if ("key" in star) entries.push({ ...place, key: star.key, ordinal: star.ordinal });
    else if (isMoved(star.stored, place)) moves.push({ ...place, id: star.stored.id });
    if ("key" in star ? !star.isBinned : star.isOfImport) shown += 1;
    lastRank = place.rank;
  }
  return { revision, entries, moves, shown, lastRank };
}

/** A restored sky is as it was, unless somebody has added a star in the meantime. */
function placesOf(feelings: Feelings, { isRestore }: ImportRow, stars: readonly Star[]) {
  const known = isRestore ? stars.flatMap((star) => placedStar(star) ?? []) : [];
  return known.length > 0 && known.length === stars.length
    ? keepSky(feelings, known)
    : layOutSky(feelings, stars);
}

function placedStar(star: Star): PlacedStar | null {
  const { emotion, ordinal } = star;
  if (!("key" in star))
    return star.isOfImport ? { emotion, ordinal, place: star.stored, isInSky: true } : null;
  return star.place && { emotion, ordinal, place: star.place, isInSky: !star.isBinned };
}

const isMoved = (stored: Move, place: Omit<Move, "id">) =>
  stored.rank !== place.rank || stored.x !== place.x || stored.y !== place.y || stored.z !== place.z;

const inTime = (one: Star, other: Star) => one.at - other.at || one.order - other.order;

/** Stars at the same moment keep their order. */
const readStored = ({ db }: Context, { userId, id }: ImportRow) =>
  readPages(
    (after) => listStarsAfter(db, userId, after, readAtOnce),
    readAtOnce,
    (row) => row.id,
    (rows) =>
      rows.map(({ timestamp, emotion, ordinal, importId, ...stored }) => ({
        ...{ at: timestamp.getTime(), order: stored.rank, ordinal, stored, isOfImport: importId === id },
        emotion: canonicalEmotion(emotion),
      })),
  );

/** Reads what was sent after the stars that are stored, in the order of their keys. */
function readSent({ db }: Context, { userId, id: importId, isRestore }: ImportRow, firstOrdinal: number) {
  let ordinal = firstOrdinal;
  return readPages(
    (after) => listSentAfter(db, { userId, importId }, after, sentAtOnce),
    sentAtOnce,
    ({ key }) => key,
    (rows) =>
      rows.flatMap(({ key, timestamp, emotion, content }) =>
        content === null
          ? []
          : {
              ...{ key, emotion: canonicalEmotion(emotion), at: timestamp.getTime() },
              ...{ order: Number.MAX_SAFE_INTEGER, ordinal: ordinal++ },
              ...(isRestore ? restoredPlace(content) : { place: null, isBinned: false }),
            },
      ),
  );
}

function restoredPlace(text: string) {
  const content = parseContent(text);
  if (!isRestored(content)) return { place: null, isBinned: false };
  const { x, y, z, deletedAt } = content;
  return { place: { x, y, z }, isBinned: deletedAt != null };
}

/** Pages of stars, each in the order of time. */
async function readPages<Row>(
  read: (after: string) => Promise<Row[]>,
  length: number,
  keyOf: (row: Row) => string,
  toStars: (rows: readonly Row[]) => Star[],
): Promise<Star[][]> {
  const pages: Star[][] = [];
  for (let after = ""; ; ) {
    const rows = await read(after);
    pages.push(toStars(rows).sort(inTime));
    const last = rows.at(-1);
    if (rows.length < length || !last) return pages;
    after = keyOf(last);
    await nextTurn();
  }
}
