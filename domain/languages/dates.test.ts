import { expect, test } from "vitest";
import { dateAsWritten, dateWithWeekday, formatDateRange, keepDateTogether, mediumDate } from "./dates.ts";

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
  ["fr", Date.UTC(2026, 4, 1), "vendredi 1er\u00a0mai"],
  ["fr", Date.UTC(2026, 4, 11), "lundi 11\u00a0mai"],
  ["fr", Date.UTC(2026, 4, 21), "jeudi 21\u00a0mai"],
  ["es", Date.UTC(2026, 0, 11), "domingo 11\u00a0de enero"],
  ["pt-BR", Date.UTC(2026, 0, 11), "domingo, 11\u00a0de janeiro"],
])("a day in %s of %i is written as people write it: %s", (locale, day, text) =>
  expect(dateAsWritten(locale, inUtc(locale, dateWithWeekday(locale)).format(day))).toBe(text),
);

test.each([
  ["it", 9, 11, "9–11\u00a0ottobre"],
  ["it", 10, 20, "10–20\u00a0ottobre"],
  ["fr", 1, 3, "1er–3\u00a0octobre"],
])("days in %s from %i to %i of October are %s", (locale, first, last, text) => {
  const range = inUtc(locale, { month: "long", day: "numeric" });
  expect(formatDateRange(range, Date.UTC(2026, 9, first), Date.UTC(2026, 9, last))).toBe(text);
});

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
