/** Reads what somebody measured, as people and programs write it: numbers with their unit, durations, and yes or no. */

import { fold } from "../../../journal/fold.ts";
import type { DecimalMark } from "../number-text.ts";
import { minutesPer } from "./units.ts";

export type ReadValue = {
  readonly value: number;
  /** The unit as it is written beside the number; "min" for a duration of hours and minutes; "" without one. */
  readonly unit: string;
  readonly isYesNo: boolean;
};

/** Longer texts are words. */
const longestValue = 40;

const yes = new Set(
  ["yes", "true", "ja", "oui", "sí", "si", "sim", "sì", "tak", "はい", "是", "نعم", "✓", "✔", "x"].map(fold),
);
const no = new Set(["no", "false", "nein", "non", "não", "nie", "いいえ", "否", "لا", "✗", "✘"].map(fold));

/** Digits, in groups of three where marks stand between them; a decimal part; and a unit. */
const withPoint = /^([-+]?(?:\d{1,3}(?:[,' \u00a0\u202f]\d{3})+|\d+)(?:\.\d+)?)\s*(.{0,12})$/u;
const withComma = /^([-+]?(?:\d{1,3}(?:[.' \u00a0\u202f]\d{3})+|\d+)(?:,\d+)?)\s*(.{0,12})$/u;
const clock = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?$/;
const hoursAndMinutes = /^(\d{1,3})\s*([^\d\s.,:]{1,9}?)\.?\s*(\d{1,2})\s*([^\d\s.,:]{0,9})\.?$/u;
const isoDuration = /^pt(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,5})s)?$/;

/** Null for what is no number, no duration, and neither yes nor no. Digits of all scripts and widths count. */
export function readValue(text: string, mark: DecimalMark): ReadValue | null {
  const written = text.length > longestValue ? "" : fold(text).trim().replace("٫", mark).replace("−", "-");
  if (written === "") return null;
  if (yes.has(written) || no.has(written))
    return { value: yes.has(written) ? 1 : 0, unit: "", isYesNo: true };
  const minutes = readDuration(written);
  if (minutes !== null) return { value: minutes, unit: "min", isYesNo: false };
  const [, digits = "", unit = ""] = written.match(mark === "," ? withComma : withPoint) ?? [];
  // A number or a date goes on in what only looks like a unit.
  if (digits === "" || /^[\d.,:/\-–]|\d/.test(unit)) return null;
  const plain = digits
    .replace(mark === "," ? /[.' \u00a0\u202f]/g : /[,' \u00a0\u202f]/g, "")
    .replace(",", ".");
  const value = Number(plain);
  return Number.isFinite(value) ? { value, unit: originalUnit(text, unit), isYesNo: false } : null;
}

/** Minutes of 7:30, 7h 30m, 7h30 or PT7H30M. */
function readDuration(written: string): number | null {
  const [, hours, minutes, seconds = "0"] = written.match(clock) ?? [];
  if (hours !== undefined) return inMinutes(hours, minutes, seconds);
  const iso = written === "pt" ? null : written.match(isoDuration);
  if (iso) return inMinutes(iso[1], iso[2], iso[3]);
  const [, whole, hourUnit = "", rest, minuteUnit = ""] = written.match(hoursAndMinutes) ?? [];
  const isBoth = minutesPer(hourUnit) === 60 && (minuteUnit === "" || minutesPer(minuteUnit) === 1);
  return isBoth ? inMinutes(whole, rest, "0") : null;
}

const inMinutes = (hours = "0", minutes = "0", seconds = "0") =>
  Number(hours) * 60 + Number(minutes) + Number(seconds) / 60;

/** The unit in the letters of the file, because `fold` has made them small. */
const originalUnit = (text: string, folded: string): string =>
  folded === "" ? "" : text.trim().normalize("NFC").slice(-folded.length).trim();
