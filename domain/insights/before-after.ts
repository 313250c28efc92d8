/**
 * "Before and after" is the change of the score across an exercise. People begin exercises when they are low, and low
 * scores rise by themselves: the change is compared with that of similar pairs of stars without an exercise between
 * them.
 */

import type { WellnessSession } from "../wellness/sessions.ts";
import { dot, factorize, solveLower } from "./cholesky.ts";
import { meanOf, sumOfSquares } from "./daily-means.ts";
import { type Judged, judge } from "./distributions.ts";
import { holm } from "./holm.ts";
import type { ExerciseTooEarly, Insights } from "./insights-data.ts";
import type { ScoredStar } from "./scored-stars.ts";
import { stateFinding } from "./stated-finding.ts";

const windowMs = 2 * 3_600_000;
const neededPairs = 10;
const neededComparisons = 20;
const level = 0.05;

/** Two stars: the score of the first, the change to the second, and the hours between. */
type Change = { readonly before: number; readonly change: number; readonly hours: number };
type Timed = { readonly moment: number; readonly score: number };
type Exercise = { readonly itemId: string; readonly start: number; readonly end: number };

export function beforeAfterOf(
  stars: readonly ScoredStar[],
  sessions: readonly WellnessSession[],
  now: number,
): Insights["beforeAfter"] {
  const timed = stars.flatMap(({ moment, score }) => (score === null ? [] : [{ moment, score }]));
  const exercises = exercisesOf(sessions, now);
  const comparison = compare(comparisons(timed, exercises));
  const tooEarly: ExerciseTooEarly[] = [];
  const tested: (Judged & { itemId: string; pairs: number })[] = [];
  for (const [itemId, some] of Map.groupBy(exercises, (exercise) => exercise.itemId)) {
    const changes = changesAcross(some, timed);
    const pairs = changes.length;
    if (pairs < neededPairs) tooEarly.push({ itemId, pairs, needed: neededPairs });
    else if (!comparison) tooEarly.push({ itemId, pairs, needed: neededPairs, why: "comparison" });
    else tested.push({ ...comparison(changes), itemId, pairs });
  }
  const judged = holm(
    tested.map(({ p }) => p),
    level,
  );
  const findings = judged.map(({ adjustedP, isClaim, alpha }, at) => {
    const { finding, itemId, pairs, intervalAt } = tested[at] as (typeof tested)[number];
    return stateFinding({ ...finding, itemId, pairs }, { adjustedP, isClaim, interval: intervalAt(alpha) });
  });
  return {
    claims: findings.filter(({ sureness }) => sureness !== "chance"),
    unsure: findings.filter(({ sureness }) => sureness === "chance"),
    tooEarly,
  };
}

/** Exercises in the order of their ends. A session knows its end and how long it took without pauses. */
function exercisesOf(sessions: readonly WellnessSession[], now: number): readonly Exercise[] {
  return sessions
    .filter(({ kind, at }) => kind === "exercise" && Date.parse(at) <= now)
    .map(({ itemId, at, seconds }) => ({
      itemId,
      start: Date.parse(at) - seconds * 1_000,
      end: Date.parse(at),
    }))
    .sort((one, other) => one.end - other.end || (one.itemId < other.itemId ? -1 : 1));
}

/** The last star of the two hours before, and the first of the two hours after; each pair once. */
function changesAcross(exercises: readonly Exercise[], stars: readonly Timed[]): readonly Change[] {
  const changes = new Map<string, Change>();
  for (const { start, end } of exercises) {
    const before = stars[firstIndex(stars, ({ moment }) => moment > start) - 1];
    const after = stars[firstIndex(stars, ({ moment }) => moment >= end)];
    if (!before || !after || before === after) continue;
    if (before.moment < start - windowMs || after.moment > end + windowMs) continue;
    changes.set(`${before.moment} ${after.moment}`, changeBetween(before, after));
  }
  return [...changes.values()];
}

/** Consecutive stars of at most four hours' distance without an exercise from the first to the second. */
function comparisons(stars: readonly Timed[], exercises: readonly Exercise[]): readonly Change[] {
  // Each becomes the earliest start of its exercise and those that end later.
  const earliestStarts = exercises.map(({ start }) => start);
  for (let at = exercises.length - 2; at >= 0; at--)
    earliestStarts[at] = Math.min(earliestStarts[at] ?? 0, earliestStarts[at + 1] ?? 0);
  return stars.slice(1).flatMap((after, at) => {
    const before = stars[at] as Timed;
    const isNear = after.moment > before.moment && after.moment - before.moment <= 2 * windowMs;
    if (!isNear) return [];
    const start = earliestStarts[firstIndex(exercises, ({ end }) => end >= before.moment)];
    return start !== undefined && start <= after.moment ? [] : [changeBetween(before, after)];
  });
}

/** The index of the first item that is past a border in sorted items, by halves; their length if none is. */
function firstIndex<Item>(items: readonly Item[], isPast: (item: Item) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isPast(items[middle] as Item)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const changeBetween = (before: Timed, after: Timed): Change => ({
  before: before.score,
  change: after.score - before.score,
  hours: (after.moment - before.moment) / 3_600_000,
});

/** A score far from the mean returns further, at the ends of the scale less than in proportion; with time, it returns more. */
const columnsOf = ({ before, hours }: Change) =>
  Float64Array.of(1, before, before * before, hours, before * hours);

/**
 * Learns from pairs without an exercise which change their first score foretells. The result judges by how much the
 * changes across exercises differ from that: their own spread and the uncertainty of the prediction add up.
 */
function compare(pairs: readonly Change[]) {
  if (pairs.length < neededComparisons) return null;
  const rows = pairs.map(columnsOf);
  const size = rows[0]?.length ?? 0;
  const gram = new Float64Array(size * size);
  const products = new Float64Array(size);
  for (const [at, row] of rows.entries())
    for (let one = 0; one < size; one++) {
      products[one] = (products[one] ?? 0) + (row[one] ?? 0) * (pairs[at]?.change ?? 0);
      for (let other = 0; other < size; other++)
        gram[one * size + other] = (gram[one * size + other] ?? 0) + (row[one] ?? 0) * (row[other] ?? 0);
    }
  const factor = factorize(gram, size);
  const part = solveLower(factor, products);
  const predict = (columns: Float64Array) => dot(solveLower(factor, columns), part);
  const misses = pairs.map(({ change }, at) => change - predict(rows[at] as Float64Array));
  const variance = sumOfSquares(misses, 0) / (pairs.length - size);
  return (changes: readonly Change[]) => {
    const surplus = changes.map((one) => one.change - predict(columnsOf(one)));
    const mean = meanOf(surplus);
    const middle = Float64Array.from({ length: size }, (_, at) =>
      meanOf(changes.map((one) => columnsOf(one)[at] ?? 0)),
    );
    const lever = solveLower(factor, middle);
    const own = sumOfSquares(surplus, mean) / (changes.length - 1);
    const se = Math.sqrt(own / changes.length + variance * dot(lever, lever));
    return judge({ estimate: mean, se, df: changes.length - 1 });
  };
}
