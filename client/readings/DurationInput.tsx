import { useRef } from "react";
import { stepValue } from "#domain/check-in/step-value.ts";
import { readDuration } from "#domain/check-in/typed-value.ts";
import { readings } from "#domain/languages/en/readings.ts";
import { isValueOf, rangeOf } from "#domain/records/tracker/range.ts";
import { shortValueText, valueText } from "#domain/trackers/value-text.ts";
import { useTranslator } from "../languages/language.ts";
import type { InputProps } from "./input-props.ts";
import { TypedValue } from "./TypedValue.tsx";
import { useAsleep } from "./use-asleep.ts";
import { Wheel } from "./Wheel.tsx";

/** Minutes. A longer duration can be typed. */
const longestOnWheel = 24 * 60;
/** Minutes between two places of a wheel for a tracker without a step. */
const openStep = 5;

const upTo = (first: number, last: number, step: number) => [
  null,
  ...Array.from({ length: Math.max(0, Math.floor((last - first) / step)) + 1 }, (_, at) => first + at * step),
];

/** A duration on two wheels, of hours and of minutes, beside a field that takes typing. */
export function DurationInput({ tracker, value, onChange }: InputProps) {
  const t = useTranslator();
  const wheels = useRef<HTMLDivElement>(null);
  const { isAsleep, wake } = useAsleep(wheels);
  const { name } = tracker;
  const { min, max } = rangeOf(tracker);
  const step = tracker.step ?? openStep;
  const range = { min, max, step: tracker.step ?? 1 };
  const last = Math.min(max, longestOnWheel);
  const longestHours = max <= 0 ? 0 : Math.min(12, max / 60);
  const read = (text: string) => {
    const minutes = readDuration(text, longestHours);
    return minutes !== null && isValueOf(tracker, minutes) ? minutes : null;
  };
  /** The nearest value that the tracker takes. */
  const choose = (minutes: number) =>
    onChange(isValueOf(tracker, minutes) ? minutes : stepValue(range, minutes, 0));
  const isOnClock = min % step === 0 && (60 % step === 0 || step % 60 === 0);
  const [hours, minutes] = value === null ? [null, null] : [Math.floor(value / 60), value % 60];
  const say = (of: number) => valueText(t, tracker, of);
  const write = (of: number) => shortValueText(t, tracker, of);
  return (
    <div className="flex items-center gap-2" dir="ltr">
      <TypedValue
        tracker={tracker}
        label={name}
        value={value}
        write={write}
        read={read}
        onChange={onChange}
        onStep={(by) => onChange(stepValue({ min, max, step }, value, by))}
        inputMode="text"
        placeholder="–:––"
        className="w-18"
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press wakes the wheels inside, which keys operate at any time. */}
      <div
        ref={wheels}
        data-asleep={isAsleep || undefined}
        onPointerDown={(event) => event.pointerType === "mouse" && wake()}
        onClickCapture={(event) => {
          if (isAsleep) event.stopPropagation();
          wake();
        }}
        onFocus={wake}
        className="group relative flex"
      >
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 top-8.5 h-11 rounded-control border border-line bg-raised"
        />
        {isOnClock ? (
          <>
            <Wheel
              label={t(readings.hours, { name })}
              values={upTo(0, Math.floor(last / 60), Math.max(1, step / 60))}
              value={hours}
              onChange={(next) => (next === null ? onChange(null) : choose(next * 60 + (minutes ?? 0)))}
              write={(of) => of.toLocaleString(t.locale)}
              say={(of) => say(of * 60)}
            />
            {step < 60 && (
              <Wheel
                label={t(readings.minutes, { name })}
                values={upTo(0, 60 - step, step)}
                value={minutes}
                onChange={(next) =>
                  next === null && !hours ? onChange(null) : choose((hours ?? 0) * 60 + (next ?? 0))
                }
                write={(of) => of.toLocaleString(t.locale, { minimumIntegerDigits: 2 })}
                say={say}
              />
            )}
          </>
        ) : (
          <Wheel
            label={name}
            values={upTo(min, last, step)}
            value={value}
            onChange={onChange}
            write={write}
            say={say}
          />
        )}
      </div>
    </div>
  );
}
