import { Plus, Trash2 } from "lucide-react";
import type { Weekday } from "#domain/calendar.ts";
import { reminders } from "#domain/languages/en/reminders.ts";
import {
  kindOf,
  maxReminderTimes,
  type RemindersChange,
  type ReminderTime,
  reminderKinds,
  weekdays,
} from "#domain/reminders/schedule.ts";
import { useTranslator } from "../languages/language.ts";
import { dayFormat } from "../time/day-format.ts";
import { weekdaysFrom, weekStartOf } from "../time/week-start.ts";
import { Button } from "../ui/Button.tsx";
import { OneOf } from "../ui/OneOf.tsx";
import { deviceZone } from "./device-zone.ts";

type Props = { draft: RemindersChange; onChange: (part: Partial<RemindersChange>) => void };

/** The times of a week, each on its days. */
export function TimeList({ draft: { times, timeZone }, onChange }: Props) {
  const t = useTranslator();
  const setTime = (at: number, time: ReminderTime) => onChange({ times: times.with(at, time) });
  const zone = deviceZone();
  return (
    <section aria-label={t(reminders.times.name)} className="flex flex-col gap-3">
      <ul className="flex flex-col gap-3">
        {times.map((time, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a time has nothing else that stays, and its fields keep no state.
          <li key={at}>
            <OneTime
              value={time}
              number={at + 1}
              onChange={(next) => setTime(at, next)}
              onRemove={times.length > 1 ? () => onChange({ times: times.toSpliced(at, 1) }) : null}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {times.length < maxReminderTimes && (
          <Button onClick={() => onChange({ times: [...times, { time: "08:00", weekdays: [...weekdays] }] })}>
            <Plus aria-hidden="true" />
            {t(reminders.times.add)}
          </Button>
        )}
        <div className="flex flex-wrap items-center gap-x-4">
          <p className="text-quiet text-small">{t(reminders.times.zone, { zone: nameOfZone(timeZone) })}</p>
          {zone !== timeZone && (
            <Button variant="quiet" className="-mx-4 text-small" onClick={() => onChange({ timeZone: zone })}>
              {t(reminders.times.useZone, { zone: nameOfZone(zone) })}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

const nameOfZone = (zone: string) => zone.replaceAll("_", " ");

type TimeProps = {
  value: ReminderTime;
  /** Place of the time in the list, from 1, for people who hear it. */
  number: number;
  onChange: (value: ReminderTime) => void;
  /** Removes the time; null for the last one. */
  onRemove: (() => void) | null;
};

function OneTime({ value, number, onChange, onRemove }: TimeProps) {
  const t = useTranslator();
  const { time, weekdays: days } = value;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 border-line max-sm:border-b max-sm:pb-3 sm:rounded-control sm:border sm:p-3">
      <legend className="sr-only">{t(reminders.times.one, { number })}</legend>
      <div className="flex items-center justify-between gap-3">
        <input
          type="time"
          aria-label={t(reminders.times.time)}
          value={time}
          // A browser gives an empty value while the time is incomplete.
          onChange={(event) => event.target.value && onChange({ ...value, time: event.target.value })}
          className="min-h-11 min-w-0 rounded-control border border-edge bg-raised px-3 text-lead tabular-nums"
        />
        {onRemove && (
          <Button variant="quiet" shape="icon" tip={t(reminders.times.remove)} onClick={onRemove}>
            <Trash2 aria-hidden="true" />
          </Button>
        )}
      </div>
      {/* Short names of days are whole words in Arabic. */}
      <div className="grid grid-cols-7 gap-0.75 max-[22.4rem]:grid-cols-4 rtl:max-[26rem]:grid-cols-4 sm:gap-1.5">
        {weekdaysFrom(weekStartOf(t.locale)).map((day) => (
          <DayButton
            key={day}
            day={day}
            isChosen={days.includes(day)}
            onChoose={() => onChange({ ...value, weekdays: toggled(days, day) })}
          />
        ))}
      </div>
      <OneOf
        legend={t(reminders.times.kind.name)}
        legendClassName="sr-only"
        options={reminderKinds.map((kind) => [kind, t(reminders.times.kind[kind])] as const)}
        value={kindOf(value)}
        onValueChange={(kind) => onChange({ ...value, kind })}
      />
    </fieldset>
  );
}

/** The last day stays: a time without days is removed instead. */
function toggled(days: readonly Weekday[], day: Weekday): Weekday[] {
  const others = days.filter((other) => other !== day);
  if (others.length === days.length) return [...days, day].sort();
  return others.length > 0 ? others : [...days];
}

type DayProps = { day: Weekday; isChosen: boolean; onChoose: () => void };

function DayButton({ day, isChosen, onChoose }: DayProps) {
  const { locale } = useTranslator();
  // 4 January 1970 was a Sunday.
  const nameOf = (weekday: "long" | "short") => dayFormat({ weekday }, locale).format(3 + day);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      title={nameOf("long")}
      onClick={onChoose}
      className="min-h-11 min-w-11 rounded-control border border-line text-quiet text-small transition-colors duration-150 hover:border-edge aria-pressed:border-accent aria-pressed:bg-raised aria-pressed:font-semibold aria-pressed:text-ink"
    >
      {nameOf("short")}
    </button>
  );
}
