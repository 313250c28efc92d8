/** Journals whose truth is known, for judging the insights: moods drawn at random, with or without effects. */

import { dateOfDay } from "#domain/calendar.ts";
import { emotions } from "#domain/emotions.ts";
import { type Random, seededRandom } from "#domain/pseudo-random.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { WellnessSession } from "#domain/wellness/sessions.ts";
import { makeStar } from "./make-star.ts";
import { addedBy, measuredBy, normal, type SimulatedTracker } from "./simulated-measures.ts";

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** A Monday. */
export const firstDay = 19_723;

export type SimulatedTag = {
  readonly id: string;
  /** Whether the day `day` of the journal has the tag. */
  readonly isOn: (day: number) => boolean;
  /** What the tag adds to the mood of its days. */
  readonly effect: number;
};

export type Simulation = {
  readonly seed: number;
  /** Length of the journal in days. */
  readonly span: number;
  /** The share of days that have a star. */
  readonly share: number;
  /** How much a day's mood follows that of the day before, 0 to 1. */
  readonly phi: number;
  readonly mean: number;
  /** The standard deviation of the days. */
  readonly sd: number;
  /** The standard deviation of the stars of a day. */
  readonly starSd: number;
  readonly mostStars: number;
  readonly tags: (random: Random, days: number) => readonly SimulatedTag[];
  readonly trackers: (random: Random, days: number) => readonly SimulatedTracker[];
  /** What is added to the mood of a day. */
  readonly drift: (day: number, random: Random) => number;
  /** The probability that a day with this mood is left out, whatever `share` says. */
  readonly skip: (mood: number) => number;
  /** The share of stars with two feelings. */
  readonly twins: number;
  /** The exercises that a person does after a star with this score. */
  readonly exercise: (
    score: number,
    random: Random,
  ) => { readonly itemId: string; readonly effect: number } | null;
};

export const plainSimulation: Omit<Simulation, "seed"> = {
  ...{ span: 240, share: 0.83, phi: 0.3, mean: 0.1, sd: 0.25, starSd: 0.2, mostStars: 3, twins: 0.1 },
  tags: () => [],
  trackers: () => [],
  drift: () => 0,
  skip: () => 0,
  exercise: () => null,
};

export type SimulatedJournal = {
  readonly entries: readonly MoodEntry[];
  readonly tags: readonly { readonly id: string }[];
  readonly measured: ReturnType<typeof measuredBy>;
  readonly sessions: readonly WellnessSession[];
  /** The expected score of a star of each day, by the number of the day, also of days without a star. */
  readonly moods: ReadonlyMap<number, number>;
  /** The moment at which the insights are computed: the end of the last day. Epoch milliseconds. */
  readonly now: number;
};

/** The clock of the journal is UTC. */
export function simulateJournal(options: Simulation): SimulatedJournal {
  const random = seededRandom(options.seed);
  const tags = options.tags(random, options.span);
  // A source of their own, so that trackers do not change the stars of a journal.
  const ofTrackers = seededRandom(~options.seed);
  const trackers = options.trackers(ofTrackers, options.span);
  const moods = moodsOf(options, tags, trackers, random);
  const entries: MoodEntry[] = [];
  const sessions: WellnessSession[] = [];
  for (const [at, mood] of moods.entries()) {
    if (random() >= options.share || random() < options.skip(mood)) continue;
    const tagsOfDay = tags.filter(({ isOn }) => isOn(at)).map(({ id }) => id);
    addDay(options, at, mood, tagsOfDay, { entries, sessions }, random);
  }
  return {
    entries,
    tags: tags.map(({ id }) => ({ id })),
    measured: measuredBy(trackers, moods, firstDay, ofTrackers),
    sessions,
    moods: new Map(moods.map((mood, at) => [firstDay + at, expectedScore(mood, options.starSd)])),
    now: (firstDay + options.span) * dayMs - 1,
  };
}

/** Scores end at the bounds of the scale. By the midpoints of 40 slices of the normal distribution. */
function expectedScore(mood: number, starSd: number): number {
  let [sum, weight] = [0, 0];
  for (let at = -3.9; at < 4; at += 0.2) {
    const density = Math.exp((-at * at) / 2);
    sum += density * bounded(mood + at * starSd);
    weight += density;
  }
  return sum / weight;
}

const bounded = (score: number) => Math.max(-0.9, Math.min(0.95, score));

