/** The seal as the API sends it. */

import type { Seal, Slot } from "#domain/sealed/seal.ts";
import type { Db, SealSlotRow, UserRow } from "../database/schema.ts";
import { listEpochs, listSlots } from "./queries.ts";

/** The columns have what `writtenSlot` let in. */
export const toSlot = ({ userId: _, parameters, createdAt, ...slot }: SealSlotRow) =>
  ({ ...slot, parameters: JSON.parse(parameters), createdAt: createdAt.toISOString() }) as Slot;

export async function readSeal(
  db: Db,
  { id, sealState, sealedFor }: Pick<UserRow, "id" | "sealState" | "sealedFor">,
): Promise<Seal> {
  return {
    state: sealState,
    sealedFor: sealedFor ?? id,
    epochs: await listEpochs(db, id),
    slots: (await listSlots(db, id)).map(toSlot),
  };
}
