/** Merges long sorted lists in slices, because sorting 100,000 items at once would keep other requests waiting. */

import { setImmediate as nextTurn } from "node:timers/promises";

const itemsAtOnce = 5_000;

type Compare<Item> = (one: Item, other: Item) => number;

/** Equal items keep the order of their lists. */
export async function mergeSorted<Item>(
  lists: readonly (readonly Item[])[],
  compare: Compare<Item>,
): Promise<readonly Item[]> {
  let left = lists;
  while (left.length > 1) {
    const merged: (readonly Item[])[] = [];
    for (let at = 0; at < left.length; at += 2)
      merged.push(await mergeTwo(left[at] ?? [], left[at + 1] ?? [], compare));
    left = merged;
  }
  return left[0] ?? [];
}

async function mergeTwo<Item>(one: readonly Item[], other: readonly Item[], compare: Compare<Item>) {
  if (other.length === 0) return one;
  const merged: Item[] = [];
  let [at, otherAt] = [0, 0];
  while (at < one.length && otherAt < other.length) {
    const [first, second] = [one[at] as Item, other[otherAt] as Item];
    const isFirst = compare(first, second) <= 0;
    merged.push(isFirst ? first : second);
    if (isFirst) at += 1;
    else otherAt += 1;
    if (merged.length % itemsAtOnce === 0) await nextTurn();
  }
  return merged.concat(one.slice(at), other.slice(otherAt));
}
