import { page, userEvent } from "vitest/browser";
import {
  button,
  chooseFile,
  done,
  expect,
  heading,
  import_,
  sentEntries,
  test,
} from "../../../testing/browser/import-test.ts";
import { recordSavedFiles } from "../../../testing/browser/saved-files.ts";
import { daylioFile } from "../../../testing/daylio-file.ts";
import { encodeAs } from "../../../testing/encoded-text.ts";

test("what cannot be read is listed row by row and can be saved, and answers are suggested again next time", async ({
  openImport,
}) => {
  const saved = recordSavedFiles();
  await openImport();
  const file = new File(
    [await daylioFile(["Überwältigt"]).text(), "2026-02-30,,,10:00,good,,,\n"],
    "daylio.csv",
  );
  chooseFile(file);
  const list = page.getByRole("list", { name: "1 stays out" });
  await expect.element(list.getByText(/2026-02-30/)).toBeVisible();
  await expect.element(list.getByText("Row 3")).toBeVisible();
  await button("Save this list").click();
  await expect.poll(() => saved.length).toBe(1);
  expect(await saved[0]?.content.text()).toMatch(/^Row 3: .*2026-02-30/);
  await button("Choose feelings").click();
  await button("Überwältigt: Choose a feeling").click();
  await page.getByRole("radio", { name: "Anxiety" }).click();
  await button("Done").click();
  await button("See the sky to come").click();
  await import_.click();
  await expect.element(done).toBeVisible();

  await button("Bring another file").click();
  chooseFile(daylioFile(["Überwältigt"]));
  await button("Choose feelings").click();
  await expect.element(button(/^Überwältigt: Anxiety/)).toBeVisible();
  await expect.element(page.getByText(/^These are your answers from last time/)).toBeVisible();
});

test("the columns of an unknown table are chosen by hand, with the first rows in view", async ({
  openImport,
  calls,
}) => {
  await openImport();
  chooseFile(
    new File(["When;How;Words\n03/04/2026 21:15;happy;A walk\n15/04/2026;tired;Work\n"], "mine.csv"),
  );
  await expect.element(heading("Which column is which?")).toHaveFocus();
  await expect.element(page.getByRole("cell", { name: "A walk" })).toBeVisible();
  await page.getByLabelText("Mood", { exact: true }).selectOptions("How");
  await page.getByRole("group", { name: "Notes" }).getByRole("checkbox", { name: "Words" }).click();
  await button("Read it").click();
  await button("Choose feelings").click();
  await button("See the sky to come").click();
  await import_.click();
  await expect.element(done).toBeVisible();
  expect(sentEntries(calls).map(({ timestamp, note }) => [timestamp.slice(0, 10), note])).toEqual([
    ["2026-04-03", "A walk"],
    ["2026-04-15", "Work"],
  ]);
});

test("dates whose order nothing tells are asked for, with the days that they can mean", async ({
  openImport,
  calls,
}) => {
  await openImport();
  const rows = ["5/6/2025,,,9:39 PM,good,,,one", "1/2/2025,,,12:05 AM,meh,,,two"];
  chooseFile(
    new File(
      [`full_date,date,weekday,time,mood,activities,note_title,note\n${rows.join("\n")}\n`],
      "daylio.csv",
    ),
  );
  await expect.element(heading("Which days are meant?")).toHaveFocus();
  const meaning = page.getByRole("group", { name: "5/6/2025 means" });
  await expect.element(meaning.getByRole("radio", { name: "Jun 5, 2025" })).toBeChecked();
  await userEvent.keyboard("{Tab}{ArrowRight}");
  await expect.element(meaning.getByRole("radio", { name: "May 6, 2025" })).toBeChecked();
  await button("Read it").click();
  await button("Choose feelings").click();
  await button("See the sky to come").click();
  await import_.click();
  await expect.element(done).toBeVisible();
  expect(sentEntries(calls).map(({ key }) => key)).toEqual([
    "daylio 2025-05-06 21:39 good",
    "daylio 2025-01-02 00:05 meh",
  ]);
});

test("a file in letters of another country shows its first lines, in other letters as well", async ({
  openImport,
  calls,
}) => {
  await openImport();
  const row = "2026-02-08,,,16:04,хорошо,прогулка,,Сегодня гулял с друзьями в парке";
  const text = `full_date,date,weekday,time,mood,activities,note_title,note\n${row}\n`;
  chooseFile(new File([encodeAs("windows-1251", text)], "daylio.csv"));
  await expect.element(heading("Can you read these lines?")).toHaveFocus();
  const lines = page.getByRole("list", { name: "The first lines with such letters" });
  const letters = page.getByLabelText("Letters of");
  await expect.element(lines.getByText(/Сегодня гулял/)).toBeVisible();
  await expect.element(letters).toHaveDisplayValue(/^Russian, Ukrainian, .*windows-1251/);
  await letters.selectOptions("Greek (windows-1253)");
  await expect.element(lines.getByText(/Сегодня гулял/)).not.toBeInTheDocument();
  await letters.selectOptions("windows-1251");
  await button("Read it").click();
  await button("Choose feelings").click();
  await expect.element(button(/^хорошо: /)).toBeVisible();
  await button(/^хорошо: /).click();
  await page.getByRole("radio", { name: "Joy" }).click();
  await button("Done").click();
  await button("See the sky to come").click();
  await import_.click();
  await expect.element(done).toBeVisible();
  expect(sentEntries(calls).map(({ note }) => note)).toEqual(["Сегодня гулял с друзьями в парке"]);
});

test("files that no journal can be in are refused with a sentence, and the page goes on working", async ({
  openImport,
}) => {
  await openImport();
  const refusals: readonly (readonly [string, BlobPart, RegExp])[] = [
    ["photo.jpg", new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 7, 1]), /neither a text nor a ZIP/],
    ["word.txt", "hello", /neither JSON nor a table/],
  ];
  for (const [name, content, sentence] of refusals) {
    chooseFile(new File([content], name));
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(page.getByText(name, { exact: true })).toBeVisible();
  }
  chooseFile(daylioFile(["rad"]));
  await expect.element(heading("What was found")).toBeVisible();
  await userEvent.keyboard("{Tab}");
  await button("Cancel").click();
  await expect.element(button("Choose a file")).toBeVisible();
});