function moodsOf(
  { span, phi, mean, sd, drift }: Simulation,
  tags: readonly SimulatedTag[],
  trackers: readonly SimulatedTracker[],
  random: Random,
) {
  let error = normal(random) * sd;
  return Array.from({ length: span }, (_, day) => {
    if (day > 0) error = phi * error + normal(random) * sd * Math.sqrt(1 - phi * phi);
    const effects = tags.reduce((sum, { isOn, effect }) => sum + (isOn(day) ? effect : 0), 0);
    return mean + error + effects + addedBy(trackers, day) + drift(day, random);
  });
}

function addDay(
  options: Simulation,
  day: number,
  mood: number,
  tags: readonly string[],
  journal: { readonly entries: MoodEntry[]; readonly sessions: WellnessSession[] },
  random: Random,
) {
  const stars = 1 + Math.floor(random() * options.mostStars);
  let lift = 0;
  let moment = (firstDay + day) * dayMs + (7 + random() * 3) * hourMs;
  for (let at = 0; at < stars; at++) {
    const score = mood + normal(random) * options.starSd + lift;
    journal.entries.push(makeStarOf(score, moment, tags, options.twins, random, journal.entries.length));
    const exercise = options.exercise(score, random);
    lift = exercise?.effect ?? 0;
    if (exercise)
      journal.sessions.push(makeSession(exercise.itemId, moment + 30 * 60_000, journal.sessions.length));
    moment += (exercise ? 1 : 1 + random() * 4) * hourMs;
  }
}

/** The feeling is one that can have the score; its intensity gives the score as nearly as a whole number can. */
function makeStarOf(
  score: number,
  moment: number,
  tags: readonly string[],
  twins: number,
  random: Random,
  ordinal: number,
): MoodEntry {
  const first = feelingFor(score, random);
  const second = random() < twins ? feelingFor(score, random) : first;
  const isTwin = second.emotion !== first.emotion;
  return makeStar({
    id: `star-${ordinal}`,
    ...first,
    timestamp: new Date(moment).toISOString(),
    ...{ utcOffset: 0, tags: [...tags] },
    isTwinStar: isTwin ? 1 : 0,
    secondaryEmotion: isTwin ? second.emotion : null,
    secondaryIntensity: isTwin ? second.intensity : null,
  });
}

function feelingFor(score: number, random: Random) {
  const aim = bounded(score);
  const able = emotions.filter(
    ({ valence }) => valence * aim >= 0 && Math.abs(valence) >= Math.max(0.2, Math.abs(aim)),
  );
  const emotion = able[Math.floor(random() * able.length)] ?? emotions[0];
  const intensity = Math.round((10 * aim) / (emotion.valence || 1));
  return { emotion: emotion.id as string, intensity: Math.max(1, Math.min(10, intensity)) };
}

const makeSession = (itemId: string, end: number, ordinal: number): WellnessSession => ({
  ...{ id: `session-${ordinal}`, userId: "user-1", kind: "exercise", itemId, outcome: "completed" },
  ...{ seconds: 300, score: null, at: new Date(end).toISOString() },
});

/** A tag on a share of all days, in spells of this many days on average. */
export function tagInSpells(id: string, share: number, length: number, effect = 0) {
  return (random: Random, days: number): SimulatedTag => {
    let isOn = random() < share;
    const on = Array.from({ length: days }, () => {
      const change = isOn ? 1 / length : share / (1 - share) / length;
      if (random() < change) isOn = !isOn;
      return isOn;
    });
    return { id, isOn: (day) => on[day] ?? false, effect };
  };
}

/** A tag as `make` makes it, and of its days on this share alone, because people write down only some of them. */
export function onSomeDays(make: (random: Random, days: number) => SimulatedTag, share: number) {
  return (random: Random, days: number): SimulatedTag => {
    const whole = make(random, days);
    const written = Array.from({ length: days }, () => random() < share);
    return { ...whole, isOn: (day) => whole.isOn(day) && written[day] === true };
  };
}

/** A tag on each day with a probability. */
export function tagByChance(id: string, chance: (day: number) => number, effect = 0) {
  return (random: Random, days: number): SimulatedTag => {
    const on = Array.from({ length: days }, (_, day) => random() < chance(day));
    return { id, isOn: (day) => on[day] ?? false, effect };
  };
}

export const dateOf = (day: number) => dateOfDay(firstDay + day);
