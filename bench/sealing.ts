/** Seals the words of a universe in its database, with the client's own cryptography, while its server runs. */

import { nameKeyOf } from "../client/sealed/crypto/name-key.ts";
import { sealWords } from "../client/sealed/crypto/words.ts";
import { openDatabase } from "../server/database/open.ts";
import type { Db } from "../server/database/schema.ts";
import { makeSeal } from "../testing/sealed.ts";
import { nameOf, type RunningServer } from "./running-server.ts";

type Keys = Awaited<ReturnType<typeof makeSeal>>["keys"];

/** Resolves with the milliseconds that the cryptography of the stars' notes took, one after the other. */
export async function sealUniverse({ dataDir }: RunningServer, stars: number): Promise<number> {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
  const { id: userId, revision } = await db
    .selectFrom("users")
    .select(["id", "revision"])
    .where("universeName", "=", nameOf(stars))
    .executeTakeFirstOrThrow();
  const { keys, seal } = await makeSeal(userId);
  const sealed = await db.transaction().execute(async (all) => {
    await sealTags(all, userId, keys);
    return sealStars(all, userId, keys);
  });
  await db
    .insertInto("seal_epochs")
    .values(seal.epochs.map((each) => ({ userId, ...each })))
    .execute();
  await db
    .insertInto("seal_slots")
    .values(
      seal.slots.map((slot) => ({
        ...{ ...slot, userId, parameters: JSON.stringify(slot.parameters) },
        createdAt: new Date(slot.createdAt),
      })),
    )
    .execute();
  await db
    .updateTable("users")
    .set({ sealState: "sealed", sealEpoch: keys.epoch, revision: revision + 1 })
    .where("id", "=", userId)
    .execute();
  await close();
  return sealed;
}

async function sealStars(db: Db, userId: string, keys: Keys): Promise<number> {
  const rows = await db
    .selectFrom("mood_entries")
    .select(["id", "note"])
    .where("userId", "=", userId)
    .where("note", "is not", null)
    .execute();
  let took = 0;
  for (const { id, note } of rows) {
    const startedAt = performance.now();
    const sealed = await sealWords(keys, { userId, kind: "entry", id }, { note });
    took += performance.now() - startedAt;
    await db
      .updateTable("mood_entries")
      .set({ note: null, sealed })
      .where("userId", "=", userId)
      .where("id", "=", id)
      .execute();
  }
  return took;
}

async function sealTags(db: Db, userId: string, keys: Keys) {
  const rows = await db.selectFrom("tags").select(["id", "name"]).where("userId", "=", userId).execute();
  for (const { id, name } of rows)
    await db
      .updateTable("tags")
      .set({
        name: "",
        nameKey: await nameKeyOf(keys, name),
        sealed: await sealWords(keys, { userId, kind: "tag", id }, { name }),
      })
      .where("userId", "=", userId)
      .where("id", "=", id)
      .execute();
}
