/** How often each of some things was named. */

import type { Count } from "./insights-data.ts";

/** The most frequent first; those of one frequency by their id. */
export function counted(ids: readonly string[]): readonly Count[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .map(([id, count]) => ({ id, count }))
    .sort((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1));
}
