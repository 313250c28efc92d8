import { type ComponentProps, type ReactNode, useState } from "react";
import { reminders } from "#domain/languages/en/reminders.ts";
import type { Reminders } from "#domain/reminders/reminders.ts";
import { firstReminders, type RemindersChange } from "#domain/reminders/schedule.ts";
import { useTranslator } from "../languages/language.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { RetryNotice } from "../ui/RetryNotice.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { deviceZone } from "./device-zone.ts";
import { Places } from "./Places.tsx";
import { ReminderActions } from "./ReminderActions.tsx";
import { TimeList } from "./TimeList.tsx";
import { useReminders } from "./use-reminders.ts";
import { WhenNext } from "./WhenNext.tsx";

type Props = {
  userId: string;
  open: boolean;
  onClose: () => void;
  /** Other choices of what the product says by itself, which apply at once. */
  children?: ReactNode;
};

/** Dialog that chooses when and where reminders come. */
export function RemindersDialog({ userId, open, onClose, children }: Props) {
  const t = useTranslator();
  const { data, isFetching, isError, refetch } = useReminders(userId, open);
  const shell = {
    title: t(reminders.title),
    subtitle: t(reminders.subtitle),
    className: "md:w-[34rem]!",
    open,
    onOpenChange: (next: boolean) => next || onClose(),
  };
  if (data)
    return <Loaded key={String(open)} shell={shell} userId={userId} reminders={data} choices={children} />;
  return (
    <Dialog {...shell}>
      {isError && !isFetching ? (
        <RetryNotice text={reminders.unreachable} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={4} />
      )}
    </Dialog>
  );
}

type Shell = Omit<ComponentProps<typeof Dialog>, "children">;

type LoadedProps = { shell: Shell; userId: string; reminders: Reminders; choices: ReactNode };

/** Edits a draft, which begins from what is stored each time the dialog opens. */
function Loaded({ shell, userId, reminders: stored, choices }: LoadedProps) {
  const [draft, setDraft] = useState<RemindersChange>(() => toDraft(stored));
  const change = (part: Partial<RemindersChange>) => setDraft((before) => ({ ...before, ...part }));
  return (
    <Dialog
      {...shell}
      showsToasts
      footer={<ReminderActions userId={userId} reminders={stored} draft={draft} onChange={change} />}
    >
      <div className="flex flex-col gap-6 pt-1">
        <WhenNext userId={userId} reminders={stored} />
        <TimeList draft={draft} onChange={change} />
        <Places userId={userId} reminders={stored} draft={draft} onChange={change} />
        {choices && <div className="border-line border-t pt-4">{choices}</div>}
      </div>
    </Dialog>
  );
}

function toDraft({ choices }: Reminders): RemindersChange {
  if (!choices) return firstReminders(deviceZone());
  const { restUntil: _, ...draft } = choices;
  return draft;
}
