import { describe, expect, it } from "vitest";
import { english } from "../../../../testing/english.ts";
import { journalOf, readCsv } from "../../../../testing/read-files.ts";
import type { Tracker } from "../../../records/tracker/tracker.ts";
import { suggestMapping } from "../mapping/suggest-mapping.ts";
import type { TrackerAnswer } from "../read-journal.ts";
import { remarkText } from "../remark-text.ts";
import { prepareReadings, type ReadingOptions } from "./prepare-readings.ts";

const journal = journalOf(
  readCsv(
    [
      "date,mood,Sleep,Energy,Nap (min)",
      "2026-02-08,good,7.5,4,20",
      "2026-02-09,bad,6,9,10",
      "2026-02-10,good,,2,",
    ].join("\n"),
  ),
);

function prepare(
  changes: Record<string, Partial<TrackerAnswer>>,
  { replacesReadings = false, ...options }: Partial<ReadingOptions> & { replacesReadings?: boolean } = {},
) {
  let ids = 0;
  const answers = new Map(
    [...suggestMapping(journal).trackers].map(([id, answer]) => [id, { ...answer, ...changes[id] }]),
  );
  const mapping = { trackers: answers, replacesReadings };
  return prepareReadings(journal.series, mapping, {
    ...{ trackers: [], knownReadings: new Map(), timeZone: "Europe/Berlin", now: Date.UTC(2026, 10, 22) },
    createId: () => `new-${++ids}`,
    ...options,
  });
}

const sleep: Tracker = {
  ...{ id: "sleep", name: "sleep", kind: "duration", unit: "", min: 0, max: null, step: 5 },
  ...{
    lowLabel: "",
    highLabel: "",
    ask: "morning",
    perDay: "one",
    isArchived: true,
    position: 4,
    revision: 1,
  },
};
const said = (problems: ReturnType<typeof prepareReadings>["problems"]) =>
  problems.map(({ remark }) => remarkText(english, remark));

describe("what an import sends of what was measured", () => {
  it("is nothing unless the person takes it", () => {
    expect(prepare({})).toEqual({ trackers: [], readings: [], replacing: [], known: 0, problems: [] });
  });

  it("is a new tracker with its readings, and what cannot be one is listed", () => {
    const { trackers, readings, problems } = prepare({
      energy: { isTaken: true, max: 5 },
      sleep: { isTaken: true },
    });
    expect(trackers).toMatchObject([
      { id: "new-1", name: "Energy", kind: "scale", min: 1, max: 5, step: 1, perDay: "one", position: 0 },
      { id: "new-2", name: "Sleep", kind: "duration", min: null, unit: "", perDay: "one", position: 1 },
    ]);
    expect(readings.map(({ trackerId, at, value }) => [trackerId, at, value])).toEqual([
      ["new-1", "2026-02-08", 4],
      ["new-1", "2026-02-10", 2],
      ["new-2", "2026-02-08", 450],
      ["new-2", "2026-02-09", 360],
    ]);
    expect(said(problems)).toEqual(["Of “Energy”, values outside of the range stay out: 1."]);
  });

  it("joins a tracker of the same name, and leaves alone what it has", () => {
    const knownReadings = new Map([["sleep", new Map([["2026-02-08", 400]])]]);
    const options = { trackers: [sleep], knownReadings };
    const { trackers, readings, known } = prepare({ sleep: { isTaken: true, kind: "number" } }, options);
    expect(trackers).toEqual([]);
    expect(readings).toMatchObject([{ trackerId: "sleep", at: "2026-02-09", value: 360 }]);
    expect(known).toBe(1);
  });

  it("replaces readings of another value where the person wants it, and sends none of the same value", () => {
    const sleepOfDays = new Map([
      ["2026-02-08", 400],
      ["2026-02-09", 360],
    ]);
    const { readings, replacing, known } = prepare(
      { sleep: { isTaken: true } },
      { trackers: [sleep], knownReadings: new Map([["sleep", sleepOfDays]]), replacesReadings: true },
    );
    expect(readings).toEqual([]);
    expect(replacing).toMatchObject([{ trackerId: "sleep", at: "2026-02-08", value: 450 }]);
    expect(known).toBe(1);
  });

  it("is one tracker of two series that the person gives one name, with the first value of a day", () => {
    const { trackers, readings, known } = prepare({
      sleep: { isTaken: true, name: "Rest" },
      nap: { isTaken: true, name: "rest " },
    });
    expect(trackers).toMatchObject([{ name: "Rest" }]);
    expect(readings.map(({ value }) => value)).toEqual([450, 360]);
    expect(known).toBe(2);
  });

  it("has new trackers behind those that are there", () => {
    expect(prepare({ energy: { isTaken: true } }, { trackers: [sleep] }).trackers).toMatchObject([
      { position: 5 },
    ]);
  });
});
