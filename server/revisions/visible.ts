/** Rows with a revision that the universe does not have yet belong to an import that is being finished: nobody sees them. */

import { sql } from "kysely";

/** The revision up to which rows are visible, for a condition on their own. */
export const visibleRevision = (userId: string) =>
  sql<number>`(select "users"."revision" from "users" where "users"."id" = ${userId})`;
