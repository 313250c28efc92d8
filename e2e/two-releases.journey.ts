/**
 * The client of the last release with the server of today, and the other way round, as during an update, after a
 * rollback, and in a tab that stays open: what a person writes arrives, once.
 */

import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { Changes } from "#domain/records/changes.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import {
  buildVersionOf,
  type EarlierRelease,
  schemaBeforeUpdate,
} from "../testing/hosting/earlier-version.ts";
import { sealUniverse } from "../testing/seal.ts";
import { ServerProcess } from "../testing/server-process.ts";
import type { Caller } from "../testing/visitor.ts";
import { chooseEmotion, expectStars, openAddMood, signUp } from "./actions.ts";
import { testWithOwnServer as base, expect } from "./fixtures.ts";

const presentClient = join(import.meta.dirname, "..", "dist", "client");
const withClient = (client: string) => [
  join(import.meta.dirname, "..", "testing", "server-with-client.mjs"),
  client,
];

const test = base.extend<object, { earlier: EarlierRelease }>({
  earlier: [
    async ({ browserName: _ }, use) => {
      const earlier = await buildVersionOf(schemaBeforeUpdate);
      if (!earlier) throw new Error("This clone has no history, from which the earlier release is built.");
      await use(earlier);
      await earlier.remove();
    },
    { scope: "worker", timeout: 600_000 },
  ],
});

test.use({ environment: { COOLDOWN_SECONDS: "0" } });
test.describe.configure({ mode: "default" });

const star = (page: Page, note: string) => page.getByRole("article").filter({ hasText: note });
const waiting = (page: Page) => page.getByRole("button", { name: /^Waiting for the network/ });

/** Opens the dialog where a star was added just before, too. */
async function writeStar(page: Page, emotion: string, note: string) {
  await openAddMood(page);
  await chooseEmotion(page, emotion);
  await page.getByRole("textbox", { name: "Note" }).fill(note);
  await page.getByRole("button", { name: "Create Star" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
}

async function correctNote(page: Page, from: string, to: string) {
  await star(page, from)
    .getByRole("button", { name: /^Correct/ })
    .click();
  const change = page.getByRole("dialog", { name: "Change this star" });
  await change.getByRole("textbox", { name: "Note" }).fill(to);
  await change.getByRole("button", { name: "Save Star" }).click();
  await expect(star(page, to)).toBeVisible();
}

async function removeStar(page: Page, note: string) {
  await star(page, note)
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect(star(page, note)).toBeHidden();
}

/** The notes of the stars that the server has, in the order of their moments. */
async function storedNotes(page: Page): Promise<(string | null)[]> {
  const reply = await page.request.get("/api/mood-entries");
  return ((await reply.json()) as MoodEntry[]).map(({ note }) => note);
}

/** A star, a correction and a removal with the network; a star, a correction and a removal without it. */
async function writeOnlineAndOffline(page: Page) {
  await writeStar(page, "Joy", "A first star");
  await expectStars(page, 1);
  await writeStar(page, "Hope", "A second star");
  await expectStars(page, 2);
  await page.goto("/journal");
  await correctNote(page, "A first star", "A first, corrected star");
  await removeStar(page, "A second star");
  await expect.poll(() => storedNotes(page)).toEqual(["A first, corrected star"]);

  await page.goto("/");
  await writeStar(page, "Relief", "Removed on the train");
  await expectStars(page, 2);
  await expect.poll(() => storedNotes(page)).toContain("Removed on the train");
  // The pages of both releases are here before the network goes.
  await page.getByRole("link", { name: "Journal" }).first().click();
  await expect(star(page, "Removed on the train")).toBeVisible();
  await page.context().setOffline(true);
  await correctNote(page, "A first, corrected star", "Corrected on the train");
  await removeStar(page, "Removed on the train");
}

for (const [name, programOf] of [
  [
    "the client of the last release with the server of today",
    (earlier: EarlierRelease) => withClient(earlier.client),
  ],
  [
    "the client of today with the server of the last release",
    (earlier: EarlierRelease) => earlier.programWith(presentClient),
  ],
] as const)
  test.describe(name, () => {
    test.use({ program: async ({ earlier }, use) => use(programOf(earlier)) });

    test("stars, corrections and removals arrive once, with and without the network", {
      tag: "@long",
    }, async ({ page, faults }) => {
      faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK/);
      await signUp(page, "Between Two Releases");
      await page.goto("/");
      await writeOnlineAndOffline(page);
      await page.context().setOffline(false);
      await expect.poll(() => storedNotes(page)).toEqual(["Corrected on the train"]);
      await page.goto("/");
      await expectStars(page, 1);
      await expect(waiting(page)).toBeHidden();
    });
  });

test.describe("an update while writes wait in the browser", () => {
  test.use({ program: async ({ earlier }, use) => use(earlier.programWith(earlier.client)) });

  test("the new client shows and sends what the old one has kept, each write once", {
    tag: "@long",
  }, async ({ page, faults, server, dataDir }) => {
    faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK|ERR_CONNECTION|ERR_EMPTY|ERR_SOCKET/);
    await signUp(page, "Kept Over The Update");
    await page.goto("/");
    await writeOnlineAndOffline(page);
    const { port } = server;
    await server.stop();
    await page.close();
    const present = new ServerProcess(dataDir, {
      COOLDOWN_SECONDS: "0",
      ...{ PORT: `${port}`, PUBLIC_URL: `http://127.0.0.1:${port}` },
    });
    await present.start();
    try {
      await page.context().setOffline(false);
      const after = await page.context().newPage();
      await after.goto(`http://127.0.0.1:${port}/`);
      await expectStars(after, 1);
      await expect.poll(() => storedNotes(after)).toEqual(["Corrected on the train"]);
      await expect(waiting(after)).toBeHidden();
    } finally {
      await present.stop();
    }
  });
});

