import { expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { type Reading, readingsOf } from "#domain/records/reading/reading.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import { makeBearableYear, type Truth } from "../bearable-year.ts";
import { startImportTests } from "../imports.ts";
import { journalOf, readCsv } from "../read-files.ts";
import { importJournal, readUniverse } from "./import-case.ts";

const at = startImportTests();
const year = makeBearableYear();
const journal = journalOf(readCsv(year.csv));
const takeAll = { takes: "all" } as const;

/** The readings of each tracker by its name. */
async function measured(): Promise<Truth> {
  const universe = await readUniverse(at.ada);
  return Object.fromEntries(
    universe.trackers.map(({ id, name }: Tracker) => [
      name,
      new Map(readingsOf(universe, id).map(({ at: moment, value }: Reading) => [moment, value])),
    ]),
  );
}

it("a year of Bearable has every rating, every night in minutes and every symptom, value by value", async () => {
  const imported = await importJournal(at.ada, journal, takeAll);
  expect(imported.counts.added).toBe(year.stars);
  expect(await measured()).toEqual(year.truth);
  const { trackers } = await readUniverse(at.ada);
  const formOf = ({ name, kind, unit, min, max, perDay }: Tracker) => [name, kind, unit, min, max, perDay];
  expect(trackers.map(formOf).toSorted()).toEqual([
    ["Back (lower) pain", "scale", "", 0, 4, "one"],
    ["Energy", "scale", "", 1, 5, "many"],
    ["Headache", "scale", "", 0, 4, "one"],
    ["Mood", "scale", "", 1, 10, "one"],
    ["Sleep quality", "scale", "", 1, 5, "one"],
    ["Sleep", "duration", "", null, null, "one"],
    ["Weight", "number", "kg", null, null, "one"],
  ]);
});

it("a later export adds what is new, keeps what was corrected, and an undo takes all of it back", async () => {
  const lines = year.csv.split("\r\n");
  const half = journalOf(readCsv(lines.slice(0, Math.floor(lines.length / 2)).join("\r\n")));
  await importJournal(at.ada, half, takeAll);
  const before = await measured();
  const universe = await readUniverse(at.ada);
  const sleep = universe.trackers.find(({ name }: Tracker) => name === "Sleep") as Tracker;
  const [first] = readingsOf(universe, sleep.id);
  const corrected = { value: 481, utcOffset: 60, timeZone: "Europe/Berlin" };
  const params = { trackerId: sleep.id, at: first?.at ?? "" };
  expect((await at.ada.call(api.putReading, { params, body: corrected })).status).toBe(200);

  const second = await importJournal(at.ada, journal, takeAll);
  const truth = new Map(year.truth.Sleep).set(params.at, 481);
  expect(await measured()).toEqual({ ...year.truth, Sleep: truth });
  const third = await importJournal(at.ada, journal, takeAll);
  expect(third.readings).toEqual({
    sent: 0,
    known: [...Object.values(year.truth)].reduce((sum, { size }) => sum + size, 0),
  });
  expect(await measured()).toEqual({ ...year.truth, Sleep: truth });

  expect((await at.ada.call(api.removeImport, { params: { id: second.id } })).status).toBe(204);
  expect(await measured()).toEqual({ ...before, Sleep: new Map(before.Sleep).set(params.at, 481) });
});

it("nothing that was measured is taken without the person", async () => {
  await importJournal(at.ada, journal);
  expect(await measured()).toEqual({});
});
