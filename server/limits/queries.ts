import type { Db } from "../database/schema.ts";

/**
 * Increments a counter, or starts a new window when the current one has ended. A single statement, so that concurrent
 * processes lose no increments. A window that ends more than two window lengths from now was stored before the clock
 * was set back, and is replaced too.
 */
export const incrementCounter = (db: Db, key: string, now: Date, windowMs: number) => {
  const freshEnd = new Date(now.getTime() + windowMs);
  const latestEnd = new Date(now.getTime() + 2 * windowMs);
  return db
    .insertInto("limits")
    .values({ key, count: 1, endsAt: freshEnd })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((eb) => {
        const isOver = eb.or([eb("limits.endsAt", "<=", now), eb("limits.endsAt", ">", latestEnd)]);
        return {
          count: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb("limits.count", "+", 1))
            .end(),
          endsAt: eb.case().when(isOver).then(freshEnd).else(eb.ref("limits.endsAt")).end(),
        };
      }),
    )
    .returning(["count", "endsAt"])
    .executeTakeFirstOrThrow();
};

export const deleteExpiredLimits = (db: Db, now: Date) =>
  db.deleteFrom("limits").where("endsAt", "<=", now).execute();
