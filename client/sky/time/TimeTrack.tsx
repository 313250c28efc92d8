import { type KeyboardEvent, type PointerEvent, useEffect, useMemo } from "react";
import { sky } from "#domain/languages/en/sky.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { moodCurve } from "#domain/sky-time/mood-curve.ts";
import { type TimeSpan, timeOf } from "#domain/sky-time/span.ts";
import { dayAfterKey, type Handle } from "#domain/sky-time/time-window.ts";
import { keyInReadingOrder } from "../../languages/arrow-keys.ts";
import { useTranslator } from "../../languages/language.ts";
import { useFeelings } from "../../stars/feelings.ts";
import { dayAtPointer } from "../../time/day-at-pointer.ts";
import { MoodCurve } from "./MoodCurve.tsx";
import type { Scrubber } from "./scrubber.ts";

/** More points would be narrower than the line. */
const mostPoints = 180;

type Props = {
  entries: readonly MoodEntry[];
  span: TimeSpan;
  scrubber: Scrubber;
  hasTwoHandles: boolean;
  onPlay: () => void;
};

/** The curve of moods, and one or two native range inputs over it. */
export function TimeTrack({ entries, span, scrubber, hasTwoHandles, onPlay }: Props) {
  const t = useTranslator();
  const feelings = useFeelings();
  const curve = useMemo(
    () => moodCurve(feelings, entries, entries.map(timeOf), span, mostPoints),
    [feelings, entries, span],
  );
  return (
    <div className="relative h-14" onPointerDown={(event) => moveNearest(event, scrubber, span)}>
      <MoodCurve curve={curve} />
      <div aria-hidden="true" className="time-veil" />
      <div className="range-slider time-handles">
        {hasTwoHandles && (
          <TimeHandle handle="from" label={t(sky.time.from)} {...{ span, scrubber, onPlay }} />
        )}
        <TimeHandle
          handle="until"
          label={hasTwoHandles ? t(sky.time.until) : t(sky.time.everythingUntil)}
          {...{ span, scrubber, onPlay }}
        />
      </div>
    </div>
  );
}

type HandleProps = Pick<Props, "span" | "scrubber" | "onPlay"> & { handle: Handle; label: string };

function TimeHandle({ handle, label, span, scrubber, onPlay }: HandleProps) {
  const move = (day: number) => scrubber.move(handle, day);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key, shiftKey, currentTarget } = event;
    const pressed = { key: keyInReadingOrder(key), shiftKey };
    const day = dayAfterKey(currentTarget.valueAsNumber, pressed, span);
    if (day === null && key !== " ") return;
    event.preventDefault();
    if (day !== null) move(day);
    else if (!event.repeat) onPlay();
  };
  useEffect(() => scrubber.tell(), [scrubber]);
  return (
    <input
      type="range"
      aria-label={label}
      data-handle={handle}
      min={span.first}
      max={span.last}
      defaultValue={(handle === "from" ? scrubber.window.from : scrubber.window.until) ?? span.first}
      onKeyDown={onKeyDown}
      onInput={({ currentTarget }) => move(currentTarget.valueAsNumber)}
    />
  );
}

/** A press beside the handles moves the nearer one there. */
function moveNearest(event: PointerEvent<HTMLElement>, scrubber: Scrubber, span: TimeSpan) {
  if (event.target instanceof HTMLInputElement || event.button !== 0) return;
  const track = event.currentTarget.querySelector<HTMLElement>(".time-handles");
  if (!track) return;
  const day = dayAtPointer(event, track, span);
  const { from, until } = scrubber.window;
  const isNearFrom = from !== null && (day < from || day - from < until - day);
  const handle = isNearFrom ? "from" : "until";
  scrubber.move(handle, day);
  event.currentTarget.querySelector<HTMLInputElement>(`[data-handle=${handle}]`)?.focus();
  event.preventDefault();
}
