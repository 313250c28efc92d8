/** The direction in which a text is written, whatever the language of the page. */

import type { Direction } from "./languages.ts";

export const rightToLeftLetter =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The direction of its first letter, as `dir="auto"` finds it. A canvas would order every text from left to right. */
export function writtenDirection(text: string): Direction {
  const [letter = ""] = /\p{L}/u.exec(text) ?? [];
  return rightToLeftLetter.test(letter) ? "rtl" : "ltr";
}
