import fc from "fast-check";
import { expect, it } from "vitest";
import { dayMs } from "#domain/calendar.ts";
import { formatterOfDays } from "./format-days.ts";

const options = { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
const days = fc.integer({ min: -20_000, max: 40_000 });

it.each(["en", "en-GB", "de", "fr", "ca", "ru", "ar-EG", "hi", "ja", "ko", "zh-TW", "tr", "fa", "th"])(
  "writes a day as %s does",
  (locale) => {
    const format = new Intl.DateTimeFormat(locale, options);
    const formatted = formatterOfDays(format);
    // Some runtimes write other spaces in parts.
    const plain = (text: string) => text.replace(/\s/g, " ");
    fc.assert(
      fc.property(days, (day) => {
        expect(plain(formatted(day))).toBe(plain(format.format(day * dayMs)));
      }),
      { numRuns: 300 },
    );
  },
);
