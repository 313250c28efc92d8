import type { Dialect } from "../database/dialect.ts";
import type { Db } from "../database/schema.ts";
import { insertLook, listUsersWithoutLook } from "./name-look-queries.ts";

const pageSize = 500;

/**
 * Adds how names look that the version before has written while both served: it does not know of it. The embedded
 * database has one version at a time.
 */
export async function addMissingLooks({ db, dialect }: { db: Db; dialect: Dialect }) {
  if (dialect === "sqlite") return;
  for (let page = await listUsersWithoutLook(db, pageSize); page.length > 0; ) {
    for (const user of page) await insertLook(db, user);
    page = await listUsersWithoutLook(db, pageSize);
  }
}
