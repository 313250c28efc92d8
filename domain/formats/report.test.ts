import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeStar } from "../../testing/make-star.ts";
import { dateOfDay, dayOfDate, daysIn } from "../calendar.ts";
import { catalogue } from "../feelings.ts";
import { insightsOf } from "../insights/insights.ts";
import { indexJournal } from "../journal/journal-index.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import { reportOf } from "./report.ts";

const indexed = (...stars: MoodEntry[]) => indexJournal(catalogue, stars, "UTC").stars;
const on = (date: string, overrides: Partial<MoodEntry> = {}) =>
  makeStar({ timestamp: `${date}T12:00:00.000Z`, utcOffset: 0, ...overrides });

const until = dayOfDate("2026-03-16");

describe("the report", () => {
  it("is empty without stars", () => {
    expect(reportOf(catalogue, [], 0)).toEqual({
      ...{ span: null, stars: 0, litDays: 0, feelings: [], tags: [] },
      weather: { by: "week", periods: [] },
    });
  });

  it("counts days, feelings by stars, and tags by days", () => {
    const report = reportOf(
      catalogue,
      indexed(
        on("2026-03-02", { tags: ["walk"] }),
        on("2026-03-02", { tags: ["walk"], isTwinStar: 1, secondaryEmotion: "fear", secondaryIntensity: 2 }),
        on("2026-03-05", { emotion: "fear", tags: ["work", "walk"] }),
      ),
      dayOfDate("2026-03-05"),
    );
    expect(report).toMatchObject({ stars: 3, litDays: 2 });
    expect([report.span?.first, report.span?.last].map((day) => dateOfDay(day ?? 0))).toEqual([
      ...["2026-03-02", "2026-03-05"],
    ]);
    expect(report.feelings).toEqual([
      { emotion: "joy", stars: 2 },
      { emotion: "fear", stars: 2 },
    ]);
    expect(report.tags).toEqual([
      { id: "walk", days: 2 },
      { id: "work", days: 1 },
    ]);
  });

  it("counts the days until today, as the insights do, also when no star is of today", () => {
    const entries = [on("2026-03-02"), on("2026-03-05")];
    const { span } = reportOf(catalogue, indexed(...entries), until);
    const insights = insightsOf(
      { feelings: catalogue, entries, tags: [], sessions: [] },
      {
        ...{ now: Date.parse("2026-03-16T20:00:00Z"), utcOffset: 0 },
      },
    );
    expect(span && daysIn(span)).toBe(15);
    expect(insights.coverage.span).toBe(15);
  });

  it("has the weather by weeks from Monday, and a gap where no star is", () => {
    // A Sunday, and the Monday 15 days later.
    const { weather } = reportOf(
      catalogue,
      indexed(on("2026-03-01"), on("2026-03-16", { emotion: "fear" })),
      until,
    );
    expect(weather.by).toBe("week");
    expect(weather.periods.map(({ start, days }) => [dateOfDay(start), days])).toEqual([
      ...[
        ["2026-02-23", 1],
        ["2026-03-02", 0],
        ["2026-03-09", 0],
        ["2026-03-16", 1],
      ],
    ]);
    expect(weather.periods.map(({ mean }) => mean && Math.sign(mean))).toEqual([1, null, null, -1]);
  });

  it("has the weather by months when the weeks are too many", () => {
    const { weather } = reportOf(catalogue, indexed(on("2024-10-31"), on("2026-01-01")), until);
    expect(weather.by).toBe("month");
    expect(weather.periods).toHaveLength(16);
    expect(dateOfDay(weather.periods.at(-1)?.start ?? 0)).toBe("2026-01-01");
  });

  it("counts each day with a star in one period, and keeps means between −1 and 1", () => {
    const date = fc.date({ min: new Date("2015-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(fc.array(date), (dates) => {
        const stars = dates
          .toSorted((one, other) => +one - +other)
          .map((at) => on(at.toISOString().slice(0, 10)));
        const { weather, litDays } = reportOf(catalogue, indexed(...stars), until);
        expect(weather.periods.reduce((sum, { days }) => sum + days, 0)).toBe(litDays);
        for (const { mean } of weather.periods) expect(Math.abs(mean ?? 0)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
