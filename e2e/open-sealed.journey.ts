/** The page that opens sealed exports, as a person has it who has nothing else any more: two files and a browser. */

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { universeFileSchema } from "#domain/formats/universe-file.ts";
import { formatKit } from "#domain/sealed/kit.ts";
import { makeUser } from "../testing/browser/make-replies.ts";
import { makeStar } from "../testing/make-star.ts";
import { passphrase } from "../testing/sealed.ts";
import { makeSealedFile } from "../testing/sealed-file.ts";
import { test as base, expect } from "./fixtures.ts";

const built = join(import.meta.dirname, "../dist/client/open-sealed.html");

const walk = "We walked along the lake, and nobody said much.";
const plain = universeFileSchema.parse({
  ...{ formatVersion: 1, exportedAt: "2026-03-14T08:00:00.000Z", isWhole: true, settings: {} },
  user: makeUser(),
  moodEntries: [
    makeStar({
      id: "one",
      emotion: "hope",
      note: walk,
      tags: ["lake"],
      timestamp: "2026-03-12T20:30:00.000Z",
    }),
    makeStar({ id: "two", emotion: "grief", note: "Missing her.", timestamp: "2026-03-13T07:00:00.000Z" }),
    makeStar({ id: "three", emotion: "joy", note: null, timestamp: "2026-03-13T08:00:00.000Z" }),
  ],
  tags: [{ id: "lake", name: "Lake Constance", kind: "place", isArchived: false, revision: 1 }],
  bin: [
    {
      ...makeStar({ id: "four", emotion: "joy", note: null, timestamp: "2026-03-11T08:00:00.000Z" }),
      deletedAt: "2026-03-12T08:00:00.000Z",
    },
  ],
  ...{ constellations: [], quizResponses: [], recommendations: [], wellnessSessions: [] },
});

let sealedFile: ReturnType<typeof makeSealedFile> | null = null;

/** The page and a sealed file in a folder of their own, in a browser whose every request would be seen. */
const test = base.extend<{ sealed: Awaited<ReturnType<typeof makeSealedFile>>; file: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
  sealed: async ({}, use) => {
    // One file does for all journeys of a worker: to make its key takes half a second, and none of them changes it.
    sealedFile ??= makeSealedFile(plain);
    await use(await sealedFile);
  },
  file: async ({ sealed, page }, use, info) => {
    const file = info.outputPath("sealed.json");
    await writeFile(file, JSON.stringify(sealed.file));
    const asked: string[] = [];
    const errors: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(`${error}`));
    const address = `${pathToFileURL(built)}`;
    await page.goto(address);
    await use(file);
    expect(asked.filter((url) => url !== address && !url.startsWith("blob:"))).toEqual([]);
    expect(errors).toEqual([]);
  },
});

test("a journal opens with its passphrase, is searched, and is saved as plain JSON, without a request", async ({
  page,
  file,
}) => {
  expect(await readFile(file, "utf8")).not.toContain("lake,");
  await page.getByLabel("Choose the file").setInputFiles(file);
  await expect(page.getByText("A journal with 3 stars, saved on March 14, 2026.")).toBeVisible();
  const field = page.getByRole("textbox", { name: "Passphrase" });
  await field.fill("four quiet words of others");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByText(/^That is not the passphrase of this journal/)).toBeVisible();
  await field.fill(` ${passphrase.replace(" ", "\u00a0 ")}  `);
  await field.press("Enter");
  await expect(page.getByRole("heading", { name: "Your journal" })).toBeFocused();
  await expect(page.getByText(walk)).toBeVisible();
  await expect(page.getByText("Tags: Lake Constance")).toBeVisible();
  await expect(page.getByRole("listitem")).toHaveCount(4);
  await expect(page.getByText("3 stars, the latest first. In the bin: 1.")).toBeVisible();
  await page.getByRole("searchbox", { name: "Find words" }).fill("LAKE");
  await expect(page.getByRole("listitem")).toHaveCount(1);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save it as plain JSON" }).click(),
  ]);
  const saved = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(universeFileSchema.parse(saved)).toEqual(plain);
});

test("a journal opens with its recovery kit, typed as people type it, in the reader's language", async ({
  page,
  sealed,
  file,
}) => {
  await page.getByLabel("Language").selectOption("de");
  await page.getByLabel("Datei auswählen").setInputFiles(file);
  await page.getByRole("radio", { name: "Notfallblatt" }).check();
  const kit = formatKit(sealed.kit);
  const field = page.getByRole("textbox", { name: "Notfallblatt" });
  await field.fill(kit.slice(0, -1));
  await field.press("Enter");
  await expect(page.getByText(/^Etwas ist vertippt/)).toBeVisible();
  await field.fill(kit.toLowerCase().replaceAll("-", " "));
  await field.press("Enter");
  await expect(page.getByRole("heading", { name: "Dein Tagebuch" })).toBeFocused();
  await expect(page.getByText(walk)).toBeVisible();
});

test("words of a record that was changed, or of another one, are never shown, and the others are", async ({
  page,
  sealed,
  file,
}) => {
  const [one, two, ...rest] = sealed.file.moodEntries;
  const swapped = [{ ...one, sealed: two?.sealed }, two, ...rest];
  await writeFile(file, JSON.stringify({ ...sealed.file, moodEntries: swapped }));
  await page.getByLabel("Choose the file").setInputFiles(file);
  await page.getByRole("textbox", { name: "Passphrase" }).fill(passphrase);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByText(/^The words of 1 record could not be opened/)).toBeVisible();
  await expect(page.getByText("Missing her.")).toHaveCount(1);
  await expect(page.getByText(walk)).toHaveCount(0);
});

for (const [name, text, sentence] of [
  ["is cut off", (json: string) => json.slice(0, -20), /^This file cannot be read as JSON/],
  ["is of something else", () => "[1, 2]", /^This is no export of Mood Universe/],
  [
    "is of a later version",
    (json: string) => json.replace('"formatVersion":2', '"formatVersion":3'),
    /newer/,
  ],
  [
    "asks for a key that is easy to guess",
    (json: string) => json.replace('"memory":65536', '"memory":8'),
    /^The file is damaged/,
  ],
] as const)
  test(`a file that ${name} is refused with a sentence`, async ({ page, sealed, file }) => {
    const json = JSON.stringify(sealed.file);
    expect(text(json)).not.toBe(json);
    await writeFile(file, text(json));
    await page.getByLabel("Choose the file").setInputFiles(file);
    const field = page.getByRole("textbox", { name: "Passphrase" });
    if (name.startsWith("asks")) {
      await field.fill(passphrase);
      await field.press("Enter");
    }
    await expect(page.getByText(sentence)).toBeVisible();
  });
