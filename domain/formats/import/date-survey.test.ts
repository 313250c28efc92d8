import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOfDay, dayMs, dayOfDate } from "../../calendar.ts";
import { createDateSurvey } from "./date-survey.ts";
import { type DateOrder, readDate } from "./date-text.ts";

type Cells = string | readonly string[];

function survey(...rows: readonly Cells[]) {
  const dates = createDateSurvey();
  for (const row of rows) {
    const [date = "", ...others] = typeof row === "string" ? [row] : row;
    dates.see(date, others);
  }
  return dates.finish();
}
const orderOf = (...rows: readonly Cells[]) => survey(...rows).form.order;
const asked = (...rows: readonly Cells[]) => survey(...rows).orders;

describe("the order of the dates of a file", () => {
  it("is told by another date", () => {
    expect(orderOf("03/04/2026", "13/04/2026")).toBe("day-first");
    expect(orderOf("03/04/2026", "04/13/2026")).toBe("month-first");
    expect(orderOf("3-4-26", "4-13-26", "12-31-25")).toBe("month-first");
    expect(orderOf("99/03/13", "21/03/29")).toBe("year-first");
    expect(asked("03/04/2026", "13/04/2026")).toEqual([]);
  });

  it("is told by a second date of the row, or by its weekday", () => {
    expect(orderOf(["5/6/2025", "6-May"])).toBe("month-first");
    expect(orderOf(["5/6/2025", "5 de junio"])).toBe("day-first");
    expect(orderOf(["5/6/2025", "Tuesday"])).toBe("month-first");
    expect(orderOf(["5/6/2025", "czwartek"])).toBe("day-first");
    expect(orderOf(["5/6/2025 23:30", "2025-05-07T03:30:00Z"])).toBe("month-first");
    expect(asked(["5/6/2025", "rainy"], ["7/8/2025", "12"])).toEqual(["day-first", "month-first"]);
  });

  it("is asked where nothing tells it, with a date on which the orders differ", () => {
    expect(survey("04/04/2026", "03/04/2026", "05/04/2026")).toMatchObject({
      ...{ orders: ["day-first", "month-first"], sample: "03/04/2026" },
    });
    expect(asked("13/04/2026", "04/13/2026")).toEqual(["day-first", "month-first"]);
    expect(asked("21/03/13", "21/03/29", "21/04/02")).toEqual(["year-first", "day-first"]);
    expect(asked("21.03.13", "21.04.02", "21.04.21")).toEqual(["year-first", "day-first"]);
    expect(asked("13.03.21.", "02.04.21.")).toEqual(["day-first", "year-first"]);
    expect(asked("26. 2. 18.", "26. 2. 19.")).toEqual(["year-first", "day-first"]);
  });

  it("is that of the many against a single slip", () => {
    const days = Array.from({ length: 18 }, (_, at) => `${at + 13}/04/2026`);
    expect(survey(...days, "04/13/2026")).toMatchObject({ form: { order: "day-first" }, orders: [] });
  });

  it("has the day first between dots, as every country writes it, unless a date says otherwise", () => {
    expect(survey("03.04.2026", "05.04.2026")).toMatchObject({ form: { order: "day-first" }, orders: [] });
    expect(orderOf("03.04.2026", "04.13.2026")).toBe("month-first");
    for (const dates of [["13.03.21", "02.04.21"], ["13.03.21"], ["13.03.21 16:04", "14.03.21 16.04"]])
      expect(survey(...dates)).toMatchObject({ form: { order: "day-first" }, orders: [] });
    expect(orderOf("99.03.13", "98.04.02")).toBe("year-first");
  });

  it("is not needed for dates with one reading", () => {
    expect(survey("2026-04-03", "April 3, 2026", "", "20260403", "soon")).toMatchObject({
      form: { order: null },
      orders: [],
    });
  });

  it("is never another than that in which a spreadsheet wrote the file: it is found or asked", () => {
    const days = fc.array(fc.integer({ min: dayOfDate("2010-01-01"), max: dayOfDate("2026-12-31") }), {
      ...{ minLength: 1, maxLength: 12 },
    });
    const locales = [
      ...[
        ["en-US", "month-first"] as const,
        ["en-GB", "day-first"] as const,
        ["de-DE", "day-first"] as const,
      ],
      ...[["pt-BR", "day-first"] as const, ["ja-JP", "year-first"] as const],
    ];
    const writers = locales.flatMap(([language, order]: readonly [string, DateOrder]) =>
      (["numeric", "2-digit"] as const).map((year) => ({
        order,
        format: new Intl.DateTimeFormat(language, {
          year,
          month: "2-digit",
          day: "2-digit",
          timeZone: "UTC",
        }),
      })),
    );
    fc.assert(
      fc.property(days, fc.constantFrom(...writers), ([...numbers], { order, format }) => {
        const texts = numbers.map((day) => format.format(day * dayMs));
        const { form, orders } = survey(...texts);
        if (orders.length > 0) expect(orders).toContain(order);
        else expect(texts.map((text) => readDate(text, form))).toEqual(numbers.map(dateOfDay));
      }),
      { numRuns: 500 },
    );
  });
});

describe("the languages of the dates of a file", () => {
  it("decide what a month means that has the same name in two", () => {
    const november = survey("2 stycznia 2018", "1 listopada 2017").form;
    expect(readDate("1 listopada 2017", november)).toBe("2017-11-01");
    const october = survey("2. siječnja 2018.", "1. listopada 2017.").form;
    expect(readDate("1 listopada 2017", october)).toBe("2017-10-01");
    expect(readDate("1 listopada 2017")).toBeNull();
  });

  it("are told by weekdays too, and one weekday tells a month", () => {
    const { form } = survey(["1 listopada 2017", "środa"]);
    expect(readDate("1 listopada 2017", form)).toBe("2017-11-01");
    expect(readDate("pon, 30 lis 2017")).toBe("2017-10-30");
    expect(readDate("čtvrtek 30. listopad 2017")).toBe("2017-11-30");
  });
});
