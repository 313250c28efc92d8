import { describe, expect, it } from "vitest";
import { trackerChangeSchema } from "../../../records/tracker/tracker.ts";
import { createSeries } from "../series/series-builder.ts";
import { factsOf } from "../series/series-facts.ts";
import { readMeasureName } from "../series/units.ts";
import { formOfKind, suggestTracker } from "./suggest-tracker.ts";

type Day = readonly [date: string, time: string | null];
const days: readonly Day[] = Array.from({ length: 20 }, (_, at) => [
  `2026-02-${String(at + 1).padStart(2, "0")}`,
  null,
]);

function factsFor(name: string, values: readonly number[], when = days, unit = "") {
  const builder = createSeries();
  for (const [at, value] of values.entries()) {
    const [date, time] = when[at] ?? ["2026-03-01", null];
    const form = readMeasureName(name);
    builder.add({ ...form, unit: form.unit || unit }, { value, date, time });
  }
  const [series] = builder.list();
  if (!series) throw new Error("There are no values.");
  return factsOf(series);
}

describe("the suggested tracker", () => {
  it.each([
    ["Energy", [1, 3, 5], "scale", { min: 1, max: 5, step: 1 }],
    ["Pain (0-10)", [2, 3], "scale", { min: 0, max: 10, step: 1 }],
    ["Stress", [0, 7], "scale", { min: 0, max: 10, step: 1 }],
    ["Coffee", [0, 3, 2], "count", { min: 0, max: null, step: 1 }],
    ["Steps", [9012, 250], "count", { min: 0, max: null, step: 1 }],
    ["Weight (kg)", [70.5, 71], "number", { min: null, max: null, step: null, unit: "kg" }],
    ["Weight (kg)", [70, 71], "number", { unit: "kg" }],
    ["Balance", [-2, 3], "number", {}],
    ["Sleep", [7.5, 8], "duration", { timeUnit: "h", unit: "" }],
    ["Sleep", [450, 480], "duration", { timeUnit: "min" }],
    ["Sleep quality", [3, 4], "scale", { min: 1, max: 5 }],
    ["Outside (h)", [1, 2], "duration", { timeUnit: "h" }],
    ["Walk", [0, 1, 1], "yes-no", { min: null, max: null, step: null, unit: "" }],
    ["Temperature in °C", [36.6, 37], "number", { unit: "°C" }],
  ] as const)("of %s with %j is a %s", (name, values, kind, form) => {
    const suggested = suggestTracker(factsFor(name, values));
    expect(suggested).toMatchObject({ kind, isTaken: false, ...form });
  });

  it("has one reading a day, or many where days of the file have some", () => {
    const twice: readonly Day[] = [
      ["2026-02-01", "08:00"],
      ["2026-02-01", "20:00"],
      ["2026-02-02", "08:00"],
    ];
    const manyTimes: readonly Day[] = Array.from({ length: 25 }, (_, at) => ["2026-02-01", `10:${at + 10}`]);
    const perDay = (when: readonly Day[]) =>
      suggestTracker(
        factsFor(
          "Pain",
          when.map(() => 3),
          when,
        ),
      ).perDay;
    expect([days, twice, manyTimes].map(perDay)).toEqual(["one", "many", "one"]);
  });

  it("is one that the universe takes, whatever the name and the unit", () => {
    const names = ["👩‍🚀".repeat(40), "a\u202eb", "نوم", `Weight (${"k".repeat(12)})`, "ساعات النوم (دقيقة)"];
    for (const name of names)
      for (const kind of ["scale", "number", "duration", "count", "yes-no"] as const) {
        const facts = factsFor(name, [1, 2], days, "👨‍👩‍👧‍👦👨‍👩‍👧‍👦");
        const { isTaken, timeUnit, ...form } = { ...suggestTracker(facts), ...formOfKind(facts, kind) };
        const change = {
          ...form,
          lowLabel: "",
          highLabel: "",
          ask: "any-time",
          isArchived: false,
          position: 0,
        };
        expect(trackerChangeSchema.safeParse(change).error?.issues ?? []).toEqual([]);
      }
  });
});
