import { type CSSProperties, useId } from "react";
import { valueText } from "#domain/trackers/value-text.ts";
import { useTranslator } from "../languages/language.ts";
import { cn } from "../ui/class-names.ts";
import type { InputProps } from "./input-props.ts";
import { takingBack } from "./take-back.ts";

/** So many dots of 44 px fit in a row of a window of 320 px. */
const mostInRow = 6;

function valuesOf({ min, max, step }: InputProps["tracker"]): readonly number[] {
  const [first, by] = [min ?? 0, step ?? 1];
  return Array.from({ length: Math.round(((max ?? first) - first) / by) + 1 }, (_, at) => first + at * by);
}

/** A scale: native radio buttons under their dots, for arrow keys and screen readers. Pressing the chosen one takes it back. */
export function Dots({ tracker, value, onChange }: InputProps) {
  const t = useTranslator();
  const name = useId();
  const { lowLabel, highLabel } = tracker;
  const values = valuesOf(tracker);
  const rows = Math.ceil(values.length / mostInRow);
  const columns = { "--columns": Math.ceil(values.length / rows), "--all": values.length } as CSSProperties;
  const labelOf = (at: number) => {
    const end = at === 0 ? lowLabel : at === values.length - 1 ? highLabel : "";
    const said = valueText(t, tracker, values[at] ?? 0);
    return end ? `${said}, ${end}` : said;
  };
  return (
    <fieldset className="w-full min-w-0">
      <legend className="sr-only">{tracker.name}</legend>
      <div
        style={columns}
        className="grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] sm:grid-cols-[repeat(var(--all),minmax(0,1fr))]"
      >
        {values.map((one, at) => (
          <label key={one} className="group relative grid min-h-11 place-items-center">
            <input
              type="radio"
              name={name}
              aria-label={labelOf(at)}
              checked={one === value}
              onChange={() => onChange(one)}
              {...takingBack(one === value, () => onChange(null))}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
            />
            <span
              aria-hidden="true"
              className={cn(
                "grid size-8 place-items-center rounded-full border text-small tabular-nums transition-colors duration-150 peer-checked:border-transparent peer-checked:bg-accent peer-checked:font-semibold peer-checked:text-on-accent peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2 group-hover:border-ink",
                value !== null && one < value
                  ? "border-accent bg-[color-mix(in_oklab,var(--color-accent)_16%,transparent)]"
                  : "border-edge text-quiet",
              )}
            >
              {one.toLocaleString(t.locale)}
            </span>
          </label>
        ))}
      </div>
      {(lowLabel || highLabel) && (
        <p aria-hidden="true" className="flex justify-between gap-4 px-1 text-quiet text-small">
          <bdi className="min-w-0 wrap-anywhere">{lowLabel}</bdi>
          <bdi className="min-w-0 text-end wrap-anywhere">{highLabel}</bdi>
        </p>
      )}
    </fieldset>
  );
}
