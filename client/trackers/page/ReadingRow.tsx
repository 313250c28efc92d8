import { Pencil, Trash2 } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import type { User } from "#domain/accounts/user.ts";
import { common } from "#domain/languages/en/common.ts";
import { trackerPage } from "#domain/languages/en/tracker-page.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { dayOf } from "#domain/records/reading/at.ts";
import type { Reading } from "#domain/records/reading/reading.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import { valueText } from "#domain/trackers/value-text.ts";
import { useTranslator } from "../../languages/language.ts";
import { putReading, removeReading } from "../../outbox/tracker-changes.ts";
import { ReadingInput } from "../../readings/ReadingInput.tsx";
import { dayFormat } from "../../time/day-format.ts";
import { Button } from "../../ui/Button.tsx";
import { showToast } from "../../ui/toasts.ts";

type Props = {
  user: User;
  tracker: Tracker;
  reading: Reading;
  /** Whether the server does not have it yet. */
  isWaiting: boolean;
  isEdited: boolean;
  onEdit: (isEdited: boolean) => void;
};

const minutesOfDay = 1_440;

/** The day of a reading, with its time of day where its tracker has several a day. */
function whenText({ locale }: Translator, at: string): string {
  const day = { weekday: "short", year: "numeric", month: "short", day: "numeric" } as const;
  if (at.length === 10) return dayFormat(day, locale).format(dayOf(at));
  const minutes = Number(at.slice(11, 13)) * 60 + Number(at.slice(14));
  const withTime = dayFormat({ ...day, hour: "numeric", minute: "2-digit" }, locale);
  return withTime.format(dayOf(at) + minutes / minutesOfDay);
}

export function ReadingRow({ user, tracker, reading, isWaiting, isEdited, onEdit }: Props) {
  const t = useTranslator();
  const pencil = useRef<HTMLButtonElement>(null);
  const when = whenText(t, reading.at);
  const value = valueText(t, tracker, reading.value);
  const remove = () => {
    void removeReading(user.id, tracker.id, reading.at);
    const run = () => {
      void putReading(user.id, tracker, reading.at, reading.value);
      showToast((t) => ({ title: t(trackerPage.readings.back, { when: whenText(t, reading.at) }) }));
    };
    showToast((t) => ({
      title: t(trackerPage.readings.removed, { when: whenText(t, reading.at) }),
      action: { label: t(common.undo), run },
    }));
  };
  const close = () => {
    onEdit(false);
    // The field goes, and the focus with it.
    requestAnimationFrame(() => pencil.current?.focus());
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 px-3 py-1 sm:px-4">
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 py-1">
        <p className="basis-full text-quiet text-small tabular-nums sm:basis-auto">
          {when}
          {isWaiting && (
            <>
              {" · "}
              {t(trackerPage.readings.waits)}
            </>
          )}
        </p>
        <p className="min-w-0 tabular-nums wrap-anywhere">{value}</p>
      </div>
      <div className="-me-2 ms-auto flex">
        <Button
          ref={pencil}
          variant="quiet"
          shape="icon"
          aria-expanded={isEdited}
          tip={t(trackerPage.readings.correctNamed, { when, value })}
          onClick={() => onEdit(!isEdited)}
        >
          <Pencil aria-hidden="true" className="size-4.5!" />
        </Button>
        <Button
          variant="quiet"
          shape="icon"
          tip={t(trackerPage.readings.removeNamed, { when, value })}
          onClick={remove}
        >
          <Trash2 aria-hidden="true" className="size-4.5!" />
        </Button>
      </div>
      {isEdited && <CorrectForm {...{ user, tracker, reading, when }} onClose={close} />}
    </div>
  );
}

type FormProps = Pick<Props, "user" | "tracker" | "reading"> & { when: string; onClose: () => void };

/** The reading keeps its day or minute: another one would be another reading. */
function CorrectForm({ user, tracker, reading, when, onClose }: FormProps) {
  const t = useTranslator();
  const [value, setValue] = useState<number | null>(reading.value);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (value === null) return;
    if (value !== reading.value) void putReading(user.id, tracker, reading.at, value);
    onClose();
  };
  return (
    <form
      aria-label={t(trackerPage.readings.form, { when })}
      onSubmit={save}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
      className="flex basis-full flex-wrap items-center justify-between gap-3 border-line border-t py-3"
    >
      <ReadingInput tracker={tracker} value={value} onChange={setValue} />
      <div className="ms-auto flex gap-2">
        <Button variant="quiet" onClick={onClose}>
          {t(common.cancel)}
        </Button>
        <Button type="submit" variant="primary" disabled={value === null}>
          {t(common.save)}
        </Button>
      </div>
    </form>
  );
}
