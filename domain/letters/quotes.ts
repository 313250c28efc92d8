/**
 * Which notes a letter quotes, by plain rules and never by their words: one of a bright day, one of a hard star that has many
 * words, and one that the counts make unusual. Nothing reads a note's mood.
 */

import type { Feelings } from "../feelings.ts";
import { dailyMeans } from "../insights/daily-means.ts";
import type { Reader } from "../insights/insights.ts";
import { type ScoredStar, scoreStars } from "../insights/scored-stars.ts";
import type { Letter, LetterEntry, Quote, QuoteReason } from "./letter-data.ts";
import type { PeriodKind } from "./period.ts";
import { wordsOfNote } from "./words-of-note.ts";

type Note = ScoredStar & { readonly id: string; readonly note: string };

/** UTF-16 units of a note that has more than a few words. */
const manyWords = 40;
/** The score of a star that is bright or hard, from 0 to 1. */
const clear = 0.15;
/** Days without a star, after which a note stands out. */
const longSilence: Readonly<Record<PeriodKind, number>> = { week: 7, month: 14, year: 30 };
/** Stars of the fullest day. */
const fullDay = 3;
/** Notes of a long journal that nothing can be quoted of, before a rule gives up. */
const mostTried = 50;

export type Facts = Pick<Letter, "period" | "stars" | "fullest" | "newFeelings"> & {
  readonly lastDayBefore: number | null;
};

/** Up to three, of different days and words, in the order of their days. Words that a note of the time before has too are not quoted. */
export function quotesOf(
  known: Feelings,
  { inside, before }: { inside: readonly LetterEntry[]; before: readonly LetterEntry[] },
  facts: Facts,
  { now, utcOffset }: Reader,
): readonly Quote[] {
  const notes = inside.flatMap((entry): Note[] => {
    const { id, note } = entry;
    if (note === null || entry.keptOutOfLetters) return [];
    return scoreStars(known, [entry], now, utcOffset).map((star) => ({ ...star, id, note }));
  });
  const means = new Map(dailyMeans(facts.stars).map(({ day, mean }) => [day, mean]));
  const chosen: Quote[] = [];
  const add = (reason: QuoteReason, some: readonly Note[]) => {
    const quote = firstQuotable(some, chosen, before);
    if (quote) chosen.push({ ...reason, ...quote });
    return quote !== null;
  };
  if (facts.stars.length === 1) {
    add({ why: "only" }, notes);
    return chosen;
  }
  const meanOf = ({ day }: Note) => means.get(day) ?? 0;
  add(
    { why: "bright" },
    sorted(
      notes.filter((one) => (one.score ?? 0) >= clear && meanOf(one) > 0),
      (one) => [meanOf(one), one.score ?? 0],
    ),
  );
  add(
    { why: "hard" },
    sorted(
      notes.filter(({ score, note }) => (score ?? 0) <= -clear && note.length >= manyWords),
      ({ note }) => [note.length],
    ),
  );
  for (const [reason, some] of unusual(notes, facts)) if (add(reason, some)) break;
  return chosen.toSorted((one, other) => one.day - other.day);
}

/** What the counts call unusual, the rarest first. */
function unusual(notes: readonly Note[], facts: Facts): readonly (readonly [QuoteReason, readonly Note[]])[] {
  const { fullest, newFeelings, lastDayBefore, period, stars } = facts;
  const byLength = sorted(notes, ({ note }) => [note.length]);
  const firstStars = newFeelings.flatMap((feeling) => {
    const moment = stars.find(({ feelings }) => feelings.includes(feeling))?.moment;
    return notes
      .filter((one) => one.moment === moment && one.feelings.includes(feeling))
      .map((one) => [{ why: "first", feeling } as const, [one]] as const);
  });
  const [earliest] = stars;
  const silence = earliest && lastDayBefore !== null ? earliest.day - lastDayBefore - 1 : 0;
  return [
    ...firstStars,
    ...(silence >= longSilence[period.kind]
      ? [
          [
            { why: "silence", days: silence } as const,
            notes.filter(({ day }) => day === earliest?.day),
          ] as const,
        ]
      : []),
    ...(fullest && fullest.stars >= fullDay
      ? [[{ why: "fullest" } as const, byLength.filter(({ day }) => day === fullest.day)] as const]
      : []),
    ...(notes.length >= fullDay
      ? [
          [
            { why: "longest" } as const,
            byLength.filter(({ note }) => note.length >= manyWords).slice(0, 1),
          ] as const,
        ]
      : []),
  ];
}

/** The highest first by the first rank, then by the next; the earliest of equal ones. */
const sorted = (notes: readonly Note[], ranks: (note: Note) => readonly number[]) =>
  notes
    .map((note) => ({ note, ranks: ranks(note) }))
    .sort(
      (one, other) =>
        one.ranks.reduce((order, rank, at) => order || (other.ranks[at] ?? 0) - rank, 0) ||
        one.note.moment - other.note.moment,
    )
    .map(({ note }) => note);

function firstQuotable(
  notes: readonly Note[],
  chosen: readonly Quote[],
  before: readonly Pick<LetterEntry, "note">[],
) {
  for (const { id, day, note } of notes.slice(0, mostTried)) {
    if (chosen.some((quote) => quote.day === day)) continue;
    const found = wordsOfNote(note);
    if (!found || chosen.some(({ words }) => words === found.words)) continue;
    if (!before.some(({ note }) => note?.includes(found.words))) return { starId: id, day, ...found };
  }
  return null;
}
