/** Ends sealing, opening, or a change of the key, once every record is as it shall be. It can be repeated. */

import type { Seal } from "#domain/sealed/seal.ts";
import type { Context } from "../context.ts";
import { askToRewrite, overwriteDeleted } from "../database/overwrite.ts";
import type { Db } from "../database/schema.ts";
import { changeUniverse, type UniverseChange } from "../revisions/change-universe.ts";
import { storeState, tell } from "./begin.ts";
import { deleteEpochsUntil, deleteReplies, forgetWords } from "./queries.ts";
import { readSeal } from "./read-seal.ts";
import { countLeft } from "./word-queries.ts";

export type Finished =
  | { ok: true; seal: Seal; overwrites: boolean }
  | { ok: false; reason: "universe is gone" }
  | { ok: false; reason: "words left"; left: Readonly<Record<string, number>> };

/** Time between two writings of the whole database, which serves no call meanwhile: a universe that ends in between waits for the next sweep. */
const overwriteIntervalMs = 60_000;
const overwrittenAt = new WeakMap<Db, number>();

async function overwriteWords({ db, dialect, now }: Context) {
  const at = now();
  if (Math.abs(at - (overwrittenAt.get(db) ?? 0)) < overwriteIntervalMs) return;
  overwrittenAt.set(db, at);
  await overwriteDeleted(db, dialect);
}

/** What the embedded database had of words is overwritten before the reply, but in a large one by the next sweep. */
export async function finishSeal(
  context: Context,
  userId: string,
  onOverwriteFailure: (error: unknown) => void,
): Promise<Finished> {
  const finished = await changeUniverse(context, userId, async (change): Promise<Finished> => {
    const { db, universe } = change;
    const { sealState } = universe;
    if (sealState === "open" || sealState === "sealed")
      return { ok: true, seal: await readSeal(db, universe), overwrites: false };
    const left = await countLeft(db, universe);
    if (Object.keys(left).length > 0) return { ok: false, reason: "words left", left };
    // What was sealed with an earlier key is as worth removing as what was not sealed at all.
    const overwrites = sealState !== "opening";
    if (overwrites) await askToRewrite(db, context.dialect);
    return { ok: true, seal: await end[sealState](change), overwrites };
  });
  context.mail.wake();
  if (finished?.ok && finished.overwrites) await overwriteWords(context).catch(onOverwriteFailure);
  return finished ?? { ok: false, reason: "universe is gone" };
}

const end = {
  async sealing(change: UniverseChange) {
    await forgetWords(change.db, change.universe.id);
    await tell(change, "words-sealed");
    return storeState(change, { sealState: "sealed" });
  },
  async rotating(change: UniverseChange) {
    await deleteReplies(change.db, change.universe.id);
    await deleteEpochsUntil(change.db, change.universe.id, change.universe.sealEpoch - 1);
    return storeState(change, { sealState: "sealed" });
  },
  async opening(change: UniverseChange) {
    await deleteEpochsUntil(change.db, change.universe.id, change.universe.sealEpoch);
    await tell(change, "words-open");
    return storeState(change, { sealState: "open", sealedFor: null });
  },
};
