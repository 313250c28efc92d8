/** The calls about webhooks. */

import * as z from "zod/mini";
import { call, refusalSchema } from "../call.ts";
import { clientIdSchema } from "../client-id.ts";
import { newWebhookSchema, webhookChangeSchema, webhookSchema } from "../webhooks/webhooks.ts";

const params = z.object({ id: clientIdSchema });

export const webhookCalls = {
  listWebhooks: call({
    method: "GET",
    path: "/api/account/webhooks",
    summary: "The addresses that are told what changes in the universe",
    access: "session",
    replies: { 200: z.object({ webhooks: z.array(webhookSchema) }), 401: refusalSchema },
  }),
  createWebhook: call({
    method: "POST",
    path: "/api/account/webhooks",
    summary:
      "Tell an address what changes from now on. The reply has the secret that signs what is sent (Standard Webhooks), which is shown once. Whatever ends the person's other sessions pauses it",
    access: "session",
    confirmFirst: true,
    body: newWebhookSchema,
    replies: {
      201: z.extend(webhookSchema, { secret: z.string() }),
      400: refusalSchema,
      401: refusalSchema,
      403: refusalSchema,
      409: refusalSchema,
      503: refusalSchema,
    },
  }),
  changeWebhook: call({
    method: "PATCH",
    path: "/api/account/webhooks/:id",
    summary: "Change a webhook, pause it, or wake it again",
    access: "session",
    confirmFirst: true,
    params,
    body: webhookChangeSchema,
    replies: {
      200: webhookSchema,
      400: refusalSchema,
      401: refusalSchema,
      403: refusalSchema,
      404: refusalSchema,
      503: refusalSchema,
    },
  }),
  deleteWebhook: call({
    method: "DELETE",
    path: "/api/account/webhooks/:id",
    summary: "Tell an address nothing any more, at once",
    access: "session",
    params,
    replies: { 204: z.null(), 400: refusalSchema, 401: refusalSchema, 404: refusalSchema },
  }),
  testWebhook: call({
    method: "POST",
    path: "/api/account/webhooks/:id/test",
    summary: "Send a signed event of the type webhook.test now, and tell how it was answered",
    access: "session",
    params,
    replies: {
      200: z.object({
        /** The status of the answer; null if none came within ten seconds. */
        status: z.nullable(z.int()),
        /** Whether it means that the event has arrived: any status from 200 to 299. */
        hasArrived: z.boolean(),
      }),
      400: refusalSchema,
      401: refusalSchema,
      404: refusalSchema,
      429: refusalSchema,
    },
  }),
} as const;
