import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import {
  button,
  chooseFile,
  done,
  expect,
  goToSky,
  heading,
  import_,
  sentEntries,
  test,
} from "../../../testing/browser/import-test.ts";
import { makeJournal } from "../../../testing/browser/journal-test.ts";
import { switchToGerman } from "../../../testing/browser/language-change.ts";
import { expectNoOverflow } from "../../../testing/browser/looks.ts";
import { daylioFile } from "../../../testing/daylio-file.ts";

test("each step fits a phone with 200 moods and 500 tags", async ({ openImport }) => {
  await page.viewport(360, 780);
  await openImport(makeJournal(5));
  const moods = Array.from({ length: 200 }, (_, at) => `Donaudampfschifffahrtsgesellschaftsmood${at}`);
  const tags = Array.from({ length: 500 }, (_, at) => `An activity with a very long name, ${at}`);
  const long = daylioFile(["", ...moods], "", "Long note. ".repeat(250));
  const tagged = `2026-01-01,January 1,Thursday,10:00,good,"${tags.join(" | ")}",,\n`;
  chooseFile(new File([long, tagged], "daylio.csv"));
  await expect.element(heading("What was found")).toHaveFocus();
  expectNoOverflow();
  await button("Choose feelings").click();
  await expect.element(heading("What it becomes")).toHaveFocus();
  expectNoOverflow();
  expect(document.querySelectorAll("section *").length).toBeLessThan(2_500);
  await button(/mood0: Choose a feeling$/).click();
  expectNoOverflow();
  await page.getByRole("radio", { name: "Hope" }).click();
  await button("Done").click();
  await button(/, 0: New tag/).click();
  await button("Leave out").click();
  await button("See the sky to come").click();
  await expect.element(page.getByRole("img", { name: /^The sky to come, with \d+ stars$/ })).toBeVisible();
  expectNoOverflow();
  await import_.click();
  await expect.element(done).toHaveFocus();
  expectNoOverflow();
});

test("a file is read, matched, shown as a sky, sent and undone", async ({ openImport, calls, toasts }) => {
  await openImport(makeJournal(3));
  chooseFile(daylioFile(["rad", "Überwältigt", "bad", "rad"]));
  await expect.element(page.getByText("Daylio, table")).toBeVisible();
  await button("Choose feelings").click();
  await button("Überwältigt: Choose a feeling").click();
  await page.getByRole("radio", { name: "Anxiety" }).click();
  await button("Done").click();
  await button(/^friends: New tag/).click();
  await button("Leave out").click();
  await button("See the sky to come").click();
  await expect
    .element(page.getByText(/^4 stars and up to 1 tags, .*They join the 3 of your sky\.$/))
    .toBeVisible();
  expect(calls.received(api.openImport)).toEqual([]);
  await import_.click();
  await expect.element(done).toBeVisible();
  expect(calls.received(api.openImport)[0]?.body).toMatchObject({ source: "daylio-csv", total: 4 });
  expect(sentEntries(calls).map(({ emotion }) => emotion)).toEqual(["joy", "anxiety", "sadness", "joy"]);
  expect(calls.received(api.addImportEntries)[0]?.body.tags).toMatchObject([{ name: "walk" }]);

  calls.reply(api.removeImport, 204, null);
  await button("Undo this import").click();
  await button("Undo the import").click();
  await expect.poll(() => toasts.texts.join()).toContain("The import is undone");
  expect(calls.received(api.removeImport)[0]?.params.id).toBe(calls.received(api.openImport)[0]?.body.id);
});

test("moods in the reader's language have suggestions", async ({ openImport }) => {
  await openImport();
  await switchToGerman();
  chooseFile(daylioFile(["Traurig", "happy", "wie gestern"]));
  await button("Gefühle wählen").click();
  await expect.element(button(/^Traurig: Traurigkeit/)).toBeVisible();
  await expect.element(button(/^wie gestern: Gefühl wählen/)).toBeVisible();
});

test("a universe without room says so before anything is sent", async ({ openImport, calls }) => {
  await openImport();
  await goToSky(daylioFile(["rad"]));
  calls.reply(
    api.openImport,
    409,
    refusal("universe-full", "There is room for 0 more.", { max: 100_000, room: 0 }),
  );
  await import_.click();
  await expect.element(page.getByText("There is room for 0 more.")).toBeVisible();
  expect(calls.received(api.addImportEntries)).toEqual([]);
  await button("Not now").click();
  await expect.element(button("Choose a file")).toBeVisible();
});
