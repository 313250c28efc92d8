import type { CSSProperties } from "react";
import type { Filter } from "#domain/journal/filter.ts";
import { common } from "#domain/languages/en/common.ts";
import { starSearch } from "#domain/languages/en/star-search.ts";
import { intensityRange } from "#domain/records/star/fields.ts";
import { useTranslator } from "../languages/language.ts";

type Props = {
  value: Filter["intensity"];
  onValueChange: (value: Filter["intensity"]) => void;
};

const { min: least, max: most } = intensityRange;

/** Two native range inputs on one track. The end that moves pushes the other. */
export function IntensityRange({ value, onValueChange }: Props) {
  const t = useTranslator();
  const { min, max } = value ?? intensityRange;
  const change = (next: { min: number; max: number }) =>
    onValueChange(next.min === least && next.max === most ? null : next);
  const share = (at: number) => `${((at - least) / (most - least)) * 100}%`;
  const style = { "--from": share(min), "--to": share(max) } as CSSProperties;
  return (
    <fieldset>
      <legend className="float-start font-medium">{t(starSearch.intensity.title)}</legend>
      <output className="float-end text-quiet tabular-nums">
        {value
          ? min === max
            ? min
            : t(starSearch.intensity.values, { min, max })
          : t(starSearch.intensity.any)}
      </output>
      <div className="range-slider clear-both" style={style}>
        <End
          label={t(starSearch.intensity.lowest)}
          value={min}
          // The lower handle is above the other where that could not move away from it.
          isOnTop={min > (least + most) / 2}
          onValueChange={(next) => change({ min: next, max: Math.max(next, max) })}
        />
        <End
          label={t(starSearch.intensity.highest)}
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

const End = ({ label, value, isOnTop = false, onValueChange }: EndProps) => {
  const t = useTranslator();
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={t(common.ofMost, { value, max: most })}
      min={least}
      max={most}
      value={value}
      onChange={({ target }) => onValueChange(target.valueAsNumber)}
      className={isOnTop ? "z-1" : undefined}
    />
  );
};
