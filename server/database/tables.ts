/** Every table of the product, in an order that satisfies foreign keys. */

import type { Tables } from "./schema.ts";

export type TableName = keyof Tables;

/** The tables of records, one of each kind. Their rows have a revision, and the key `userId` and `id`. */
export const recordTables = [
  "mood_entries",
  "tags",
  "constellations",
  "own_feelings",
  "trackers",
  "comparisons",
] as const satisfies TableName[];
export type RecordTable = (typeof recordTables)[number];

/** All tables whose rows have a revision. */
export const revisedTables = [...recordTables, "readings"] as const satisfies TableName[];
export type RevisedTable = (typeof revisedTables)[number];

/** The tables of what a person does beside the journal. */
export const activityTables = [
  "quiz_responses",
  "personalized_recommendations",
  "wellness_sessions",
] as const satisfies TableName[];
export type ActivityTable = (typeof activityTables)[number];

/**
 * The key by which a backup reads each table page by page; null leaves out tables whose rows soon expire, sessions and
 * access tokens, because a restore must not revive what has been ended since, nor a link that has been used.
 */
const keys = {
  directory: ["kind", "key"],
  pending_emails: ["emailKey", "userId"],
  users: ["id"],
  mood_entries: ["userId", "id"],
  tags: ["userId", "id"],
  mood_entry_tags: ["userId", "entryId", "tagId"],
  constellations: ["userId", "id"],
  constellation_stars: ["userId", "constellationId", "entryId"],
  own_feelings: ["userId", "id"],
  trackers: ["userId", "id"],
  readings: ["userId", "trackerId", "at"],
  comparisons: ["userId", "id"],
  tombstones: ["userId", "kind", "id"],
  imports: ["userId", "id"],
  import_entries: ["userId", "importId", "key"],
  import_tags: ["userId", "importId", "id"],
  import_keys: ["userId", "key"],
  shown_skies: ["userId", "id"],
  quiz_responses: ["userId", "id"],
  personalized_recommendations: ["userId", "id"],
  wellness_sessions: ["userId", "id"],
  idempotency_keys: ["userId", "key"],
  registrations: ["id"],
  name_skeletons: ["skeleton", "userId"],
  mails: ["id"],
  reminders: ["userId"],
  push_subscriptions: ["userId", "id"],
  reminder_jobs: ["userId", "id"],
  reminder_keys: ["id"],
  webhooks: ["userId", "id"],
  sign_in_attempts: ["identifier"],
  credentials: ["userId", "id"],
  seal_epochs: ["userId", "epoch"],
  seal_slots: ["userId", "id"],
  known_devices: ["userId", "deviceHash"],
  admin_log: ["id"],
  sessions: null,
  access_tokens: null,
  sign_in_links: null,
  challenges: null,
  undoable_migrations: null,
  invitations: null,
  join_invitations: null,
  provider_sign_ins: null,
  limits: null,
} as const satisfies Record<TableName, readonly string[] | null>;

export const allTables = Object.keys(keys) as TableName[];

/** Users come before the tables that refer to them. */
export const backedUpTables: [TableName, readonly string[]][] = allTables.flatMap((table) => {
  const key = keys[table];
  return key ? [[table, key]] : [];
});
