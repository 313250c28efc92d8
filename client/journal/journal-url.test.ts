import { describe, expect, it } from "vitest";
import { dayOfDate } from "#domain/calendar.ts";
import { readPlace, replacePlace } from "./journal-url.ts";

const day = dayOfDate("2026-02-28");

describe("the place in the journal's URL", () => {
  it.each([
    ["", { view: "days", day: null }],
    ["view=year", { view: "year", day: null }],
    ["view=days&day=2026-02-28", { view: "days", day }],
    ["?day=2026-02-28&words=tea", { view: "days", day }],
    ["view=weeks", { view: "days", day: null }],
    ["view=days&day=2026-02-30", { view: "days", day: null }],
    ["view=month&day=2026-02-28", { view: "month", day: null }],
  ])("reads %j", (search, place) => {
    expect(readPlace(search)).toEqual(place);
  });

  it.each([
    ["view=year", { view: "days", day: null } as const, ""],
    ["", { view: "days", day } as const, "view=days&day=2026-02-28"],
    ["view=days&day=2020-01-01", { view: "month", day: null } as const, "view=month"],
  ])("writes into %j", (search, place, query) => {
    expect(replacePlace(search, place)).toBe(query);
  });

  it("leaves the filter as it is written", () => {
    expect(replacePlace("?words=tea+%26+milk&view=year&tags=a,b", { view: "days", day })).toBe(
      "view=days&day=2026-02-28&words=tea+%26+milk&tags=a,b",
    );
  });
});
