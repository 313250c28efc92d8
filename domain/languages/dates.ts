/** Forms of dates that read well in every language, where those of `Intl` do not. */

/** A date with the month in words: `dateStyle: "medium"` is 22/11/2026 in Arabic and 2026/11/22 in Japanese. */
export const mediumDate = { year: "numeric", month: "short", day: "numeric" } as const;

/** A date with its weekday, without the year. Japanese has it in parentheses, 11月22日(日): 22日日曜日 is hard to read. */
export const dateWithWeekday = (locale: string) =>
  ({ weekday: locale.startsWith("ja") ? "short" : "long", day: "numeric", month: "long" }) as const;

/** No line ends between a day and its month (22. November), nor between a time and its half of the day (9:05 م). */
export const keepDateTogether = (text: string): string =>
  text.replace(/(?<!\d)(\d{1,2}\.?) (?=\p{L})/gu, "$1\u00a0");

/**
 * A date as people write it where `Intl` does not: "1er mai" in French, "9–11 ottobre" in Italian, whose ranges have 09,
 * and "domingo 11 de enero" in Spanish, which is in the middle of sentences here and would need a second comma.
 */
export function dateAsWritten(locale: string, text: string): string {
  const together = keepDateTogether(text);
  if (locale.startsWith("fr")) return together.replace(/(?<![\d:])1(?=\s\p{L}|\s?–)/gu, "1er");
  if (locale.startsWith("it")) return together.replace(/(?<![\d:])0(?=\d[\s–])/gu, "");
  if (locale.startsWith("es")) return together.replace(/^(\p{L}+), /u, "$1 ");
  return together;
}

/** Languages whose ranges `Intl` writes in digits alone (2026/11/22～2026/11/28). */
const writesRangesInDigits = /^(ja|zh)/;

/** The range from one moment to another. What both have in common at the beginning is said once: 2026年11月22日～28日. */
export function formatDateRange(format: Intl.DateTimeFormat, first: number, last: number): string {
  const { locale } = format.resolvedOptions();
  if (!writesRangesInDigits.test(locale)) return dateAsWritten(locale, format.formatRange(first, last));
  const [from, to] = [format.formatToParts(first), format.formatToParts(last)];
  const differing = to.findIndex(({ value }, at) => value !== from[at]?.value);
  if (differing < 0) return format.format(first);
  return `${format.format(first)}～${to
    .slice(differing)
    .map(({ value }) => value)
    .join("")}`;
}
