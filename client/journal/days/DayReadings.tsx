import { memo, useMemo, useState } from "react";
import { Link } from "wouter";
import { dateOfDay } from "#domain/calendar.ts";
import { readingTexts } from "#domain/languages/en/reading-texts.ts";
import { trackersPath } from "#domain/pages/paths.ts";
import { type Measured, measuredOn } from "#domain/trackers/day-values.ts";
import { valueText } from "#domain/trackers/value-text.ts";
import { useTranslator } from "../../languages/language.ts";
import { dayTitle } from "../day-text.ts";

/** Values of a day that are in view at first; more when the person asks. */
const firstShown = 6;

const chip =
  "relative flex min-h-7 max-w-full items-center gap-1.5 rounded-full border border-line px-2.5 text-quiet text-small transition-colors duration-150 hover:border-edge hover:text-ink pointer-coarse:min-h-9";

/** What a day measured, as quiet chips that lead to their trackers. */
export const DayReadings = memo(function DayReadings({ day, measured }: { day: number; measured: Measured }) {
  const t = useTranslator();
  const [areAllShown, showAll] = useState(false);
  const found = useMemo(
    () => (Number.isNaN(day) ? [] : measuredOn(measured, dateOfDay(day))),
    [day, measured],
  );
  if (found.length === 0) return null;
  const shown = areAllShown ? found : found.slice(0, firstShown);
  return (
    <ul aria-label={t(readingTexts.ofDay, { day: dayTitle(t, day) })} className="flex flex-wrap gap-1.5 pb-2">
      {shown.map(({ tracker, value }) => (
        <li key={tracker.id} className="flex max-w-full">
          <Link href={`${trackersPath}/${tracker.id}`} className={chip}>
            <bdi className="min-w-0 truncate">{tracker.name}</bdi>
            <span className="shrink-0 text-ink tabular-nums">{valueText(t, tracker, value)}</span>
          </Link>
        </li>
      ))}
      {shown.length < found.length && (
        <li>
          <button type="button" className={chip} onClick={() => showAll(true)}>
            {t(readingTexts.more, { count: found.length - shown.length })}
          </button>
        </li>
      )}
    </ul>
  );
});
