/** The page to which a confirmation by the provider leads back. */

import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What the version before writes has no page, and leads to the account settings. */
export const returnOfConfirmations: Migration = {
  async up(db: Kysely<Record<string, never>>) {
    await db.schema.alterTable("provider_sign_ins").addColumn("returnsTo", "text").execute();
  },
};
