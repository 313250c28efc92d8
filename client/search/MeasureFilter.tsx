import { X } from "lucide-react";
import { useState } from "react";
import { readingTexts } from "#domain/languages/en/reading-texts.ts";
import { starSearch } from "#domain/languages/en/star-search.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import {
  type ComparedDay,
  type Comparison,
  comparisons,
  maxComparedDays,
} from "#domain/trackers/compared-days.ts";
import { readValue } from "#domain/trackers/read-value.ts";
import { fieldText } from "#domain/trackers/value-text.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { Select } from "../ui/Select.tsx";
import { TrackerOptions } from "./TrackerOptions.tsx";

type Props = {
  trackers: readonly Tracker[];
  measures: readonly ComparedDay[];
  onChange: (measures: readonly ComparedDay[]) => void;
};

/** Days by what they measured: a line for each comparison, and one more to add another. */
export function MeasureFilter({ trackers, measures, onChange }: Props) {
  const t = useTranslator();
  const isFull = measures.length >= maxComparedDays;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="pb-1.5 font-medium">{t(starSearch.measures.title)}</legend>
      {[...measures, ...(isFull ? [] : [null])].map((compared, at) => (
        <MeasureLine
          // biome-ignore lint/suspicious/noArrayIndexKey: the line that adds one becomes the line of what was added.
          key={at}
          trackers={trackers}
          compared={compared}
          onChange={(next) => onChange(measures.toSpliced(at, 1, ...(next ? [next] : [])))}
        />
      ))}
    </fieldset>
  );
}

type LineProps = {
  trackers: readonly Tracker[];
  /** Null for a line that has no whole comparison yet. */
  compared: ComparedDay | null;
  onChange: (compared: ComparedDay | null) => void;
};

const control = "min-h-11 w-full min-w-0 rounded-control border border-edge bg-raised px-3 text-ink";

function MeasureLine({ trackers, compared, onChange }: LineProps) {
  const t = useTranslator();
  const [begun, setBegun] = useState<{ tracker: string; is: Comparison }>({ tracker: "", is: "below" });
  const { tracker: id, is } = compared ?? begun;
  const tracker = trackers.find((one) => one.id === id);
  const change = (next: Partial<ComparedDay>) => {
    setBegun({ tracker: id, is, ...next });
    const value = next.value ?? compared?.value;
    if (value !== undefined) onChange({ tracker: id, is, ...next, value });
  };
  const choose = (next: string) => {
    const kind = trackers.find((one) => one.id === next)?.kind;
    // The value of one tracker says nothing of another.
    if (compared) onChange(null);
    setBegun({ tracker: next, is: kind === "yes-no" ? "exactly" : "below" });
  };
  return (
    <div className="flex flex-wrap items-start gap-1.5">
      <div className="min-w-0 flex-[1_1_100%] sm:flex-1">
        <Select
          aria-label={t(starSearch.measures.tracker)}
          className={control}
          value={tracker ? id : ""}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{t(compared ? starSearch.measures.removed : starSearch.measures.choose)}</option>
          <TrackerOptions trackers={trackers} />
        </Select>
      </div>
      {tracker?.kind === "yes-no" && (
        <Answer value={compared?.value} onChange={(value) => change({ value })} />
      )}
      {tracker && tracker.kind !== "yes-no" && (
        <>
          <div className="min-w-0 flex-1">
            <Select
              aria-label={t(starSearch.measures.comparison)}
              className={control}
              value={is}
              onChange={({ target }) => change({ is: target.value as Comparison })}
            >
              {comparisons.map((one) => (
                <option key={one} value={one}>
                  {t(starSearch.measures.names[one])}
                </option>
              ))}
            </Select>
          </div>
          <ValueField
            key={id}
            tracker={tracker}
            value={compared?.value}
            onChange={(value) => change({ value })}
          />
        </>
      )}
      {compared && (
        <Button
          variant="quiet"
          shape="icon"
          tip={t(starSearch.remove, { part: tracker?.name ?? t(starSearch.measures.removed) })}
          onClick={() => onChange(null)}
        >
          <X aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}

type ValueProps = { value: number | undefined; onChange: (value: number) => void };

function Answer({ value, onChange }: ValueProps) {
  const t = useTranslator();
  return (
    <div className="min-w-0 flex-1">
      <Select
        aria-label={t(starSearch.measures.value)}
        className={control}
        value={value ?? ""}
        onChange={({ target }) => target.value !== "" && onChange(Number(target.value))}
      >
        {value === undefined && <option value="">–</option>}
        <option value="1">{t(readingTexts.yes)}</option>
        <option value="0">{t(readingTexts.no)}</option>
      </Select>
    </div>
  );
}

/** A value counts while it is typed. What is no value is told when the person leaves the field. */
function ValueField({ tracker, value, onChange }: ValueProps & { tracker: Tracker }) {
  const t = useTranslator();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const isWrong = isLeft && typed !== null && typed.trim() !== "" && readValue(tracker, typed) === null;
  const isDuration = tracker.kind === "duration";
  const type = (text: string) => {
    setTyped(text);
    setLeft(false);
    const next = readValue(tracker, text);
    if (next !== null) onChange(next);
  };
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <div className="flex items-center gap-1.5">
        <input
          type="text"
          inputMode={isDuration ? "text" : "decimal"}
          autoComplete="off"
          aria-label={t(starSearch.measures.value)}
          aria-description={isDuration ? t(starSearch.measures.duration) : tracker.unit || undefined}
          aria-invalid={isWrong}
          placeholder={isDuration ? "7:30" : undefined}
          value={typed ?? (value === undefined ? "" : fieldText(t, tracker, value))}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setLeft(true)}
          className={`${control} min-w-16 aria-invalid:border-danger`}
        />
        {tracker.unit && <bdi className="max-w-16 truncate text-quiet text-small">{tracker.unit}</bdi>}
      </div>
      {isWrong && (
        <p role="status" className="text-danger text-small">
          {t(starSearch.measures.wrong)}
        </p>
      )}
    </div>
  );
}
