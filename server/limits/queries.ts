import type { Db } from "../database/schema.ts";

/** Adds one to a counter, which begins anew when its window has ended; one statement, so that no process misses another's. */
export const countOne = (db: Db, key: string, now: Date, windowMs: number) => {
  const freshEnd = new Date(now.getTime() + windowMs);
  return db
    .insertInto("limits")
    .values({ key, count: 1, endsAt: freshEnd })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((eb) => ({
        count: eb
          .case()
          .when("limits.endsAt", "<=", now)
          .then(1)
          .else(eb("limits.count", "+", 1))
          .end(),
        endsAt: eb.case().when("limits.endsAt", "<=", now).then(freshEnd).else(eb.ref("limits.endsAt")).end(),
      })),
    )
    .returning(["count", "endsAt"])
    .executeTakeFirstOrThrow();
};

export const deleteEndedLimits = (db: Db, now: Date) =>
  db.deleteFrom("limits").where("endsAt", "<=", now).execute();
