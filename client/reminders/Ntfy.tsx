import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { reminderCalls } from "#domain/calls/reminders.ts";
import { reminders } from "#domain/languages/en/reminders.ts";
import type { Text } from "#domain/languages/text.ts";
import { ruleIn } from "#domain/refusals.ts";
import { type NtfyChange, ntfyTopicSchema } from "#domain/reminders/ntfy.ts";
import type { Reminders } from "#domain/reminders/reminders.ts";
import type { RemindersChange } from "#domain/reminders/schedule.ts";
import { send } from "../api.ts";
import { refusalToast } from "../forms/form-errors.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Switch } from "../ui/Switch.tsx";
import { TextField } from "../ui/TextField.tsx";
import { destructive } from "../ui/toast-queue.ts";
import { showToast } from "../ui/toasts.ts";

type Stored = Reminders["ntfy"];
type Props = {
  stored: Stored;
  draft: RemindersChange;
  onChange: (part: Partial<RemindersChange>) => void;
};

/** Whether reminders would come by ntfy, as the draft has it. */
export const isByNtfy = (stored: Stored, { ntfy }: Pick<RemindersChange, "ntfy">): boolean =>
  ntfy === undefined ? Boolean(stored) : ntfy !== null;

/** Reminders to a topic of ntfy. A draft without `ntfy` leaves it as it is stored. */
export function Ntfy({ stored, draft, onChange }: Props) {
  const t = useTranslator();
  const isOn = isByNtfy(stored, draft);
  const change = (ntfy: NtfyChange | undefined) => onChange({ ntfy });
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label={t(reminders.ntfy.name)}
        hint={t(reminders.ntfy.hint)}
        checked={isOn}
        onCheckedChange={(next) =>
          change(next === Boolean(stored) ? undefined : next ? { topicUrl: "" } : null)
        }
      />
      {isOn && <Topic stored={stored} change={draft.ntfy ?? null} onChange={change} />}
    </div>
  );
}

type TopicProps = { stored: Stored; change: NtfyChange; onChange: (change: NtfyChange) => void };

function Topic({ stored, change, onChange }: TopicProps) {
  const t = useTranslator();
  const [wasLeft, setLeft] = useState(false);
  const topicUrl = change?.topicUrl ?? stored?.topicUrl ?? "";
  const checked = ntfyTopicSchema.safeParse(topicUrl);
  const error = wasLeft && topicUrl !== "" ? checked.error?.issues[0]?.message : undefined;
  const keepsToken = stored?.hasToken && hostOf(stored.topicUrl) === hostOf(topicUrl);
  return (
    <div className="flex flex-col gap-3 rounded-control border border-line p-3 sm:p-4">
      <Notice tone="amber">{stored?.problem && !change && t(reminders.ntfy.problem[stored.problem])}</Notice>
      <TextField
        type="url"
        dir="ltr"
        autoComplete="off"
        label={t(reminders.ntfy.topic)}
        hint={t(reminders.ntfy.topicHint)}
        value={topicUrl}
        error={error && ruleIn(t, error)}
        onBlur={() => setLeft(true)}
        onValueChange={(topicUrl) => onChange({ ...change, topicUrl })}
      />
      <TextField
        type="password"
        dir="ltr"
        autoComplete="off"
        label={t(reminders.ntfy.token)}
        hint={t(keepsToken ? reminders.ntfy.tokenKept : reminders.ntfy.tokenHint)}
        value={change?.token ?? ""}
        onValueChange={(token) => onChange(token === "" ? { topicUrl } : { topicUrl, token })}
      />
      {stored && !change ? (
        <TestButton host={hostOf(stored.topicUrl) ?? stored.topicUrl} />
      ) : (
        <p className="text-quiet text-small">{t(reminders.ntfy.testFirst)}</p>
      )}
    </div>
  );
}

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null);

function TestButton({ host }: { host: string }) {
  const t = useTranslator();
  const test = useMutation({
    mutationFn: async () => (await send(reminderCalls.testNtfy, {})).data.result,
    onSuccess: (result) =>
      showToast((t) => {
        const text: Text = reminders.ntfy.results[result];
        const description = t(text, { host });
        return result === "sent"
          ? { title: t(reminders.ntfy.sent), description }
          : destructive(t(reminders.ntfy.notSent), description);
      }),
    onError: (error) => {
      const toast = refusalToast(error, reminders.ntfy.notSent, reminders.ntfy.failed);
      if (toast) showToast(toast);
    },
  });
  return (
    <Button className="self-start" aria-busy={test.isPending} onClick={() => test.isPending || test.mutate()}>
      {t(reminders.ntfy.test)}
    </Button>
  );
}
