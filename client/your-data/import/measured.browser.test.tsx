import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { maxReadings } from "#domain/records/reading/reading.ts";
import { maxTrackers } from "#domain/records/tracker/tracker.ts";
import {
  button,
  chooseFile,
  done,
  expect,
  heading,
  import_,
  sentBatches,
  sentEntries,
  sentFeelings,
  sentReadings,
  sentTrackers,
  test,
} from "../../../testing/browser/import-test.ts";
import { expectNoOverflow } from "../../../testing/browser/looks.ts";
import { makeReading, makeTracker } from "../../../testing/make-tracker.ts";

const header = "date,date formatted,weekday,time of day,category,rating/amount,detail,notes";
const bearable = (...rows: string[]) => new File([[header, ...rows].join("\n")], "bearable.csv");
const day = (date: number, time: string, rest: string) =>
  `${date}th Feb 2026,2026-02-${String(date).padStart(2, "0")},Sunday,${time},${rest},`;
const measured = [
  ...[4, 5, 6].flatMap((date) => [
    day(date, "all day", `Sleep,0${date}:30,`),
    day(date, "am", `Energy,${date - 2},OK`),
  ]),
  day(4, "am", "Symptom,2,Headache (Moderate)"),
];
const mood = day(4, "16:04", "Mood,8,Happy");

const sleep = makeTracker({
  ...{ id: "0c9a1e5f-5b1c-4f53-9a75-0d8f6f0b7a21", name: "sleep", kind: "duration", ask: "morning" },
});
const switch_ = (name: string) => page.getByRole("switch", { name });

async function goToMeasured(file: File) {
  chooseFile(file);
  await button("Choose feelings").click();
  await button("See what was measured").click();
  await expect.element(heading("What was measured")).toHaveFocus();
}

async function importAll() {
  await button("See the sky to come").click();
  await expect.element(import_).toBeEnabled();
  await import_.click();
  await expect.element(done).toBeVisible();
}

test("nothing that the file measures is taken unless the person switches it on", async ({
  openImport,
  calls,
}) => {
  await openImport();
  await goToMeasured(bearable(mood, ...measured));
  for (const name of ["Sleep", "Energy", "Headache"]) await expect.element(switch_(name)).not.toBeChecked();
  await importAll();
  expect(sentEntries(calls)).toHaveLength(1);
  expect([...sentTrackers(calls), ...sentReadings(calls)]).toEqual([]);
});

test("what the person takes is a tracker, with the kind, unit and range that they choose", async ({
  openImport,
  calls,
}) => {
  await openImport();
  await goToMeasured(bearable(mood, ...measured));
  await switch_("Energy").click();
  await expect.element(button("Energy: New: Scale from 1 to 5")).toBeVisible();
  await switch_("Sleep").click();
  await button("Sleep: New: Duration").click();
  await page.getByLabelText("How do you measure it?").selectOptions("Number");
  await page.getByLabelText("Unit").fill("min");
  // Arabic digits.
  await page.getByLabelText("Lowest").fill("١٠");
  await page.getByLabelText("Highest").fill("5");
  await expect.element(button("Done")).toBeDisabled();
  await page.getByLabelText("Highest").fill("350");
  await page.getByLabelText("Name").fill("Rest");
  await button("Done").click();
  await expect.element(button("Sleep: Rest · New: Number (min)")).toBeVisible();
  await button("See the sky to come").click();
  await expect.element(page.getByText(/Readings: 5\. New trackers: 2\./)).toBeVisible();
  await expect.element(page.getByText("Of “Sleep”, values outside of the range stay out: 1.")).toBeVisible();
  await import_.click();
  await expect.element(page.getByText(/1 star came in\. Readings: 5\. New trackers: 2\./)).toBeVisible();
  const [energy, rest] = sentTrackers(calls).toSorted((one, other) => (one.name < other.name ? -1 : 1));
  expect(energy).toMatchObject({ name: "Energy", kind: "scale", min: 1, max: 5, step: 1 });
  expect(rest).toMatchObject({ name: "Rest", kind: "number", unit: "min", min: 10, max: 350 });
  const valuesOf = (id: string | undefined) =>
    sentReadings(calls).flatMap(({ trackerId, at, value }) => (trackerId === id ? [[at, value]] : []));
  expect(valuesOf(rest?.id)).toEqual([
    ["2026-02-04", 270],
    ["2026-02-05", 330],
  ]);
  expect(valuesOf(energy?.id)).toEqual([
    ["2026-02-04", 2],
    ["2026-02-05", 3],
    ["2026-02-06", 4],
  ]);
});

test("values join the tracker of the same name, and a reading that is there stays", async ({
  openImport,
  calls,
}) => {
  const known = makeReading(sleep, "2026-02-05", 300, 60);
  await openImport([], { trackers: [sleep], readings: [known] });
  await goToMeasured(bearable(mood, ...measured));
  await switch_("Sleep").click();
  await expect.element(button("Sleep: Joins your tracker “sleep”")).toBeVisible();
  await button("See the sky to come").click();
  await expect.element(page.getByText(/Readings: 2\. Readings that were here already: 1\./)).toBeVisible();
  await import_.click();
  await expect.element(done).toBeVisible();
  expect(sentTrackers(calls)).toEqual([]);
  expect(sentReadings(calls).map(({ trackerId, at: moment, value }) => [trackerId, moment, value])).toEqual([
    [sleep.id, "2026-02-04", 270],
    [sleep.id, "2026-02-06", 390],
  ]);
});

