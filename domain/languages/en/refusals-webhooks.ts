import { texts } from "../text.ts";

/** What the server refuses of webhooks and of topics of ntfy. */
export const refusalsWebhooks = texts("refusals-webhooks", {
  notAnAddress: "A webhook goes to a public https address, without a name and a password in it.",
  hostNotFound: "Mood Universe cannot find this address right now. Please try again in a moment.",
  tooManyWebhooks: "You can have up to {max} webhooks. Remove one that you do not need any more.",
  events: "Choose at least one event, each once.",
  notATopic:
    "A topic of ntfy has an address like https://ntfy.sh/my-topic, at a server that Mood Universe may reach.",
  ntfyToken: "An access token of ntfy has no spaces.",
});
