/** Puts a universe into a state of its seal at once, for tests of what depends on the state alone. */

import type { SealState } from "#domain/sealed/seal-states.ts";
import type { Db } from "../server/database/schema.ts";

/** Two epochs are those of a universe whose key is being replaced. */
export async function setSeal(db: Db, userId: string, sealState: SealState, epochs: readonly number[] = [1]) {
  await db
    .updateTable("users")
    .set({ sealState, sealEpoch: epochs.at(-1) ?? 0 })
    .where("id", "=", userId)
    .execute();
  await db.deleteFrom("seal_epochs").where("userId", "=", userId).execute();
  const rows = epochs.map((epoch) => ({ userId, epoch, check: `1.${epoch}.check` }));
  if (rows.length > 0) await db.insertInto("seal_epochs").values(rows).execute();
}
