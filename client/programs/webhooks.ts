/** The person's webhooks, and the calls that change them. */

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { webhookCalls } from "#domain/calls/webhooks.ts";
import { programs } from "#domain/languages/en/programs.ts";
import { series } from "#domain/languages/lists.ts";
import type { Text } from "#domain/languages/text.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { type WebhookItem, webhookEvents } from "#domain/webhooks/webhooks.ts";
import { send } from "../api.ts";
import { failureText } from "../doors/failure-text.ts";
import { destructive } from "../ui/toast-queue.ts";
import { showToast } from "../ui/toasts.ts";

export const webhooksQuery = queryOptions({
  queryKey: ["account", "webhooks"],
  queryFn: async ({ signal }) => (await send(webhookCalls.listWebhooks, { signal })).data.webhooks,
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
});

export function useReloadWebhooks() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: webhooksQuery.queryKey });
}

/** People recognize an address by its host. */
export const hostOf = ({ url }: Pick<WebhookItem, "url">): string => new URL(url).host;

export const sendsWords = ({ scopes }: Pick<WebhookItem, "scopes">): boolean => scopes.includes("words:read");

/** What the webhook tells of, whether with words, and how the last attempt ended. */
export function detailText(t: Translator, webhook: WebhookItem): string {
  const events = webhookEvents.filter((event) => webhook.events.includes(event));
  return [
    t(programs.webhooks.tellsOf, {
      events: series(
        t,
        events.map((event) => t(programs.events[event])),
      ),
    }),
    t(sendsWords(webhook) ? programs.webhooks.withWords : programs.webhooks.withoutWords),
    answerText(t, webhook),
  ].join("\u00a0· ");
}

function answerText(t: Translator, { lastAnswer }: WebhookItem): string {
  if (!lastAnswer) return t(programs.webhooks.notSent);
  const { status } = lastAnswer;
  const moment = new Date(lastAnswer.at).toLocaleString(t.locale, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return status === null
    ? t(programs.webhooks.unanswered, { moment })
    : t(programs.webhooks.answered, { moment, status: String(status) });
}

const showFailure = (title: Text, fallback: Text) => (error: Error) =>
  showToast((t) => destructive(t(title), failureText(t, error, fallback)));

/** Pauses a webhook, or wakes it. */
export function useChangeState(webhook: WebhookItem) {
  const host = hostOf(webhook);
  const { title } = programs.webhooks;
  return useMutation({
    mutationFn: (state: WebhookItem["state"]) =>
      send(webhookCalls.changeWebhook, { params: { id: webhook.id }, body: { state } }),
    onSuccess: (_, state) =>
      showToast((t) =>
        state === "active"
          ? { title: t(programs.webhooks.woken), description: t(programs.webhooks.wokenHint, { host }) }
          : { title: t(programs.webhooks.pausing), description: t(programs.webhooks.pausingHint, { host }) },
      ),
    onError: showFailure(title, programs.webhooks.stateFailed),
    onSettled: useReloadWebhooks(),
  });
}

/** Sends a test, and says how it was answered. */
export function useTest(webhook: WebhookItem) {
  const host = hostOf(webhook);
  return useMutation({
    mutationFn: async () => (await send(webhookCalls.testWebhook, { params: { id: webhook.id } })).data,
    onSuccess: ({ status, hasArrived }) =>
      showToast((t) => {
        const answer = { host, status: String(status) };
        if (hasArrived)
          return { title: t(programs.test.arrived), description: t(programs.test.arrivedHint, answer) };
        if (status === null)
          return destructive(t(programs.test.unanswered), t(programs.test.unansweredHint, { host }));
        return destructive(t(programs.test.refused), t(programs.test.refusedHint, answer));
      }),
    onError: showFailure(programs.webhooks.test, programs.test.failed),
    onSettled: useReloadWebhooks(),
  });
}
