/** The texts of a star. */

import { findEmotion } from "#domain/emotions.ts";
import { firstGraphemes } from "#domain/graphemes.ts";
import { type LocalMoment, wallClockOf } from "#domain/local-time.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";

const longestPreview = 50;

/** The first 50 characters followed by "..."; a shorter note as it is. */
export function previewNote(note: string): string {
  const beginning = firstGraphemes(note, longestPreview);
  return beginning === note ? note : `${beginning}...`;
}

/** In UTC, because it formats a wall clock. */
const longDateTime = new Intl.DateTimeFormat(undefined, {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
});

const timeOfDay = new Intl.DateTimeFormat(undefined, { timeStyle: "short", timeZone: "UTC" });

/** Date and time on the person's wall clock. */
export const formatDateTime = (star: LocalMoment): string => format(star, longDateTime);

/** The time of day on the person's wall clock. */
export const formatTime = (star: LocalMoment): string => format(star, timeOfDay);

function format(star: LocalMoment, clock: Intl.DateTimeFormat): string {
  const time = wallClockOf(star);
  return Number.isNaN(time.getTime()) ? "Unknown time" : clock.format(time);
}

/** The names of an emotion and its family; for an unknown emotion, the stored word and no family. */
export function emotionNames(id: string): { name: string; family: string | null } {
  const emotion = findEmotion(id);
  if (!emotion) return { name: id, family: null };
  return { name: emotion.name, family: findEmotion(emotion.family)?.name ?? null };
}

/** The emotion, or both emotions of a twin star. */
export function starName({ emotion, isTwinStar, secondaryEmotion }: MoodEntry): string {
  const { name } = emotionNames(emotion);
  return isTwinStar === 1 && secondaryEmotion ? `${name} with ${emotionNames(secondaryEmotion).name}` : name;
}
