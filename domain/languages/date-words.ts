/** The words of dates and of times of the day in the languages that journals are written in, from `Intl`. */

import { fold } from "../journal/fold.ts";

/** Locales, with the regions that write other words. */
const locales = [
  ...[
    "en",
    "en-GB",
    "ar",
    "ar-SY",
    "ar-MA",
    "ar-DZ",
    "bg",
    "ca",
    "cs",
    "da",
    "de",
    "de-AT",
    "el",
    "es",
    "es-MX",
  ],
  ...[
    "et",
    "fa",
    "fi",
    "fr",
    "fr-CA",
    "he",
    "hi",
    "hr",
    "hu",
    "id",
    "it",
    "ja",
    "ko",
    "lt",
    "lv",
    "ms",
    "nb",
  ],
  ...["nl", "pl", "pt", "pt-PT", "ro", "ru", "sk", "sl", "sr", "sr-Latn", "sv", "th", "tr", "uk", "vi"],
  ...["zh", "zh-TW"],
];

/** The words of one language, by their key. */
export type WordsOfDates = {
  readonly language: string;
  /** 1 to 12. */
  readonly months: ReadonlyMap<string, number>;
  /** 0 for Sunday. */
  readonly weekdays: ReadonlyMap<string, number>;
  /** The hours of the day for which a word stands: those before noon for `am`. */
  readonly halves: ReadonlyMap<string, ReadonlySet<number>>;
};

export type Lexicon = { readonly languages: readonly WordsOfDates[]; readonly fillers: ReadonlySet<string> };

/** Letters alone: `p. m.` and `PM` are one word. */
export const wordKey = (text: string): string => fold(text).replace(/[^\p{L}\p{M}]+/gu, "");

/** Abbreviations that programs write, and `Intl` does not. */
const otherMonths: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  en: { sept: 9 },
  de: { mrz: 3, sept: 9 },
  es: { sep: 9, set: 9 },
  ru: { фев: 2, сен: 9, ноя: 11 },
};
const otherFillers = [
  "of",
  "the",
  "on",
  "at",
  "st",
  "nd",
  "rd",
  "th",
  "er",
  "de",
  "uhr",
  "h",
  "oclock",
  "พศ",
];

let known: Lexicon | null = null;

/** Made at its first use, because it takes about a tenth of a second. */
export function lexicon(): Lexicon {
  known ??= makeLexicon(locales, hoursOfTimes);
  return known;
}

const baseOf = (language: string) => language.split("-")[0];

const ofDates = new Map<string, Lexicon>();

/** The words of one language and of English for dates alone, in all their regions, which take some milliseconds. */
export function dateWordsOf(language: string): Lexicon {
  const bases = ["en", baseOf(language)];
  const known =
    ofDates.get(language) ??
    makeLexicon(
      locales.filter((locale) => bases.includes(baseOf(locale))),
      [],
    );
  ofDates.set(language, known);
  return known;
}

type Part = { readonly type: string; readonly value: string };

function makeLexicon(locales: readonly string[], hours: readonly number[]): Lexicon {
  const fillers = new Set(otherFillers);
  const languages = locales.map((language) => wordsOf(language, fillers, hours));
  return { languages, fillers };
}

const year = 2026;
const hourMs = 3_600_000;
const dateStyles = ["full", "long", "medium"] as const;

/** Times of which a language says the half of the day. */
const hoursOfTimes = [0, 12, ...Array.from({ length: 24 }, (_, hour) => hour + 0.5)];

function wordsOf(language: string, fillers: Set<string>, hours: readonly number[]): WordsOfDates {
  const months = new Map(Object.entries(otherMonths[language] ?? {}));
  const weekdays = new Map<string, number>();
  const halves = new Map<string, Set<number>>();
  const partsOf = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...options, calendar: "gregory", timeZone: "UTC" });
    return (moment: number): readonly Part[] => format.formatToParts(moment);
  };
  const learn = (parts: readonly Part[], moment: Date) => {
    for (const [at, { type, value }] of parts.entries()) {
      if (type === "literal" || type === "era")
        for (const word of type === "era" ? [value] : value.split(/[^\p{L}\p{M}]+/u))
          fillers.add(wordKey(word));
      const before = lettersAtEnd(parts[at - 1]);
      const after = lettersAtStart(parts[at + 1]);
      for (const word of [value, before + value, value + after].filter(isWord)) {
        if (type === "month") months.set(wordKey(word), moment.getUTCMonth() + 1);
        if (type === "weekday") weekdays.set(wordKey(word), moment.getUTCDay());
        if (type !== "dayPeriod") continue;
        const hours = halves.get(wordKey(word)) ?? new Set();
        halves.set(wordKey(word), hours.add(moment.getUTCHours()));
      }
    }
  };
  const dates = [
    ...(["long", "short"] as const).flatMap((length) => [
      partsOf({ month: length }),
      partsOf({ weekday: length }),
      partsOf({ year: "numeric", month: length, day: "numeric" }),
      partsOf({ weekday: length, year: "numeric", month: length, day: "numeric" }),
    ]),
    ...dateStyles.map((dateStyle) => partsOf({ dateStyle, timeStyle: "short" })),
  ];
  for (let month = 0; month < 12; month++)
    for (const parts of dates) {
      // In these days of the months, each weekday occurs.
      const moment = new Date(Date.UTC(year, month, 8, 10));
      learn(parts(moment.getTime()), moment);
    }
  const times = ([undefined, "short", "long"] as const).map((dayPeriod) =>
    partsOf({ hour: "numeric", minute: "2-digit", hour12: true, ...(dayPeriod && { dayPeriod }) }),
  );
  for (const hour of hours)
    for (const parts of times) {
      const moment = new Date(Date.UTC(year, 0, 1) + hour * hourMs);
      learn(parts(moment.getTime()), moment);
    }
  fillers.delete("");
  return { language, months, weekdays, halves };
}

const isWord = (text: string) => !/\p{N}/u.test(text) && wordKey(text) !== "";

/** What is written together with a word, as the preposition of Hebrew months. */
const lettersAtEnd = (part: Part | undefined) =>
  part?.type === "literal" ? (part.value.match(/[\p{L}\p{M}]+$/u)?.[0] ?? "") : "";
const lettersAtStart = (part: Part | undefined) =>
  part?.type === "literal" ? (part.value.match(/^[\p{L}\p{M}]+/u)?.[0] ?? "") : "";
