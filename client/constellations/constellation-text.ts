import { type Constellation, maxConstellations, maxStarsOfConstellation } from "#domain/constellations.ts";
import { wallClockOf } from "#domain/local-time.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" });

export const starsText = (stars: number): string =>
  `${stars.toLocaleString()} ${stars === 1 ? "star" : "stars"}`;

/** The stars of a constellation that are in the sky, in its order. */
export function starsIn(constellation: Constellation, byId: ReadonlyMap<string, MoodEntry>) {
  return constellation.entryIds.flatMap((id) => byId.get(id) ?? []);
}

/** From the first to the last day of the stars; empty without a known day. */
export function datesText(stars: readonly MoodEntry[]): string {
  const times = stars.map((star) => wallClockOf(star).getTime()).filter((time) => !Number.isNaN(time));
  if (times.length === 0) return "";
  return dayFormat.formatRange(Math.min(...times), Math.max(...times));
}

export const fullText = `You have ${maxConstellations} constellations, which is the most a universe can have. Remove one in your journal to make room.`;

export const tooManyStarsText = (stars: number) =>
  `A constellation has up to ${maxStarsOfConstellation} stars. You have chosen ${stars.toLocaleString()}.`;
