import type { Direction } from "#domain/languages/languages.ts";

const startsRightToLeft =
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The direction of its first letter, as `dir="auto"` finds it. A canvas would order every text from left to right. */
export const writtenDirection = (text: string): Direction => (startsRightToLeft.test(text) ? "rtl" : "ltr");
