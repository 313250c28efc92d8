/** Begins to seal the words of a universe, to seal them with another key, or to open them. Each can be repeated. */

import type { NewEpoch, NewSeal, Seal } from "#domain/sealed/seal.ts";
import type { SealState } from "#domain/sealed/seal-states.ts";
import type { Context } from "../context.ts";
import type { UserRow } from "../database/schema.ts";
import { notify } from "../mail/notify.ts";
import type { MailKind } from "../mail/queue.ts";
import { changeUniverse, type UniverseChange } from "../revisions/change-universe.ts";
import { updateUser } from "../users/queries.ts";
import { deleteReplies, hasOpenImport, insertEpoch, insertSlots, listEpochs, listSlots } from "./queries.ts";
import { readSeal } from "./read-seal.ts";

export type Begun =
  | { ok: true; seal: Seal }
  | { ok: false; reason: "universe is gone" | "other state" | "wrong epoch" | "import open" | "id used" };

type Columns = Partial<Pick<UserRow, "sealState" | "sealEpoch" | "sealedFor">>;

/** Every device hears of another state, because the feed has another revision. */
export async function storeState(change: UniverseChange, columns: Columns): Promise<Seal> {
  const { db, universe, revision } = change;
  return readSeal(db, await updateUser(db, universe.id, { revision, ...columns }));
}

export const tell = (change: UniverseChange, kind: MailKind) =>
  notify(change.db, kind, change.universe, new Date(change.now));

async function storeEpoch({ db, universe, now }: UniverseChange, { epoch, check, slots }: NewEpoch) {
  const { id: userId } = universe;
  await insertEpoch(db, { userId, epoch, check });
  await insertSlots(
    db,
    slots.map(({ parameters, name = null, ...slot }) => ({
      ...{ ...slot, userId, epoch, name, parameters: JSON.stringify(parameters) },
      createdAt: new Date(now),
    })),
  );
}

/** Whether this very epoch has begun: a repetition of the call whose reply was lost. */
async function hasBegun({ db, universe }: UniverseChange, { epoch, check }: NewEpoch) {
  const last = (await listEpochs(db, universe.id)).at(-1);
  return last?.epoch === epoch && last.check === check;
}

async function begin(
  context: Context,
  userId: string,
  work: (change: UniverseChange) => Promise<Begun>,
): Promise<Begun> {
  const begun = await changeUniverse(context, userId, work);
  context.mail.wake();
  return begun ?? { ok: false, reason: "universe is gone" };
}

/** An epoch is later than all that the universe had, so that what was sealed with an earlier key is told from it. */
export const beginSealing = (context: Context, userId: string, body: NewSeal) =>
  begin(context, userId, async (change) => {
    const { db, universe } = change;
    if (universe.sealState !== "open")
      return universe.sealState !== "opening" && (await hasBegun(change, body))
        ? { ok: true, seal: await readSeal(db, universe) }
        : { ok: false, reason: "other state" };
    if (body.epoch <= universe.sealEpoch) return { ok: false, reason: "wrong epoch" };
    if (await hasOpenImport(db, userId)) return { ok: false, reason: "import open" };
    await storeEpoch(change, body);
    await deleteReplies(db, userId);
    await tell(change, "sealing-began");
    const { epoch: sealEpoch, sealedFor = null } = body;
    return { ok: true, seal: await storeState(change, { sealState: "sealing", sealEpoch, sealedFor }) };
  });

export const rotateSeal = (context: Context, userId: string, body: NewEpoch) =>
  begin(context, userId, async (change) => {
    const { db, universe } = change;
    if (universe.sealState === "rotating" && (await hasBegun(change, body)))
      return { ok: true, seal: await readSeal(db, universe) };
    if (universe.sealState !== "sealed") return { ok: false, reason: "other state" };
    if (body.epoch !== universe.sealEpoch + 1) return { ok: false, reason: "wrong epoch" };
    // What it has sent would still be sealed with the earlier key, of which nothing is left at the end.
    if (await hasOpenImport(db, userId)) return { ok: false, reason: "import open" };
    const taken = new Set((await listSlots(db, userId)).map(({ id }) => id));
    if (body.slots.some(({ id }) => taken.has(id))) return { ok: false, reason: "id used" };
    await storeEpoch(change, body);
    await tell(change, "seal-changed");
    return { ok: true, seal: await storeState(change, { sealState: "rotating", sealEpoch: body.epoch }) };
  });

/** Sealing can be taken back before it has ended; a change of the key ends first. */
const canOpen: readonly SealState[] = ["sealing", "sealed"];

export const beginOpening = (context: Context, userId: string) =>
  begin(context, userId, async (change) => {
    const { sealState } = change.universe;
    if (sealState === "opening") return { ok: true, seal: await readSeal(change.db, change.universe) };
    if (!canOpen.includes(sealState)) return { ok: false, reason: "other state" };
    await tell(change, "opening-began");
    return { ok: true, seal: await storeState(change, { sealState: "opening" }) };
  });
