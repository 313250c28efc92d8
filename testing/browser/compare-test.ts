/** `test` for comparisons, and a journal whose second half differs from its first. */

import { api } from "#domain/api.ts";
import type { Changes } from "#domain/records/changes.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { test as base, type Opener } from "./browser-test.tsx";
import { walk } from "./insights-test.ts";
import { makeJournal } from "./journal-test.ts";
import { makeUniverse, makeUser } from "./make-replies.ts";

export { expect } from "vitest";

/** 120 days: most of the first sixty are dim and without a walk, most of the last sixty bright and with one. */
export const changedJournal: readonly MoodEntry[] = makeJournal(120).map((entry, day) => {
  const isLater = day >= 60;
  return {
    ...entry,
    emotion: isLater !== (day % 6 === 0) ? "joy" : "sadness",
    intensity: 3 + ((day * 7) % 5),
    tags: isLater && day % 4 !== 0 ? [walk.id] : [],
  };
});

/** The date of a star of a journal, so many days after the first. */
export const dateOf = (journal: readonly MoodEntry[], day: number): string =>
  journal[day]?.timestamp.slice(0, 10) ?? "";

export async function openCompare(
  { calls, openPage }: Pick<Opener, "calls" | "openPage">,
  entries: readonly MoodEntry[],
  query = "",
  universe: Partial<Changes> = {},
) {
  // The reply has an ETag: what is compared of a universe that each poll changes would be computed anew each time.
  calls.reply(api.listChanges, 200, { ...makeUniverse(entries), tags: [walk], ...universe }, { ETag: '"1"' });
  calls.reply(api.listWellnessSessions, 200, []);
  await openPage(`/compare${query}`, makeUser());
}

type Fixtures = {
  openCompare: (entries: readonly MoodEntry[], query?: string, universe?: Partial<Changes>) => Promise<void>;
};

export const test = base.extend<Fixtures>({
  openCompare: async ({ calls, openPage }, use) => {
    await use((entries, query, universe) => openCompare({ calls, openPage }, entries, query, universe));
  },
});
