import { useId } from "react";

type Props<Value extends string> = {
  legend: string;
  legendClassName?: string;
  /** Text below the choice, which explains it. */
  hint?: string | undefined;
  options: readonly (readonly [Value, string])[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** A choice between a few short words: native radio buttons under their labels, for arrow keys and screen readers. */
export function OneOf<Value extends string>(props: Props<Value>) {
  const { legend, legendClassName = "pb-1.5 font-medium", hint, options, value, onValueChange } = props;
  const name = useId();
  const hintId = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={hint && hintId}>
      <legend className={legendClassName}>{legend}</legend>
      <div className="grid auto-cols-fr grid-flow-col rounded-control bg-raised p-0.5">
        {options.map(([option, word]) => (
          <label
            key={option}
            className="relative grid min-h-11 cursor-pointer place-items-center text-center rounded-[0.6rem] border border-transparent text-quiet text-small transition-colors duration-150 hover:text-ink has-checked:border-line has-checked:bg-solid has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onValueChange(option)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {word}
          </label>
        ))}
      </div>
      {hint && (
        <p id={hintId} className="pt-1.5 text-quiet text-small">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
