/** What a backup holds: every table but those whose rows are worth nothing later, in an order in which rows can come back. */

import type { Tables } from "../../database/schema.ts";

export type TableName = keyof Tables;

/**
 * By which columns a table is read page by page; null is left out. Sessions are, because a backup must not bring back
 * one that has been ended since: everybody signs in again.
 */
const keys = {
  users: ["id"],
  mood_entries: ["id"],
  quiz_responses: ["id"],
  personalized_recommendations: ["id"],
  wellness_sessions: ["id"],
  idempotency_keys: ["userId", "key"],
  registrations: ["id"],
  mails: ["id"],
  sign_in_attempts: ["identifier"],
  sessions: null,
  provider_sign_ins: null,
  limits: null,
} as const satisfies Record<TableName, readonly string[] | null>;

export const allTables = Object.keys(keys) as TableName[];

/** Users come first: what has their id refers to them. */
export const keptTables: [TableName, readonly string[]][] = allTables.flatMap((table) => {
  const key = keys[table];
  return key ? [[table, key]] : [];
});
