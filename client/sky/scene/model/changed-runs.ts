/** Where two lists of entries differ, so that only what changed is computed again. */

import type { MoodEntry } from "#domain/records/star/mood-entry.ts";

/** `removed` entries from index `from` of the old list gave way to `added` entries from index `at` of the new one. */
export type ChangedRun = {
  readonly from: number;
  readonly removed: number;
  readonly at: number;
  readonly added: number;
};

/** Up to this many entries ahead, a run ends where both lists agree again; a longer one ends with the last change. */
const maxLookahead = 32;

/** The answer to the last question, which each part of the sky asks again. */
let latest: { before: readonly MoodEntry[]; after: readonly MoodEntry[]; runs: ChangedRun[] } | null = null;

/**
 * The runs in ascending order; entries between them look the same in both lists. The lists are compared from both
 * ends, so that one change finds its place without an index of ids, which would cost more than the change itself.
 */
export function changedRuns(
  before: readonly MoodEntry[],
  after: readonly MoodEntry[],
): readonly ChangedRun[] {
  if (latest?.before === before && latest.after === after) return latest.runs;
  latest = { before, after, runs: findRuns(before, after) };
  return latest.runs;
}

function findRuns(before: readonly MoodEntry[], after: readonly MoodEntry[]): ChangedRun[] {
  const runs: ChangedRun[] = [];
  const [beforeEnd, afterEnd] = commonEnd(before, after);
  let from = 0;
  let at = 0;
  while (from < beforeEnd || at < afterEnd) {
    const isWithin = from < beforeEnd && at < afterEnd;
    if (isWithin && (before[from] === after[at] || looksAlike(before[from], after[at]))) {
      from++;
      at++;
      continue;
    }
    const { removed, added } = nextAgreement(before, after, { from, at, beforeEnd, afterEnd });
    runs.push({ from, removed, at, added });
    from += removed;
    at += added;
  }
  return runs;
}

/** The ends of both lists without the entries that end both. */
function commonEnd(before: readonly MoodEntry[], after: readonly MoodEntry[]): [number, number] {
  let [beforeEnd, afterEnd] = [before.length, after.length];
  while (beforeEnd > 0 && afterEnd > 0) {
    const [one, other] = [before[beforeEnd - 1], after[afterEnd - 1]];
    if (one !== other && !looksAlike(one, other)) break;
    beforeEnd--;
    afterEnd--;
  }
  return [beforeEnd, afterEnd];
}

type Place = {
  readonly from: number;
  readonly at: number;
  readonly beforeEnd: number;
  readonly afterEnd: number;
};

/** The smallest numbers of entries to leave out of both lists until they agree again, or all up to their ends. */
function nextAgreement(
  before: readonly MoodEntry[],
  after: readonly MoodEntry[],
  { from, at, beforeEnd, afterEnd }: Place,
) {
  const [most, mostAdded] = [beforeEnd - from, afterEnd - at];
  for (let total = 1; total <= Math.min(maxLookahead, most + mostAdded - 1); total++)
    for (let removed = Math.max(0, total - mostAdded + 1); removed <= Math.min(total, most - 1); removed++) {
      const added = total - removed;
      if (looksAlike(before[from + removed], after[at + added])) return { removed, added };
    }
  return { removed: most, added: mostAdded };
}

/** Usually two entries are the same object: callers that compare thousands of them check that first. */
const looksAlike = (one: MoodEntry | undefined, other: MoodEntry | undefined) =>
  one?.id === other?.id &&
  one?.timestamp === other?.timestamp &&
  one?.utcOffset === other?.utcOffset &&
  one?.x === other?.x &&
  one?.y === other?.y &&
  one?.z === other?.z &&
  one?.emotion === other?.emotion &&
  one?.intensity === other?.intensity &&
  one?.isTwinStar === other?.isTwinStar &&
  one?.secondaryEmotion === other?.secondaryEmotion &&
  one?.secondaryIntensity === other?.secondaryIntensity;

/** The runs of the links between consecutive entries: a changed entry changes the links on both of its sides. */
export function changedLinks(
  runs: readonly ChangedRun[],
  before: readonly unknown[],
  after: readonly unknown[],
): ChangedRun[] {
  return runs.map(({ from, removed, at, added }) => {
    const [firstBefore, firstAfter] = [Math.max(0, from - 1), Math.max(0, at - 1)];
    return {
      from: firstBefore,
      removed: Math.max(0, Math.min(from + removed, before.length - 1) - firstBefore),
      at: firstAfter,
      added: Math.max(0, Math.min(at + added, after.length - 1) - firstAfter),
    };
  });
}
