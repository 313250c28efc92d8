/** Reminders by ntfy: messages to a topic of a server that the person names, and that their phone follows. */

import * as z from "zod/mini";
import { refusalsWebhooks } from "../languages/en/refusals-webhooks.ts";
import { coded } from "../refusals.ts";

export const longestNtfyToken = 200;
const longestTopic = 2_000;

/** The rule of ntfy for topics, at the end of an address without a name, a password, a query and a fragment in it. */
const topicPattern = /^https?:\/\/[^\s\\/?#@]+(\/[^\s\\?#]*)?\/[-\w]{1,64}$/i;

export const notANtfyTopic = coded("not-an-ntfy-topic", refusalsWebhooks.notATopic);
const badToken = coded("invalid-value", refusalsWebhooks.ntfyToken);

export const ntfyTopicSchema = z.string(notANtfyTopic).check(
  z.trim(),
  z.refine((text) => text.length <= longestTopic && topicPattern.test(text), notANtfyTopic),
);

/** Null sends nothing by ntfy. */
export const ntfyChangeSchema = z.nullable(
  z.strictObject({
    topicUrl: ntfyTopicSchema,
    /** Null for a topic without one. A token that is left out stays, where the server stays the same. */
    token: z.optional(
      z.nullable(
        z
          .string(badToken)
          .check(z.trim(), z.regex(new RegExp(`^[\\x21-\\x7e]{1,${longestNtfyToken}}$`), badToken)),
      ),
    ),
  }),
);
export type NtfyChange = z.output<typeof ntfyChangeSchema>;

/** What became of a test message. `limited`: the server has enough of messages for now. */
export const ntfyTestSchema = z.object({ result: z.enum(["sent", "refused", "limited", "unreachable"]) });
