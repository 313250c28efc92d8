/** Webhooks as the API sends and takes them: addresses that are told what changes in a universe. */

import * as z from "zod/mini";
import { refusalsWebhooks } from "../languages/en/refusals-webhooks.ts";
import { coded } from "../refusals.ts";
import { webhookAddressSchema } from "./address.ts";

/** Enough for a home, a notebook and a few experiments. */
export const maxWebhooks = 5;

export const webhookEvents = ["star.created", "star.changed", "star.removed", "reading.changed"] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** What a webhook is told. Without `words:read` it gets no word of the person, as a token without it. */
export const webhookScopes = ["moods:read", "words:read"] as const;
export type WebhookScope = (typeof webhookScopes)[number];

const chosen = <const Name extends string>(names: readonly Name[], refusal: string) =>
  z
    .array(z.enum(names, refusal), refusal)
    .check(z.refine((list) => list.length > 0 && new Set(list).size === list.length, refusal));

const eventsSchema = chosen(webhookEvents, coded("unknown-option", refusalsWebhooks.events));
const scopesSchema = chosen(
  webhookScopes,
  coded("unknown-option", `The scopes of a webhook are ${webhookScopes.join(" and ")}, each once.`),
).check(
  z.refine(
    (scopes) => scopes.includes("moods:read"),
    coded("required", "A webhook has the scope moods:read."),
  ),
);

export const newWebhookSchema = z.strictObject({
  url: webhookAddressSchema,
  events: eventsSchema,
  /** `["moods:read"]` where it is left out. */
  scopes: z.optional(scopesSchema),
});
export type NewWebhook = z.output<typeof newWebhookSchema>;

export const webhookStates = ["active", "paused"] as const;

/** What is left out stays as it is. `"active"` wakes a paused webhook, which then gets what it has missed. */
export const webhookChangeSchema = z.strictObject({
  url: z.optional(webhookAddressSchema),
  events: z.optional(eventsSchema),
  scopes: z.optional(scopesSchema),
  state: z.optional(
    z.enum(webhookStates, coded("unknown-option", "The state of a webhook is active or paused.")),
  ),
});
export type WebhookChange = z.output<typeof webhookChangeSchema>;

/** How an attempt ended: with an answer, or without one in time. */
const answerSchema = z.object({
  at: z.string(),
  /** The status of the answer; null if none came. */
  status: z.nullable(z.int()),
});
export type WebhookAnswer = z.output<typeof answerSchema>;

export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  scopes: z.array(z.enum(webhookScopes)),
  state: z.enum(webhookStates),
  createdAt: z.string(),
  /** Why and since when it is paused; null while it is active. */
  paused: z.nullable(
    z.object({
      at: z.string(),
      /**
       * `person`: they paused it; `failing`: no attempt of a day succeeded; `gone`: it answered 410; `signed-out`: the sessions
       * of the person ended, and somebody else who was in can have made it.
       */
      because: z.enum(["person", "failing", "gone", "signed-out"]),
    }),
  ),
  /** The last attempt; null before the first. */
  lastAnswer: z.nullable(answerSchema),
});
export type WebhookItem = z.output<typeof webhookSchema>;
