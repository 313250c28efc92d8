import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import { expectAccessible } from "../../../testing/browser/expect-accessible.ts";
import {
  button,
  chooseFile,
  daylioFile,
  expect,
  goToSky,
  heading,
  makeImport,
  sentEntries,
  test,
} from "../../../testing/browser/import-test.ts";
import { makeJournal } from "../../../testing/browser/journal-test.ts";
import { expectNoOverflow, looks, setLook } from "../../../testing/browser/looks.ts";
import { makeUniverse } from "../../../testing/browser/make-replies.ts";
import { recordSavedFiles } from "../../../testing/browser/saved-files.ts";
import { forgetImports, importsDatabase } from "../../session/forget-imports.ts";
import { storeUserId } from "../../session/stored-user.ts";
import { importStore } from "./sending/import-store.ts";

const import_ = button(/^Import$/);
const done = heading("They are in your sky");

/** Deletions of the same database take turns. */
const databaseDeleted = () =>
  new Promise((resolve) => {
    indexedDB.deleteDatabase(importsDatabase).onsuccess = resolve;
  });

for (const look of looks) {
  // Long lists have to fit the narrow window; axe needs seconds for each.
  const [moodCount, tagCount] = look.width < 600 ? [200, 500] : [20, 50];
  test(`each step is accessible and fits with ${moodCount} moods and ${tagCount} tags, in the ${look.theme} theme at ${look.width} px`, async ({
    openImport,
  }) => {
    await setLook(look);
    await openImport(makeJournal(5));
    await expectAccessible();
    const moods = Array.from(
      { length: moodCount },
      (_, at) => `Donaudampfschifffahrtsgesellschaftsmood${at}`,
    );
    const tags = Array.from({ length: tagCount }, (_, at) => `An activity with a very long name, ${at}`);
    const long = daylioFile(["", ...moods], "", "Long note. ".repeat(250));
    const tagged = `2026-01-01,January 1,Thursday,10:00,good,"${tags.join(" | ")}",,\n`;
    chooseFile(new File([long, tagged], "daylio.csv"));
    await expect.element(heading("What was found")).toHaveFocus();
    await expectAccessible();
    expectNoOverflow();
    await button("Choose feelings").click();
    await expect.element(heading("What it becomes")).toHaveFocus();
    await expectAccessible();
    expectNoOverflow();
    expect(document.querySelectorAll("section *").length).toBeLessThan(2_500);
    await button(/mood0: Choose a feeling$/).click();
    await expectAccessible();
    expectNoOverflow();
    await page.getByRole("radio", { name: "Hope" }).click();
    await button("Done").click();
    await button(/, 0: New tag/).click();
    await expectAccessible();
    await button("Leave out").click();
    await button("See the sky to come").click();
    await expect.element(page.getByRole("img", { name: /^The sky to come, with \d+ stars$/ })).toBeVisible();
    await expectAccessible();
    expectNoOverflow();
    await import_.click();
    await expect.element(done).toHaveFocus();
    await expectAccessible();
    expectNoOverflow();
  });
}

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

test("an import waits while the server cannot be reached or asks for a break, and goes on", async ({
  openImport,
  calls,
}) => {
  await openImport();
  await goToSky(daylioFile(["rad"]));
  calls.disconnect(api.addImportEntries);
  await import_.click();
  await expect
    .element(page.getByText(/cannot be reached right now\. What has arrived is kept/))
    .toBeVisible();
  calls.reply(api.addImportEntries, 503, refusal("server-busy", "Slow down."), {
    "Retry-After": "600",
  });
  await button("Try now").click();
  await expect.element(page.getByText(/asks for a short break/)).toBeVisible();
  calls.reply(api.addImportEntries, 200, { added: 1, known: 0 });
  dispatchEvent(new Event("online"));
  await expect.element(done).toBeVisible();
});

