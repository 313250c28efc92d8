/** What readings of Bearable measure: ratings, sleep, how severe symptoms are, and measurements with a number. */

import type { JournalBuilder } from "../journal-builder.ts";
import { readMeasureName } from "../series/units.ts";
import { readValue } from "../series/value-text.ts";
import { splitNames } from "../table.ts";
import { type BearableReading, roleOf } from "./readings.ts";

/** Words beside a rating, from 1, which stand for it where the file has no number. */
const severities = ["mild", "moderate", "severe", "unbearable"];
const energies = ["v. low", "low", "ok", "high", "v. high"];
const qualities = ["poor", "ok", "good", "great"];

/** 0 is for a day without it, which the app does not write. */
const severityRange = { min: 0, max: 4 };
/** The detail of these names what is measured; that of other ratings says the rating in a word. */
const areNamedByDetail = /measurement|med|supplement|nutrition|vital|water|fluid|drink/;
const areAmounts = /med|supplement|nutrition|water|fluid|drink/;

/** Returns false for a reading in which there is no number. `best` is the best mood of the file. */
export function measureReading(journal: JournalBuilder, reading: BearableReading, best: number): boolean {
  const { date, time, category, label, detail, rating } = reading;
  const role = roleOf(reading);
  if (role === "mood") {
    // Without a feeling, the rating is the mood itself.
    if (detail === "" || rating === null) return false;
    journal.measure({ name: label, unit: "", range: { min: 1, max: best } }, { value: rating, date, time });
    return true;
  }
  if (role === "symptom") return measureSymptoms(journal, reading);
  if (role !== "none") return false;
  if (category === "sleep") return measureSleep(journal, reading);
  const read = readValue(reading.amount, ".") ?? readValue(reading.amount, ",");
  const value = read?.value ?? placeIn(category.includes("quality") ? qualities : energies, detail);
  const named = areNamedByDetail.test(category) && detail !== "" ? readMeasureName(detail) : null;
  if (value === null || (named && !read)) return false;
  journal.measure(
    {
      ...{ name: named?.name ?? label, unit: read?.unit || (named?.unit ?? "") },
      ...{ combining: areAmounts.test(category) ? "sum" : "mean", isOfDay: category.includes("quality") },
    },
    { value, date, time },
  );
  return true;
}

/** The place of a word in its scale, from 1; null for any other text. */
function placeIn(scale: readonly string[], word: string): number | null {
  const at = scale.indexOf(word.trim().toLowerCase());
  return at < 0 ? null : at + 1;
}

/** Several symptoms of one row are equally severe. */
function measureSymptoms(journal: JournalBuilder, { detail, rating, date, time }: BearableReading): boolean {
  const names = splitNames(detail, "|");
  let count = 0;
  for (const { name } of names) {
    const [, symptom = name, word = ""] = name.match(/^(.*\S) \(([^()]*)\)$/) ?? [];
    const value = rating ?? placeIn(severities, word);
    if (value === null) continue;
    journal.measure(
      { name: symptom, unit: "", range: severityRange, combining: "mean" },
      { value, date, time },
    );
    count += 1;
  }
  return count > 0;
}

const span = /asleep\s+(\d{1,2}):(\d{2})\s*[-–]\s*(\d{1,2}):(\d{2})/i;

/** Hours and minutes, or when it began and ended. The day is that of waking. */
function measureSleep(journal: JournalBuilder, { amount, detail, date, label }: BearableReading): boolean {
  const read = readValue(amount, ".") ?? readValue(amount, ",");
  const clocks = detail.match(span)?.slice(1).map(Number);
  const minutes = read ?? (clocks && { value: minutesBetween(clocks), unit: "min" });
  if (!minutes) return false;
  const form = { name: label, unit: minutes.unit || "h", combining: "sum", isOfDay: true } as const;
  journal.measure(form, { value: minutes.value, date, time: null });
  return true;
}

const dayMinutes = 24 * 60;

function minutesBetween([hour = 0, minute = 0, untilHour = 0, untilMinute = 0]: readonly number[]): number {
  return (untilHour * 60 + untilMinute - hour * 60 - minute + dayMinutes) % dayMinutes;
}
