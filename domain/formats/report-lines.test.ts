import { describe, expect, it } from "vitest";
import { makeReading, makeTracker } from "../../testing/make-tracker.ts";
import { dateOfDay, dayOfDate } from "../calendar.ts";
import { linesOf } from "./report-lines.ts";

const first = dayOfDate("2026-02-01");
const tracker = (id: string) => makeTracker({ id, kind: "number" });
const reading = (trackerId: string, day: number, value: number) =>
  makeReading({ id: trackerId }, dateOfDay(first + day), value, 60);
const span = (days: number) => ({ first, last: first + days - 1 });

describe("the lines of a report", () => {
  it("have the days of the report, with gaps as gaps", () => {
    const readings = [
      [-1, 9],
      [0, 5],
      [1, 7],
      [4, 6],
      [5, 9],
    ].map(([day = 0, value = 0]) => reading("sleep", day, value));
    const lines = linesOf({ trackers: [tracker("sleep"), tracker("none")], readings }, span(5));
    expect(lines).toMatchObject([{ days: 3, lowest: 5, highest: 7, mean: 6 }]);
    expect(lines[0]?.runs).toEqual([
      [
        { along: 0, up: 0 },
        { along: 0.25, up: 1 },
      ],
      [{ along: 1, up: 0.5 }],
    ]);
  });

  it("are in the middle where all values are one, or the report has one day", () => {
    const readings = [reading("sleep", 0, 7)];
    expect(linesOf({ trackers: [tracker("sleep")], readings }, span(1))[0]?.runs).toEqual([
      [{ along: 0.5, up: 0.5 }],
    ]);
  });

  it("have a point a week where the days are too many, and the lowest and highest of all days", () => {
    const readings = Array.from({ length: 800 }, (_, day) => reading("sleep", day, day % 7));
    const [line] = linesOf({ trackers: [tracker("sleep")], readings }, span(800));
    expect(line?.runs.flat().length).toBeLessThan(120);
    expect(line).toMatchObject({ days: 800, lowest: 0, highest: 6 });
  });

  it("are none without trackers or readings", () => {
    expect(linesOf({ trackers: [], readings: [] }, span(5))).toEqual([]);
    expect(linesOf({ trackers: [tracker("sleep")], readings: [] }, span(5))).toEqual([]);
  });
});
