/** `test` for the journal. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import type { Changes } from "#domain/records/changes.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { makeStar } from "../make-star.ts";
import { test as base, expect, type Opener } from "./browser-test.tsx";
import { makeUniverse, makeUser } from "./make-replies.ts";

export { expect } from "vitest";

type Journal = { path?: string; universe?: Partial<Changes> };

export const test = base.extend<{
  openJournal: (entries: readonly MoodEntry[], journal?: Journal) => Promise<void>;
}>({
  openJournal: async ({ calls, openPage, show }, use) => {
    await use((entries, journal) => openJournal({ calls, openPage, show }, entries, journal));
  },
});

export async function openJournal(
  { calls, openPage }: Opener,
  entries: readonly MoodEntry[],
  { path = "/journal", universe = {} }: Journal = {},
) {
  calls.reply(api.listChanges, 200, { ...makeUniverse(entries), ...universe });
  await openPage(path, makeUser());
  await expect.element(page.getByRole("heading", { level: 1, name: "Your journal" })).toBeVisible();
  await expect.element(page.getByRole("status", { name: "Loading your journal" })).not.toBeInTheDocument();
}

/** These notes are hard to show: right to left, emoji, one word, and 2,000 characters. */
const hardNotes = [
  "مساء الخير، كان يومًا طويلًا",
  "👩‍👩‍👧‍👦🏳️‍🌈 ".repeat(40),
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft".repeat(3),
  "long ".repeat(400),
];

const dayMs = 86_400_000;

/** One star at noon of each of the days up to yesterday, oldest first, with notes of very different lengths. */
export function makeJournal(days: number, overrides: Partial<MoodEntry> = {}): MoodEntry[] {
  const noon = Math.floor(Date.now() / dayMs) * dayMs + dayMs / 2;
  return Array.from({ length: days }, (_, at) =>
    makeStar({
      ...{ id: `star-${at}`, utcOffset: 0, timestamp: new Date(noon - (days - at) * dayMs).toISOString() },
      note: at % 3 === 0 ? null : `Star ${at} ${"and a long walk by the sea ".repeat((at % 7) * 10)}`,
      ...overrides,
    }),
  );
}

/** A journal of eight days, most of whose notes are hard to show. */
export const hardJournal = makeJournal(8).map((star, at) => ({ ...star, note: hardNotes[at % 5] ?? null }));
