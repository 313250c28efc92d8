/** The language of a user, for mails and reminders, and that of the last mail, whose user is gone. */

import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Null if the person has not chosen, also in accounts of earlier versions. A registration passes it on to its user. */
export const languagesSchema: Migration = {
  async up(db: Kysely<Record<string, never>>) {
    for (const table of ["users", "registrations", "mails"])
      await db.schema.alterTable(table).addColumn("locale", "text").execute();
  },
};
