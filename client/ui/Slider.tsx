import { type CSSProperties, useId } from "react";
import { common } from "#domain/languages/en/common.ts";
import { useTranslator } from "../languages/language.ts";

type Props = {
  label: string;
  min: number;
  max: number;
  step?: number;
  value: number;
  onValueChange: (value: number) => void;
  /** Labels of the two ends. */
  ends?: readonly [least: string, most: string];
  /** The value in words, where its number says nothing. */
  valueText?: string;
};

/** A native range input: assistive technology on phones can operate no other kind of slider. */
export function Slider({ label, min, max, step = 1, value, onValueChange, ends, valueText }: Props) {
  const t = useTranslator();
  const id = useId();
  const filled = { "--filled": `${((value - min) / (max - min)) * 100}%` } as CSSProperties;
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <output
          htmlFor={id}
          className={valueText ? "text-quiet text-small" : "text-lead font-medium tabular-nums"}
        >
          {valueText ?? value.toLocaleString(t.locale)}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="slider"
        style={filled}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText ?? t(common.ofMost, { value, max })}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
      />
      {ends && (
        <div className="-mt-1 flex justify-between text-small text-quiet">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </div>
  );
}
