import { afterEach, expect, it, vi } from "vitest";
import { weekdaysFrom, weekStartOf } from "./week-start.ts";

afterEach(() => vi.unstubAllGlobals());

/** A browser whose locales have only these members. */
const stubLocale = (members: object) =>
  vi.stubGlobal("Intl", {
    ...Intl,
    Locale: function Locale() {
      return members;
    },
  });

it.each([
  ["en-US", 0],
  ["de-DE", 1],
  ["ar-EG", 6],
])("begins the week of %s on weekday %i", (locale, weekday) => expect(weekStartOf(locale)).toBe(weekday));

it("reads the property of older browsers, and takes Monday without it", () => {
  stubLocale({ weekInfo: { firstDay: 7 } });
  expect(weekStartOf("en")).toBe(0);
  stubLocale({});
  expect(weekStartOf("en")).toBe(1);
});

it.each([
  [0, [0, 1, 2, 3, 4, 5, 6]],
  [1, [1, 2, 3, 4, 5, 6, 0]],
  [6, [6, 0, 1, 2, 3, 4, 5]],
] as const)("has seven days from weekday %i on", (first, days) => expect(weekdaysFrom(first)).toEqual(days));
