import { trackerTexts } from "#domain/languages/en/tracker-texts.ts";
import type { Text } from "#domain/languages/text.ts";
import { scaleLabelLimit, unitLimit } from "#domain/records/tracker/tracker.ts";
import { ruleIn } from "#domain/refusals.ts";
import { useTranslator } from "../languages/language.ts";
import { TextField } from "../ui/TextField.tsx";
import { type Bound, boundsOf, type FormErrors, hasUnit, type TrackerForm } from "./tracker-form.ts";

type Props = {
  form: TrackerForm;
  errors: FormErrors;
  /** Whether the tracker can have readings already. */
  isEdited: boolean;
  onChange: (part: Partial<TrackerForm>) => void;
};

const labels: Readonly<Record<Bound, Text>> = {
  min: trackerTexts.form.lowest,
  max: trackerTexts.form.highest,
  step: trackerTexts.form.step,
};

/** The unit of a tracker, its range, and the words at the ends of a scale. */
export function RangeFields({ form, errors, isEdited, onChange }: Props) {
  const t = useTranslator();
  const { kind } = form;
  const errorOf = (field: keyof FormErrors) => {
    const message = errors[field];
    return message && ruleIn(t, message);
  };
  const bounds = boundsOf[kind];
  return (
    <>
      {hasUnit(kind) && (
        <TextField
          label={t(trackerTexts.form.unit)}
          aside={t(trackerTexts.form.optional)}
          dir="auto"
          autoComplete="off"
          maxLength={unitLimit}
          value={form.unit}
          onValueChange={(unit) => onChange({ unit })}
          error={errorOf("unit")}
        />
      )}
      {bounds.length > 0 && (
        <div className="flex flex-col gap-1.5">
          <div className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-3">
            {bounds.map((bound) => (
              <TextField
                key={bound}
                label={t(
                  kind === "duration" && bound === "step" ? trackerTexts.form.stepMinutes : labels[bound],
                )}
                dir="ltr"
                inputMode="decimal"
                autoComplete="off"
                placeholder={kind === "scale" ? "" : t(trackerTexts.form.open)}
                value={form[bound]}
                onValueChange={(typed) => onChange({ [bound]: typed })}
                error={errorOf(bound)}
              />
            ))}
          </div>
          {isEdited && <p className="text-pretty text-quiet text-small">{t(trackerTexts.form.narrower)}</p>}
        </div>
      )}
      {kind === "scale" && (
        <div className="grid gap-3 sm:grid-cols-2">
          {(["lowLabel", "highLabel"] as const).map((end) => (
            <TextField
              key={end}
              label={t(trackerTexts.form[end])}
              aside={t(trackerTexts.form.optional)}
              dir="auto"
              autoComplete="off"
              maxLength={scaleLabelLimit}
              value={form[end]}
              onValueChange={(words) => onChange({ [end]: words })}
              error={errorOf(end)}
            />
          ))}
        </div>
      )}
    </>
  );
}
