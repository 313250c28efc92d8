import type { Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { expectStars, signUp } from "./actions.ts";
import { expect, test } from "./fixtures.ts";
import { type JournalFile, journalFiles } from "./journal-files.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

const chooseFile = (page: Page, { name, content }: Pick<JournalFile, "name" | "content">) =>
  page
    .locator("input[data-import-file]")
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(content) });

async function chooseColumns(page: Page) {
  await expect(page.getByRole("cell", { name: "A walk" }).first()).toBeVisible();
  await page.getByLabel("Mood", { exact: true }).selectOption("How");
  await page.getByRole("group", { name: "Notes" }).getByRole("checkbox", { name: "Words" }).check();
  await press(page, "Read it");
}

async function chooseOneFeeling(page: Page) {
  await press(page, "Entries without a mood: Choose a feeling");
  await page.getByRole("radio", { name: "Hope", exact: true }).check();
  await press(page, "Done");
}

async function importFile(page: Page, file: JournalFile) {
  await chooseFile(page, file);
  if (file.source === "csv") await chooseColumns(page);
  await expect(heading(page, "What was found")).toBeFocused();
  await expect(page.getByText(file.shownAs, { exact: true })).toBeVisible();
  if (!file.source.startsWith("mood-universe")) await press(page, "Choose feelings");
  if (file.source === "day-one-zip") await chooseOneFeeling(page);
  await press(page, "See the sky to come");
  await expect(page.getByRole("img", { name: "The sky to come, with 5 stars" })).toBeVisible();
  await press(page, "Import");
  await expect(heading(page, "They are in your sky")).toBeFocused();
}

async function undo(page: Page, { name }: JournalFile) {
  await press(page, `Undo the import of ${name}`);
  await press(page, "Undo the import");
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row.getByText(/Undone on/)).toBeVisible();
}

/** One of each way through the page: a table, a ZIP with entries without a mood, JSON, and columns chosen by hand. */
const everyWay: readonly string[] = ["daylio-csv", "day-one-zip", "mood-universe-json", "csv"];

for (const { name, details, sources } of [
  { name: "one file of each kind", details: {}, sources: everyWay },
  {
    name: "the file of each journal",
    details: { tag: "@long" },
    sources: journalFiles.map(({ source }) => source),
  },
])
  test(
    `${name} becomes stars of the sky, and an undo takes them away`,
    details,
    async ({ page, dataDir: _ }) => {
      await signUp(page, "Vega");
      await page.goto("/your-data");
      for (const file of journalFiles.filter(({ source }) => sources.includes(source)))
        await test.step(file.source, async () => {
          await importFile(page, file);
          await page.getByRole("link", { name: "See them in the sky" }).click();
          // Those of the journals before are gone.
          await expectStars(page, 5);
          await page.goBack();
          await page.getByRole("link", { name: "Back to your data" }).click();
          await undo(page, file);
        });
    },
  );

const zip = (name: string, content: Uint8Array) => zipSync({ [name]: content });

/** Files that nothing can be read from, and the sentence that says why. */
const badFiles: readonly (Pick<JournalFile, "name" | "content"> & { sentence: RegExp })[] = [
  {
    name: "bomb.zip",
    content: zip("Journal.json", new Uint8Array(210 * 1024 * 1024)),
    sentence: /more than 200 M/,
  },
  { name: "outside.zip", content: zip("../Journal.json", strToU8("{}")), sentence: /points outside/ },
  {
    name: "cut.zip",
    content: zip("Journal.json", strToU8("x".repeat(9_999))).slice(0, 60),
    sentence: /damaged/,
  },
  {
    name: "endless.csv",
    content: "a,".repeat(2_000_000),
    sentence: /a line of more than a million characters/,
  },
  {
    name: "many.csv",
    content: `full_date,mood,activities\n${"2026-01-01,good,\n".repeat(1_000_000)}`,
    sentence: /more than/,
  },
  {
    name: "sound.mp3",
    content: new Uint8Array([0xff, 0xfb, 0x90, 0, 0, 0, 1]),
    sentence: /neither a text nor a ZIP/,
  },
];

test("files that cannot be read are refused with a sentence, and the page goes on working", {
  tag: "@long",
}, async ({ page, dataDir: _ }) => {
  await signUp(page, "Vega");
  await page.goto("/your-data/import");
  for (const file of badFiles) {
    await chooseFile(page, file);
    await expect(page.getByRole("alert").getByText(file.sentence)).toBeVisible();
    await expect(page.getByRole("alert").getByText(file.name, { exact: true })).toBeVisible();
  }
  const content = [
    "full_date,time,mood,activities,note",
    "2026-02-30,10:00,good,,a day that does not exist",
    "2999-01-01,10:00,good,,later",
    "1899-12-31,10:00,good,,too early",
    "2026-02-01,10:00,good,,one that stays",
  ].join("\n");
  await chooseFile(page, { name: "dates.csv", content });
  await expect(page.getByText("There is no date “2026-02-30”.")).toBeVisible();
  await press(page, "Choose feelings");
  await press(page, "See the sky to come");
  await expect(page.getByRole("list", { name: "2 stay out" })).toBeVisible();
  await press(page, "Import");
  await expect(heading(page, "They are in your sky")).toBeVisible();
});

test("an import goes on where it was after the tab was closed", async ({
  page,
  context,
  faults,
  dataDir: _,
}) => {
  await signUp(page, "Vega");
  await page.goto("/your-data/import");
  await context.route("**/api/imports/*/entries", (route) => route.abort());
  faults.allow(/net::ERR_FAILED/);
  const [file] = journalFiles;
  if (!file) throw new Error("There is no file.");
  await chooseFile(page, file);
  await press(page, "Choose feelings");
  await press(page, "See the sky to come");
  await press(page, "Import");
  await expect(page.getByText(/cannot be reached right now/)).toBeVisible();
  await page.close();
  await context.unroute("**/api/imports/*/entries");
  const next = await context.newPage();
  await next.goto("/your-data/import");
  await expect(heading(next, "They are in your sky")).toBeVisible();
  await next.getByRole("link", { name: "See them in the sky" }).click();
  await expectStars(next, 5);
});
