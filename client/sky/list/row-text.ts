/** What a row of the list says. */

import type { MoodEntry } from "#domain/mood-entry.ts";
import { nameEmotion } from "../star-text.ts";

const short = new Intl.DateTimeFormat(undefined, {
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
});

/** Day and time where the person is; the year stands in the month's heading. */
export function spellDay(timestamp: string): string {
  const time = Date.parse(timestamp);
  return Number.isNaN(time) ? "Unknown time" : short.format(time);
}

/** The emotion, for a twin star both. */
export function nameStar({ emotion, isTwinStar, secondaryEmotion }: MoodEntry): string {
  const { name } = nameEmotion(emotion);
  return isTwinStar === 1 && secondaryEmotion ? `${name} with ${nameEmotion(secondaryEmotion).name}` : name;
}

const longestBeginning = 80;

/** The note's first words on one line; the row cuts off what has no room. */
export const beginNote = (note: string): string =>
  note.slice(0, longestBeginning).replace(/\s+/g, " ").trim();
