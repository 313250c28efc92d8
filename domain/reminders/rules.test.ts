import { expect, it } from "vitest";
import { reasonOf } from "../refusals.ts";
import { hasRecentStar, isTooLate } from "./rules.ts";
import { firstReminders, remindersChangeSchema } from "./schedule.ts";

const hour = 3_600_000;
const dueAt = Date.parse("2026-11-22T19:30:00Z");

it("drops a reminder that is more than an hour late", () => {
  expect([0, hour, hour + 1].map((late) => isTooLate(dueAt, dueAt + late))).toEqual([false, false, true]);
});

it("needs no reminder after a star of the last three hours, or a later one", () => {
  const moments = [null, dueAt - 3 * hour, dueAt - 3 * hour + 1, dueAt + hour];
  expect(moments.map((at) => hasRecentStar(at, dueAt))).toEqual([false, false, true, true]);
});

it.each([
  [{ times: [] }, "times", "length-out-of-range"],
  [{ times: Array(7).fill({ time: "20:30", weekdays: [1] }) }, "times", "length-out-of-range"],
  [{ times: [{ time: "24:00", weekdays: [1] }] }, "times", "not-a-moment"],
  [{ times: [{ time: "20:30", weekdays: [] }] }, "times", "unknown-option"],
  [{ times: [{ time: "20:30", weekdays: [1, 1] }] }, "times", "unknown-option"],
  [{ times: [{ time: "20:30", weekdays: [7] }] }, "times", "unknown-option"],
  [{ timeZone: "Mars/Olympus" }, "timeZone", "unknown-time-zone"],
])("refuses %j", (change, field, code) => {
  const { error } = remindersChangeSchema.safeParse({ ...firstReminders("Europe/Berlin"), ...change });
  expect(error?.issues.map(({ path, message }) => [path[0], reasonOf(message).code])).toEqual([
    [field, code],
  ]);
});
