import { type ReactNode, useId } from "react";

type Props<Value extends string> = {
  legend: string;
  options: readonly (readonly [Value, ReactNode])[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Native radio buttons over their chips, for words of any length, arrow keys and screen readers. */
export function ChoiceList<Value extends string>({ legend, options, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map(([option, word]) => (
          <label
            key={option}
            className="relative flex min-h-11 items-center gap-1.5 rounded-control border border-line bg-raised px-3 text-small transition-colors duration-150 hover:border-edge has-checked:border-accent has-checked:bg-[color-mix(in_oklab,var(--color-accent)_14%,transparent)] has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-1"
          >
            <input
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => onChange(option)}
              className="absolute -inset-px cursor-pointer appearance-none rounded-control outline-none"
            />
            {word}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
