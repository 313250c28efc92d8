import type { Feelings } from "#domain/feelings.ts";
import type { Letter } from "#domain/letters/letter-data.ts";
import { paintLetter } from "./paint-letter.ts";

type Size = { readonly width: number; readonly height: number };

/** The picture of a letter in pixels of its own, with a line at its foot or none; null if the browser cannot make it. */
export async function drawPicture(
  feelings: Feelings,
  letter: Letter,
  size: Size,
  caption: string | null,
): Promise<HTMLCanvasElement | null> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, size);
  const context = canvas.getContext("2d");
  if (!context) return null;
  // The caption's font may not have been used yet.
  await document.fonts.ready;
  paintLetter(feelings, letter, { context, ...size, caption });
  return canvas;
}
