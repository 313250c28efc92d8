import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCharacter } from "../../testing/any-character.ts";
import { anyFilter } from "../../testing/any-filter.ts";
import { catalogue } from "../feelings.ts";
import { emptyFilter, type Filter } from "./filter.ts";
import { isEmptyFilter, keepKnownTags, readFilter, replaceFilter, writeFilter } from "./filter-url.ts";

const names = Object.keys(emptyFilter);
const hostileValues = fc.oneof(
  fc.string({ unit: anyCharacter }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.string(),
  fc.constantFrom(
    "%",
    "%ff",
    "0-0",
    "99-1",
    "2026-02-30",
    "9999-12-31",
    "joy,joy,__proto__",
    "mon,,sun",
    "24-24",
    "a.below.1e9,a.below.-0",
  ),
  fc.constant("x".repeat(100_000)),
);
const hostileQueries = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...names, "__proto__"), fc.string()), hostileValues), {
    maxLength: 20,
  })
  .map((pairs) => `?${pairs.map((pair) => pair.join("=")).join("&")}`);

describe("the filter in a URL", () => {
  it("is readable", () => {
    const filter: Filter = {
      ...emptyFilter,
      ...{ words: "rain & tea", emotions: ["joy"], families: ["fear", "grief"] },
      ...{ intensity: { min: 3, max: 8 }, tags: ["one", "two"], tagMatch: "any", twins: "without" },
      ...{
        from: "2026-01-01",
        to: "2026-03-31",
        hours: { from: 22, until: 6 },
        weekdays: [0, 6],
        note: "with",
        measures: [{ tracker: "sleep", is: "below", value: 360 }],
      },
    };
    const query =
      "words=rain+%26+tea&emotions=joy&families=fear,grief&intensity=3-8&tags=one,two&tagMatch=any&twins=without" +
      "&from=2026-01-01&to=2026-03-31&hours=22-6&weekdays=sun,sat&note=with&measures=sleep.below.360";
    expect(writeFilter(filter)).toBe(query);
    expect(readFilter(catalogue, `?${query}`)).toEqual(filter);
  });

  it("is empty for an empty filter", () => {
    expect(writeFilter(emptyFilter)).toBe("");
    expect(readFilter(catalogue, "")).toEqual(emptyFilter);
    expect([emptyFilter, { ...emptyFilter, words: " " }].map(isEmptyFilter)).toEqual([true, true]);
    expect(isEmptyFilter({ ...emptyFilter, weekdays: [3] })).toBe(false);
  });

  it.each([
    [
      "ranges in reverse",
      "intensity=8-3&from=2026-02-01&to=2026-01-01",
      "intensity=3-8&from=2026-01-01&to=2026-02-01",
    ],
    ["a single intensity", "intensity=7", "intensity=7-7"],
    ["an intensity beyond the scale", "intensity=0-99", ""],
    ["the whole day and the whole week", "hours=5-5&weekdays=sat,fri,thu,wed,tue,mon,sun", ""],
    ["midnight as hour 0", "hours=18-0", "hours=18-24"],
    ["hours that do not exist", "hours=25-3", ""],
    ["a date that does not exist", "from=2023-02-29", ""],
    [
      "unknown names, and repeated ones",
      "emotions=joy,JOY,stressed,joy&families=love,space",
      "emotions=joy&families=love",
    ],
    ["a way to match no tags", "tagMatch=any", ""],
    ["a percent sign that was typed", "words=100%", "words=100%25"],
    ["a repeated parameter", "note=with&note=without", "note=with"],
  ])("repairs %s", (_, query, canonical) =>
    expect(writeFilter(readFilter(catalogue, query))).toBe(canonical),
  );

  it("limits words without cutting a character", () => {
    const { words } = readFilter(catalogue, `words=${encodeURIComponent(`x${"😀".repeat(200)}`)}`);
    expect(words).toBe(`x${"😀".repeat(99)}`);
  });

  it("gives every filter one query, from which the same filter is read", () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const query = writeFilter(filter);
        expect(writeFilter(readFilter(catalogue, query))).toBe(query);
        expect(readFilter(catalogue, query)).toEqual(readFilter(catalogue, `?${query}`));
        // A browser keeps the query in this form.
        expect(readFilter(catalogue, `${new URL(`https://example.org/?${query}`).search}`)).toEqual(
          readFilter(catalogue, query),
        );
      }),
    );
  });

  it("gives a valid filter for every query", () => {
    fc.assert(
      fc.property(hostileQueries, (query) => {
        const filter = readFilter(catalogue, query);
        expect(Object.keys(filter)).toEqual(names);
        expect(readFilter(catalogue, writeFilter(filter))).toEqual(filter);
        expect(writeFilter(filter).length).toBeLessThan(4_000);
        const { from, to, intensity, hours } = filter;
        expect(from === null || to === null || from <= to).toBe(true);
        expect(
          intensity === null || (intensity.min >= 1 && intensity.min <= intensity.max && intensity.max <= 10),
        ).toBe(true);
        expect(hours === null || (hours.from !== hours.until && hours.from < 24 && hours.until > 0)).toBe(
          true,
        );
      }),
    );
  });

  it("stands beside other parameters", () => {
    expect(replaceFilter("?view=month&words=tea&month=2026-03", { ...emptyFilter, words: "rain" })).toBe(
      "view=month&month=2026-03&words=rain",
    );
    expect(replaceFilter("?words=tea&view=year", emptyFilter)).toBe("view=year");
    expect(replaceFilter("?words=tea", emptyFilter)).toBe("");
  });

  it("can lose tags that were removed", () => {
    const filter: Filter = { ...emptyFilter, tags: ["one", "two"], tagMatch: "any" };
    expect(keepKnownTags(filter, new Set(["one", "two", "three"]))).toBe(filter);
    expect(keepKnownTags(filter, new Set(["two"]))).toEqual({ ...filter, tags: ["two"] });
    expect(keepKnownTags(filter, new Set())).toEqual(emptyFilter);
  });
});