const waitingForUpdate = (page: Page) => page.getByRole("button", { name: /^Waiting for an update/ });

const comparison = { id: randomUUID(), name: "Two homes", query: "first.from=2026-03-01&second=others" };
/** What the client of today keeps of writes that a server of before them does not know. */
const writesOfToday = (star: MoodEntry) => [
  {
    ...{ kind: "comparison", id: comparison.id },
    body: { name: comparison.name, query: comparison.query },
  },
  {
    ...{ kind: "star", id: randomUUID() },
    body: {
      ...{ emotion: "joy", intensity: 5, note: "Mine alone", keptOutOfLetters: true },
      timestamp: "2026-03-01T12:00:00.000Z",
    },
  },
  {
    ...{ kind: "correction", id: star.id },
    body: { base: { ...star, keptOutOfLetters: false }, changes: { keptOutOfLetters: true } },
  },
];

/** Puts writes into the outbox of the page's browser, as its dialogs do. */
const keep = (page: Page, writes: readonly { readonly id: string; readonly body: object }[]) =>
  page.evaluate(async (items) => {
    const userId = localStorage.getItem("mood-universe.user-id");
    const opening = indexedDB.open("mood-universe", 1);
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const transaction = database.transaction("outbox", "readwrite");
    for (const item of items)
      transaction
        .objectStore("outbox")
        .add({ ...item, userId, createdAt: new Date().toISOString(), refusal: null });
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  }, writes);

