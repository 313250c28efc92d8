/** Searches everything for words after they were sealed: what the server has and says, and what the browser keeps. */

import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { BrowserContext, Page, Response } from "@playwright/test";
import { makeComparison, makeFeeling, makeLink, makeTracker } from "../testing/make.ts";
import { tracesIn } from "../testing/traces.ts";
import { accessUniverse, chooseEmotion, openAddMood, postStar, putTag, signUp } from "./actions.ts";
import { journeysPath } from "./below-a-path.ts";
import { expect, testWithOwnServer as test } from "./fixtures.ts";
import { expectKept } from "./kept-in-browser.ts";
import { passphrase, sealAll } from "./sealing.ts";

const root = join(import.meta.dirname, "..");
const canary = /canary[\w-]*/gi;

/** Words of every kind, also in the bin and of an import. */
async function writeWords(page: Page) {
  const send = async (method: "put" | "post" | "delete", path: string, data: object = {}) => {
    const reply = await page.request[method](path, { data });
    expect(reply.status(), `${path} ${await reply.text()}`).toBeLessThan(300);
    return reply;
  };
  const tag = await putTag(page, "canary-tag");
  await send("delete", `/api/tags/${await putTag(page, "canary-gone")}`);
  const binned = randomUUID();
  for (const [at, id] of [randomUUID(), randomUUID(), binned].entries())
    await postStar(page, 30 + at, { id, note: `canary-note ${id}`, tags: [tag] });
  await send("delete", `/api/mood-entries/${binned}`);
  await send("put", `/api/feelings/${randomUUID()}`, makeFeeling({ name: "canary-feeling" }));
  const tracker = makeTracker({ name: "canary-tracker", unit: "canary-unit" });
  await send("put", `/api/trackers/${randomUUID()}`, tracker);
  const comparison = makeComparison({ name: "canary-comparison", query: "first.words=canary-query" });
  await send("put", `/api/comparisons/${randomUUID()}`, comparison);
  await send("post", "/api/shown-skies", makeLink({ label: "canary-link" }));
  const id = randomUUID();
  await send("post", "/api/imports", { id, source: "csv", fileName: "canary-file.csv", total: 1 });
  const entry = {
    key: "canary-key",
    said: "canary-said",
    emotion: "hope",
    intensity: 5,
    note: "canary-brought",
  };
  await send("post", `/api/imports/${id}/entries`, {
    entries: [{ ...entry, timestamp: "2025-03-01T10:00:00.000Z" }],
    tags: [],
  });
  await send("post", `/api/imports/${id}/finish`);
}

/** Every value that the page's origin keeps in the browser, as text. */
const keptInBrowser = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    // Keys and binary values have no JSON of their own.
    const asText = (value: unknown): string => {
      if (value instanceof ArrayBuffer) return new TextDecoder("latin1").decode(value);
      if (ArrayBuffer.isView(value)) return new TextDecoder("latin1").decode(value);
      if (value instanceof Map || value instanceof Set) return [...value].map(asText).join("\n");
      if (typeof value === "object" && value !== null) return Object.values(value).map(asText).join("\n");
      return String(value);
    };
    const found = [asText({ ...localStorage }), asText({ ...sessionStorage }), document.cookie];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        found.push(
          `${name} ${store}`,
          asText(await done(objects.getAllKeys())),
          asText(await done(objects.getAll())),
        );
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (!request.url.includes("/assets/"))
          found.push(request.url, (await (await cache.match(request))?.text()) ?? "");
    }
    return found.join("\n");
  });

/** Every reply of the server to this browser from now on. */
function recordReplies(context: BrowserContext) {
  const replies: Promise<string>[] = [];
  context.on("response", (response: Response) => {
    const pathname = new URL(response.url()).pathname.slice(journeysPath.length);
    if (pathname.startsWith("/api/"))
      replies.push(
        response.text().then(
          (text) => `${pathname} ${text}`,
          () => pathname,
        ),
      );
  });
  return async () => (await Promise.all(replies)).join("\n");
}

