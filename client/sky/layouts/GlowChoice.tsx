import { useId } from "react";
import { readingTexts } from "#domain/languages/en/reading-texts.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { LayoutId } from "#domain/layouts/layout-ids.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import { binsOf } from "#domain/trackers/bins.ts";
import { dayValuesOf, type Measured } from "#domain/trackers/day-values.ts";
import { valueText } from "#domain/trackers/value-text.ts";
import { useTranslator } from "../../languages/language.ts";
import { useOwnUniverse } from "../../outbox/own-universe.tsx";
import { TrackerOptions } from "../../search/TrackerOptions.tsx";
import { Select } from "../../ui/Select.tsx";
import { glowSteps } from "./glow-shares.ts";
import { useGlow } from "./glow-url.ts";

/** Chooses the tracker by whose values the days of the sky glow, and says what they mean. */
export function GlowChoice({ layout }: { layout: LayoutId }) {
  const t = useTranslator();
  const { trackers, readings } = useOwnUniverse();
  const { id, setGlow } = useGlow();
  const control = useId();
  const tracker = trackers.find((one) => one.id === id) ?? null;
  return (
    <div className="glow-choice flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <div className="flex min-w-0 items-center gap-x-2 text-quiet text-small">
        <label htmlFor={control}>{t(readingTexts.glow.title)}</label>
        <div className="min-w-28 max-w-48 flex-1">
          <Select
            id={control}
            className="min-h-11 w-full truncate rounded-control border border-edge bg-raised px-3 text-ink"
            value={tracker?.id ?? ""}
            onChange={({ target }) => setGlow(target.value || null)}
          >
            <option value="">{t(readingTexts.glow.none)}</option>
            <TrackerOptions trackers={trackers} />
          </Select>
        </div>
      </div>
      {id !== null && (
        <p role="status" className="min-w-0 text-pretty text-quiet text-small">
          {tracker ? glowText(t, tracker, { trackers, readings }, layout) : t(readingTexts.glow.gone)}
        </p>
      )}
    </div>
  );
}

function glowText(t: Translator, tracker: Tracker, measured: Measured, layout: LayoutId): string {
  if (layout !== "sky" && layout !== "year") return t(readingTexts.glow.otherView);
  const values = [...dayValuesOf(measured, tracker).values()];
  const bins = binsOf(tracker, values, glowSteps);
  const [first, last] = [bins[0], bins.at(-1)];
  if (!first || !last) return t(readingTexts.glow.empty, { tracker: tracker.name });
  if (first === last) return t(readingTexts.glow.one, { tracker: tracker.name });
  const said = (value: number) => valueText(t, tracker, value);
  // The round bounds of the groups are mostly beyond the values; rare values are beyond the bounds.
  const low = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const high = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  return t(readingTexts.glow.range, {
    tracker: tracker.name,
    low: said(Math.max(low, first.low)),
    high: said(Math.min(high, last.high)),
  });
}
