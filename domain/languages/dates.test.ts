import { expect, test } from "vitest";
import { dateWithWeekday, formatDateRange, keepDateTogether, mediumDate } from "./dates.ts";

const sunday = Date.UTC(2026, 10, 22);
const inUtc = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });

test.each([
  ["ja", "11月22日(日)"],
  ["zh-Hans", "11月22日星期日"],
  ["de", "Sonntag, 22. November"],
])("a date in %s is %s", (locale, text) => {
  expect(inUtc(locale, dateWithWeekday(locale)).format(sunday)).toBe(text);
});

test.each(["en", "de", "fr", "es", "pt-BR", "it", "pl", "ja", "zh-Hans", "ar"])(
  "a medium date in %s is not in digits alone",
  (locale) => expect(inUtc(locale, mediumDate).format(sunday)).toMatch(/\p{L}/u),
);

test.each([
  ["Sonntag, 22. November 2026", "Sonntag, 22.\u00a0November 2026"],
  ["22 novembre 2026 à 21:05", "22\u00a0novembre 2026 à 21:05"],
  ["22 نوفمبر 2026 في 9:05 م", "22\u00a0نوفمبر 2026 في 9:05\u00a0م"],
  ["November 22, 2026", "November 22, 2026"],
])("%s keeps its day with its month", (text, kept) => expect(keepDateTogether(text)).toBe(kept));

test.each([
  ["ja", 28, 10, "2026年11月22日～28日"],
  ["ja", 31, 11, "2026年11月22日～12月31日"],
  ["ja", 22, 10, "2026年11月22日"],
  ["zh-Hans", 28, 10, "2026年11月22日～28日"],
  ["de", 28, 10, "22.–28.\u00a0November 2026"],
])("a range in %s until day %i of month %i is %s", (locale, day, month, text) => {
  expect(formatDateRange(inUtc(locale, { dateStyle: "long" }), sunday, Date.UTC(2026, month, day))).toBe(
    text,
  );
});
