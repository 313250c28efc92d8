/** What a webhook is sent: bodies as Standard Webhooks describe them, `{ type, timestamp, data }`. */

import type { SentReading } from "../records/reading/reading.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import { jsonWithoutWords } from "../sealed/without-words.ts";
import type { WebhookEvent, WebhookScope } from "./webhooks.ts";

/** Every part names its universe by its id, with which a program asks the API for more. */
type Data = { readonly universe: string } & (
  | { readonly star: MoodEntry }
  | { readonly id: string }
  | { readonly trackerId: string; readonly at: string; readonly reading: SentReading | null }
  | { readonly since: number; readonly revision: number }
  | object
);

export type Event = {
  /**
   * Beside those that a person chooses, `universe.changed` says that more has changed than is sent one by one, or that all
   * of it can be new: a program then reads the feed of changes from `since`. `webhook.test` says nothing.
   */
  readonly type: WebhookEvent | "universe.changed" | "webhook.test";
  readonly data: Data;
};

/** More changes at a time are one event: those of an import, or of a tag that many stars had. */
export const mostEvents = 100;

/** `at`: the moment as of which the data is. */
export function bodyOf({ type, data }: Event, scopes: readonly WebhookScope[], at: Date): string {
  const body = { type, timestamp: at.toISOString(), data };
  return scopes.includes("words:read") ? JSON.stringify(body) : jsonWithoutWords(body);
}
