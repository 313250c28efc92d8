import { Minus, Plus } from "lucide-react";
import { stepValue } from "#domain/check-in/step-value.ts";
import { readNumber } from "#domain/check-in/typed-value.ts";
import { readings } from "#domain/languages/en/readings.ts";
import { isValueOf, rangeOf } from "#domain/records/tracker/range.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import type { InputProps } from "./input-props.ts";
import { TypedValue } from "./TypedValue.tsx";

/** A number with a button at each side, which can be typed too. */
export function Stepper({ tracker, value, onChange }: InputProps) {
  const t = useTranslator();
  const { name, unit, kind, min } = tracker;
  const least = rangeOf(tracker).min;
  const range = { ...tracker, min: min ?? (kind === "count" ? least : null) };
  // A step below the lowest value takes the answer back.
  const step = (by: 1 | -1) => {
    const next = stepValue(range, value, by);
    onChange(next === value && by < 0 ? null : next);
  };
  const read = (text: string) => {
    const typed = readNumber(text);
    return typed !== null && isValueOf(tracker, typed) ? typed : null;
  };
  return (
    <div className="flex items-start gap-1.5">
      <Button shape="icon" aria-label={t(readings.less, { name })} onClick={() => step(-1)}>
        <Minus aria-hidden="true" />
      </Button>
      <TypedValue
        tracker={tracker}
        label={unit ? `${name} (${unit})` : name}
        value={value}
        write={(number) => number.toLocaleString(t.locale, { maximumFractionDigits: 6, useGrouping: false })}
        read={read}
        onChange={onChange}
        onStep={step}
        inputMode={kind === "count" ? "numeric" : "decimal"}
        placeholder="–"
        className="w-18"
      />
      <Button shape="icon" aria-label={t(readings.more, { name })} onClick={() => step(1)}>
        <Plus aria-hidden="true" />
      </Button>
    </div>
  );
}
