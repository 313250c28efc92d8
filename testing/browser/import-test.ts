/** `test` for imports: files as other journals write them, and a server that takes them. */

import { page } from "vitest/browser";
import type { RenderResult } from "vitest-browser-react/pure";
import type { User } from "#domain/accounts/user.ts";
import { api } from "#domain/api.ts";
import type { ImportBatch, NewImport } from "#domain/imports.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { test as base, expect, type Opener } from "./browser-test.tsx";
import type { CallReplies } from "./call-replies.ts";
import { makeJournal } from "./journal-test.ts";
import { makeUniverse, makeUser } from "./make-replies.ts";

export { expect } from "vitest";

const startedAt = "2026-03-13T08:00:00.000Z";

export const makeImport = (opened: NewImport) => ({
  ...opened,
  ...{ added: 0, known: 0, openedAt: startedAt, finishedAt: null, undoneAt: null },
});

export const button = (name: string | RegExp) => page.getByRole("button", { name });
export const heading = (name: string) => page.getByRole("heading", { name, exact: true });
/** The button that begins to send. */
export const import_ = button(/^Import$/);
/** The heading after the last entry has arrived. */
export const done = heading("They are in your sky");

/** A file of this product, with everything in the universe of the person. */
export const wholeFile = (person: object, moodEntries = makeJournal(3)) => {
  const file = {
    ...{
      formatVersion: 1,
      exportedAt: "2026-03-14T08:00:00.000Z",
      isWhole: true,
      user: person,
      settings: {},
    },
    ...{ moodEntries, bin: [], tags: [], constellations: [] },
    ...{ quizResponses: [], recommendations: [], wellnessSessions: [] },
  };
  return new File([JSON.stringify(file)], "mood-universe.json");
};

/** Does what the page does when the person chose a file in the window of the system. */
export function chooseFile(file: File) {
  const input = document.querySelector<HTMLInputElement>("input[data-import-file]");
  if (!input) throw new Error("There is no place for a file.");
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

let people = 0;

type Fixtures = {
  /** The person, of whom alone an import may be on its way in this browser. */
  person: User;
  openImport: (entries?: readonly MoodEntry[], more?: Partial<Universe>) => Promise<RenderResult>;
};

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  person: async ({}, use) => use(makeImporter()),
  openImport: async ({ calls, openPage, show, person }, use) => {
    await use((entries, more) => openImport({ calls, openPage, show }, person, entries, more));
  },
});

export const makeImporter = () => makeUser({ id: `importer-${++people}` });

export async function openImport(
  { calls, openPage }: Opener,
  person: User,
  entries: readonly MoodEntry[] = [],
  more: Partial<Universe> = {},
): Promise<RenderResult> {
  const universe = makeUniverse(entries.map((entry) => ({ ...entry, userId: person.id })));
  calls.reply(api.listChanges, 200, { ...universe, ...more } as typeof universe);
  takeImports(calls);
  const shown = await openPage("/your-data/import", person);
  await expect.element(button("Choose a file")).toBeVisible();
  return shown;
}

/** From now on, imports are taken as a server with room does. */
function takeImports(calls: CallReplies) {
  calls.reply(api.listImports, 200, []);
  calls.reply(api.listImportKeys, 200, []);
  calls.reply(api.openImport, 201, ({ body }) => makeImport(body));
  calls.reply(api.addImportEntries, 200, ({ body: { entries, readings = [], replacesReadings } }) => ({
    ...{ added: entries.length, known: 0 },
    ...(readings.length > 0 && {
      readings: {
        added: 0,
        known: 0,
        replaced: 0,
        [replacesReadings ? "replaced" : "added"]: readings.length,
      },
    }),
  }));
  calls.reply(api.finishImport, 200, () => ({ added: sentEntries(calls).length, known: 0 }));
}

export const sentBatches = (calls: CallReplies) =>
  calls.received(api.addImportEntries).map(({ body }) => body as ImportBatch);

export const sentEntries = (calls: CallReplies) => sentBatches(calls).flatMap(({ entries }) => entries);

export const sentFeelings = (calls: CallReplies) =>
  sentBatches(calls).flatMap(({ feelings = [] }) => feelings);
export const sentTrackers = (calls: CallReplies) =>
  sentBatches(calls).flatMap(({ trackers = [] }) => trackers);
export const sentReadings = (calls: CallReplies) =>
  sentBatches(calls).flatMap(({ readings = [] }) => readings);

/** Goes from the start to the sky as it would be, with the answers that are suggested. */
export async function goToSky(file: File) {
  chooseFile(file);
  await button("Choose feelings").click();
  await button("See the sky to come").click();
  await expect.element(page.getByRole("img", { name: /^The sky to come, with/ })).toBeVisible();
}
