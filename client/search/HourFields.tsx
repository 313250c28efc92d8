import type { Filter } from "#domain/journal/filter.ts";
import { starSearch } from "#domain/languages/en/star-search.ts";
import { useTranslator } from "../languages/language.ts";
import { Field } from "../ui/Field.tsx";
import { Select } from "../ui/Select.tsx";
import { hourText } from "./filter-text.ts";

type Hours = Filter["hours"];
type Props = { hours: Hours; onChange: (hours: Hours) => void };

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour);
const wholeDay = { from: 0, until: 24 };

/** Fields for a range from a full hour until before another one, which may be after midnight. */
export function HourFields({ hours, onChange }: Props) {
  const t = useTranslator();
  const { from, until } = hours ?? wholeDay;
  const change = (next: NonNullable<Hours>) => onChange((next.until - next.from) % 24 === 0 ? null : next);
  return (
    <fieldset>
      <legend className="pb-1.5 font-medium">{t(starSearch.hours.title)}</legend>
      <div className="grid grid-cols-2 gap-2">
        <HourField
          label={t(starSearch.hours.from)}
          value={from}
          options={hoursOfDay}
          onChange={(hour) => change({ from: hour, until })}
        />
        <HourField
          label={t(starSearch.hours.until)}
          value={until}
          options={hoursOfDay.map((hour) => hour + 1)}
          hint={until <= from ? t(starSearch.hours.nextMorning) : undefined}
          onChange={(hour) => change({ from, until: hour })}
        />
      </div>
    </fieldset>
  );
}

type FieldProps = {
  label: string;
  value: number;
  options: readonly number[];
  hint?: string | undefined;
  onChange: (hour: number) => void;
};

function HourField({ label, value, options, hint, onChange }: FieldProps) {
  const t = useTranslator();
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(Number(target.value))}>
          {options.map((hour) => (
            <option key={hour} value={hour}>
              {hourText(t, hour)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
