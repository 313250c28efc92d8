/**
 * While an update replaces processes one by one, the version before writes rows without the directory: triggers add what
 * it leaves out. They change nothing for this version, which writes the directory itself. A later migration drops them,
 * with the unique columns of `users` and the indexes that only the version before needs.
 */

import { type Kysely, sql } from "kysely";

const statements = [
  sql`
    create or replace function mood_universe_user_in_directory() returns trigger language plpgsql
    set search_path from current as $$
    begin
      delete from "directory"
        where "userId" = old."id" and ("kind" in ('name', 'email', 'verification', 'provider') or tg_op = 'DELETE');
      delete from "pending_emails" where "userId" = old."id";
      if tg_op = 'DELETE' then
        return null;
      end if;
      insert into "directory" ("kind", "key", "userId")
        select "kind", "key", new."id" from (values
          ('name', new."universeKey"), ('email', new."emailKey"), ('verification', new."emailVerificationToken"),
          ('provider', new."providerIssuer" || ' ' || new."providerSubject")) as "entries" ("kind", "key")
        where "key" is not null on conflict do nothing;
      if new."pendingEmailKey" is not null then
        insert into "pending_emails" ("emailKey", "userId", "since")
          values (new."pendingEmailKey", new."id", coalesce(new."pendingSince", new."updatedAt"))
          on conflict do nothing;
      end if;
      return null;
    end $$`,
  sql`
    create trigger "users_in_directory" after insert or delete or update of "universeKey", "emailKey",
      "emailVerificationToken", "pendingEmailKey", "providerIssuer", "providerSubject" on "users"
    for each row execute function mood_universe_user_in_directory()`,
  sql`
    create or replace function mood_universe_link_in_directory() returns trigger language plpgsql
    set search_path from current as $$
    begin
      if tg_op = 'DELETE' then
        delete from "directory" where "kind" = 'link' and "key" = old."tokenHash";
      else
        insert into "directory" ("kind", "key", "userId") values ('link', new."tokenHash", new."userId")
          on conflict do nothing;
      end if;
      return null;
    end $$`,
  sql`
    create trigger "shown_skies_in_directory" after insert or delete on "shown_skies"
    for each row execute function mood_universe_link_in_directory()`,
  sql`
    create or replace function mood_universe_device_in_directory() returns trigger language plpgsql
    set search_path from current as $$
    begin
      if tg_op = 'DELETE' then
        delete from "directory" where "kind" = 'device' and "key" = old."id" and "userId" = old."userId";
      else
        insert into "directory" ("kind", "key", "userId") values ('device', new."id", new."userId")
          on conflict ("kind", "key") do update set "userId" = excluded."userId";
      end if;
      return null;
    end $$`,
  sql`
    create trigger "push_subscriptions_in_directory" after insert or delete or update of "userId"
      on "push_subscriptions"
    for each row execute function mood_universe_device_in_directory()`,
];

export async function keepDirectoryInStep(db: Kysely<Record<string, never>>) {
  for (const statement of statements) await statement.execute(db);
}
