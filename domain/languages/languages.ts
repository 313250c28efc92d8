/** The languages of the product, and how one is chosen for a reader. */

import { nameAt } from "../base-path.ts";

export type Direction = "ltr" | "rtl";

type Described = {
  /** A BCP 47 tag. */
  readonly id: string;
  /** Name of the language in the language itself. */
  readonly name: string;
  readonly direction: Direction;
};

/** Languages that people can choose, in this order. Readers of others get English. */
export const languages = [
  { id: "en", name: "English", direction: "ltr" },
  { id: "de", name: "Deutsch", direction: "ltr" },
  { id: "fr", name: "Français", direction: "ltr" },
  { id: "es", name: "Español", direction: "ltr" },
  { id: "pt-BR", name: "Português (Brasil)", direction: "ltr" },
  { id: "it", name: "Italiano", direction: "ltr" },
  { id: "pl", name: "Polski", direction: "ltr" },
  { id: "ja", name: "日本語", direction: "ltr" },
  { id: "zh-Hans", name: "简体中文", direction: "ltr" },
  { id: "ar", name: "العربية", direction: "rtl" },
] as const satisfies readonly Described[];

export type LanguageId = (typeof languages)[number]["id"];

export const languageIds: readonly LanguageId[] = languages.map(({ id }) => id);

export const defaultLanguage: LanguageId = "en";

/** The cookie in which a browser keeps its reader's choice, so that the HTML is in this language from the first byte. */
export const languageCookie = "mood-universe-language";
/** Name of the cookie in versions up to 1.0. Other programs of the host may use it, too: it is only read. */
const earlierLanguageCookie = "language";

/** A choice that was stored earlier; null if it is none of today's languages. */
export const storedLanguage = (value: unknown): LanguageId | null =>
  languages.find(({ id }) => id === value)?.id ?? null;

/**
 * The choice that a browser keeps for an installation; null for none. `read` returns the value of a cookie. Below a path,
 * there was no version with the earlier name.
 */
export const languageOfCookies = (read: (name: string) => unknown, basePath = ""): LanguageId | null =>
  storedLanguage(read(nameAt(languageCookie, basePath))) ??
  (basePath === "" ? storedLanguage(read(earlierLanguageCookie)) : null);

export const directionOf = (id: LanguageId): Direction =>
  languages.find((language) => language.id === id)?.direction ?? "ltr";

/**
 * The language for a tag such as `de-AT`; null if the product does not have it. All Portuguese is Brazilian here.
 * Traditional Chinese is another script, which readers of it would not expect to be replaced by the simplified one.
 */
export function languageOfTag(tag: string): LanguageId | null {
  const [primary = "", ...subtags] = tag.trim().toLowerCase().split("-");
  if (primary === "zh" && isTraditional(subtags)) return null;
  return languages.find(({ id }) => id.toLowerCase().split("-", 1)[0] === primary)?.id ?? null;
}

const isTraditional = (subtags: readonly string[]) =>
  subtags.includes("hant") ||
  (!subtags.includes("hans") && subtags.some((part) => /^(tw|hk|mo)$/.test(part)));

export type Preference = {
  readonly language: LanguageId;
  /** A BCP 47 tag for `Intl`: of the reader's region where it is known, such as `en-GB`. */
  readonly locale: string;
};

/**
 * The language and locale of a reader whose browser names `tags`, the preferred one first. `chosen` comes before them;
 * the region is that of the first tag of the language. Tags that are none are passed over.
 */
export function preferenceOf(chosen: LanguageId | null, tags: readonly string[]): Preference {
  const known = tags.filter(isTag);
  const language = chosen ?? firstLanguage(known) ?? defaultLanguage;
  return { language, locale: gregorian(known.find((tag) => languageOfTag(tag) === language) ?? language) };
}

/** Tags whose calendar can be another one in some browsers: of these regions (CLDR), or with extensions. */
const otherCalendar = /-(?:AF|IR|SA|TH|u)\b/i;

/** The stars, the years of the journal and the files have dates of the Gregorian calendar, and so has what is said of them. */
const gregorian = (tag: string): string =>
  otherCalendar.test(tag) ? new Intl.Locale(tag, { calendar: "gregory" }).toString() : tag;

function firstLanguage(tags: readonly string[]): LanguageId | null {
  for (const tag of tags) {
    const language = languageOfTag(tag);
    if (language) return language;
  }
  return null;
}

/** What `Intl` accepts: WebKit without a language setting names "C". */
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** Browsers name some ten languages; longer headers are not from readers. */
const longestHeader = 1_000;

/** The tags of an `Accept-Language` header in order of their weights (RFC 9110, section 12.5.4). Whatever is malformed is passed over. */
export function tagsOfHeader(header: string | undefined): readonly string[] {
  if (!header || header.length > longestHeader) return [];
  return header
    .split(",")
    .map((range) => {
      const [tag = "", weight] = range.split(";").map((part) => part.trim());
      const q = weight === undefined ? 1 : Number(/^q=([01](?:\.\d{0,3})?)$/i.exec(weight)?.[1] ?? 0);
      return { tag, q };
    })
    .filter(({ tag, q }) => q > 0 && tag !== "*" && tag !== "")
    .sort((a, b) => b.q - a.q)
    .map(({ tag }) => tag);
}
