/** `test` for the insights, and a journal of which they have something to say. */

import { expect } from "vitest";
import { type Locator, page } from "vitest/browser";
import { api } from "#domain/api.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { makeReading, makeTracker } from "../make-tracker.ts";
import { test as base, type Opener } from "./browser-test.tsx";
import type { CallReplies } from "./call-replies.ts";
import { makeJournal } from "./journal-test.ts";
import { makeUniverse, makeUser } from "./make-replies.ts";

export { expect };

export const walk = { id: "walk", name: "walk", kind: "activity", isArchived: false, revision: 1 } as const;
export const longName = { ...walk, id: "long", name: "Donaudampfschifffahrtsgesellschaft👩‍👩‍👧" };

/** Days with the tag have strong joy, the others a weak one; the second tag comes and goes. */
export const journal = makeJournal(120).map((entry, day) => ({
  ...entry,
  intensity: (day % 3 === 0 ? 7 : 3) + ((day * 7) % 4),
  tags: [...(day % 3 === 0 ? [walk.id] : []), ...((day * 5) % 11 < 4 ? [longName.id] : [])],
}));

/** Nights, of which the longer ones come before the days with strong joy; walks of which nothing is clear; and a new tracker. */
export const trackers = [
  makeTracker({ id: "sleep", name: "Sleep", kind: "duration" }),
  makeTracker({ id: "steps", name: "Steps", kind: "yes-no" }),
  makeTracker({ id: "tea", name: "شاي", kind: "count", unit: "أكواب" }),
];
export const readings = journal.flatMap(({ timestamp }, day) => {
  const date = timestamp.slice(0, 10);
  return [
    makeReading({ id: "sleep" }, date, (day % 3 === 0 ? 480 : 360) + ((day * 37) % 50)),
    ...(day % 5 === 1 ? [] : [makeReading({ id: "steps" }, date, (day * 7) % 10 < 4 ? 1 : 0)]),
    ...(day > 107 ? [makeReading({ id: "tea" }, date, day % 4)] : []),
  ];
});

/** What a person measures, in the reply of their universe. */
export type Measured = Pick<ReturnType<typeof makeUniverse>, "trackers" | "readings">;
export const measured: Measured = { trackers, readings };

/** The reply has an ETag: insights of a universe that each poll changes would be computed anew each time. */
export function replyUniverse(
  calls: CallReplies,
  entries: readonly MoodEntry[],
  measured: Partial<Measured> = {},
) {
  const universe = { ...makeUniverse(entries), tags: [walk, longName], ...measured };
  calls.reply(api.listChanges, 200, universe, { ETag: '"1"' });
}

export async function openInsights(
  { calls, openPage }: Pick<Opener, "calls" | "openPage">,
  entries: readonly MoodEntry[],
  measured: Partial<Measured> = {},
) {
  replyUniverse(calls, entries, measured);
  calls.reply(api.listWellnessSessions, 200, []);
  await openPage("/insights", makeUser());
}

/** Opens what stands one press deeper, and finds it by its button. */
export async function openRow(name: string) {
  const row = page.getByRole("button", { name, exact: true });
  await row.click();
  return page.elementLocator(document.getElementById(await idOpenedBy(row)) ?? document.body);
}

async function idOpenedBy(row: Locator): Promise<string> {
  await expect.element(row).toHaveAttribute("aria-controls");
  return row.element().getAttribute("aria-controls") ?? "";
}

type Fixtures = {
  openInsights: (entries: readonly MoodEntry[], measured?: Partial<Measured>) => Promise<void>;
};

export const test = base.extend<Fixtures>({
  openInsights: async ({ calls, openPage }, use) => {
    await use((entries, measured) => openInsights({ calls, openPage }, entries, measured));
  },
});
