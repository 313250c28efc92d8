import { compare } from "#domain/languages/en/compare.ts";
import { useTranslator } from "../../languages/language.ts";
import { Field } from "../../ui/Field.tsx";
import { Select } from "../../ui/Select.tsx";

type Props = {
  label: string;
  things: readonly { readonly id: string; readonly name: string }[];
  /** The id that is chosen. */
  value: string | null;
  onChange: (id: string) => void;
};

/** A list of names to choose one from. */
export function NameSelect({ label, things, value, onChange }: Props) {
  const t = useTranslator();
  const isKnown = things.some(({ id }) => id === value);
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={isKnown ? (value ?? "") : ""}
          onChange={({ target }) => target.value !== "" && onChange(target.value)}
        >
          <option value="" disabled hidden>
            {t(compare.choose.chooseOne)}
          </option>
          {things.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
