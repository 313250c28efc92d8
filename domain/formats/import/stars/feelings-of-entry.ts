/** The feelings of a star, from the moods of an entry and the person's answers. */

import type { Feeling, Mapping, Problem, ReadEntry } from "../read-journal.ts";
import { quotable, remark } from "../remark.ts";

export type EntryFeelings =
  | { readonly ok: true; readonly feelings: readonly [Feeling, Feeling?]; readonly problem: Problem | null }
  /** `problem` is null where the person left the entry out. */
  | { readonly ok: false; readonly problem: Problem | null };

/**
 * The first two different feelings; the others are reported. `moodNames` by the id of the mood; `isKnown` says whether the
 * universe has a feeling, or will have it.
 */
export function feelingsOfEntry(
  entry: ReadEntry,
  mapping: Mapping,
  moodNames: ReadonlyMap<string, string>,
  isKnown: (emotion: string) => boolean,
): EntryFeelings {
  const chosen = mapping.entries.get(entry.key);
  if (chosen === "leave-out") return { ok: false, problem: null };
  if (chosen) return { ok: true, feelings: [chosen], problem: null };
  if (entry.moods.length === 0)
    return mapping.withoutMood
      ? { ok: true, feelings: [mapping.withoutMood], problem: null }
      : { ok: false, problem: notChosen(entry.row, []) };
  const names = ({ id }: { id: string }) => moodNames.get(id) ?? id;
  const answered = entry.moods.map((mood) => ({ name: names(mood), feeling: feelingOf(mood, mapping) }));
  const unanswered = answered.filter(({ feeling }) => feeling === null).map(({ name }) => name);
  const [first, second, ...others] = distinctFeelings(answered, isKnown);
  if (first === undefined)
    return { ok: false, problem: unanswered.length > 0 ? notChosen(entry.row, unanswered) : null };
  const lost = [...others.map(({ name }) => name), ...unanswered];
  return {
    ok: true,
    feelings: second ? [first.feeling, second.feeling] : [first.feeling],
    problem: lost.length > 0 ? moreMoods(entry.row, lost) : null,
  };
}

type Answered = { readonly name: string; readonly feeling: Feeling | "leave-out" | null };

/** The intensity of the source comes before that of the mapping. */
function feelingOf({ id, intensity }: ReadEntry["moods"][number], mapping: Mapping): Answered["feeling"] {
  const answer = mapping.moods.get(id) ?? null;
  if (answer === null || answer === "leave-out") return answer;
  return { emotion: answer.emotion, intensity: intensity ?? answer.intensity };
}

function distinctFeelings(
  answered: readonly Answered[],
  isKnown: (emotion: string) => boolean,
): { name: string; feeling: Feeling }[] {
  const byEmotion = new Map<string, { name: string; feeling: Feeling }>();
  for (const { name, feeling } of answered)
    if (feeling !== null && feeling !== "leave-out" && !byEmotion.has(feeling.emotion))
      byEmotion.set(feeling.emotion, { name, feeling });
  return [...byEmotion.values()].filter(({ feeling }) => isKnown(feeling.emotion));
}

const notChosen = (row: number, names: readonly string[]): Problem => ({
  ...{ row, code: "mood-not-chosen", severity: "skipped" },
  remark: names.length > 0 ? remark("notChosenFor", { names: names.map(quotable) }) : remark("notChosen"),
});

const moreMoods = (row: number, names: readonly string[]): Problem => ({
  ...{ row, code: "more-moods", severity: "changed" },
  remark: remark("moreMoods", { names: names.map(quotable) }),
});
