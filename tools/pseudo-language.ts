/**
 * A language for tests: English between brackets, with accents, and longer by the vowels that are doubled. A text on a
 * screen that has no brackets is not a message.
 */

import { type MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";

export const opening = "⟦";
export const closing = "⟧";

const accented: Readonly<Record<string, string>> = {
  ...{ a: "áá", e: "éé", i: "íí", o: "óó", u: "úú", y: "ýý", n: "ñ", c: "ç", s: "š" },
  ...{ A: "ÁÁ", E: "ÉÉ", I: "ÍÍ", O: "ÓÓ", U: "ÚÚ", Y: "ÝÝ", N: "Ñ", C: "Ç", S: "Š" },
};

const lengthen = (text: string) => text.replace(/[a-z]/gi, (letter) => accented[letter] ?? letter);

function lengthenElement(element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.literal) return { ...element, value: lengthen(element.value) };
  if (element.type === TYPE.tag) return { ...element, children: element.children.map(lengthenElement) };
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
  const options = Object.entries(element.options).map(([name, { value }]) => [
    name,
    { value: value.map(lengthenElement) },
  ]);
  return { ...element, options: Object.fromEntries(options) } as MessageFormatElement;
}

/** `message` is compiled. */
export const pseudoMessage = (
  message: string | readonly MessageFormatElement[],
): string | readonly MessageFormatElement[] =>
  typeof message === "string"
    ? `${opening}${lengthen(message)}${closing}`
    : [
        { type: TYPE.literal, value: opening },
        ...message.map(lengthenElement),
        { type: TYPE.literal, value: closing },
      ];
