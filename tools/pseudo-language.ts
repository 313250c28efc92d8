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

type Change = (text: string) => string;

function changeLiterals(element: MessageFormatElement, change: Change): MessageFormatElement {
  if (element.type === TYPE.literal) return { ...element, value: change(element.value) };
  const changed = (elements: MessageFormatElement[]) =>
    elements.map((inner) => changeLiterals(inner, change));
  if (element.type === TYPE.tag) return { ...element, children: changed(element.children) };
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
  const options = Object.entries(element.options).map(([name, { value }]) => [
    name,
    { value: changed(value) },
  ]);
  return { ...element, options: Object.fromEntries(options) } as MessageFormatElement;
}

const hasTag = (element: MessageFormatElement): boolean => {
  if (element.type === TYPE.tag) return true;
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return false;
  return Object.values(element.options).some(({ value }) => value.some(hasTag));
};

const bracketed = (text: string) => (/\p{L}/u.test(text) ? `${opening}${lengthen(text)}${closing}` : text);

/** `message` is compiled. What a message with tags has in several elements of a page is in brackets piece by piece. */
export function pseudoMessage(
  message: string | readonly MessageFormatElement[],
): string | readonly MessageFormatElement[] {
  if (typeof message === "string") return `${opening}${lengthen(message)}${closing}`;
  if (message.some(hasTag)) return message.map((element) => changeLiterals(element, bracketed));
  return [
    { type: TYPE.literal, value: opening },
    ...message.map((element) => changeLiterals(element, lengthen)),
    { type: TYPE.literal, value: closing },
  ];
}
