/** What people change about their webhooks. Each change is one transaction that holds the lock of the user's row. */

import { randomBytes, randomUUID } from "node:crypto";
import {
  maxWebhooks,
  type NewWebhook,
  type WebhookChange,
  type WebhookItem,
} from "#domain/webhooks/webhooks.ts";
import type { Context } from "../context.ts";
import type { WebhookRow } from "../database/schema.ts";
import { notify } from "../mail/notify.ts";
import { sealSecret } from "../sealed-secret.ts";
import { lockUser, updateUser } from "../users/queries.ts";
import { deleteWebhook, findWebhook, insertWebhook, listWebhooks, updateWebhook } from "./queries.ts";
import { ownerOf } from "./send-event.ts";

type Parts = Pick<Context, "db" | "dialect" | "now">;

/** The form of a secret of Standard Webhooks, 256 bits. */
const newSecret = () => `whsec_${randomBytes(32).toString("base64")}`;

export function toWebhook(row: WebhookRow): WebhookItem {
  const { pausedAt, pausedBecause, answeredAt } = row;
  return {
    ...{ id: row.id, url: row.url, events: JSON.parse(row.events), scopes: JSON.parse(row.scopes) },
    state: pausedAt ? "paused" : "active",
    createdAt: row.createdAt.toISOString(),
    paused: pausedAt && { at: pausedAt.toISOString(), because: pausedBecause ?? "person" },
    lastAnswer: answeredAt && { at: answeredAt.toISOString(), status: row.answer },
  };
}

/** Tells an address what changes from now on. Null when the user does not exist any more. */
export const createWebhook = (
  { db, dialect, now }: Parts,
  key: Buffer,
  userId: string,
  { url, events, scopes = ["moods:read"] }: NewWebhook,
): Promise<(WebhookItem & { readonly secret: string }) | "too many" | null> =>
  db.transaction().execute(async (transaction) => {
    const universe = await lockUser(transaction, dialect, userId);
    if (!universe) return null;
    if ((await listWebhooks(transaction, userId)).length >= maxWebhooks) return "too many";
    const [id, secret, at] = [randomUUID(), newSecret(), new Date(now())];
    const row = await insertWebhook(transaction, {
      ...{ userId, id, url, events: JSON.stringify(events), scopes: JSON.stringify(scopes) },
      sealedSecret: sealSecret(key, secret, ownerOf({ userId, id })),
      ...{ createdAt: at, dueAt: at, revision: universe.revision, ordinal: universe.nextOrdinal },
    });
    if (universe.hasWebhooks === 0) await updateUser(transaction, userId, { hasWebhooks: 1 });
    await notify(transaction, "webhook-made", universe, at);
    return { ...toWebhook(row), secret };
  });

/** Ends a run that tells it something now: what follows is told in the new way. */
export const changeWebhook = (
  { db, dialect, now }: Parts,
  { userId, id }: Pick<WebhookRow, "userId" | "id">,
  { url, events, scopes, state }: WebhookChange,
): Promise<WebhookItem | null> =>
  db.transaction().execute(async (transaction) => {
    await lockUser(transaction, dialect, userId);
    const before = await findWebhook(transaction, { userId, id });
    if (!before) return null;
    const isNew = url !== undefined && url !== before.url;
    const row = await updateWebhook(
      transaction,
      { userId, id },
      {
        ...(url && { url }),
        ...(events && { events: JSON.stringify(events) }),
        ...(scopes && { scopes: JSON.stringify(scopes) }),
        ...(isNew && { answeredAt: null, answer: null }),
        ...stateColumns(before, state ?? (before.pausedAt ? "paused" : "active"), new Date(now())),
        claim: null,
      },
    );
    return row ? toWebhook(row) : null;
  });

function stateColumns(before: WebhookRow, state: "active" | "paused", at: Date) {
  if (state === "active")
    return { ...{ pausedAt: null, pausedBecause: null, failingSince: null }, attempts: 0, dueAt: at };
  return before.pausedAt ? {} : { pausedAt: at, pausedBecause: "person" as const, dueAt: null };
}

/** Returns whether there was one. */
export const removeWebhook = (
  { db, dialect }: Parts,
  { userId, id }: Pick<WebhookRow, "userId" | "id">,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    await lockUser(transaction, dialect, userId);
    if (!(await deleteWebhook(transaction, { userId, id }))) return false;
    if ((await listWebhooks(transaction, userId)).length === 0)
      await updateUser(transaction, userId, { hasWebhooks: 0 });
    return true;
  });
