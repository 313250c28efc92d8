/** How a mood drifts: each feeling grows out of the one before, under the season, the week, the hour and what happens. */

import type { Random } from "#domain/seeded.ts";
import { bell } from "./chances.ts";

/** Valence −1 to 1 and energy 0 to 1, as in domain/emotions.ts. */
export type Mood = { readonly valence: number; readonly energy: number };

/** Where a mood is headed at a time: `dayOfYear` 0 to 365, `weekday` 0 for Sunday, `hour` 0 to 24. */
export type When = { readonly dayOfYear: number; readonly weekday: number; readonly hour: number };

const weekdayLift = [0.06, -0.12, -0.05, 0, 0.04, 0.13, 0.16];

/** Darkest in the middle of January, as in the north. */
const seasonLift = (dayOfYear: number) => -0.12 * Math.cos((2 * Math.PI * (dayOfYear - 15)) / 365);

/** Rises till noon, sinks towards the night. */
const dailyEnergy = (hour: number) => 0.5 + 0.22 * Math.sin((Math.PI * (hour - 6)) / 13);

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The pull of the moment. `event` is what life has dealt lately, −1 to 1. */
function pull(when: When, event: number): Mood {
  return {
    valence: 0.16 + seasonLift(when.dayOfYear) + (weekdayLift[when.weekday] ?? 0) + event,
    energy: dailyEnergy(when.hour) + 0.1 * Math.abs(event),
  };
}

/** The next mood after a pause of `days`: the longer it was, the less of the mood before is left. */
export function nextMood(mood: Mood, when: When, event: number, days: number, random: Random): Mood {
  const kept = 0.72 ** Math.min(days, 10);
  const toward = pull(when, event);
  const restless = Math.sqrt(1 - kept ** 2);
  return {
    valence: clamp(
      toward.valence + (mood.valence - toward.valence) * kept + 0.46 * restless * bell(random),
      -1,
      1,
    ),
    energy: clamp(
      toward.energy + (mood.energy - toward.energy) * kept * 0.5 + 0.2 * restless * bell(random),
      0,
      1,
    ),
  };
}

/** What is left of an event a day later, and now and then a new one: a loss, a success, a bad week. */
export function nextEvent(event: number, random: Random): number {
  const faded = event * 0.86;
  if (random() > 1 / 24) return faded;
  return clamp(faded + (random() < 0.55 ? -1 : 1) * (0.3 + 0.5 * random()), -1, 1);
}
