/** An invented journal of any length for the demo universe. Pure: the same random source gives the same journal. */

import { type Emotion, type EmotionId, emotions, type FamilyId } from "#domain/emotions.ts";
import { offsetIn } from "#domain/local-time.ts";
import type { Random } from "#domain/pseudo-random.ts";
import { intensityRange } from "#domain/records/star/fields.ts";
import { day, hour, minGapOf, spreadOverDays, timesOfDay } from "./days.ts";
import { type Mood, nextEvent, nextMood, type When } from "./mood.ts";
import { noteFor } from "./notes.ts";
import { choose, normal } from "./random-choice.ts";
import { chooseTags } from "./tags.ts";
import { homeZone, momentOf, zonesOfDays } from "./whereabouts.ts";

export type DemoEntry = {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Minutes east of UTC. */
  readonly utcOffset: number;
  readonly timeZone: string;
  readonly emotion: EmotionId;
  readonly intensity: number;
  readonly note: string | null;
  readonly twin: { readonly emotion: FamilyId; readonly intensity: number } | null;
  /** Names; their kinds are in tags.ts. */
  readonly tags: readonly string[];
};

const twinShare = 0.15;
const noteShare = 0.4;

/** Weighs an emotion by its closeness to a mood. */
const closeness = (mood: Mood, spread: number) => (emotion: Emotion) => {
  const distance = (emotion.valence - mood.valence) ** 2 + (1.4 * (emotion.energy - mood.energy)) ** 2;
  return Math.exp(-distance / (2 * spread ** 2));
};

function intensityOf(mood: Mood, random: Random): number {
  const strength = 3.6 + 3.2 * Math.abs(mood.valence) + 2.4 * mood.energy + 1.3 * normal(random);
  return Math.round(Math.min(intensityRange.max, Math.max(intensityRange.min, strength)));
}

const families = emotions.filter(({ id, family }) => id === family);

type Circumstances = {
  readonly at: number;
  readonly timeZone: string;
  readonly when: When;
  readonly lastNote: string | null;
};

function makeEntry(mood: Mood, { at, timeZone, when, lastNote }: Circumstances, random: Random): DemoEntry {
  const emotion = choose(random, emotions, closeness(mood, 0.22));
  const isTwin = random() < twinShare;
  const others = families.filter(({ id }) => id !== emotion.id);
  return {
    at,
    utcOffset: offsetIn(timeZone, at),
    timeZone,
    emotion: emotion.id,
    intensity: intensityOf(mood, random),
    note: random() < noteShare ? noteFor(emotion.family, lastNote, random) : null,
    twin: isTwin
      ? { emotion: choose(random, others, closeness(mood, 0.5)).family, intensity: intensityOf(mood, random) }
      : null,
    tags: chooseTags(
      {
        family: emotion.family,
        hour: when.hour,
        isWeekend: isWeekend(when.weekday),
        isAway: timeZone !== homeZone,
      },
      random,
    ),
  };
}

const isWeekend = (weekday: number) => weekday === 0 || weekday === 6;

/** The calendar day and hour, on the wall clock of `midnight`. */
function whenOf(midnight: number, time: number): When {
  const date = new Date(midnight + 12 * hour);
  const dayOfYear = Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / day);
  return { dayOfYear, weekday: date.getUTCDay(), hour: time / hour };
}

export type DemoOptions = {
  readonly stars: number;
  readonly days: number;
  /** The midnight at the beginning of the last day on the wall clock, in milliseconds as if it were UTC. */
  readonly lastMidnight: number;
  readonly random: Random;
};

/** `stars` entries on `days` days, oldest first. */
export function makeDemoEntries({ stars, days, lastMidnight, random }: DemoOptions): DemoEntry[] {
  const entries: DemoEntry[] = [];
  let mood: Mood = { valence: 0.2, energy: 0.5 };
  let event = 0;
  let lastNote: string | null = null;
  const zones = zonesOfDays(days, random);
  for (const [index, count] of spreadOverDays(stars, days, random).entries()) {
    const midnight = lastMidnight - (days - 1 - index) * day;
    const timeZone = zones[index] ?? homeZone;
    const weekday = whenOf(midnight, 0).weekday;
    event = nextEvent(event, random);
    for (const time of timesOfDay(count, isWeekend(weekday), random)) {
      const before = entries.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
      // The first hours after a flight to the east can overlap with the last hours before it.
      const at = Math.max(momentOf(midnight + time, timeZone), before + minGapOf(count));
      const when = whenOf(midnight, time);
      mood = nextMood(mood, when, event, Math.max(0.2, (at - before) / day), random);
      const entry = makeEntry(mood, { at, timeZone, when, lastNote }, random);
      lastNote = entry.note ?? lastNote;
      entries.push(entry);
    }
  }
  return entries;
}
