import type { Translator } from "./translator.ts";

/** A number with so many digits after the point, and a real minus. */
export const decimalText = (t: Translator, value: number, digits: number): string =>
  new Intl.NumberFormat(t.locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: "negative",
  })
    .format(value)
    .replace("-", "−");
