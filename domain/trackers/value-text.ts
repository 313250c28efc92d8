/** How the value of a tracker is said. */

import { readingTexts } from "../languages/en/reading-texts.ts";
import type { Translator } from "../languages/translator.ts";
import type { Tracker } from "../records/tracker/tracker.ts";
import type { Bin } from "./bins.ts";

type Measure = Pick<Tracker, "kind" | "unit">;

const made = new Map<string, Intl.NumberFormat>();

/** A format is made once, which takes longer than formatting. */
function numberFormat(locale: string, unit?: "hour" | "minute"): Intl.NumberFormat {
  const key = `${locale} ${unit}`;
  const known =
    made.get(key) ??
    new Intl.NumberFormat(locale, {
      maximumFractionDigits: unit ? 0 : 6,
      signDisplay: "negative",
      ...(unit && { style: "unit", unit, unitDisplay: "short" }),
    });
  made.set(key, known);
  return known;
}

const numberText = ({ locale }: Translator, value: number) =>
  numberFormat(locale).format(value).replace("-", "−");

/** A value with its unit: `3 cups`, `7 hr 30 min`, `Yes`. A duration is in minutes. */
export function valueText(t: Translator, { kind, unit }: Measure, value: number): string {
  if (kind === "yes-no") return t(value > 0.5 ? readingTexts.yes : readingTexts.no);
  if (kind === "duration") return durationText(t, Math.round(value));
  const number = numberText(t, value);
  return unit === "" ? number : t(readingTexts.withUnit, { value: number, unit });
}

function durationText(t: Translator, minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  // A space that does not break keeps a number and its unit on one line; Japanese is written without one.
  const space = t.language === "ja" ? "" : "\u00a0";
  const part = (value: number, unit: "hour" | "minute") =>
    numberFormat(t.locale, unit).format(value).replaceAll(" ", space);
  if (hours === 0) return part(rest, "minute");
  if (rest === 0) return part(hours, "hour");
  return t(readingTexts.hoursAndMinutes, { hours: part(hours, "hour"), minutes: part(rest, "minute") });
}

/** A value for the cell of a calendar, where its unit is known: `7:30`. */
export function shortValueText(t: Translator, { kind }: Pick<Tracker, "kind">, value: number): string {
  if (kind === "yes-no") return value > 0.5 ? "✓" : "–";
  if (kind !== "duration") return numberText(t, Math.abs(value) >= 100 ? Math.round(value) : oneDigit(value));
  const minutes = Math.round(value);
  const digits = new Intl.NumberFormat(t.locale, { minimumIntegerDigits: 2, useGrouping: false });
  return `${numberText(t, Math.floor(minutes / 60))}:${digits.format(minutes % 60)}`;
}

/** A value as a field shows it, and as people type it: `7:30`. */
export function fieldText(t: Translator, { kind }: Pick<Tracker, "kind">, value: number): string {
  if (kind === "duration") return shortValueText(t, { kind }, value);
  return value.toLocaleString(t.locale, { maximumFractionDigits: 6, useGrouping: false });
}

const oneDigit = (value: number) => Number(value.toFixed(1));

/** A group of values: one of them, or from one to another. */
export const binText = (t: Translator, tracker: Measure, { low, high }: Bin): string =>
  low === high
    ? valueText(t, tracker, low)
    : t(readingTexts.range, { low: valueText(t, tracker, low), high: valueText(t, tracker, high) });

/** Rounds a mean of a day, which has more digits than a person measures. */
export const shortValue = (value: number): number =>
  Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(4));

/** A mean of values, rounded further: three digits are more than it can tell. */
export const shortMean = (mean: number): number =>
  Math.abs(mean) >= 1_000 ? Math.round(mean) : Number(mean.toPrecision(3)) + 0;
