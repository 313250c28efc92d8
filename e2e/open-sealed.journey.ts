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

/** The page in a browser whose every request would be seen, and what chooses a file with a text. */
const test = base.extend<{ choose(text: string, label?: string | RegExp): Promise<void> }>({
  choose: async ({ page }, use, info) => {
    const file = info.outputPath("sealed.json");
    const asked: string[] = [];
    const errors: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(`${error}`));
    const address = `${pathToFileURL(built)}`;
    await page.goto(address);
    await use(async (text, label: string | RegExp = /^Choose (the|another) file$/) => {
      await writeFile(file, text);
      await page.getByLabel(label).setInputFiles(file);
    });
    expect(asked.filter((url) => url !== address && !url.startsWith("blob:"))).toEqual([]);
    expect(errors).toEqual([]);
  },
});

test("a sealed file of which a word is changed or missing is refused, and the whole one opens with the passphrase and the kit, is searched, and saved as plain JSON, without a request", async ({
  page,
  choose,
}) => {
  const sealed = await makeSealedFile(plain);
  const json = JSON.stringify(sealed.file);
  expect(json).not.toContain("lake,");
  const kit = formatKit(sealed.kit);
  const field = page.getByRole("textbox", { name: "Passphrase" });
  const kitField = page.getByRole("textbox", { name: "Recovery kit" });

  for (const [what, text, sentence] of [
    ["cut off", json.slice(0, -20), /^This file cannot be read as JSON/],
    ["of something else", "[1, 2]", /^This is no export of Mood Universe/],
    ["of a later version", json.replace('"formatVersion":2', '"formatVersion":3'), /newer/],
  ] as const)
    await test.step(`a file that is ${what} is refused with a sentence`, async () => {
      expect(text).not.toBe(json);
      await choose(json);
      await expect(field).toBeVisible();
      await choose(text);
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(field).toBeHidden();
    });

  await test.step("a file that asks for a key that is easy to guess opens nothing", async () => {
    const weak = json.replace('"memory":65536', '"memory":8');
    expect(weak).not.toBe(json);
    await choose(weak);
    await field.fill(passphrase);
    await field.press("Enter");
    await expect(page.getByText(/^The file is damaged/)).toBeVisible();
  });

  await test.step("words of a record that was changed, or of another one, are never shown, and the others are", async () => {
    const [one, two, ...rest] = sealed.file.moodEntries;
    const swapped = [{ ...one, sealed: two?.sealed }, two, ...rest];
    await choose(JSON.stringify({ ...sealed.file, moodEntries: swapped }));
    await page.getByRole("radio", { name: "Recovery kit" }).check();
    await kitField.fill(kit);
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await expect(page.getByText(/^The words of 1 record could not be opened/)).toBeVisible();
    await expect(page.getByText("Missing her.")).toHaveCount(1);
    await expect(page.getByText(walk)).toHaveCount(0);
  });

  await test.step("the passphrase opens the journal, which is searched and saved", async () => {
    await choose(json);
    await page.getByRole("radio", { name: "Passphrase" }).check();
    await expect(page.getByText("A journal with 3 stars, saved on March 14, 2026.")).toBeVisible();
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
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save it as plain JSON" }).click(),
    ]);
    const saved = JSON.parse(await readFile(await download.path(), "utf8"));
    expect(universeFileSchema.parse(saved)).toEqual(plain);
    const search = page.getByRole("searchbox", { name: "Find words" });
    await search.fill("LAKE");
    await expect(page.getByRole("listitem")).toHaveCount(1);
    await search.fill("");
  });

  await test.step("the kit opens it, typed as people type it, in the reader's language", async () => {
    await page.getByLabel("Language").selectOption("de");
    await choose(json, "Andere Datei auswählen");
    await page.getByRole("radio", { name: "Notfallblatt" }).check();
    const typed = page.getByRole("textbox", { name: "Notfallblatt" });
    await typed.fill(kit.slice(0, -1));
    await typed.press("Enter");
    await expect(page.getByText(/^Etwas ist vertippt/)).toBeVisible();
    await typed.fill(kit.toLowerCase().replaceAll("-", " "));
    await typed.press("Enter");
    await expect(page.getByRole("heading", { name: "Dein Tagebuch" })).toBeFocused();
    await expect(page.getByText(walk)).toBeVisible();
  });
});
