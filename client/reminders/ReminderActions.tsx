import { reminders } from "#domain/languages/en/reminders.ts";
import type { Text } from "#domain/languages/text.ts";
import type { Reminders } from "#domain/reminders/reminders.ts";
import type { RemindersChange } from "#domain/reminders/schedule.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { showToast } from "../ui/toasts.ts";
import { isByNtfy } from "./Ntfy.tsx";
import { pushSupport } from "./push-device.ts";
import { useRest, useSaveReminders, useStartDevice } from "./use-reminders.ts";

type Props = {
  userId: string;
  reminders: Reminders;
  draft: RemindersChange;
  onChange: (part: Partial<RemindersChange>) => void;
};

/** Buttons that start, save, let rest and stop reminders, each with one press. */
export function ReminderActions({ userId, reminders: state, draft, onChange }: Props) {
  const t = useTranslator();
  const save = useSaveReminders(userId);
  const rest = useRest(userId);
  const start = useStartDevice(userId);
  const isOn = state.choices?.isOn === true;
  const isBusy = save.isPending || rest.isPending || start.isPending;
  const set = (next: boolean, title: Text) => {
    // Browsers ask for permission only at a press, so it comes before the call.
    const comesElsewhere = (draft.byMail && state.mail) || isByNtfy(state.ntfy, draft);
    const needsDevice = next && state.devices.length === 0 && !comesElsewhere;
    if (needsDevice && pushSupport() === "ready") start.mutate(state.pushKey);
    onChange({ isOn: next });
    const onSuccess = () => {
      // What is stored now, such as a token, is not sent once more.
      onChange({ ntfy: undefined });
      showToast((t) => ({ title: t(title) }));
    };
    save.mutate({ ...draft, isOn: next }, { onSuccess });
  };
  if (!isOn)
    return (
      <div className="flex justify-end">
        <Button
          variant="primary"
          className="grow sm:grow-0"
          disabled={isBusy}
          onClick={() => set(true, reminders.actions.started)}
        >
          {t(reminders.actions.start)}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button
        className="grow sm:grow-0"
        disabled={isBusy}
        onClick={() => set(false, reminders.actions.stopped)}
      >
        {t(reminders.actions.stop)}
      </Button>
      {!state.choices?.restUntil && (
        <Button className="grow sm:grow-0" disabled={isBusy} onClick={() => rest.mutate(true)}>
          {t(reminders.actions.rest)}
        </Button>
      )}
      <Button
        variant="primary"
        className="grow sm:grow-0"
        disabled={isBusy || !isChanged(draft, state)}
        onClick={() => set(true, reminders.actions.saved)}
      >
        {t(reminders.actions.save)}
      </Button>
    </div>
  );
}

function isChanged(
  { times, timeZone, byMail, isSilent, ntfy }: RemindersChange,
  { choices }: Reminders,
): boolean {
  const parts = (of: Omit<RemindersChange, "isOn" | "ntfy">) =>
    JSON.stringify([of.times, of.timeZone, of.byMail, of.isSilent]);
  return (
    choices === null || ntfy !== undefined || parts({ times, timeZone, byMail, isSilent }) !== parts(choices)
  );
}
