import { useState } from "react";
import type { Reminders } from "#domain/reminders/reminders.ts";
import { firstReminders, type RemindersChange } from "#domain/reminders/schedule.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { deviceZone } from "./device-zone.ts";
import { Places } from "./Places.tsx";
import { ReminderActions } from "./ReminderActions.tsx";
import { TimeList } from "./TimeList.tsx";
import { useReminders } from "./use-reminders.ts";
import { WhenNext } from "./WhenNext.tsx";

type Props = { userId: string; open: boolean; onClose: () => void };

const dialog = {
  title: "Remind Me",
  subtitle: "A kind line at times that you choose.",
  className: "md:w-[34rem]!",
} as const;

/** When and where reminders come. */
export function RemindersDialog({ userId, open, onClose }: Props) {
  const { data, isFetching, isError, refetch } = useReminders(userId, open);
  const shell = { ...dialog, open, onOpenChange: (next: boolean) => next || onClose() };
  if (data) return <Loaded key={String(open)} shell={shell} userId={userId} reminders={data} />;
  return (
    <Dialog {...shell}>
      {isError && !isFetching ? (
        <Notice>
          <p>Your reminders could not be loaded. They need a connection to the server.</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </Notice>
      ) : (
        <Skeleton rows={4} />
      )}
    </Dialog>
  );
}

type Shell = typeof dialog & { open: boolean; onOpenChange: (open: boolean) => void };

/** Edits a draft, which begins from what is stored each time the dialog opens. */
function Loaded({ shell, userId, reminders }: { shell: Shell; userId: string; reminders: Reminders }) {
  const [draft, setDraft] = useState<RemindersChange>(() => toDraft(reminders));
  const change = (part: Partial<RemindersChange>) => setDraft({ ...draft, ...part });
  return (
    <Dialog
      {...shell}
      showsToasts
      footer={<ReminderActions userId={userId} reminders={reminders} draft={draft} onChange={change} />}
    >
      <div className="flex flex-col gap-6 pt-1">
        <WhenNext userId={userId} reminders={reminders} />
        <TimeList draft={draft} onChange={change} />
        <Places userId={userId} reminders={reminders} draft={draft} onChange={change} />
      </div>
    </Dialog>
  );
}

function toDraft({ choices }: Reminders): RemindersChange {
  if (!choices) return firstReminders(deviceZone());
  const { restUntil: _, ...draft } = choices;
  return draft;
}
