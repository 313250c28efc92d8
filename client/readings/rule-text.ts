/** Says which values a tracker takes, beside a value that it does not take. */

import { readings } from "#domain/languages/en/readings.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import { valueText } from "#domain/trackers/value-text.ts";

export function ruleText(
  t: Translator,
  measure: Pick<Tracker, "kind" | "unit" | "min" | "max" | "step">,
): string {
  const { min, max, step } = measure;
  const said = (value: number) => valueText(t, measure, value);
  const sentences: string[] = [];
  if (min !== null && max !== null)
    sentences.push(t(readings.rules.between, { least: said(min), most: said(max) }));
  else if (min !== null) sentences.push(t(readings.rules.atLeast, { least: said(min) }));
  else if (max !== null) sentences.push(t(readings.rules.atMost, { most: said(max) }));
  if (step !== null) sentences.push(t(readings.rules.steps, { step: said(step) }));
  if (sentences.length > 0) return sentences.join(" ");
  return measure.kind === "duration"
    ? t(readings.rules.notADuration, { example: "7:30" })
    : t(readings.rules.notANumber, { example: said(7.5) });
}
