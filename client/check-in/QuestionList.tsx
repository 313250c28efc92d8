import { useId, useState } from "react";
import { checkIn } from "#domain/languages/en/check-in.ts";
import { isMinute } from "#domain/records/reading/at.ts";
import { type Reading, readingsOf } from "#domain/records/reading/reading.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import { valueText } from "#domain/trackers/value-text.ts";
import { useTranslator } from "../languages/language.ts";
import { putReading, removeReading } from "../outbox/tracker-changes.ts";
import { ReadingInput } from "../readings/ReadingInput.tsx";
import { cn } from "../ui/class-names.ts";
import { wallClockNow } from "./wall-clock.ts";

type Props = {
  userId: string;
  trackers: readonly Tracker[];
  readings: readonly Reading[];
  /** The wall clock when the sheet was opened, and the day that the answers are about. */
  clock: string;
  date: string;
};

/** The questions below each other, each with its control. An answer counts at once. */
export function QuestionList({ userId, trackers, readings, clock, date }: Props) {
  const [status, setStatus] = useState("");
  return (
    <>
      <p role="status" className="sr-only">
        {status}
      </p>
      <ul className="divide-y divide-line">
        {trackers.map((tracker) => (
          <Question key={tracker.id} {...{ userId, tracker, readings, clock, date }} onSaid={setStatus} />
        ))}
      </ul>
    </>
  );
}

type QuestionProps = Omit<Props, "trackers"> & { tracker: Tracker; onSaid: (text: string) => void };

function Question({ userId, tracker, readings, clock, date, onSaid }: QuestionProps) {
  const t = useTranslator();
  const { name, unit, perDay } = tracker;
  const [at, setAt] = useState<string | null>(perDay === "one" ? date : null);
  /** An answer on its way into the outbox. */
  const [given, setGiven] = useState<{ value: number | null } | null>(null);
  const stored = at === null ? undefined : readingsOf({ readings }, tracker.id).find((one) => one.at === at);
  const value = given ? given.value : (stored?.value ?? null);
  const needsTime = perDay === "many" && date !== clock.slice(0, 10) && !isNow(clock, date);
  const answer = async (next: number | null) => {
    // The minute of many a day is that of the first answer here: a second press corrects it.
    const moment = at ?? wallClockNow();
    setAt(moment);
    setGiven({ value: next });
    onSaid(
      next === null
        ? t(checkIn.said.takenBack, { name })
        : t(checkIn.said.answered, { name, value: valueText(t, tracker, next) }),
    );
    if (next === null) await removeReading(userId, tracker.id, moment);
    else await putReading(userId, tracker, moment, next);
    setGiven((latest) => (latest?.value === next ? null : latest));
  };
  const isLine = tracker.kind === "scale";
  return (
    <li
      className={cn(
        "flex items-center justify-between gap-x-3 py-2",
        isLine ? "flex-col items-stretch" : "flex-wrap",
      )}
    >
      <p className={cn("min-w-0 font-medium wrap-anywhere", !isLine && "grow basis-24")}>
        <bdi>{name}</bdi>
        {unit && (
          <>
            {" "}
            <bdi className="font-normal text-quiet text-small">{unit}</bdi>
          </>
        )}
      </p>
      {needsTime && <TimeField name={name} date={date} at={at} onChange={setAt} />}
      {(!needsTime || at !== null) && <ReadingInput tracker={tracker} value={value} onChange={answer} />}
    </li>
  );
}

/** Whether the day of the check-in lasts still: at night, the evening before goes on. */
const isNow = (clock: string, date: string) => clock.slice(11) < "04:00" && date < clock.slice(0, 10);

type TimeProps = { name: string; date: string; at: string | null; onChange: (at: string | null) => void };

/** Asks for the time of an answer about another day, for a tracker with many readings a day. */
function TimeField({ name, date, at, onChange }: TimeProps) {
  const t = useTranslator();
  const hintId = useId();
  return (
    <span className="flex flex-col items-end">
      <input
        type="time"
        aria-label={t(checkIn.time, { name })}
        aria-describedby={hintId}
        value={at?.slice(11) ?? ""}
        onChange={({ target }) => {
          const next = `${date}T${target.value}`;
          onChange(isMinute(next) ? next : null);
        }}
        className="min-h-11 rounded-control border border-edge bg-raised px-3 tabular-nums"
      />
      <span id={hintId} className={cn("text-quiet text-small", at !== null && "sr-only")}>
        {t(checkIn.timeFirst)}
      </span>
    </span>
  );
}
