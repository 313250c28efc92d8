/** Signs an event as Standard Webhooks describe, and sends it. */

import { bodyOf, type Event } from "#domain/webhooks/events.ts";
import type { WebhookScope } from "#domain/webhooks/webhooks.ts";
import type { WebhookRow } from "../database/schema.ts";
import type { Outgoing } from "../outgoing/outgoing.ts";
import { waitOf } from "../outgoing/retry-after.ts";
import { openSecret } from "../sealed-secret.ts";

/** Longest time of the whole exchange. */
const timeoutMs = 10_000;
const dayMs = 24 * 3_600_000;

/** Names the owner of a secret, so that no row can have that of another. */
export const ownerOf = ({ userId, id }: Pick<WebhookRow, "userId" | "id">) => `webhook ${userId} ${id}`;

/** `gone`: it wants nothing any more (410). `failed`: it can be tried again, after the time that it asked for. */
export type Told =
  | { readonly is: "accepted" | "gone"; readonly status: number }
  | { readonly is: "failed"; readonly status: number | null; readonly waitMs: number };

type Parts = {
  readonly outgoing: Outgoing;
  /** The key of the secrets; null where the file cannot be used. */
  readonly key: Buffer | null;
  readonly now: () => number;
  readonly onFailure: (failure: { readonly err: unknown } | { readonly status: number }) => void;
};

export async function sendEvent(
  { outgoing, key, now, onFailure }: Parts,
  webhook: WebhookRow,
  event: Event,
  id: string,
): Promise<Told> {
  try {
    const secret = key && openSecret(key, webhook.sealedSecret, ownerOf(webhook));
    if (!secret) throw new Error("The secret of the webhook cannot be read.");
    const at = new Date(now());
    const body = bodyOf(event, JSON.parse(webhook.scopes) as WebhookScope[], at);
    const { Webhook } = await import("standardwebhooks");
    const { status, retryAfter } = await outgoing.exchange(
      {
        method: "POST",
        url: new URL(webhook.url),
        headers: {
          "content-type": "application/json",
          "user-agent": "Mood-Universe",
          "webhook-id": id,
          "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
          "webhook-signature": new Webhook(secret).sign(id, at, body),
        },
        body: Buffer.from(body),
      },
      timeoutMs,
    );
    if (status >= 200 && status < 300) return { is: "accepted", status };
    onFailure({ status });
    if (status === 410) return { is: "gone", status };
    return { is: "failed", status, waitMs: Math.min(waitOf(retryAfter, now()), dayMs) };
  } catch (err) {
    onFailure({ err });
    return { is: "failed", status: null, waitMs: 0 };
  }
}
