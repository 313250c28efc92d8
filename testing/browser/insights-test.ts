/** `test` for the insights, and a journal of which they have something to say. */

import { api } from "#domain/api.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { test as base, type Opener } from "./browser-test.tsx";
import type { CallReplies } from "./call-replies.ts";
import { makeJournal } from "./journal-test.ts";
import { makeUniverse, makeUser } from "./make-replies.ts";

export { expect } from "vitest";

export const walk = { id: "walk", name: "walk", kind: "activity", isArchived: false, revision: 1 } as const;
export const longName = { ...walk, id: "long", name: "Donaudampfschifffahrtsgesellschaft👩‍👩‍👧" };

/** Days with the tag have strong joy, the others a weak one; the second tag comes and goes. */
export const journal = makeJournal(120).map((entry, day) => ({
  ...entry,
  intensity: (day % 3 === 0 ? 7 : 3) + ((day * 7) % 4),
  tags: [...(day % 3 === 0 ? [walk.id] : []), ...((day * 5) % 11 < 4 ? [longName.id] : [])],
}));

/** The reply has an ETag: insights of a universe that each poll changes would be computed anew each time. */
export function replyUniverse(calls: CallReplies, entries: readonly MoodEntry[]) {
  const universe = { ...makeUniverse(entries), tags: [walk, longName] };
  calls.reply(api.listChanges, 200, universe, { ETag: '"1"' });
}

export async function openInsights(
  { calls, openPage }: Pick<Opener, "calls" | "openPage">,
  entries: readonly MoodEntry[],
) {
  replyUniverse(calls, entries);
  calls.reply(api.listWellnessSessions, 200, []);
  await openPage("/insights", makeUser());
}

export const test = base.extend<{ openInsights: (entries: readonly MoodEntry[]) => Promise<void> }>({
  openInsights: async ({ calls, openPage }, use) => {
    await use((entries) => openInsights({ calls, openPage }, entries));
  },
});