test("a reading that is there is replaced by the file's value only where the person wants it", async ({
  openImport,
  calls,
}) => {
  const readings = [makeReading(sleep, "2026-02-05", 300, 60), makeReading(sleep, "2026-02-06", 390, 60)];
  await openImport([], { trackers: [sleep], readings });
  await goToMeasured(bearable(mood, ...measured));
  const replace = switch_("Replace readings that are there");
  await expect.element(replace).not.toBeInTheDocument();
  await switch_("Sleep").click();
  await expect.element(replace).not.toBeChecked();
  await replace.click();
  await button("See the sky to come").click();
  const counted = /Readings: 1\. Replaced readings: 1\. Readings that were here already: 1\./;
  await expect.element(page.getByText(counted)).toBeVisible();
  await import_.click();
  await expect.element(done).toBeVisible();
  await expect.element(page.getByText(counted)).toBeVisible();
  const sent = sentBatches(calls).filter((batch) => batch.readings);
  expect(sent.map((batch) => batch.readings?.map(({ at, value }) => [at, value]))).toEqual([
    [["2026-02-04", 270]],
    [["2026-02-05", 330]],
  ]);
  expect(sent.map(({ replacesReadings }) => replacesReadings)).toEqual([undefined, true]);
});

test("a file can have measurements alone, and all of them can be taken at once", async ({
  openImport,
  calls,
}) => {
  await openImport();
  chooseFile(bearable(...measured));
  await expect.element(page.getByText("3 with 7 values")).toBeVisible();
  await button("See what was measured").click();
  await button("Take all").click();
  await button("See the sky to come").click();
  await import_.click();
  await expect.element(heading("Your readings are here")).toHaveFocus();
  await expect.element(page.getByRole("link", { name: "See your trackers" })).toBeVisible();
  expect(calls.received(api.openImport)[0]?.body).toMatchObject({ total: 1 });
  expect(sentEntries(calls)).toEqual([]);
  expect(sentReadings(calls)).toHaveLength(7);
});

test("a file without measurements goes from its moods to the sky", async ({ openImport }) => {
  await openImport();
  chooseFile(bearable(day(4, "16:04", "Mood,8,")));
  await button("Choose feelings").click();
  await button("See the sky to come").click();
  await expect.element(import_).toBeEnabled();
});

test("more trackers than a universe can have are said before anything is sent, on a phone too", async ({
  openImport,
  calls,
}) => {
  await page.viewport(360, 780);
  await openImport();
  const symptoms = Array.from({ length: 40 }, (_, at) => `Donaudampfschifffahrtskopfschmerz ${at} (Mild)`);
  await goToMeasured(
    bearable(day(4, "16:04", "Mood,8,"), ...symptoms.map((name) => day(4, "am", `Symptom,1,${name}`))),
  );
  await button("Take all").click();
  await expect
    .element(page.getByText(/A universe can have 30 trackers\. With these there would be 40/))
    .toBeVisible();
  await expect.element(button("See the sky to come")).toBeDisabled();
  expectNoOverflow();
  for (let at = 39; at >= maxTrackers; at--)
    await switch_(symptoms[at]?.replace(" (Mild)", "") ?? "").click();
  await expect.element(button("See the sky to come")).toBeEnabled();
  await button(/kopfschmerz 0: New/).click();
  expectNoOverflow();
  expect(calls.received(api.openImport)).toEqual([]);
});

test("more readings than a universe can have are said before anything is sent", async ({
  openImport,
  calls,
}) => {
  const trackers = ["a", "b", "c", "d", "e"].map((id, position) => makeTracker({ id, name: id, position }));
  const count = maxReadings / trackers.length - 1;
  const column = (value: number) => Array.from({ length: count }, (_, at) => (at === 0 ? 0 : value));
  const blocks = trackers.map(({ id: trackerId }) => ({
    ...{ trackerId, first: "1910-01-01", steps: column(1), values: column(3), revisions: column(0) },
    clocks: [[count, 60, null]],
  }));
  await openImport([], { trackers, readings: blocks as never });
  chooseFile(bearable(...measured));
  await button("See what was measured").click();
  await button("Take all").click();
  await button("See the sky to come").click();
  await expect
    .element(page.getByText(/This would be 7 readings\. .* room for 200,000, and yours for 5 more\./))
    .toBeVisible();
  await expect.element(import_).toBeDisabled();
  expect(calls.received(api.openImport)).toEqual([]);
});

test("a mood that has no word among the 36 becomes a feeling of the person's own", async ({
  openImport,
  calls,
}) => {
  await openImport();
  chooseFile(bearable(day(4, "16:04", "Mood,8,Sonder"), day(5, "16:04", "Mood,2,Sonder")));
  await button("Choose feelings").click();
  await button("Sonder: Choose a feeling").click();
  await button("Make it a feeling of your own").click();
  await expect.element(page.getByLabelText("Name")).toHaveValue("Sonder");
  await page.getByRole("radio", { name: "Wonder" }).click();
  await button("Add it").click();
  await expect.element(button(/^Sonder: Sonder/)).toBeVisible();
  await button("See what was measured").click();
  await importAll();
  const [feeling] = sentFeelings(calls);
  expect(feeling).toMatchObject({ name: "Sonder", family: "wonder" });
  expect(sentEntries(calls).map(({ emotion }) => emotion)).toEqual([feeling?.id, feeling?.id]);
  await expect.element(page.getByText(/Feelings of your own: 1\./)).toBeVisible();
});
