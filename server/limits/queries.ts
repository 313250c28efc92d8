import type { Db } from "../database/schema.ts";

/**
 * Adds one to a counter, which begins anew when its window has ended; one statement, so that no process misses
 * another's. One that ends later than any clock in step with ours could say means that the clock was set back.
 */
export const countOne = (db: Db, key: string, now: Date, windowMs: number) => {
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

export const deleteEndedLimits = (db: Db, now: Date) =>
  db.deleteFrom("limits").where("endsAt", "<=", now).execute();
