/** Which values a tracker takes: one rule for the server, forms and imports. */

import { rulesTrackers } from "../../languages/en/rules-trackers.ts";
import { coded } from "../../refusals.ts";

export const trackerKinds = ["scale", "number", "duration", "count", "yes-no"] as const;

/** The largest size of a value, of either sign. */
export const largestValue = 1_000_000;
/** Most values of a scale. */
export const maxScaleSteps = 11;

/** What limits the values of a tracker; what is left out is open, as null is. */
export type Range = { readonly kind: (typeof trackerKinds)[number] } & {
  readonly [Bound in "min" | "max" | "step"]?: number | null | undefined;
};

const wordsOf = {
  noRange: coded("wrong-shape", "A yes-no tracker has no range of its own."),
  required: coded("required", rulesTrackers.scaleNeeds),
  whole: coded("wrong-shape", rulesTrackers.scaleWhole),
  order: coded("wrong-shape", rulesTrackers.order),
  belowZero: coded("out-of-range", rulesTrackers.belowZero, { min: 0, max: largestValue }),
  step: coded("wrong-shape", rulesTrackers.step),
  tooManySteps: coded("out-of-range", rulesTrackers.scaleValues, {
    ...{ min: 2, max: maxScaleSteps },
  }),
  parts: coded("wrong-shape", rulesTrackers.scaleParts),
} as const;

type Refusals = Partial<Record<"min" | "max" | "step", string>>;

/**
 * What is wrong with the range that a person gives a tracker, by field. A duration is not below 0; of those that were
 * stored before this was a rule, some are, and a backup with one is restored as it is.
 */
export function writtenRangeRefusals(range: Range): Refusals {
  if (range.kind !== "duration") return rangeRefusals(range);
  const below = (["min", "max"] as const).filter((name) => (range[name] ?? 0) < 0);
  return below.length > 0
    ? Object.fromEntries(below.map((name) => [name, wordsOf.belowZero]))
    : rangeRefusals(range);
}

/** What is wrong with the range of any tracker, by field. */
export function rangeRefusals(range: Range): Refusals {
  const { kind, min = null, max = null, step = null } = range;
  const bounds = { min, max, step };
  const names = ["min", "max", "step"] as const;
  const each = (isWrong: (value: number | null) => boolean, words: string) =>
    Object.fromEntries(names.filter((name) => isWrong(bounds[name])).map((name) => [name, words]));
  if (kind === "yes-no") return each((value) => value !== null, wordsOf.noRange);
  if (step !== null && step <= 0) return { step: wordsOf.step };
  const whole = rangeOf(range);
  if (whole.max <= whole.min) return { max: wordsOf.order };
  if (kind !== "scale") return {};
  if (min === null || max === null || step === null) return each((value) => value === null, wordsOf.required);
  const isFraction = (value: number | null) => !Number.isInteger(value);
  if (names.some((name) => isFraction(bounds[name]))) return each(isFraction, wordsOf.whole);
  if ((max - min) % step !== 0) return { step: wordsOf.parts };
  return (max - min) / step + 1 > maxScaleSteps ? { max: wordsOf.tooManySteps } : {};
}

/** The least and the largest value of a tracker. Nobody sleeps for less than no time, or drinks fewer than no cups. */
export function rangeOf({ kind, min, max }: Range): { readonly min: number; readonly max: number } {
  if (kind === "yes-no") return { min: 0, max: 1 };
  const least = kind === "duration" || kind === "count" ? 0 : -largestValue;
  return { min: min ?? least, max: max ?? largestValue };
}

/** Steps such as 0.1 are not exact in floating point: the error of a step, and that of values up to one million. */
const [stepError, valueError] = [1e-6, 1e-9];

/** Whether a tracker can have this value: finite, in its range, and on a step from its lowest value, or from 0. */
export function isValueOf(range: Range, value: number): boolean {
  const { min, max } = rangeOf(range);
  if (!Number.isFinite(value) || value < min || value > max) return false;
  if (range.kind === "yes-no" || range.kind === "scale") {
    if (!Number.isInteger(value)) return false;
  }
  const step = range.step ?? null;
  if (step === null || range.kind === "yes-no") return true;
  const from = range.min ?? 0;
  const onStep = from + Math.round((value - from) / step) * step;
  return Math.abs(value - onStep) <= Math.max(stepError * step, valueError);
}
