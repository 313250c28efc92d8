/** The vertical axis of a tracker: where it begins and ends, and its marks. */

import type { Tracker } from "#domain/records/tracker/tracker.ts";

export type ValueAxis = { readonly low: number; readonly high: number; readonly ticks: readonly number[] };

/** Minutes between two marks. */
const durationSteps = [5, 10, 15, 30, 60, 120, 180, 240, 360, 720, 1440, 2880, 7200, 14_400];
const mostTicks = 6;

/** 1, 2 and 5 with any number of zeros: the first that leaves so few marks. */
function roundStep(reach: number, least: number): number {
  const rough = Math.max(least, reach / (mostTicks - 1));
  const power = 10 ** Math.floor(Math.log10(rough) + 1e-9);
  return ([1, 2, 5].find((digit) => digit * power >= rough - 1e-9) ?? 10) * power;
}

/** `values` are one or more. A scale shows all of it, and a count begins with 0. */
export function valueAxis(
  { kind, min, max, step }: Pick<Tracker, "kind" | "min" | "max" | "step">,
  values: readonly number[],
): ValueAxis {
  if (kind === "yes-no") return { low: 0, high: 1, ticks: [0, 1] };
  const known = kind === "scale" ? [min ?? 0, max ?? 0] : kind === "count" ? [0] : [];
  const all = [...known, ...values];
  const [least, most] = all.reduce(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  const size = least === most ? stepOfOne(kind, least, step) : stepOf(kind, most - least, step);
  const isFixed = kind === "scale";
  const low = isFixed ? least : Math.floor(least / size + 1e-9) * size;
  const top = isFixed ? most : Math.ceil(most / size - 1e-9) * size;
  const high = top > low ? top : low + size;
  const count = Math.floor((high - low) / size + 1e-9) + 1;
  return { low, high, ticks: Array.from({ length: count }, (_, at) => Number((low + at * size).toFixed(6))) };
}

function stepOf(kind: Tracker["kind"], reach: number, step: number | null): number {
  if (kind !== "duration")
    return roundStep(reach, kind === "number" ? Math.max(reach / 100, 0.01) : (step ?? 1));
  return durationSteps.find((minutes) => reach / minutes <= mostTicks - 1) ?? roundStep(reach, 14_400);
}

/** A single value stands within its hour, or between two round numbers of its own size. */
function stepOfOne(kind: Tracker["kind"], value: number, step: number | null): number {
  if (kind === "duration") return 60;
  return Math.max(step ?? 0, value === 0 ? 1 : 10 ** Math.floor(Math.log10(Math.abs(value))));
}