test("an import of a closed tab goes on where it was as soon as Your data is open", async ({
  calls,
  openImport,
  openPage,
  person,
}) => {
  const tab = await openImport();
  await goToSky(daylioFile(["rad", "good"]));
  const release = calls.hold(api.addImportEntries);
  await import_.click();
  await expect.poll(() => calls.received(api.addImportEntries).length).toBe(1);
  const stored = await importStore.find(person.id);
  const batch = await importStore.batch(person.id, 0);
  release();
  await expect.element(done).toBeVisible();

  // An import of another person, as the browser finds it after a restart.
  const other = { ...person, id: `${person.id}-later` };
  if (!stored || !batch) throw new Error("The import is not stored.");
  storeUserId(other.id);
  await databaseDeleted();
  await importStore.putBatch(other.id, 0, batch);
  await importStore.put({ ...stored, userId: other.id });
  await tab.unmount();
  calls.reply(api.getUser, 200, other);
  await openPage("/your-data/import", other);
  await expect.element(done).toBeVisible();
  expect(calls.received(api.openImport).at(-1)?.body.id).toBe(stored.id);
  expect(await importStore.find(other.id)).toBeNull();
});

test("when another device has an import open, the person cancels that one and goes on", async ({
  openImport,
  calls,
}) => {
  await openImport();
  await goToSky(daylioFile(["rad"]));
  const other = makeImport({ id: crypto.randomUUID(), source: "csv", fileName: "other.csv", total: 3 });
  calls.reply(api.openImport, 409, refusal("import-open", "Another import is open."));
  calls.reply(api.listImports, 200, [other]);
  await import_.click();
  await expect.element(heading("The import has stopped")).toHaveFocus();
  calls.reply(api.removeImport, 204, null);
  calls.reply(api.openImport, 201, ({ body }) => makeImport(body));
  await button("Cancel that one and go on here").click();
  await expect.element(done).toBeVisible();
  expect(calls.received(api.removeImport)[0]?.params.id).toBe(other.id);
});

test("an import that the server has ended starts again with all of its entries", async ({
  openImport,
  calls,
}) => {
  await openImport();
  await goToSky(daylioFile(["rad"]));
  calls.reply(api.finishImport, 409, refusal("import-closed", "This import is not open any more."));
  await import_.click();
  await expect.element(page.getByText(/open for more than a day/)).toBeVisible();
  calls.reply(api.finishImport, 200, { added: 1, known: 0 });
  await button("Start it again").click();
  await expect.element(done).toBeVisible();
  const [first, second] = calls.received(api.openImport).map(({ body }) => body.id);
  expect(first).not.toBe(second);
});

test("when the session ends, the import goes on after the next sign-in", async ({
  openImport,
  openPage,
  calls,
  person,
  toasts,
}) => {
  await openImport();
  await goToSky(daylioFile(["rad"]));
  calls.reply(api.addImportEntries, 401, refusal("not-signed-in", "Not authenticated"));
  await import_.click();
  await expect.poll(() => toasts.texts.join()).toContain("You are signed out");
  calls.reply(api.addImportEntries, 200, { added: 1, known: 0 });
  await openPage("/your-data/import", person);
  await expect.element(done).toBeVisible();
});

test("what one person imports never goes to the universe of somebody else who signs in meanwhile", async ({
  openImport,
  calls,
  person,
}) => {
  await openImport();
  await goToSky(daylioFile(["rad"]));
  calls.disconnect(api.addImportEntries);
  await import_.click();
  await expect.element(page.getByText(/cannot be reached right now/)).toBeVisible();
  calls.reply(api.addImportEntries, 200, { added: 1, known: 0 });
  const sent = calls.received(api.addImportEntries).length;
  storeUserId("somebody-else");
  dispatchEvent(new Event("online"));
  await expect.element(button("Choose a file")).toBeVisible();
  expect(calls.received(api.addImportEntries)).toHaveLength(sent);
  // Nor does it stay in the browser of somebody else.
  await expect.poll(() => importStore.find(person.id)).toBeNull();
  await expect.poll(() => importStore.answers(person.id, "daylio-csv")).toBeNull();
});

