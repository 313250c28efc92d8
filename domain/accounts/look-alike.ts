/** Names that look alike although they have letters of different scripts, by Unicode Technical Standard 39. */

import { foldCase, universeNameKey, visibleText } from "./names.ts";

/** How a name looks: by it, names are compared with each other. */
export type Look = {
  /** Names that look alike have one of these in common. */
  readonly skeletons: readonly string[];
  /**
   * ISO 15924 codes of the scripts that have all letters of the name; null: any script, as for digits and emoji. Empty for
   * a name that mixes scripts or is disguised: its script differs from that of every name that it looks like.
   */
  readonly scripts: readonly string[] | null;
};

/** Every script of Unicode 17. */
const scriptCodes =
  "Adlm Aghb Ahom Arab Armi Armn Avst Bali Bamu Bass Batk Beng Berf Bhks Bopo Brah Brai Bugi Buhd Cakm Cans Cari Cham Cher Chrs Copt Cpmn Cprt Cyrl Deva Diak Dogr Dsrt Dupl Egyp Elba Elym Ethi Gara Geor Glag Gong Gonm Goth Gran Grek Gujr Gukh Guru Hang Hani Hano Hatr Hebr Hira Hluw Hmng Hmnp Hung Ital Java Kali Kana Kawi Khar Khmr Khoj Kits Knda Krai Kthi Lana Laoo Latn Lepc Limb Lina Linb Lisu Lyci Lydi Mahj Maka Mand Mani Marc Medf Mend Merc Mero Mlym Modi Mong Mroo Mtei Mult Mymr Nagm Nand Narb Nbat Newa Nkoo Nshu Ogam Olck Onao Orkh Orya Osge Osma Ougr Palm Pauc Perm Phag Phli Phlp Phnx Plrd Prti Rjng Rohg Runr Samr Sarb Saur Sgnw Shaw Shrd Sidd Sidt Sind Sinh Sogd Sogo Sora Soyo Sund Sunu Sylo Syrc Tagb Takr Tale Talu Taml Tang Tavt Tayo Telu Tfng Tglg Thaa Thai Tibt Tirh Tnsa Todr Tols Toto Tutg Ugar Vaii Vith Wara Wcho Xpeo Xsux Yezi Yiii Zanb";

/** Writings of several scripts, which belong together: Japanese, Korean, and Chinese with Bopomofo. */
const writings: Readonly<Record<string, readonly string[]>> = {
  Hani: ["Jpan", "Kore", "Hanb"],
  Hira: ["Jpan"],
  Kana: ["Jpan"],
  Hang: ["Kore"],
  Bopo: ["Hanb"],
};

let patterns: readonly (readonly [string, RegExp])[] | undefined;
const known = new Map<string, readonly string[]>();

/** The scripts and writings that use a character; empty for those that all use, such as digits. */
function scriptsOf(character: string): readonly string[] {
  const before = known.get(character);
  if (before) return before;
  patterns ??= scriptCodes.split(" ").map((code) => [code, new RegExp(`\\p{scx=${code}}`, "u")]);
  const codes = patterns.filter(([, pattern]) => pattern.test(character)).map(([code]) => code);
  const scripts = codes.flatMap((code) => [code, ...(writings[code] ?? [])]);
  known.set(character, scripts);
  return scripts;
}

/** The scripts in which a whole text can be written (the resolved script set); null: any. */
export function scriptsOfText(text: string): readonly string[] | null {
  const sets = [...new Set(text)].map(scriptsOf).filter((scripts) => scripts.length > 0);
  const [first, ...others] = sets;
  return first ? first.filter((script) => others.every((scripts) => scripts.includes(script))) : null;
}

/** Whether a sign stands in the place of a letter, as in `V℮ga`, or several spaces, which a page shows as one. */
const isDisguised = (visible: string, replaceConfusables: (text: string) => string) =>
  / {2}/.test(visible) ||
  [...visible].some(
    (character) => /\p{Symbol}/u.test(character) && /^\p{Letter}/u.test(replaceConfusables(character)),
  );

/**
 * The look of a universe name. `replaceConfusables` replaces each character by the one that stands for all that look like
 * it. Other spellings of a name are the same name, and so the name is compared as it is written, in lower case and in
 * upper case: the Cyrillic `НОРЕ` looks like `HOPE`, another spelling of `Hope`. The case is folded afterwards, too, and
 * `i`, whose capital looks like `l`, is one letter with it.
 */
export function lookOf(name: string, replaceConfusables: (text: string) => string): Look {
  const fold = (text: string) => foldCase(replaceConfusables(text.normalize("NFD")).normalize("NFD"));
  // Twice, because `M` looks like no other letter, but `m` like `rn`.
  const skeletonOf = (text: string) => fold(fold(text)).replaceAll("i", "l").replace(/ +/g, " ");
  const [visible, key] = [visibleText(name), universeNameKey(name)];
  const spellings = [visible, key, key.toUpperCase()];
  const scripts = isDisguised(visible, replaceConfusables) ? [] : scriptsOfText(visible);
  return { skeletons: [...new Set(spellings.map(skeletonOf))], scripts };
}

/**
 * Whether names with a skeleton in common are of different scripts, so that one can pass for the other. Within one
 * script, whose readers know its letters, `Anna1` and `Annal` are two names.
 */
export const areOfDifferentScripts = (one: Look["scripts"], other: Look["scripts"]) =>
  one === null || other === null
    ? (one ?? other ?? [""]).length === 0
    : !one.some((script) => other.includes(script));
