import { useQuery } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import { webhookCalls } from "#domain/calls/webhooks.ts";
import { programs } from "#domain/languages/en/programs.ts";
import { maxWebhooks, type WebhookItem } from "#domain/webhooks/webhooks.ts";
import { send } from "../api.ts";
import { LoadedList } from "../doors/LoadedList.tsx";
import { SureDialog } from "../doors/SureDialog.tsx";
import { unlessGone } from "../doors/unless-gone.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { Section } from "../ui/Section.tsx";
import { showToast } from "../ui/toasts.ts";
import { ShownOnce } from "./ShownOnce.tsx";
import { WebhookCard } from "./WebhookCard.tsx";
import { WebhookDialog } from "./WebhookDialog.tsx";
import { hostOf, useReloadWebhooks, webhooksQuery } from "./webhooks.ts";

/** The addresses that hear of changes. */
export function WebhooksSection({ sealsWords }: { sealsWords: boolean }) {
  const t = useTranslator();
  const query = useQuery(webhooksQuery);
  return (
    <Section title={t(programs.webhooks.title)}>
      <p className="max-w-[65ch] text-pretty text-quiet">{t(programs.webhooks.what)}</p>
      <LoadedList
        query={query}
        offline={programs.webhooks.offline}
        unreachable={programs.webhooks.unreachable}
      >
        {(webhooks) => <Webhooks webhooks={webhooks} sealsWords={sealsWords} />}
      </LoadedList>
    </Section>
  );
}

type Task =
  | { readonly kind: "add" }
  | { readonly kind: "keep"; readonly secret: string }
  | { readonly kind: "change" | "remove"; readonly webhook: WebhookItem };

type ListProps = { webhooks: readonly WebhookItem[]; sealsWords: boolean };

function Webhooks({ webhooks, sealsWords }: ListProps) {
  const t = useTranslator();
  const [task, setTask] = useState<Task | null>(null);
  const end = useRef<HTMLDivElement>(null);
  const close = () => setTask(null);
  return (
    <>
      {webhooks.length === 0 ? (
        <p>{t(programs.webhooks.none)}</p>
      ) : (
        <ul aria-label={t(programs.webhooks.list)} className="flex flex-col gap-2">
          {webhooks.map((webhook) => (
            <WebhookCard
              key={webhook.id}
              webhook={webhook}
              onChange={() => setTask({ kind: "change", webhook })}
              onRemove={() => setTask({ kind: "remove", webhook })}
            />
          ))}
        </ul>
      )}
      <div ref={end} tabIndex={-1} className="self-start rounded-control outline-none">
        {webhooks.length >= maxWebhooks ? (
          <p className="text-quiet text-small">
            {t(programs.webhooks.asManyAsPossible, { count: maxWebhooks })}
          </p>
        ) : (
          <Button onClick={() => setTask({ kind: "add" })}>
            {t(webhooks.length === 0 ? programs.webhooks.make : programs.webhooks.makeAnother)}
          </Button>
        )}
      </div>
      {task?.kind === "add" && (
        <WebhookDialog
          webhook={null}
          sealsWords={sealsWords}
          onClose={close}
          onAdded={(secret) => setTask({ kind: "keep", secret })}
        />
      )}
      {task?.kind === "change" && (
        <WebhookDialog webhook={task.webhook} sealsWords={sealsWords} onClose={close} onAdded={close} />
      )}
      {task?.kind === "keep" && (
        <ShownOnce secret={task.secret} texts={programs.secret} onClose={close} focusAfter={end} />
      )}
      {task?.kind === "remove" && <RemoveDialog webhook={task.webhook} onClose={close} focusAfter={end} />}
    </>
  );
}

type RemoveProps = { webhook: WebhookItem; onClose: () => void; focusAfter: RefObject<HTMLElement | null> };

function RemoveDialog({ webhook, onClose, focusAfter }: RemoveProps) {
  const t = useTranslator();
  const reload = useReloadWebhooks();
  const host = hostOf(webhook);
  const remove = async () => {
    const deleted = send(webhookCalls.deleteWebhook, { params: { id: webhook.id } });
    await unlessGone(deleted).finally(reload);
    showToast((t) => ({
      title: t(programs.removeWebhook.removed),
      description: t(programs.removeWebhook.removedHint, { host }),
    }));
  };
  return (
    <SureDialog
      title={t(programs.removeWebhook.title)}
      hint={t(programs.removeWebhook.hint, { host })}
      act={t(programs.webhooks.remove)}
      keep={t(programs.removeWebhook.keep)}
      onAct={remove}
      failed={programs.removeWebhook.failed}
      onClose={onClose}
      focusAfter={focusAfter}
    />
  );
}
