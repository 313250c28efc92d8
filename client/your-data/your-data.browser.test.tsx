import { unzipSync } from "fflate";
import { vi } from "vitest";
import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { universeFileSchema } from "#domain/formats/universe-file.ts";
import type { Changes } from "#domain/records/changes.ts";
import type { OwnFeeling } from "#domain/records/feeling/feeling.ts";
import { packReadings } from "#domain/records/reading/columns.ts";
import type { SentReading } from "#domain/records/reading/reading.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import { firstReminders } from "#domain/reminders/schedule.ts";
import { test as base, expect } from "../../testing/browser/browser-test.tsx";
import { makeJournal } from "../../testing/browser/journal-test.ts";
import { switchToGerman } from "../../testing/browser/language-change.ts";
import { makeRoom, makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";
import { recordSavedFiles, type SavedFile } from "../../testing/browser/saved-files.ts";
import { makeTracker } from "../../testing/make.ts";
import { makeStar } from "../../testing/make-star.ts";

const button = (name: string | RegExp) => page.getByRole("button", { name });
const saved = page.getByText(/^Saved as/);
const walk = {
  id: "0c9a1e5f-5b1c-4f53-9a75-0d8f6f0b7a22",
  name: "walk",
  kind: "other",
  isArchived: false,
  revision: 1,
} as const;

const wistful: OwnFeeling = {
  ...{ id: "5f0e1c2a-7b3d-4e6f-8a9b-0c1d2e3f4a50", name: "Wistful", family: "grief", valence: -0.2 },
  ...{ energy: 0.3, isArchived: false, revision: 1 },
};
const sleep = {
  ...(makeTracker({ name: "Sleep", kind: "number", unit: "h" }) as Tracker),
  id: "sleep",
  revision: 1,
};
const nights: readonly SentReading[] = ["2026-03-12", "2026-03-13"].map((at, night) => ({
  ...{ trackerId: "sleep", at, value: 7 + night / 2, utcOffset: 60, timeZone: "Europe/Berlin", revision: 2 },
}));

const reminders = {
  choices: { ...firstReminders("Europe/Berlin"), isOn: true, restUntil: null },
  ...{ nextAt: null, devices: [], here: null, mail: null, pushKey: "key" },
};

const test = base.extend<{
  files: readonly SavedFile[];
  openData: (entries: readonly MoodEntry[], path?: string, more?: Partial<Changes>) => Promise<void>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  files: async ({}, use) => use(recordSavedFiles()),
  openData: async ({ calls, openPage }, use) => {
    await use(async (entries, path = "/your-data", more = {}) => {
      calls.reply(api.listChanges, 200, { ...makeUniverse(entries), tags: [walk], ...more });
      calls.reply(api.listBin, 200, []);
      calls.reply(api.listImports, 200, []);
      calls.reply(api.listQuizResponses, 200, []);
      calls.reply(api.listRecommendations, 200, []);
      calls.reply(api.listWellnessSessions, 200, []);
      calls.reply(api.listLinks, 200, []);
      calls.reply(api.getReminders, 200, reminders);
      await openPage(path, makeUser());
    });
  },
});

test("everything as JSON has what the browser holds and what the server alone has, in pages", async ({
  calls,
  openData,
  files,
}) => {
  const session = (id: string) => ({
    ...({ id, userId: "user-1", kind: "maze", itemId: "patience-trial", outcome: "won" } as const),
    ...{ seconds: 60, score: null, at: "2026-03-13T08:00:00.000Z" },
  });
  const stars = makeJournal(3, { tags: [walk.id] });
  const binned = { ...makeStar({ id: "gone" }), deletedAt: "2026-03-14T08:00:00.000Z" };
  localStorage.setItem("mood-universe.theme", "light");
  localStorage.setItem("mood-universe.draft", "unfinished");
  await openData(stars);
  calls.reply(api.listBin, 200, [binned]);
  calls.reply(api.listWellnessSessions, 200, ({ query }) =>
    query.before === undefined ? [session("b"), session("c")] : query.before === "b" ? [session("a")] : [],
  );
  const link = {
    ...{ id: "link-1", label: "For my sister", showsFeelings: false, showsDates: false, isLive: true },
    ...{ asOf: null, createdAt: "2026-03-13T08:00:00.000Z", endsAt: null, views: 3 },
  };
  calls.reply(api.listLinks, 200, [{ ...link, url: "http://localhost/s/secret" }]);
  await button("Save everything as JSON").click();
  await expect.element(saved).toBeVisible();
  expect(files[0]?.name).toMatch(/^mood-universe-\d{4}-\d\d-\d\d\.json$/);
  const file = universeFileSchema.parse(JSON.parse((await files[0]?.content.text()) ?? ""));
  expect(file).toMatchObject({ isWhole: true, user: makeUser(), bin: [binned], tags: [walk] });
  expect(file.settings).toEqual({ theme: "light" });
  expect(file.moodEntries).toEqual(stars);
  expect(file.shownSkies).toEqual([link]);
  expect(file.reminders).toEqual(reminders.choices);
  expect(file.wellnessSessions.map(({ id }) => id)).toEqual(["a", "b", "c"]);
});

