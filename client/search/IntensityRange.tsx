import type { CSSProperties } from "react";
import type { Filter } from "#domain/journal/filter.ts";
import { intensityRange } from "#domain/mood-entry.ts";

type Props = {
  value: Filter["intensity"];
  onValueChange: (value: Filter["intensity"]) => void;
};

const { min: least, max: most } = intensityRange;

/** Two native range inputs on one track. The end that moves pushes the other. */
export function IntensityRange({ value, onValueChange }: Props) {
  const { min, max } = value ?? intensityRange;
  const change = (next: { min: number; max: number }) =>
    onValueChange(next.min === least && next.max === most ? null : next);
  const share = (at: number) => `${((at - least) / (most - least)) * 100}%`;
  const style = { "--from": share(min), "--to": share(max) } as CSSProperties;
  return (
    <fieldset>
      <legend className="float-left font-medium">Intensity</legend>
      <output className="float-right text-quiet tabular-nums">
        {value ? (min === max ? min : `${min}–${max}`) : "Any"}
      </output>
      <div className="range-slider clear-both" style={style}>
        <End
          label="Lowest intensity"
          value={min}
          // Above the other end where that could not move away from it.
          isOnTop={min > (least + most) / 2}
          onValueChange={(next) => change({ min: next, max: Math.max(next, max) })}
        />
        <End
          label="Highest intensity"
          value={max}
          onValueChange={(next) => change({ min: Math.min(next, min), max: next })}
        />
      </div>
    </fieldset>
  );
}

type EndProps = {
  label: string;
  value: number;
  isOnTop?: boolean;
  onValueChange: (value: number) => void;
};

const End = ({ label, value, isOnTop = false, onValueChange }: EndProps) => (
  <input
    type="range"
    aria-label={label}
    aria-valuetext={`${value} of ${most}`}
    min={least}
    max={most}
    value={value}
    onChange={({ target }) => onValueChange(target.valueAsNumber)}
    className={isOnTop ? "z-1" : undefined}
  />
);
