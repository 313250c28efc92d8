import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { webhookCalls } from "#domain/calls/webhooks.ts";
import { common } from "#domain/languages/en/common.ts";
import { programs } from "#domain/languages/en/programs.ts";
import {
  type WebhookEvent,
  type WebhookItem,
  type WebhookScope,
  webhookEvents,
} from "#domain/webhooks/webhooks.ts";
import { send } from "../api.ts";
import { CallError } from "../call-errors.ts";
import { failureText } from "../doors/failure-text.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { Checkbox } from "../ui/Checkbox.tsx";
import { Dialog, focusFirstField } from "../ui/Dialog.tsx";
import { ActionRow, DialogActions } from "../ui/DialogActions.tsx";
import { Notice } from "../ui/Notice.tsx";
import { SubmitButton } from "../ui/SubmitButton.tsx";
import { TextField } from "../ui/TextField.tsx";
import { showToast } from "../ui/toasts.ts";
import { Choices } from "./Choices.tsx";
import { sendsWords, useReloadWebhooks } from "./webhooks.ts";

type Props = {
  /** The webhook that the form changes; null for a new one. */
  webhook: WebhookItem | null;
  sealsWords: boolean;
  onClose: () => void;
  /** Gets the secret of a new webhook. */
  onAdded: (secret: string) => void;
};

export function WebhookDialog(props: Props) {
  const t = useTranslator();
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      onOpenAutoFocus={focusFirstField}
      title={t(props.webhook ? programs.webhook.changeTitle : programs.webhook.title)}
      className="md:w-[34rem]!"
    >
      <WebhookForm {...props} />
    </Dialog>
  );
}

type Values = {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly hasWords: boolean;
};

const valuesOf = (webhook: WebhookItem | null): Values =>
  webhook
    ? { url: webhook.url, events: webhook.events, hasWords: sendsWords(webhook) }
    : { url: "", events: ["star.created"], hasWords: false };

function WebhookForm({ webhook, sealsWords, onClose, onAdded }: Props) {
  const t = useTranslator();
  const id = useId();
  const [values, setValues] = useState(() => valuesOf(webhook));
  const [isTried, setTried] = useState(false);
  const set = (changed: Partial<Values>) => setValues((before) => ({ ...before, ...changed }));
  const storing = useStore(webhook, { onClose, onAdded });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (values.events.length > 0 && !storing.isPending) storing.mutate(values);
  };
  const urlError = storing.error instanceof CallError ? storing.error.refusal.fields.url : undefined;
  return (
    <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5 pt-1">
      <TextField
        type="url"
        label={t(programs.webhook.url)}
        hint={t(programs.webhook.urlHint)}
        autoComplete="off"
        dir="ltr"
        value={values.url}
        error={urlError}
        onValueChange={(url) => set({ url })}
      />
      <Choices
        legend={t(programs.webhook.events)}
        options={webhookEvents.map((event) => ({
          value: event,
          label: t(programs.webhook.eventLabels[event]),
        }))}
        chosen={values.events}
        error={isTried && values.events.length === 0 ? t(programs.webhook.none) : undefined}
        onChange={(events) => set({ events })}
      />
      <Checkbox
        label={t(programs.webhook.words)}
        hint={t(sealsWords ? programs.webhook.wordsSealed : programs.webhook.wordsHint)}
        checked={values.hasWords}
        onCheckedChange={(hasWords) => set({ hasWords })}
      />
      <DialogActions>
        <Notice key={storing.submittedAt}>
          {storing.isError &&
            !urlError &&
            failureText(t, storing.error, webhook ? programs.webhook.notChanged : programs.webhook.failed)}
        </Notice>
        <ActionRow>
          <Button onClick={onClose}>{t(common.cancel)}</Button>
          <SubmitButton
            form={id}
            isBusy={storing.isPending}
            busy={t(webhook ? programs.webhook.saving : programs.webhook.busy)}
          >
            {t(webhook ? common.save : programs.webhook.submit)}
          </SubmitButton>
        </ActionRow>
      </DialogActions>
    </form>
  );
}

/** The list is read again also after a failure: a reply that got lost may have added a webhook. */
function useStore(webhook: WebhookItem | null, { onClose, onAdded }: Pick<Props, "onClose" | "onAdded">) {
  return useMutation({
    mutationFn: async ({ url, events, hasWords }: Values) => {
      const scopes: WebhookScope[] = hasWords ? ["moods:read", "words:read"] : ["moods:read"];
      const body = { url, events: [...events], scopes };
      if (!webhook) return onAdded((await send(webhookCalls.createWebhook, { body })).data.secret);
      await send(webhookCalls.changeWebhook, { params: { id: webhook.id }, body });
      showToast((t) => ({ title: t(programs.webhook.changed) }));
      onClose();
    },
    onSettled: useReloadWebhooks(),
  });
}