test("an import that the browser has forgotten meanwhile is not stored again", async ({
  openImport,
  calls,
  person,
}) => {
  await openImport();
  await goToSky(daylioFile(["rad"]));
  const release = calls.hold(api.addImportEntries);
  const finish = calls.hold(api.finishImport);
  await import_.click();
  await expect.poll(() => calls.received(api.addImportEntries).length).toBe(1);
  forgetImports();
  await databaseDeleted();
  release();
  await expect.poll(() => calls.received(api.finishImport).length).toBe(1);
  expect(await importStore.find(person.id)).toBeNull();
  finish();
  await expect.element(done).toBeVisible();
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
  await expectAccessible();
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

test("files that no journal can be in are refused with a sentence, and the page goes on working", async ({
  openImport,
}) => {
  await openImport();
  const refusals: readonly (readonly [string, BlobPart, RegExp])[] = [
    ["empty.csv", "", /This file is empty/],
    ["photo.jpg", new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 7, 1]), /neither a text nor a ZIP/],
    ["broken.json", '{"moodEntries": [', /begins as JSON and then breaks off/],
    ["endless.csv", "a,".repeat(1_000_000), /a line of more than a million characters/],
    ["quote.csv", `full_date,mood,activities\n2026-01-01,good,"${"x\n".repeat(700_000)}`, /quotation mark/],
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

test("earlier imports are listed with their state, and can be undone for 30 days", async ({
  openPage,
  calls,
  person,
}) => {
  calls.reply(api.listChanges, 200, makeUniverse([]));
  const now = Date.now();
  const ago = (days: number) => new Date(now - days * 86_400_000).toISOString();
  const one = (name: string, change: object) => ({
    ...makeImport({ id: crypto.randomUUID(), source: "csv", fileName: name, total: 3 }),
    ...{ added: 3, openedAt: ago(1) },
    ...change,
  });
  calls.reply(api.listImports, 200, [
    one("old.csv", { finishedAt: ago(31) }),
    one("fresh.csv", { finishedAt: ago(1) }),
    one("gone.csv", { finishedAt: ago(1), undoneAt: ago(0) }),
    one("left.csv", {}),
  ]);
  await openPage("/your-data", person);
  await expect.element(page.getByText(/^A table of your own\. Undone on/)).toBeVisible();
  expect(button("Undo the import of old.csv").elements()).toHaveLength(0);
  calls.reply(api.removeImport, 204, null);
  await button("Cancel the import of left.csv").click();
  await button("Undo the import of fresh.csv").click();
  calls.reply(api.removeImport, 410, refusal("undo-expired", "Too late."));
  await button("Undo the import").click();
  await expect.element(page.getByText("This import is older than 30 days, so its stars stay.")).toBeVisible();
});

test("a whole universe is restored into an empty one, and goes on after a failure and after a break", async ({
  openImport,
  calls,
  person,
}) => {
  await openImport();
  const file = {
    ...{
      formatVersion: 1,
      exportedAt: "2026-03-14T08:00:00.000Z",
      isWhole: true,
      user: person,
      settings: {},
    },
    ...{ moodEntries: makeJournal(3), bin: [], tags: [], constellations: [] },
    ...{ quizResponses: [], recommendations: [], wellnessSessions: [] },
  };
  chooseFile(new File([JSON.stringify(file)], "mood-universe.json"));
  calls.reply(api.restoreUniverse, 409, refusal("universe-not-empty", "This universe has stars already."));
  await button("Restore everything").click();
  await expect.element(page.getByText("This universe has stars already.")).toBeVisible();
  await expectAccessible();
  calls.reply(api.restoreUniverse, 503, refusal("server-busy", "Slow down."), {
    "Retry-After": "600",
  });
  await button("Try again").click();
  await expect.element(page.getByText(/asks for a short break/)).toBeVisible();
  await expectAccessible();
  calls.reply(api.restoreUniverse, 200, { added: 3, known: 0 });
  calls.reply(api.getUser, 200, person);
  await button("Try now").click();
  await expect.element(heading("Your universe is back")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "See it" })).toBeVisible();
});
