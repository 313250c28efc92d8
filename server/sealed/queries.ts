import type { Db } from "../database/schema.ts";

/** The epochs of a universe, the first one first: two while its key is being replaced, and none in an open one. */
export const listEpochs = (db: Db, userId: string) =>
  db
    .selectFrom("seal_epochs")
    .select(["epoch", "check"])
    .where("userId", "=", userId)
    .orderBy("epoch")
    .execute();
