/** How a letter chooses among several wordings of one fact: the same letter the same, its neighbour another one. */

import type { Params, Text } from "../languages/text.ts";
import type { Translator } from "../languages/translator.ts";
import { pseudoRandom } from "../pseudo-random.ts";

/** Several wordings of one fact, which read the same params. */
export type Wordings = Readonly<Record<string, Text>>;

export type Say = (wordings: Wordings, params?: Params) => string;

/** `turn` is the letter's number among those of its kind. */
export const wordingsOf =
  (t: Translator, turn: number): Say =>
  (wordings, params) => {
    const texts = Object.values(wordings);
    const text = texts[chosenAt(turn, texts)];
    return text ? withCapital(t, t(text, params)) : "";
  };

/** Many languages write weekdays in small letters, with which a sentence can begin. */
const withCapital = (t: Translator, sentence: string) =>
  `${sentence.charAt(0).toLocaleUpperCase(t.locale)}${sentence.slice(1)}`;

/** Each turn moves on by at least one, so that it differs from the turn before. */
function chosenAt(turn: number, texts: readonly Text[]): number {
  // Facts do not take turns together, so that whole letters do not come back.
  const salt = [...(texts[0]?.id ?? "")].reduce(
    (sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0),
    7,
  );
  let at = 0;
  for (let step = 0; step <= turn; step++)
    at += texts.length < 3 ? 1 : 1 + Math.floor(pseudoRandom(step, salt) * (texts.length - 1));
  return at % texts.length;
}
