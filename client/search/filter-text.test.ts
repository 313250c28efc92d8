import { describe, expect, it } from "vitest";
import { catalogue } from "#domain/feelings.ts";
import { emptyFilter, type Filter } from "#domain/journal/filter.ts";
import { makeTranslator } from "#domain/languages/translator.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { english } from "../../testing/english.ts";
import { makeTracker } from "../../testing/make-tracker.ts";
import { countText, describeFilter, onlyWords } from "./filter-text.ts";

const tags: readonly Tag[] = ["Work", "Family", "Rain"].map((name, at) => ({
  ...{ id: `tag-${at}`, name, kind: "other" as const, isArchived: false, revision: 1 },
}));
const sleep = makeTracker({ id: "sleep", kind: "duration", name: "Sleep" });
const walk = makeTracker({ id: "walk", kind: "yes-no", name: "A walk" });
const textsOf = (filter: Partial<Filter>) =>
  describeFilter(english, catalogue, { ...emptyFilter, ...filter }, tags, [sleep, walk]).map(
    ({ text }) => text,
  );

describe("the parts of a filter", () => {
  it.each<[Partial<Filter>, string[]]>([
    [{ words: "sea" }, []],
    [{ emotions: ["joy", "love"], families: ["grief"] }, ["Grief family", "Joy", "Love"]],
    [{ intensity: { min: 3, max: 8 } }, ["Intensity 3–8"]],
    [{ intensity: { min: 7, max: 7 } }, ["Intensity 7"]],
    [{ tags: ["tag-0"] }, ["With Work"]],
    [{ tags: ["tag-0", "tag-1"] }, ["With Work and Family"]],
    [{ tags: ["tag-0", "tag-1", "tag-2"], tagMatch: "any" }, ["With Work, Family or Rain"]],
    [{ tags: ["not-loaded-yet"] }, ["With a tag"]],
    [{ twins: "only", note: "without" }, ["Twin stars", "Without a note"]],
    [{ twins: "without", note: "with" }, ["Without twin stars", "With a note"]],
    [{ weekdays: [0, 6] }, ["Weekends"]],
    [{ weekdays: [1, 2, 3, 4, 5] }, ["Monday to Friday"]],
    [{ weekdays: [0, 3] }, ["Sun, Wed"]],
    [{ weekdays: [2] }, ["Tuesday"]],
    [{ measures: [{ tracker: "sleep", is: "below", value: 360 }] }, ["Sleep below 6\u00a0hr"]],
    [{ measures: [{ tracker: "walk", is: "exactly", value: 1 }] }, ["A walk: Yes"]],
    [{ measures: [{ tracker: "gone", is: "above", value: 1 }] }, ["A tracker that was removed"]],
  ])("%j", (filter, texts) => expect(textsOf(filter)).toEqual(texts));

  it("have dates as the reader writes them", () => {
    const long = new Intl.DateTimeFormat(undefined, { dateStyle: "long", timeZone: "UTC" });
    const may = long.format(Date.UTC(2026, 4, 1));
    expect(textsOf({ from: "2026-05-01" })).toEqual([`From ${may}`]);
    expect(textsOf({ to: "2026-05-01" })).toEqual([`Until ${may}`]);
    expect(textsOf({ from: "2026-05-01", to: "2026-05-01" })).toEqual([may]);
    expect(textsOf({ from: "2026-05-01", to: "2027-06-02" })[0]).toMatch(/2026.*–.*2027/);
    expect(textsOf({ from: "2026-01-01", to: "2026-12-31" })).toEqual(["2026"]);
    expect(textsOf({ from: "2024-02-01", to: "2024-02-29" })).toEqual(["February 2024"]);
    expect(textsOf({ from: "2026-12-01", to: "2026-12-31" })).toEqual(["December 2026"]);
    expect(textsOf({ from: "2026-02-01", to: "2026-03-31" })[0]).toMatch(/February.*March/);
  });

  it("have hours on the reader's clock", () => {
    const hours = { from: 22, until: 6 };
    const textIn = (locale: string) =>
      describeFilter(
        makeTranslator({ language: "en", locale }, new Map()),
        catalogue,
        { ...emptyFilter, hours },
        [],
        [],
      )
        .map(({ text }) => text.replace(/\s/gu, " "))
        .join();
    expect(textIn("en-US")).toBe("10:00 PM–6:00 AM");
    expect(textIn("en-GB")).toBe("22:00–6:00");
  });

  it("can be removed one by one, until nothing but the words is left", () => {
    let filter: Filter = {
      ...{ words: "sea", emotions: ["joy", "hope"], families: ["grief"], intensity: { min: 3, max: 8 } },
      ...{ tags: ["tag-0", "tag-1"], tagMatch: "any", twins: "only", from: "2026-05-01", to: "2026-06-01" },
      ...{ hours: { from: 22, until: 6 }, weekdays: [1], note: "with" },
      measures: [{ tracker: "sleep", is: "below", value: 360 }],
    };
    for (let left = 11; left > 0; left--) {
      const parts = describeFilter(english, catalogue, filter, tags, [sleep]);
      expect(parts).toHaveLength(left);
      const [first] = parts;
      if (first) filter = first.without;
      expect(describeFilter(english, catalogue, filter, tags, [sleep]).map(({ key }) => key)).toEqual(
        parts.slice(1).map(({ key }) => key),
      );
    }
    expect(filter).toEqual(onlyWords({ ...filter, words: "sea" }));
  });
});

it("says how many stars there are, and of how many", () => {
  expect([
    countText(english, 365, 365, true),
    countText(english, 1, 1, true),
    countText(english, 0, 0, true),
  ]).toEqual(["365 stars", "1 star", "0 stars"]);
  expect([countText(english, 12, 365, false), countText(english, 0, 1, false)]).toEqual([
    "12 of 365 stars",
    "0 of 1 star",
  ]);
});
