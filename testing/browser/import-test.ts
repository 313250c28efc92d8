/** `test` for imports: files as other journals write them, and a server that takes them. */

import { page } from "vitest/browser";
import type { RenderResult } from "vitest-browser-react/pure";
import type { User } from "#domain/accounts/user.ts";
import { api } from "#domain/api.ts";
import type { ImportBatch, NewImport } from "#domain/imports.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { test as base, expect } from "./browser-test.tsx";
import type { CallReplies } from "./call-replies.ts";
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

/** A Daylio table with a row for each of `moods`, one a day. */
export const daylioFile = (moods: readonly string[], activities = "walk | friends", note = "A day.") =>
  new File(
    [
      "full_date,date,weekday,time,mood,activities,note_title,note\n",
      ...moods.map((mood, at) => {
        const date = new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
        return `${date},January 1,Monday,21:30,${mood},"${activities}",,"${note}"\n`;
      }),
    ],
    "daylio.csv",
  );

/** As if the person had chosen it in the window of the system. */
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
  /** Nobody else's import is on its way in this browser. */
  person: User;
  openImport: (entries?: readonly MoodEntry[]) => Promise<RenderResult>;
};

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  person: async ({}, use) => use(makeUser({ id: `importer-${++people}` })),
  openImport: async ({ calls, openPage, person }, use) => {
    await use(async (entries = []) => {
      calls.reply(
        api.listChanges,
        200,
        makeUniverse(entries.map((entry) => ({ ...entry, userId: person.id }))),
      );
      takeImports(calls);
      const shown = await openPage("/your-data/import", person);
      await expect.element(button("Choose a file")).toBeVisible();
      return shown;
    });
  },
});

/** From now on, imports are taken as a server with room does. */
export function takeImports(calls: CallReplies) {
  calls.reply(api.listImports, 200, []);
  calls.reply(api.openImport, 201, ({ body }) => makeImport(body));
  calls.reply(api.addImportEntries, 200, ({ body }) => ({ added: body.entries.length, known: 0 }));
  calls.reply(api.finishImport, 200, () => ({ added: sentEntries(calls).length, known: 0 }));
}

export const sentEntries = (calls: CallReplies) =>
  calls.received(api.addImportEntries).flatMap(({ body }) => (body as ImportBatch).entries);

/** From the start to the sky as it would be, with the answers that are suggested. */
export async function goToSky(file: File) {
  chooseFile(file);
  await button("Choose feelings").click();
  await button("See the sky to come").click();
  await expect.element(page.getByRole("img", { name: /^The sky to come, with/ })).toBeVisible();
}
