/** What the calls of webhooks, and those of ntfy, refuse. */

import { refusalsWebhooks } from "#domain/languages/en/refusals-webhooks.ts";
import { refusal } from "#domain/refusals.ts";
import { maxWebhooks } from "#domain/webhooks/webhooks.ts";

export const hostNotFound = refusal("host-not-found", refusalsWebhooks.hostNotFound);

export const tooManyWebhooks = refusal("too-many-webhooks", refusalsWebhooks.tooManyWebhooks, {
  max: maxWebhooks,
});
