/** Words of each language that take away what another word says. "A little sad" is sad: words for little are none. */

import type { LanguageId } from "../../../languages/languages.ts";
import { plainWords } from "./plain-words.ts";

const words: Readonly<Record<LanguageId, string>> = {
  en: "not, no, never, without, un, less",
  de: "nicht, nichts, kein, keine, keinen, keiner, nie, niemals, ohne, uner",
  fr: "pas, ne, n, non, sans, jamais, ni, aucun, aucune, guère, moins",
  es: "no, nada, nunca, jamás, sin, ni, ningún, ninguna, menos",
  "pt-BR": "não, nada, nunca, jamais, sem, nem, nenhum, nenhuma, menos",
  it: "non, no, mai, senza, né, nessun, nessuna, niente, meno",
  pl: "nie, nigdy, bez, ani, żaden, żadna, mało, mniej",
  ja: "ない, なかった, なく, なし, ません",
  "zh-Hans": "不, 没, 无, 未, 缺",
  ar: "غير, ليس, ليست, لست, لا, ما, لم, لن, مش, مو, مب, بلا, بدون, دون, عدم",
};

export const negationsOf = (language: LanguageId): ReadonlySet<string> =>
  new Set(words[language].split(", ").map(plainWords));