test("a filter and the switch of the notes decide what is in the files, and no call is needed", async ({
  calls,
  openData,
  files,
}) => {
  const stars = [
    makeStar({ id: "a", note: "At the sea", timestamp: "2026-01-05T08:00:00.000Z" }),
    makeStar({ id: "b", note: "At home", timestamp: "2026-02-05T08:00:00.000Z" }),
    makeStar({ id: "c", emotion: "fear", note: "At sea", timestamp: "2026-02-06T08:00:00.000Z" }),
  ];
  await openData(stars, "/your-data?emotions=joy");
  calls.disconnect(api.listBin, api.listQuizResponses);
  await expect.element(page.getByText("2 of 3 stars").first()).toBeVisible();
  await button("Save the table as CSV").click();
  await expect.poll(() => files.length).toBe(1);
  const csv = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await files[0]?.content.arrayBuffer());
  expect(csv.startsWith("\ufeffid,local_time,utc_time,")).toBe(true);
  expect(csv.split("\r\n").map((row) => row.slice(0, 2))).toEqual(["\ufeffi", "a,", "b,", ""]);
  expect(csv).toContain("At the sea");

  await page.getByRole("switch", { name: "With notes" }).click();
  await button("Save the pages as Markdown").click();
  await expect.poll(() => files.length).toBe(2);
  const zip = unzipSync(new Uint8Array((await files[1]?.content.arrayBuffer()) ?? new ArrayBuffer(0)));
  expect(Object.keys(zip)).toEqual(["2026-01.md", "2026-02.md"]);
  const january = new TextDecoder().decode(zip["2026-01.md"]);
  expect(january).toContain("Joy 7/10");
  expect(january).not.toContain("sea");

  await button("Save what you chose as JSON").click();
  await expect.poll(() => files.length).toBe(3);
  const file = JSON.parse((await files[2]?.content.text()) ?? "");
  expect(file).toMatchObject({ isWhole: false, bin: [], tags: [] });
  expect(file.moodEntries.map(({ id, note }: MoodEntry) => [id, note])).toEqual([
    ["a", null],
    ["b", null],
  ]);
});

test("the Markdown pages are in the reader's language", async ({ openData, files }) => {
  await openData([makeStar({ emotion: "joy", intensity: 7, timestamp: "2026-01-05T08:00:00.000Z" })]);
  await expect.element(button(/Markdown/)).toBeVisible();
  await switchToGerman();
  await button(/Markdown/).click();
  await expect.poll(() => files.length).toBe(1);
  const zip = unzipSync(new Uint8Array((await files[0]?.content.arrayBuffer()) ?? new ArrayBuffer(0)));
  expect(new TextDecoder().decode(zip["2026-01.md"])).toContain("Freude 7/10");
});

test("a universe that cannot be reached saves nothing and says so; the next press saves the file", async ({
  calls,
  openData,
  files,
}) => {
  await openData(makeJournal(2));
  calls.disconnect(api.listBin);
  await button("Save everything as JSON").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/cannot be reached right now/);
  expect(files).toEqual([]);
  calls.reply(api.listBin, 200, []);
  await button("Save everything as JSON").click();
  await expect.element(saved).toBeVisible();
  expect(files).toHaveLength(1);
});

test("without stars everything else can still be taken along", async ({ openData, files }) => {
  await openData([]);
  await expect.element(button("Save the table as CSV")).toBeDisabled();
  await expect.element(button("Open the report")).toBeDisabled();
  await button("Save everything as JSON").click();
  await expect.element(saved).toBeVisible();
  expect(files).toHaveLength(1);
});

test("the report shows the chosen stars by date, says what it is, and leaves notes out when asked", async ({
  openData,
}) => {
  const note = "Saw the sea";
  const stars = [
    makeStar({ id: "a", note, timestamp: "2026-01-05T08:00:00.000Z", tags: [walk.id] }),
    makeStar({ id: "b", timestamp: "2026-02-05T08:00:00.000Z", tags: [walk.id] }),
    makeStar({ id: "c", emotion: "fear", timestamp: "2026-02-06T08:00:00.000Z" }),
  ];
  await openData(stars, "/your-data/report?families=wonder,love,transcendence&to=2026-02-05");
  await expect.element(page.getByText("This is a self-report.", { exact: false })).toBeVisible();
  await expect.element(page.getByText(/^Only these stars:/)).toBeVisible();
  await expect.element(page.getByText("2 stars on 2 of 32 days.", { exact: false })).toBeVisible();
  const titles = page
    .getByRole("heading", { level: 3 })
    .elements()
    .map(({ textContent }) => textContent);
  expect(titles).toEqual([expect.stringContaining("January 5"), expect.stringContaining("February 5")]);
  await expect.element(page.getByText(note)).toBeVisible();
  await page.getByRole("switch", { name: "With notes" }).click();
  await expect.element(page.getByText(note)).not.toBeInTheDocument();
  expect(location.search).toBe("?families=wonder,love,transcendence&to=2026-02-05&notes=off");
});

