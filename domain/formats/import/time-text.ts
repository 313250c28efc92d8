/** Reads times of the day, with 12 or 24 hours. */

import { withAsciiDigits } from "./date-text.ts";

const before = /^(?:a\.?\s?m\.?|上午|午前|오전|π\.?\s?μ\.?)$/i;
const after = /^(?:p\.?\s?m\.?|下午|午後|오후|μ\.?\s?μ\.?)$/i;
const clock =
  /^(?<first>\D{0,8}?)\s*(?<hour>\d{1,2})[:.h](?<minute>\d{2})(?:[:.]\d{2}(?:[.,]\d+)?)?\s*(?<last>\D{0,8})$/;

/** `HH:MM`, or null for a text that is no time. */
export function readTime(text: string): string | null {
  const parts = withAsciiDigits(text).trim().match(clock)?.groups;
  if (!parts) return null;
  const half = (parts.first || parts.last || "").trim();
  const hour = hourOf(Number(parts.hour), half);
  if (hour === null || Number(parts.minute) > 59) return null;
  return `${String(hour).padStart(2, "0")}:${parts.minute}`;
}

function hourOf(hour: number, half: string): number | null {
  if (half === "") return hour < 24 ? hour : null;
  if (hour < 1 || hour > 12) return hour < 24 && after.test(half) ? hour : null;
  if (before.test(half)) return hour % 12;
  return after.test(half) ? (hour % 12) + 12 : null;
}
