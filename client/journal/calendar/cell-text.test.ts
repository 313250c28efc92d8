import { expect, it } from "vitest";
import { dayOfDate } from "#domain/calendar.ts";
import type { Band } from "#domain/journal/pixels.ts";
import { english } from "../../../testing/english.ts";
import { cellName, familiesText } from "./cell-text.ts";
import { bandsFill } from "./family-fills.tsx";

const half = (family: Band["family"]): Band => ({ family, share: 0.5 });

it.each<[string, Band[]]>([
  ["Love", [{ family: "love", share: 1 }]],
  ["Love and Grief", [half("love"), half("grief")]],
  [
    "mostly Love, with another feeling",
    [
      { family: "love", share: 0.6 },
      { family: null, share: 0.4 },
    ],
  ],
])("says %s", (text, bands) => expect(familiesText(english, bands)).toBe(text));

it("says the whole of a day in its name", () => {
  const day = dayOfDate("2026-05-12");
  const name = cellName(english, { day, count: 3, bands: [half("love"), half("grief")] }, false);
  expect(name).toMatch(/Tuesday.*2026, 3 stars: Love and Grief$/);
  expect(cellName(english, { day, count: 0, bands: [] }, false)).toMatch(/, no stars\. Add one$/);
  expect(cellName(english, { day, count: 0, bands: [] }, true)).toMatch(/, nothing found$/);
});

it("fills a day by the shares of its bands", () => {
  expect(bandsFill([{ family: "love", share: 1 }])).toBe("var(--fill-love)");
  expect(
    bandsFill([
      { family: "fear", share: 0.75 },
      { family: null, share: 0.25 },
    ]),
  ).toBe(
    "linear-gradient(var(--bands, to var(--line-end)), var(--fill-fear) 0 calc(75% - 0.5px), var(--color-ground) 0 calc(75% + 0.5px), var(--fill-other) 0 100%)",
  );
});
