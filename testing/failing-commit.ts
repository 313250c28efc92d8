/** Makes every transaction that stores a session fail where it commits, as a full disk or a broken connection does. */

import { sql } from "kysely";
import type { Database } from "../server/database/open.ts";

const statements = {
  sqlite: [
    `create table failing_commit (user_id text references users(id) deferrable initially deferred)`,
    `create trigger failing_commit after insert on sessions
      begin insert into failing_commit values ('no such user'); end`,
  ],
  postgres: [
    `create function failing_commit() returns trigger language plpgsql
      as $$ begin raise exception 'The commit fails'; end $$`,
    `create constraint trigger failing_commit after insert on sessions
      deferrable initially deferred for each row execute function failing_commit()`,
  ],
} as const;

const removal = {
  sqlite: ["drop trigger failing_commit", "drop table failing_commit"],
  postgres: ["drop trigger failing_commit on sessions", "drop function failing_commit"],
} as const;

async function run({ db }: Database, list: readonly string[]) {
  for (const statement of list) await sql.raw(statement).execute(db);
}

/** Runs `act` while no transaction that stores a session can commit. */
export async function withFailingCommits<T>(database: Database, act: () => Promise<T>): Promise<T> {
  await run(database, statements[database.dialect]);
  try {
    return await act();
  } finally {
    await run(database, removal[database.dialect]);
  }
}