test("a report without a star leads on: to the choice of others, or to the first", async ({ openData }) => {
  await openData(makeJournal(2), "/your-data/report?families=anguish");
  const others = page.getByRole("link", { name: "Choose other stars" });
  await expect.element(others).toHaveAttribute("href", "/your-data?families=anguish");
  await openData([], "/your-data/report");
  await expect.element(page.getByText("The report waits for your first star")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Add your first mood" }))
    .toHaveAttribute("href", "/?add");
});

test("a long report is laid out in steps, and whole as soon as somebody prints it", async ({ openData }) => {
  const printing = vi.spyOn(window, "print").mockImplementation(() => {});
  await openData(makeJournal(450), "/your-data/report");
  await expect.element(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
  dispatchEvent(new Event("beforeprint"));
  expect(page.getByRole("heading", { level: 3 }).elements()).toHaveLength(450);
  await button("Print or save as PDF").click();
  expect(printing).toHaveBeenCalledOnce();
});

test("files have what the person measured, and the names of feelings of their own", async ({
  openData,
  files,
}) => {
  const star = makeStar({ id: "a", timestamp: "2026-03-13T08:00:00.000Z", emotion: wistful.id });
  const measured = { feelings: [wistful], trackers: [sleep], readings: packReadings(nights) };
  await openData([star], "/your-data", measured);
  const save = async (name: string) => {
    const before = files.length;
    await button(name).click();
    await expect.poll(() => files.length).toBe(before + 1);
    return files.at(-1);
  };
  const table = await save("Save what you measured as CSV");
  expect(table?.name).toMatch(/^mood-universe-readings-\d{4}-\d\d-\d\d\.csv$/);
  expect((await table?.content.text())?.split("\r\n").slice(1)).toEqual([
    "Sleep,2026-03-12,,7,h,number,UTC+01:00,Europe/Berlin",
    "Sleep,2026-03-13,,7.5,h,number,UTC+01:00,Europe/Berlin",
    "",
  ]);
  expect(await (await save("Save the table as CSV"))?.content.text()).toContain("Wistful");
  const pages = unzipSync(
    new Uint8Array((await (await save("Save the pages as Markdown"))?.content.arrayBuffer()) ?? []),
  );
  expect(new TextDecoder().decode(pages["2026-03.md"])).toMatch(/- Sleep: 7\.5\u00a0h\n\n### 08:00 Wistful/);
  const whole = JSON.parse((await (await save("Save everything as JSON"))?.content.text()) ?? "");
  expect(whole).toMatchObject({ feelings: [wistful], trackers: [sleep], readings: nights });
  expect(whole.readings[0]).not.toHaveProperty("id");
});

test("readings can be saved without a star, and whatever stars are chosen", async ({ openData, files }) => {
  const measured = { trackers: [sleep], readings: packReadings(nights) };
  await openData(makeJournal(2), "/your-data?emotions=fear", measured);
  await expect.element(page.getByText("0 of 2 stars").first()).toBeVisible();
  await button("Save what you measured as CSV").click();
  await expect.poll(() => files.length).toBe(1);
  expect(await files[0]?.content.text()).toContain("Sleep,2026-03-13");
});

test("the page says how much room the universe takes, the largest part first, and how to make some when it is nearly full", async ({
  openData,
  calls,
}) => {
  calls.reply(api.getRoom, 200, makeRoom({ notes: 12_300_000, stars: 34_000_000, rest: 4_100 }));
  await openData(makeJournal(2));
  const room = page.getByRole("region", { name: "The room it takes" });
  await expect.element(room.getByText("46.3 MB of 200 MB")).toBeVisible();
  const parts = room.getByRole("term");
  expect(parts.elements().map(({ textContent }) => textContent)).toEqual([
    "Stars, without their notes",
    "Notes",
    "Tags, feelings, constellations and links, and traces of removed things",
  ]);
  expect(room.getByRole("definition").elements().at(-1)?.textContent).toBe("4.1 kB");
  await expect.element(room.getByText(/little room left/)).not.toBeInTheDocument();
  calls.reply(api.getRoom, 200, makeRoom({ notes: 199_000_000 }));
  await openData(makeJournal(2));
  await expect.element(page.getByText(/little room left/)).toBeVisible();
});
