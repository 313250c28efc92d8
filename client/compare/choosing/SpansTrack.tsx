import { type CSSProperties, type KeyboardEvent, type PointerEvent, useMemo, useState } from "react";
import { type DaySpan, dayOfDate, daysIn } from "#domain/calendar.ts";
import { type SideName, sideNames } from "#domain/comparison/comparison.ts";
import type { StarsByDay } from "#domain/journal/journal-index.ts";
import { compare } from "#domain/languages/en/compare.ts";
import { dayAfterKey } from "#domain/sky-time/time-window.ts";
import { keyInReadingOrder } from "../../languages/arrow-keys.ts";
import { useTranslator } from "../../languages/language.ts";
import { SideMark } from "../../stars/SideMark.tsx";
import { dayAtPointer } from "../../time/day-at-pointer.ts";
import { dayFormat } from "../../time/day-format.ts";
import { OneOf } from "../../ui/OneOf.tsx";
import { type End, litShares, moveEnd, spanIn, type TwoDates } from "./two-spans.ts";

/** More stretches would be narrower than a bar. */
const mostBars = 90;

type Props = {
  /** The days with a star. */
  days: StarsByDay;
  /** The days between which the handles move. */
  journal: DaySpan;
  dates: TwoDates;
  onChange: (dates: TwoDates) => void;
};

/** The last days of a long journal that are shown unless an earlier day is chosen: more of them would make a month too narrow. */
const nearDays = 490;

/** The journal as bars, one for each stretch of its days, over two lines of time with two handles each. */
export function SpansTrack({ days, journal: whole, dates, onChange }: Props) {
  const t = useTranslator();
  const [wanted, setWanted] = useState<"near" | "all">("near");
  const isLong = daysIn(whole) > nearDays;
  const near = useMemo(() => ({ first: whole.last - nearDays + 1, last: whole.last }), [whole]);
  const isNear = isLong && wanted === "near" && isIn(near, dates);
  const journal = isNear ? near : whole;
  const shares = useMemo(() => litShares(days, journal, mostBars), [days, journal]);
  const spans = { first: spanIn(dates.first, journal), second: spanIn(dates.second, journal) };
  const month = dayFormat({ month: "short", year: "numeric" }, t.locale);
  return (
    <fieldset aria-label={t(compare.track.title)} className="min-w-0">
      <Bars shares={shares} journal={journal} spans={spans} />
      {sideNames.map((side) => (
        <SpanLine
          key={side}
          side={side}
          span={spans[side]}
          journal={journal}
          onMove={(end, day) => onChange({ ...dates, [side]: moveEnd(dates[side], end, day, journal) })}
        />
      ))}
      <p
        aria-hidden="true"
        className="flex justify-between gap-4 ps-9 pe-3 text-quiet text-small tabular-nums"
      >
        <span>{month.format(journal.first)}</span>
        <span>{month.format(journal.last)}</span>
      </p>
      {isLong && isIn(near, dates) && (
        <OneOf
          legend={t(compare.track.show)}
          legendClassName="sr-only"
          options={[
            ["near", t(compare.track.near)],
            ["all", t(compare.track.all)],
          ]}
          value={wanted}
          onValueChange={setWanted}
        />
      )}
    </fieldset>
  );
}

/** Whether no time begins before these days; one that is open at its beginning does. */
const isIn = ({ first }: DaySpan, { first: one, second: other }: TwoDates) =>
  [one, other].every(({ from }) => from !== null && dayOfDate(from) >= first);

const barsHeight = 36;

type Spans = { readonly [Name in SideName]: DaySpan };

/** The bars of a time have the colour of its side. */
function Bars({ shares, journal, spans }: { shares: readonly number[]; journal: DaySpan; spans: Spans }) {
  const middleOf = (at: number) => journal.first + Math.floor(((at + 0.5) * daysIn(journal)) / shares.length);
  const sideOf = (day: number) =>
    sideNames.find((side) => day >= spans[side].first && day <= spans[side].last);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${shares.length} ${barsHeight}`}
      preserveAspectRatio="none"
      className="ms-9 block h-9 w-[calc(100%-3rem)] rtl:-scale-x-100"
    >
      {shares.map((share, at) => {
        const side = sideOf(middleOf(at));
        // A stretch without a star has a bar of one pixel, so that the line goes on.
        const height = Math.max(1, share * barsHeight);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place.
            key={at}
            x={at + 0.15}
            width={0.7}
            y={barsHeight - height}
            height={height}
            fill={side ? `var(--color-${side}-side)` : "var(--color-edge)"}
            opacity={side ? 0.9 : 0.45}
          />
        );
      })}
    </svg>
  );
}

type LineProps = {
  side: SideName;
  span: DaySpan;
  journal: DaySpan;
  onMove: (end: End, day: number) => void;
};

/** The line of one time, with its mark before it. */
function SpanLine({ side, span, journal, onMove }: LineProps) {
  const length = Math.max(1, journal.last - journal.first);
  const share = (day: number) => `${((100 * (day - journal.first)) / length).toFixed(2)}%`;
  const look = {
    "--from": share(span.first),
    "--to": share(span.last),
    "--color-accent": `var(--color-${side}-side)`,
  } as CSSProperties;
  /** A press beside the handles moves the nearer one there. */
  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.target instanceof HTMLInputElement || event.button !== 0) return;
    const day = dayAtPointer(event, event.currentTarget, journal);
    const end = day < span.first || day - span.first < span.last - day ? "first" : "last";
    onMove(end, day);
    event.currentTarget.querySelector<HTMLInputElement>(`[data-end=${end}]`)?.focus();
    event.preventDefault();
  };
  // A handle at the end of the line is above the other, which could not be moved away from it.
  const onTop = span.first > (journal.first + journal.last) / 2 ? "first" : "last";
  return (
    <div className="flex items-center gap-2.5">
      <SideMark side={side} />
      <div className="range-slider min-w-0 grow touch-pan-y" style={look} onPointerDown={press}>
        {(["first", "last"] as const).map((end) => (
          <SpanHandle key={end} {...{ side, span, journal, onMove, end }} isOnTop={end === onTop} />
        ))}
      </div>
    </div>
  );
}

const handleNames = {
  first: { first: compare.track.firstFrom, last: compare.track.firstTo },
  second: { first: compare.track.secondFrom, last: compare.track.secondTo },
} as const;

function SpanHandle({ side, end, isOnTop, ...props }: LineProps & { end: End; isOnTop: boolean }) {
  const { span, journal, onMove } = props;
  const t = useTranslator();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pressed = { key: keyInReadingOrder(event.key), shiftKey: event.shiftKey };
    const day = dayAfterKey(span[end], pressed, journal);
    if (day === null) return;
    event.preventDefault();
    onMove(end, day);
  };
  return (
    <input
      type="range"
      data-end={end}
      aria-label={t(handleNames[side][end])}
      aria-valuetext={dayFormat({ dateStyle: "full" }, t.locale).format(span[end])}
      min={journal.first}
      max={journal.last}
      value={span[end]}
      onKeyDown={onKeyDown}
      onChange={({ target }) => onMove(end, target.valueAsNumber)}
      className={isOnTop ? "z-1" : undefined}
    />
  );
}
