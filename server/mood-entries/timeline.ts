/** The stars of a universe in the order of their moments: the pause between two of them, and the rank of each. */

import { clockToleranceMs, pausingMoment } from "#domain/cooldown.ts";
import { rankBetween, spreadRanks } from "#domain/rank.ts";
import type { MoodEntryRow } from "../database/schema.ts";
import { updateRecord } from "../records/queries.ts";
import type { UniverseChange } from "../revisions/change-universe.ts";
import { listEarlier, listLater } from "./queries.ts";

type Ranked = Pick<MoodEntryRow, "id" | "timestamp" | "rank" | "importId">;

/** Where a star is in time. */
export type Slot = {
  /** Epoch milliseconds. */
  readonly moment: number;
  /** The star itself if it is in the sky already, else null. */
  readonly except: string | null;
  readonly before: Ranked | undefined;
  readonly after: Ranked | undefined;
  /** Moments (epoch milliseconds) of the nearest stars on both sides that the person added by hand. */
  readonly byHand: readonly number[];
};

/** A star at the moment of another one comes after it. */
export async function findSlot(
  { db, universe }: UniverseChange,
  moment: number,
  except: string | null = null,
): Promise<Slot> {
  const side = { userId: universe.id, moment: new Date(moment), except, limit: 1 };
  const [[before], [after]] = [await listEarlier(db, side), await listLater(db, side)];
  const byHand = [
    isImported(before) ? (await listEarlier(db, { ...side, isByHand: true }))[0] : before,
    isImported(after) ? (await listLater(db, { ...side, isByHand: true }))[0] : after,
  ].flatMap((star) => (star ? [star.timestamp.getTime()] : []));
  return { moment, except, before, after, byHand };
}

const isImported = (star: Ranked | undefined) => star !== undefined && star.importId !== null;

/** The moment (epoch milliseconds) of the star whose pause the slot is in, or null. */
export const pauseOf = ({ moment, byHand }: Slot, now: number, cooldownMs: number) =>
  pausingMoment(moment, byHand, now, cooldownMs);

/** The rank of a star in a slot: `current`, if the star has a rank that is right there, or a new one. */
export async function rankIn(change: UniverseChange, slot: Slot, current: number | null): Promise<number> {
  const { before, after } = slot;
  const low = before?.rank ?? Number.NEGATIVE_INFINITY;
  const high = after?.rank ?? Number.POSITIVE_INFINITY;
  if (current !== null && low < current && current < high) return current;
  if (!after) return change.universe.nextOrdinal;
  return rankBetween(before?.rank ?? null, after.rank) ?? (await makeRoom(change, slot));
}

/** The smallest number of stars on each side that get new ranks when there is no number left between two ranks. */
const minReach = 16;

/**
 * Gives new ranks to as many neighbours as necessary, and returns the rank in the slot. Their positions and revisions stay,
 * because a rank only matters when a star gets a position.
 */
async function makeRoom(
  change: UniverseChange,
  { moment, except }: Pick<Slot, "moment" | "except">,
  reach = minReach,
): Promise<number> {
  const { db, universe } = change;
  const side = { userId: universe.id, moment: new Date(moment), except, limit: reach + 1 };
  const [earlier, later] = [await listEarlier(db, side), await listLater(db, side)];
  const [outerBefore, outerAfter] = [earlier[reach], later[reach]];
  const before = earlier.slice(0, reach).reverse();
  const after = later.slice(0, reach);

  const [first, last] = [before[0] ?? after[0], after.at(-1) ?? before.at(-1)];
  const count = before.length + 1 + after.length;
  const high = outerAfter?.rank ?? (last?.rank ?? 0) + 1;
  const low = outerBefore?.rank ?? (first?.rank ?? 0) - 1;
  const isWhole = !outerBefore && !outerAfter;
  const ranks =
    spreadRanks(count, low, high) ?? (isWhole ? spreadRanks(count, high - count - 1, high) : null);
  if (!ranks) return makeRoom(change, { moment, except }, reach * 2);
  const [free] = ranks.splice(before.length, 1);
  for (const [at, { id }] of [...before, ...after].entries())
    await updateRecord(db, "mood_entries", { userId: universe.id, id }, { rank: ranks[at] ?? 0 });
  return free ?? 0;
}

/** The columns of the universe that depend on the moments and ranks of its stars, after a change of both. */
export async function timelineColumns({ db, universe, now }: UniverseChange, rank: number | null) {
  const moment = new Date(now + clockToleranceMs);
  const [latest] = await listEarlier(db, {
    ...{ userId: universe.id, moment, except: null, limit: 1 },
    isByHand: true,
  });
  return {
    latestEntryAt: latest?.timestamp ?? null,
    ...(rank !== null && { nextOrdinal: Math.max(universe.nextOrdinal, Math.floor(rank) + 1) }),
  };
}
