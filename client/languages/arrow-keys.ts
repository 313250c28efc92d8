/** Arrow keys in lists and grids that follow the direction of the text. The sky and mazes are not mirrored. */

import { directionOf } from "#domain/languages/languages.ts";
import { translator } from "./language.ts";

const opposite: Readonly<Record<string, string>> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

/** The key that does the same in text from left to right: from right to left, the left arrow goes forward. */
export const keyInReadingOrder = (key: string): string =>
  directionOf(translator().language) === "rtl" ? (opposite[key] ?? key) : key;
