/** The slots of the last epoch. Those of an epoch that ends stay until no record needs its key. */

import { hasNeededSlots, maxSlots, type Slot, type SlotChange } from "#domain/sealed/seal.ts";
import type { Context } from "../context.ts";
import type { Db, SealSlotRow, UserRow } from "../database/schema.ts";
import { notify } from "../mail/notify.ts";
import { lockUser } from "../users/queries.ts";
import { deleteSlot, insertSlots, listSlots } from "./queries.ts";
import { toSlot } from "./read-seal.ts";

type Refused = { ok: false; reason: "universe is gone" | "other state" | "not found" | "slot needed" };
export type PutSlot =
  | { ok: true; slot: Slot; isNew: boolean }
  | Refused
  | { ok: false; reason: "wrong epoch" | "id used" | "too many" };
export type SlotDeleted = { ok: true } | Refused;

/** Runs `work` with the slots of the last epoch of a universe that has one, and tells the person of a change by mail. */
async function changeSlots<Result extends { readonly ok: boolean }>(
  { db, dialect, now, mail }: Context,
  userId: string,
  work: (db: Db, universe: UserRow, slots: readonly SealSlotRow[]) => Promise<Result & { isSame?: boolean }>,
): Promise<Result | Refused> {
  const changed = await db.transaction().execute(async (transaction) => {
    const universe = await lockUser(transaction, dialect, userId);
    if (!universe) return { ok: false, reason: "universe is gone" } as const;
    if (universe.sealState === "open") return { ok: false, reason: "other state" } as const;
    const { isSame, ...result } = await work(transaction, universe, await listSlots(transaction, userId));
    if (result.ok && !isSame) await notify(transaction, "seal-changed", universe, new Date(now()));
    return result as unknown as Result;
  });
  mail.wake();
  return changed;
}

const ofLast = (universe: UserRow, slots: readonly SealSlotRow[]) =>
  slots.filter(({ epoch }) => epoch === universe.sealEpoch);

export const putSlot = (
  context: Context,
  userId: string,
  id: string,
  { name = null, ...change }: SlotChange,
) =>
  changeSlots<PutSlot>(context, userId, async (db, universe, slots) => {
    if (change.epoch !== universe.sealEpoch) return { ok: false, reason: "wrong epoch" };
    const known = slots.find((slot) => slot.id === id);
    if (known && (known.kind !== change.kind || known.epoch !== change.epoch))
      return { ok: false, reason: "id used" };
    if (!known && ofLast(universe, slots).length >= maxSlots) return { ok: false, reason: "too many" };
    const said = { ...change, name, parameters: JSON.stringify(change.parameters) };
    const isSame = known?.wrapped === said.wrapped;
    if (known && isSame && known.name === name)
      return { ok: true, slot: toSlot(known), isNew: false, isSame };
    if (known) await deleteSlot(db, userId, id);
    // A slot is as old as what opens it: once a year the person is asked whether that is still at hand.
    const createdAt = known && isSame ? known.createdAt : new Date(context.now());
    const [row] = await insertSlots(db, [{ ...said, userId, id, createdAt }]);
    return { ok: true, slot: toSlot(row as SealSlotRow), isNew: !known };
  });

export const removeSlot = (context: Context, userId: string, id: string) =>
  changeSlots<SlotDeleted>(context, userId, async (db, universe, slots) => {
    const known = slots.find((slot) => slot.id === id);
    if (!known) return { ok: false, reason: "not found" };
    if (known.epoch !== universe.sealEpoch) return { ok: false, reason: "other state" };
    if (!hasNeededSlots(ofLast(universe, slots).filter((slot) => slot.id !== id)))
      return { ok: false, reason: "slot needed" };
    await deleteSlot(db, userId, id);
    return { ok: true };
  });
