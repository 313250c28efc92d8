import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { futureDateRefusals } from "./accounts/new-universe.ts";
import { isCalendarDate, latestDateOnEarth } from "./calendar.ts";

describe("a calendar date", () => {
  it("is any date that exists", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true }),
        (date) => {
          expect(isCalendarDate(date.toISOString().slice(0, 10))).toBe(true);
        },
      ),
    );
  });

  it.each([
    "2023-02-29",
    "2024-13-01",
    "2024-00-10",
    "2024-1-1",
    "24-01-01",
    "2024-01-01T00:00:00Z",
    " 2024-01-01",
    "",
  ])("is not %j", (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  it("is in the future only when it is in the future in every time zone", () => {
    const now = Date.parse("2026-12-31T10:00:00Z");
    expect(latestDateOnEarth(now)).toBe("2027-01-01");
    expect(futureDateRefusals({ birthday: "2027-01-01", startDate: null }, now)).toEqual({});
    expect(futureDateRefusals({ birthday: "2027-01-02", startDate: "2027-01-02" }, now)).toEqual({
      birthday: "Birthday cannot be in the future.",
      startDate: "Journey start date cannot be in the future.",
    });
  });
});
