import { useId } from "react";
import { Checkbox } from "../ui/Checkbox.tsx";

type Option<Value extends string> = { readonly value: Value; readonly label: string; readonly hint?: string };

type Props<Value extends string> = {
  legend: string;
  options: readonly Option<Value>[];
  chosen: readonly Value[];
  error: string | undefined;
  /** Gets what is chosen then, and what was changed. */
  onChange: (chosen: readonly Value[], changed: Value) => void;
};

/** A choice of several things, each with a sentence that says what it means. */
export function Choices<Value extends string>({ legend, options, chosen, error, onChange }: Props<Value>) {
  const errorId = useId();
  const choose = (value: Value, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value), value);
  return (
    <fieldset className="min-w-0" aria-describedby={error && errorId}>
      <legend className="pb-1 font-medium">{legend}</legend>
      <div className="flex flex-col gap-1">
        {options.map(({ value, label, hint }) => (
          <Checkbox
            key={value}
            label={label}
            {...(hint && { hint })}
            checked={chosen.includes(value)}
            onCheckedChange={(isChosen) => choose(value, isChosen)}
          />
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" data-form-sentence="" className="pt-1 text-danger text-small">
          {error}
        </p>
      )}
    </fieldset>
  );
}
