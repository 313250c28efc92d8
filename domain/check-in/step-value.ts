/** The next value of a tracker, for the buttons and keys that count up and down. */

/** `null` is an open end, or an open step. */
export type ValueRange = {
  readonly min: number | null;
  readonly max: number | null;
  readonly step: number | null;
};

/** Enough digits for every step, and few enough that 0.1 + 0.2 is 0.3. */
const tidy = (value: number) => Number(value.toFixed(6)) + 0;

/**
 * The value after `value` in the direction of `by` (how many steps, negative downwards), on the steps of the range and
 * inside it. Without a value, the first step down is the lowest value, and the first step up the one after it: nothing
 * is taken from another day.
 */
export function stepValue({ min, max, step }: ValueRange, value: number | null, by: number): number {
  const size = step ?? 1;
  const lowest = min ?? (max === null ? 0 : Math.min(0, max));
  const steps = value === null ? Math.max(by, 0) : stepsFrom((value - lowest) / size, by);
  const last = max === null ? Number.POSITIVE_INFINITY : Math.floor(tidy((max - lowest) / size));
  const first = min === null ? Number.NEGATIVE_INFINITY : 0;
  return tidy(lowest + Math.min(Math.max(steps, first), last) * size);
}

/** A value between two steps goes to the next one. */
const stepsFrom = (place: number, by: number) => {
  const near = Math.round(place);
  if (Math.abs(near - place) < 1e-6) return near + by;
  return by > 0 ? Math.floor(place) + by : Math.ceil(place) + by;
};
