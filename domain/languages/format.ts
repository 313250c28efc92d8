/** Formats ICU messages with FormatJS (decision 71). */

import { type Formatters, IntlMessageFormat } from "intl-messageformat";

/** An ICU message, or what the build has compiled it to: then a string is plain text, and an array is parsed elements. */
export type Message = string | readonly object[];

/** The number of a part that selects one of others, in what FormatJS parses a message to. */
const selection = 5;

type Parsed = {
  readonly type?: number;
  readonly value?: unknown;
  readonly children?: readonly object[];
  readonly options?: Readonly<Record<string, { readonly value: readonly object[] }>>;
};

/** Whether a value selects a part of a message, in place of being shown in it. */
export function isSelector(message: Message, name: string): boolean {
  if (typeof message === "string") return message.includes(`{${name}, select,`);
  return message.some((part: Parsed) => {
    const inner = [part.children ?? [], ...Object.values(part.options ?? {}).map(({ value }) => value)];
    return (part.type === selection && part.value === name) || inner.some((parts) => isSelector(parts, name));
  });
}

/** Makes each `Intl` object of a locale once: that takes far longer than formatting. */
function memoized<Options extends object | undefined, Made>(
  make: (locale: string, options: Options) => Made,
) {
  const made = new Map<string, Made>();
  return (locale: string, options: Options) => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = made.get(key) ?? make(locale, options);
    made.set(key, known);
    return known;
  };
}

/** Formats dates and times; made once for each locale and options. */
export const dateTimeFormat = memoized(
  (locale, options: Intl.DateTimeFormatOptions | undefined) => new Intl.DateTimeFormat(locale, options),
);

const formatters = {
  getNumberFormat: memoized(
    (locale, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(locale, options),
  ),
  getDateTimeFormat: dateTimeFormat,
  getPluralRules: memoized(
    (locale, options: Intl.PluralRulesOptions | undefined) => new Intl.PluralRules(locale, options),
  ),
} as Formatters;

type Values = Readonly<Record<string, unknown>>;

const simplePlaceholder = /\{(\w+)(, number)?\}/g;
const thousands = /\B(?=(\d{3})+$)/g;

/**
 * Formats a message of the sources whose values are texts and whole numbers; null if it has plurals, tags or others.
 * Schemas declare their sentences when the server starts, and the first use of `Intl` takes 6 MB of memory.
 */
function simpleEnglish(message: string, values: Values): string | null {
  if (/[{<]|''/.test(message.replace(simplePlaceholder, ""))) return null;
  for (const [, name = "", isNumber] of message.matchAll(simplePlaceholder)) {
    const value = values[name];
    if (!Number.isSafeInteger(value) && (isNumber || typeof value !== "string")) return null;
  }
  return message.replace(simplePlaceholder, (_, name: string, isNumber?: string) =>
    isNumber ? `${values[name]}`.replace(thousands, ",") : `${values[name]}`,
  );
}

/** Whether a message of the sources has anything to format. */
const isPlain = (message: string) => !/[{<]|''/.test(message);

/**
 * Returns the formats of one locale. A format gets values by name: a tag is a function of its content. It returns a list
 * where values are neither text nor numbers, and throws where a value is missing or a message is malformed.
 */
export function messageFormats(locale: string) {
  const parsed = new Map<Message, IntlMessageFormat>();
  return <T>(message: Message, values: Values = {}): string | T | (string | T)[] => {
    if (typeof message === "string") {
      if (isPlain(message)) return message;
      const sentence = locale === "en" ? simpleEnglish(message, values) : null;
      if (sentence !== null) return sentence;
    }
    const format =
      parsed.get(message) ?? new IntlMessageFormat(message as string, locale, undefined, { formatters });
    parsed.set(message, format);
    return format.format(values as Record<string, T>) as string | T | (string | T)[];
  };
}