test.describe("comparisons, and stars kept out of letters, with the server of the last release", () => {
  test.use({ program: async ({ earlier }, use) => use(earlier.programWith(presentClient)) });

  test("wait for its update, and arrive with it", {
    tag: "@long",
  }, async ({ page, faults, server, dataDir }) => {
    faults.allow(/404|400|503|ERR_CONNECTION|ERR_EMPTY|ERR_SOCKET/);
    await signUp(page, "Ahead Of Its Server");
    await page.goto("/");
    await writeStar(page, "Joy", "A star of today");
    await expectStars(page, 1);
    const [star] = (await (await page.request.get("/api/mood-entries")).json()) as [MoodEntry];
    await keep(page, writesOfToday(star));
    await page.reload();
    await expect(waitingForUpdate(page)).toContainText("3");
    await expect.poll(() => storedNotes(page)).toEqual(["A star of today"]);
    const { port } = server;
    await server.stop();
    const present = new ServerProcess(dataDir, {
      COOLDOWN_SECONDS: "0",
      ...{ PORT: `${port}`, PUBLIC_URL: `http://127.0.0.1:${port}` },
    });
    await present.start();
    try {
      await page.goto(`http://127.0.0.1:${port}/`);
      await expectStars(page, 2);
      await expect(waitingForUpdate(page)).toBeHidden();
      const changes = async (): Promise<Changes> => (await page.request.get("/api/changes")).json();
      await expect.poll(async () => (await changes()).comparisons).toMatchObject([comparison]);
      const { entries } = await changes();
      expect(entries.map(({ note, keptOutOfLetters }) => [note, keptOutOfLetters])).toEqual([
        ["Mine alone", true],
        ["A star of today", true],
      ]);
    } finally {
      await present.stop();
    }
  });
});

/** Another device of the person, whose page this is: it makes calls while the page has no network. */
const deviceOf = ({ request }: Page): Caller => ({
  async call({ method, path }, { body: data } = {}) {
    const reply = await request.fetch(path, { method, data });
    const text = await reply.text();
    return { status: reply.status(), text, body: text === "" ? null : JSON.parse(text) };
  },
});

test.describe("words that another device seals, in a page of the last release", () => {
  test.use({ program: async ({ earlier }, use) => use(withClient(earlier.client)) });

  test("stay on the page, and what waited is refused in a sentence, and kept for the page of today", {
    tag: "@long",
  }, async ({ page, faults, server, dataDir }) => {
    faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK|409|ERR_CONNECTION|ERR_EMPTY|ERR_SOCKET/);
    await signUp(page, "Sealed On Another Device");
    await page.goto("/");
    await writeStar(page, "Joy", "Written before");
    await expectStars(page, 1);
    // The pages of this release are here before the network goes.
    await page.getByRole("link", { name: "Journal" }).first().click();
    await expect(star(page, "Written before")).toBeVisible();
    await page.goBack();
    await page.context().setOffline(true);
    await writeStar(page, "Hope", "Written on the train");
    await page.getByRole("link", { name: "Journal" }).first().click();
    await correctNote(page, "Written before", "Corrected on the train");
    await sealUniverse(deviceOf(page));
    await page.context().setOffline(false);

    await expect(page.getByText(/^This page is too old for your server\./)).toBeVisible();
    const sentence = /The words of this universe are sealed, and this came unsealed\./;
    await expect(star(page, "Written on the train")).toContainText(sentence);
    await expect(star(page, "Written before")).toContainText(sentence);
    await star(page, "Written before")
      .getByRole("button", { name: /^Correct/ })
      .click();
    const change = page.getByRole("dialog", { name: "Change this star" });
    await expect(change.getByRole("textbox", { name: "Note" })).toHaveValue("Corrected on the train");
    expect(await storedNotes(page)).toEqual([null]);

    const { port } = server;
    await server.stop();
    const present = new ServerProcess(dataDir, {
      COOLDOWN_SECONDS: "0",
      ...{ PORT: `${port}`, PUBLIC_URL: `http://127.0.0.1:${port}` },
    });
    await present.start();
    try {
      await page.goto(`http://127.0.0.1:${port}/journal`);
      await expect(page.getByRole("region", { name: "Unlock your words" })).toBeVisible();
      await expect(page.getByText("Written before")).toBeHidden();
      await expect(star(page, "Written on the train")).toContainText(sentence);
      expect(await storedNotes(page)).toEqual([null]);
    } finally {
      await present.stop();
    }
  });
});
