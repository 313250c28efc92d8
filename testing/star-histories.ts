/** Random histories of a journal: how its list of stars changes, for tests of what follows the list incrementally. */

import fc from "fast-check";
import { emotionIds } from "#domain/emotions.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { makeStar } from "./make-star.ts";

const coordinate = fc.integer({ min: -900, max: 900 });
const content = fc.record({
  emotion: fc.constantFrom(...emotionIds, "no-such-emotion"),
  intensity: fc.integer({ min: 1, max: 10 }),
  isTwinStar: fc.constantFrom<(0 | 1)[]>(0, 1),
  secondaryEmotion: fc.constantFrom(...emotionIds),
  x: coordinate,
  y: coordinate,
  z: coordinate,
});

const change = fc.record({
  kind: fc.constantFrom("add", "insert", "edit", "remove", "move", "copy", "several"),
  /** Shares of the list: where, and how far. */
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  to: fc.double({ min: 0, max: 1, noNaN: true }),
  star: content,
});

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

/** The lists of one journal, each after one more change; every star keeps its id. */
export const starHistories: fc.Arbitrary<readonly (readonly MoodEntry[])[]> = fc
  .tuple(fc.array(content, { maxLength: 40 }), fc.array(change, { minLength: 1, maxLength: 12 }))
  .map(([first, changes]) => {
    let stars = 0;
    const make = (star: Partial<MoodEntry>) => makeStar({ ...star, id: `star-${stars++}` });
    let list: readonly MoodEntry[] = first.map(make);
    return [
      list,
      ...changes.map((one) => {
        list = afterChange(list, one, make);
        return list;
      }),
    ];
  });

function afterChange(
  list: readonly MoodEntry[],
  { kind, at, to, star }: Change,
  make: (star: Partial<MoodEntry>) => MoodEntry,
): readonly MoodEntry[] {
  const [index, end] = [Math.floor(at * (list.length - 1)), Math.floor(to * list.length)];
  const present = list[index];
  if (kind === "add" || !present) return [...list, make(star)];
  if (kind === "insert") return list.toSpliced(index, 0, make(star));
  if (kind === "edit") return list.with(index, { ...present, ...star });
  if (kind === "remove") return list.toSpliced(index, 1);
  if (kind === "move") return list.toSpliced(index, 1).toSpliced(end, 0, { ...present, ...star });
  // A list that was fetched again has equal stars, which are other objects.
  if (kind === "copy") return list.map((one) => ({ ...one })).toSpliced(index, 1);
  return list.flatMap((one, place) => (place % 3 === 0 ? [] : place % 3 === 1 ? [one, make(star)] : [one]));
}