const run = promisify(execFile);

test.use({ serviceWorkers: "allow" });

test("after sealing, no word is in the server's files, backup, export and log, in a reply, or in what the browser keeps, and another browser reads it without the server", async ({
  page,
  context,
  server,
  dataDir,
  faults,
  openSecondBrowser,
}, info) => {
  await signUp(page, "Sealed");
  await writeWords(page);
  // The browser keeps a copy, and a draft that is being typed.
  await page.goto("/");
  await openAddMood(page);
  await page.getByRole("textbox", { name: "Note" }).fill("canary-draft");
  await expect.poll(async () => new Set((await keptInBrowser(page)).match(canary)).size).toBeGreaterThan(3);
  expect(new Set(await tracesIn(dataDir, canary)).size).toBeGreaterThan(10);

  await sealAll(page);
  const replies = recordReplies(context);

  // The person goes on: a new star, a draft, a search, a letter and the list of imports.
  await page.goto("/");
  await expect(page.getByLabel(/^Star map/)).toBeVisible();
  await openAddMood(page);
  await chooseEmotion(page, "Hope");
  await page.getByRole("textbox", { name: "Note" }).fill("canary-afterwards");
  await page.getByRole("button", { name: "Create Star" }).click();
  await page.goto("/journal?q=canary");
  await expect(page.getByText("canary-afterwards")).toBeVisible();
  for (const path of ["/insights", "/letters", "/trackers", "/your-data", "/your-data/report"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goto("/");
  await expect(page.getByLabel(/^Star map/)).toBeVisible();

  const environment = { ...process.env, DATA_DIR: dataDir };
  const backup = info.outputPath("mood.backup");
  const operate = (...args: string[]) =>
    run(process.execPath, args, { cwd: root, env: environment, maxBuffer: 64 * 1024 * 1024 });
  await operate("server/operator/backup/main.ts", "backup", backup);
  const { stdout } = await operate("server/operator/main.ts", "export", "Sealed");

  const searched = {
    "the files of the server": (await tracesIn(dataDir, canary)).join(" "),
    "a backup": await readFile(backup, "latin1"),
    "the operator's export": stdout,
    "the log": server.log + server.errorOutput,
    replies: await replies(),
  };
  expect(searched.replies).toContain("/api/changes");
  expect(stdout).toContain('"sealed"');
  for (const [place, text] of Object.entries(searched))
    expect([place, text.match(canary) ?? []]).toEqual([place, []]);
  // The copy is written when the page has nothing else to do.
  await expect.poll(async () => (await keptInBrowser(page)).match(canary) ?? []).toEqual([]);
  expect(await keptInBrowser(page)).toContain("1.1.");

  await test.step("the built code opens the words in a browser that has no key, while the server is down", async () => {
    faults.allow(/ERR_CONNECTION_(REFUSED|RESET)|status of 503|did not arrive/);
    const other = await openSecondBrowser({ serviceWorkers: "allow" });
    await accessUniverse(other, "Sealed");
    await expect(other.getByLabel(/^Star map/)).toBeVisible();
    await other.goto("/journal");
    await unlock(other);
    await expectKept(other);
    await server.stop();
    const offline = await other.context().newPage();
    await other.close();
    await offline.goto("/journal");
    await unlock(offline);
  });
});

const words = (page: Page) => page.getByText("canary-afterwards");

async function unlock(page: Page) {
  const isSealed = page.getByRole("article").getByText("Sealed", { exact: true });
  await expect(isSealed.first()).toBeVisible();
  await expect(words(page)).toBeHidden();
  await page.getByLabel("Passphrase or recovery kit").fill(passphrase);
  await page.getByRole("button", { name: "Unlock", exact: true }).click();
  await expect(words(page)).toBeVisible();
}
