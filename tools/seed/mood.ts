/** A model of mood: each mood follows from the one before, the season, the weekday, the hour and life events. */

import type { Random } from "#domain/pseudo-random.ts";
import { normal } from "./random-choice.ts";

/** Valence −1 to 1 and energy 0 to 1, as in domain/emotions.ts. */
export type Mood = { readonly valence: number; readonly energy: number };

/** `dayOfYear` is 0 to 365, `weekday` is 0 for Sunday, `hour` is 0 to 24. */
export type When = { readonly dayOfYear: number; readonly weekday: number; readonly hour: number };

/** Changes of valence by weekday, from Sunday on. */
const weekdayEffect = [0.06, -0.12, -0.05, 0, 0.04, 0.13, 0.16];

/** Change of valence by season, lowest in the middle of January, as on the northern hemisphere. */
const seasonEffect = (dayOfYear: number) => -0.12 * Math.cos((2 * Math.PI * (dayOfYear - 15)) / 365);

/** Energy by hour: rises until noon and falls towards the night. */
const dailyEnergy = (hour: number) => 0.5 + 0.22 * Math.sin((Math.PI * (hour - 6)) / 13);

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** The mood towards which the present one moves. `event` is the effect of recent life events on valence, −1 to 1. */
function targetMood(when: When, event: number): Mood {
  return {
    valence: 0.16 + seasonEffect(when.dayOfYear) + (weekdayEffect[when.weekday] ?? 0) + event,
    energy: dailyEnergy(when.hour) + 0.1 * Math.abs(event),
  };
}

/** The mood after a pause of `days`. The longer the pause, the less remains of the previous mood. */
export function nextMood(mood: Mood, when: When, event: number, days: number, random: Random): Mood {
  const kept = 0.72 ** Math.min(days, 10);
  const target = targetMood(when, event);
  const variation = Math.sqrt(1 - kept ** 2);
  return {
    valence: clamp(
      target.valence + (mood.valence - target.valence) * kept + 0.46 * variation * normal(random),
      -1,
      1,
    ),
    energy: clamp(
      target.energy + (mood.energy - target.energy) * kept * 0.5 + 0.2 * variation * normal(random),
      0,
      1,
    ),
  };
}

/** The effect of life events one day later: it fades, and sometimes a new event, such as a loss or a success, is added. */
export function nextEvent(event: number, random: Random): number {
  const faded = event * 0.86;
  if (random() > 1 / 24) return faded;
  return clamp(faded + (random() < 0.55 ? -1 : 1) * (0.3 + 0.5 * random()), -1, 1);
}
