/** Turns a text and its params into a sentence in one language. */

import { isSelector, type Message, messageFormats } from "./format.ts";
import { type Direction, directionOf, type LanguageId, type Preference } from "./languages.ts";
import type { Params, ParamsOf, TagsOf, Text } from "./text.ts";
import { rightToLeftLetter } from "./written-direction.ts";

/** The messages of a language other than English, by the ids of their texts. */
export type Catalogue = ReadonlyMap<string, Message>;

/** A text of a table may be any: then the compiler does not know its params. */
type ParamsArgument<S extends string> = string extends S
  ? [params?: Params]
  : keyof ParamsOf<S> extends never
    ? []
    : [params: ParamsOf<S>];

/** What the content of each tag becomes. */
export type TagValues<S extends string, T> = { readonly [Name in TagsOf<S>]: (content: (string | T)[]) => T };

export type Translator = {
  /** The sentence; in English if the language lacks the text. Throws if a param is missing. */
  <S extends string>(text: Text<S>, ...[params]: ParamsArgument<S>): string;
  /** The parts of a sentence with tags, in order. Names in params are never read as tags. */
  readonly parts: <S extends string, T>(
    text: Text<S>,
    tags: TagValues<S, T>,
    ...[params]: ParamsArgument<S>
  ) => (string | T)[];
  readonly language: LanguageId;
  /** A BCP 47 tag for `Intl`, with the reader's region where it is known. */
  readonly locale: string;
};

/** A sentence in every language, for what is kept while the language can change. */
export type Sentence = (t: Translator) => string;

/** `catalogue` may grow while the translator is used, because parts are loaded on demand. */
export function makeTranslator({ language, locale }: Preference, catalogue: Catalogue): Translator {
  const direction = directionOf(language);
  const format = messageFormats(locale);
  const formatEnglish = language === "en" ? format : messageFormats("en");
  function formatted<T>(text: Text, params?: Params, tags?: object) {
    const message = catalogue.get(text.id);
    const values = { ...isolated(message ?? text.english, params, direction), ...tags };
    return message === undefined ? formatEnglish<T>(text.english, values) : format<T>(message, values);
  }
  const sentence = (text: Text, params?: Params) => formatted<never>(text, params) as string;
  function parts<T>(text: Text, tags: object, params?: Params): (string | T)[] {
    const value = formatted<T>(text, params, tags);
    return Array.isArray(value) ? value : [value];
  }
  return Object.assign(sentence, { parts, language, locale }) as unknown as Translator;
}

/** A param that selects a part of the message is not shown itself, and has to stay the name of that part. */
const isolated = (message: Message, params: Params | undefined, direction: Direction): Params | undefined =>
  params &&
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === "string" && needsIsolation(value, direction) && !isSelector(message, name)
        ? `\u2068${value}\u2069`
        : value,
    ]),
  );

const leftToRight =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** LRE to RLO, and LRI to PDI. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/;
/** In text from right to left, the parts of a plain date would change places after Arabic letters. */
const joinedDigits = /^[^\p{L}]*\d-\d/u;
const isIsolated = /^\u2068[^\u202a-\u202e\u2066-\u2069]*\u2069$/;

/**
 * Whether a name, note or value could reorder the sentence around it, or be reordered: it has letters of the other
 * direction, or is a date such as 2025-02-30. Then it is between U+2068 and U+2069 (UAX #9). Others stay as they are, so
 * that texts can be copied and searched.
 */
const needsIsolation = (value: string, direction: Direction) =>
  !isIsolated.test(value) &&
  ((direction === "ltr" ? rightToLeftLetter : leftToRight).test(value) ||
    (direction === "rtl" && joinedDigits.test(value)) ||
    directionControls.test(value));
