import { useMemo } from "react";
import { Field } from "../../ui/Field.tsx";
import { entriesText } from "./problem-text.ts";

type Props = { value: string; count: number; onChange: (timeZone: string) => void };

/** Where the clock was that the entries show. */
export function TimeZoneField({ value, count, onChange }: Props) {
  const zones = useMemo(
    () => [...new Set([value, ...Intl.supportedValuesOf("timeZone"), "UTC"])].sort(),
    [value],
  );
  return (
    <Field
      label="Time zone"
      hint={`${entriesText(count)} ${count === 1 ? "shows" : "show"} a time without saying where. Choose where you mostly lived then.`}
    >
      {(props) => (
        <select {...props} value={value} onChange={({ target }) => onChange(target.value)}>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll("_", " ")}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
