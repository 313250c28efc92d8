import { useState } from "react";
import { readNumber } from "#domain/check-in/typed-value.ts";
import { findTrackerByName, formOfKind } from "#domain/formats/import/mapping/suggest-tracker.ts";
import type { TrackerAnswer } from "#domain/formats/import/read-journal.ts";
import type { SeriesFacts } from "#domain/formats/import/series/series-facts.ts";
import { unitsOfTimeToChoose } from "#domain/formats/import/series/units.ts";
import { common } from "#domain/languages/en/common.ts";
import { imports } from "#domain/languages/en/imports.ts";
import { trackerTexts } from "#domain/languages/en/tracker-texts.ts";
import { trackerKinds } from "#domain/records/tracker/range.ts";
import { type Tracker, trackerChangeSchema } from "#domain/records/tracker/tracker.ts";
import { ruleIn } from "#domain/refusals.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Field } from "../../ui/Field.tsx";
import { OneOf } from "../../ui/OneOf.tsx";
import { Select } from "../../ui/Select.tsx";
import { TextField } from "../../ui/TextField.tsx";

type Props = {
  series: SeriesFacts;
  answer: TrackerAnswer;
  /** Trackers of the universe, which the series can join. */
  trackers: readonly Tracker[];
  onChange: (answer: TrackerAnswer) => void;
  onClose: () => void;
};

/** The tracker that a series becomes: one that is there, or a new one with its kind, unit and range. */
export function TrackerDialog({ series, answer, trackers: present, onChange, onClose }: Props) {
  const t = useTranslator();
  const [draft, setDraft] = useState(answer);
  const change = (part: Partial<TrackerAnswer>) => setDraft({ ...draft, ...part });
  const known = findTrackerByName(present, draft.name);
  const refusals = known ? {} : refusalsOf(draft);
  const sentence = (field: string) => (refusals[field] ? ruleIn(t, refusals[field]) : undefined);
  const kind = known?.kind ?? draft.kind;
  const hasRange = !known && (kind === "scale" || kind === "number" || kind === "count");
  const numbers = { lowest: series.lowest, highest: series.highest };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(imports.measured.question, { name: series.name })}
      subtitle={t(imports.measured.numbers, numbers)}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t(common.cancel)}</Button>
          <Button
            variant="primary"
            disabled={Object.keys(refusals).length > 0}
            onClick={() => {
              onChange({ ...draft, name: draft.name.trim() });
              onClose();
            }}
          >
            {t(imports.feeling.done)}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <TextField
          label={t(trackerTexts.form.name)}
          dir="auto"
          autoComplete="off"
          value={draft.name}
          error={sentence("name")}
          hint={t(known ? imports.measured.haveIt : imports.measured.isNew)}
          onValueChange={(name) => change({ name })}
        />
        {!known && (
          <Field label={t(trackerTexts.form.kind)}>
            {(props) => (
              <Select
                {...props}
                value={draft.kind}
                onChange={({ target }) => change(formOfKind(series, target.value as TrackerAnswer["kind"]))}
              >
                {trackerKinds.map((one) => (
                  <option key={one} value={one}>
                    {t(trackerTexts.kinds[one].name)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {kind === "duration" && (
          <OneOf
            legend={t(imports.measured.timeUnit)}
            options={unitsOfTimeToChoose.map(
              (unit) => [unit, t(imports.measured.unitsOfTime[unit])] as const,
            )}
            value={draft.timeUnit}
            onValueChange={(timeUnit) => change({ timeUnit })}
          />
        )}
        {hasRange && (
          <div className="grid gap-3 sm:grid-cols-3">
            <TextField
              label={t(trackerTexts.form.unit)}
              dir="auto"
              autoComplete="off"
              value={draft.unit}
              error={sentence("unit")}
              onValueChange={(unit) => change({ unit })}
            />
            <Bound
              label={t(trackerTexts.form.lowest)}
              value={draft.min}
              error={sentence("min")}
              onChange={(min) => change({ min })}
            />
            <Bound
              label={t(trackerTexts.form.highest)}
              value={draft.max}
              error={sentence("max")}
              onChange={(max) => change({ max })}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}

type BoundProps = {
  label: string;
  value: number | null;
  error: string | undefined;
  onChange: (value: number | null) => void;
};

/** A number as it is typed; empty is open. */
function Bound({ label, value, error, onChange }: BoundProps) {
  const t = useTranslator();
  const [text, setText] = useState(value === null ? "" : String(value));
  const type = (typed: string) => {
    setText(typed);
    // A text that cannot be read as a number breaks the rule of its field.
    onChange(typed.trim() === "" ? null : (readNumber(typed) ?? Number.NaN));
  };
  return (
    <TextField
      {...{ label, error, value: text }}
      inputMode="decimal"
      autoComplete="off"
      placeholder={t(trackerTexts.form.open)}
      onValueChange={type}
    />
  );
}

/** The first rule that each field breaks. */
function refusalsOf({ name, kind, unit, min, max, step, perDay }: TrackerAnswer): Record<string, string> {
  const change = { name, kind, unit, min, max, step, perDay, lowLabel: "", highLabel: "" };
  const parsed = trackerChangeSchema.safeParse({
    ...change,
    ask: "any-time",
    isArchived: false,
    position: 0,
  });
  const issues = parsed.error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}
