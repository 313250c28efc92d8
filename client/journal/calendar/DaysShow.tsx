import { readingTexts } from "#domain/languages/en/reading-texts.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import { binText } from "#domain/trackers/value-text.ts";
import { useTranslator } from "../../languages/language.ts";
import { TrackerOptions } from "../../search/TrackerOptions.tsx";
import { Field } from "../../ui/Field.tsx";
import { Select } from "../../ui/Select.tsx";
import { type stepStyle, type TrackerPixels, valueStyle } from "./tracker-pixels.ts";

type Shown = "feeling" | "pleasantness";

type Props = {
  trackers: readonly Tracker[];
  /** The tracker that the days show; null while they show their stars. */
  pixels: TrackerPixels | null;
  /** Whether the URL names a tracker that is gone. */
  isGone: boolean;
  onTracker: (id: string | null) => void;
  /** What of the stars can be shown instead, and what is. */
  options: readonly (readonly [Shown, string])[];
  value: Shown;
  onValueChange: (shown: Shown) => void;
};

const trackerPrefix = "tracker ";

/** Chooses what the days of the calendar show: their stars, or what one tracker measured. */
export function DaysShow({ trackers, pixels, isGone, onTracker, options, value, onValueChange }: Props) {
  const t = useTranslator();
  const choose = (next: string) => {
    if (next.startsWith(trackerPrefix)) return onTracker(next.slice(trackerPrefix.length));
    onTracker(null);
    onValueChange(next as Shown);
  };
  // Archived trackers are the last.
  const inOrder = [...trackers].sort((one, other) => Number(one.isArchived) - Number(other.isArchived));
  return (
    <div className="sm:max-w-96">
      <Field label={t(readingTexts.calendar.title)}>
        {(control) => (
          <Select
            {...control}
            value={pixels ? `${trackerPrefix}${pixels.tracker.id}` : value}
            onChange={({ target }) => choose(target.value)}
          >
            {options.map(([option, name]) => (
              <option key={option} value={option}>
                {name}
              </option>
            ))}
            <TrackerOptions trackers={inOrder} prefix={trackerPrefix} />
          </Select>
        )}
      </Field>
      {isGone && (
        <p role="status" className="pt-1.5 text-pretty text-quiet text-small">
          {t(readingTexts.calendar.gone)}
        </p>
      )}
    </div>
  );
}

/** What the colours of a tracker mean. */
export function TrackerLegend({ pixels }: { pixels: TrackerPixels }) {
  const t = useTranslator();
  const { tracker, bins } = pixels;
  return (
    <ul
      aria-label={t(readingTexts.calendar.legend, { tracker: tracker.name })}
      className="flex flex-wrap gap-x-3 gap-y-2 text-quiet text-small"
    >
      {bins.map((bin) => (
        <Swatch
          key={bin.from}
          style={valueStyle(pixels, (bin.from + bin.until) / 2)}
          name={binText(t, tracker, bin)}
        />
      ))}
      <Swatch style={{ background: "var(--color-raised)" }} name={t(readingTexts.calendar.noValue)} />
    </ul>
  );
}

const Swatch = ({ style, name }: { style: ReturnType<typeof stepStyle>; name: string }) => (
  <li className="flex min-w-0 items-center gap-1.5">
    <span
      className="size-5 shrink-0 rounded-[0.3rem] border border-line forced-color-adjust-none"
      style={style}
    />
    <span className="min-w-0 wrap-anywhere">{name}</span>
  </li>
);
