/** The encodings that programs of different countries have saved texts in, with the languages that they are for. */

/** Languages by the name of their encoding in the Encoding Standard. */
export const languagesOfEncodings: Readonly<Record<string, readonly string[]>> = {
  ...{
    "utf-8": [],
    "windows-1252": ["en", "fr", "de", "es", "pt"],
    "windows-1250": ["pl", "cs", "hu", "hr"],
  },
  ...{ "windows-1251": ["ru", "uk", "bg", "sr"], "windows-1253": ["el"], "windows-1254": ["tr"] },
  ...{ "windows-1255": ["he"], "windows-1256": ["ar", "fa", "ur"], "windows-1257": ["lv", "lt", "et"] },
  ...{ "windows-1258": ["vi"], "windows-874": ["th"], gb18030: ["zh-Hans"], big5: ["zh-Hant"] },
  ...{ shift_jis: ["ja"], "euc-jp": ["ja"], "iso-2022-jp": ["ja"], "euc-kr": ["ko"], "koi8-r": ["ru"] },
  ...{
    "koi8-u": ["uk"],
    ibm866: ["ru"],
    "x-mac-cyrillic": ["ru", "uk"],
    macintosh: ["en", "fr", "de", "es", "pt"],
  },
  ...{ "iso-8859-2": ["pl", "cs", "hu", "hr"], "iso-8859-5": ["ru", "bg", "sr"], "iso-8859-6": ["ar"] },
  ...{ "iso-8859-7": ["el"], "iso-8859-8": ["he"], "iso-8859-15": ["fr", "de", "es", "fi"] },
};

type Likely = readonly { readonly encoding: string; readonly score: number }[];

/** A little less likely, and in the reader's language, is likelier. */
const closeScore = 0.75;

/** All encodings, the likeliest first. `locale` is the reader's. */
export function encodingsFor(likely: Likely, locale: string): readonly string[] {
  const best = likely[0]?.score ?? 0;
  const language = new Intl.Locale(locale).maximize();
  const isOwn = ({ encoding, score }: Likely[number]) =>
    score >= best * closeScore &&
    languagesOfEncodings[encoding]?.some(
      (one) => one === language.language || one === `${language.language}-${language.script}`,
    );
  const known = likely.filter(({ encoding }) => Object.hasOwn(languagesOfEncodings, encoding));
  const ordered = [...known.filter(isOwn), ...known].map(({ encoding }) => encoding);
  return [...new Set([...ordered, ...Object.keys(languagesOfEncodings)])];
}
