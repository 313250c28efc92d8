import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOfDay, dayMs, dayOfDate } from "../../calendar.ts";
import { anyForm, dateOrders, readDate } from "./date-text.ts";
import { readMoment } from "./moment-text.ts";
import { readTime } from "./time-text.ts";

const languages = [
  ...[
    "ar",
    "bg",
    "ca",
    "cs",
    "da",
    "de",
    "el",
    "en",
    "es",
    "et",
    "fa",
    "fi",
    "fr",
    "he",
    "hi",
    "hr",
    "hu",
    "id",
  ],
  ...[
    "it",
    "ja",
    "ko",
    "lt",
    "lv",
    "ms",
    "nb",
    "nl",
    "pl",
    "pt",
    "ro",
    "ru",
    "sk",
    "sl",
    "sr",
    "sv",
    "th",
    "tr",
  ],
  ...["uk", "vi", "zh"],
];
const days = fc.integer({ min: dayOfDate("1970-01-01"), max: dayOfDate("2069-12-31") });
/** Every hour, and minutes that a reader could take for others. */
const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });

const words: readonly Intl.DateTimeFormatOptions[] = [
  ...[{ dateStyle: "full" } as const, { dateStyle: "long" } as const, { dateStyle: "medium" } as const],
  ...(["long", "short"] as const).map((month) => ({ day: "numeric", month, year: "numeric" }) as const),
  ...(["long", "short"] as const).map(
    (month) => ({ weekday: month, day: "2-digit", month, year: "numeric" }) as const,
  ),
];
const writer = (language: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(language, { ...options, calendar: "gregory", timeZone: "UTC" });
  return (day: number, minute = 0) => format.format(day * dayMs + minute * 60_000);
};

describe.each(languages)("what Intl writes in %s", (language) => {
  const form = { ...anyForm, languages: new Set([language]) };

  it("is read as the same date, with the month in words", () => {
    const writers = words.map((options) => writer(language, options));
    fc.assert(
      fc.property(days, fc.constantFrom(...writers), (day, write) => {
        const [date, written] = [dateOfDay(day), write(day)];
        const read = dateOrders.map((order) => readDate(written, { ...form, order }));
        if (!read.includes(date)) expect.fail(`${written} is ${date}, and was read as ${read.join()}`);
        // Without the language of the file, a month may have two meanings: then it is none, and never another.
        const alone = readDate(written);
        if (alone !== date && alone !== null) expect.fail(`${written} is ${date}, and was read as ${alone}`);
      }),
      { numRuns: 150 },
    );
  });

  it("is read as the same moment, with 12 and 24 hours", () => {
    const writers = words
      .slice(0, 3)
      .flatMap(({ dateStyle }) =>
        [true, false].map((hour12) => writer(language, { dateStyle, timeStyle: "short", hour12 } as const)),
      );
    fc.assert(
      fc.property(days, minutes, fc.constantFrom(...writers), (day, minute, write) => {
        const expected = { date: dateOfDay(day), time: clockOf(minute) };
        const written = write(day, minute);
        const read = dateOrders.map((order) => readMoment(written, { ...form, order }));
        if (!read.some((one) => one?.date === expected.date && one.time === expected.time))
          expect.fail(`${written} is ${expected.time}, and was read as ${JSON.stringify(read)}`);
      }),
      { numRuns: 150 },
    );
  });

  it("is read as the same time of day", () => {
    const writers = [
      ...[true, false].map((hour12) => writer(language, { timeStyle: "short", hour12 })),
      ...[true, false].map((hour12) => writer(language, { timeStyle: "medium", hour12 })),
    ];
    fc.assert(
      fc.property(minutes, fc.constantFrom(...writers), (minute, write) => {
        const written = write(0, minute);
        if (readTime(written) !== clockOf(minute)) expect.fail(`${written} was read as ${readTime(written)}`);
      }),
      { numRuns: 100 },
    );
  });

  it("has an order in which a date of numbers is the same", () => {
    const write = writer(language, { dateStyle: "short" });
    fc.assert(
      fc.property(days, (day) => {
        const read = dateOrders.map((order) => readDate(write(day), { ...anyForm, order }));
        if (!read.includes(dateOfDay(day))) expect.fail(`${write(day)} was read as ${read.join()}`);
      }),
      { numRuns: 50 },
    );
  });
});

const clockOf = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
