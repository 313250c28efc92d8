import { useMemo } from "react";
import { imports } from "#domain/languages/en/imports.ts";
import { useTranslator } from "../../languages/language.ts";
import { Field } from "../../ui/Field.tsx";
import { Select } from "../../ui/Select.tsx";

type Props = { value: string; count: number; onChange: (timeZone: string) => void };

/** Where the clock was that the entries show. */
export function TimeZoneField({ value, count, onChange }: Props) {
  const t = useTranslator();
  const zones = useMemo(
    () => [...new Set([value, ...Intl.supportedValuesOf("timeZone"), "UTC"])].sort(),
    [value],
  );
  return (
    <Field label={t(imports.timeZone.label)} hint={t(imports.timeZone.hint, { count })}>
      {(props) => (
        <Select {...props} value={value} onChange={({ target }) => onChange(target.value)}>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll("_", " ")}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
