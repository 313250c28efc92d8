import type { Feelings } from "#domain/feelings.ts";
import type { Letter } from "#domain/letters/letter-data.ts";
import { saveFile } from "../../ui/save-file.ts";
import { paintLetter } from "./paint-letter.ts";

/** Pixels. */
const size = { width: 2_400, height: 1_500 };

/** Saves the picture as PNG. Resolves to false if the browser cannot make it. */
export async function savePicture(
  feelings: Feelings,
  letter: Letter,
  caption: string,
  name: string,
): Promise<boolean> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, size);
  const context = canvas.getContext("2d");
  if (!context) return false;
  // The caption's font may not have been used yet.
  await document.fonts.ready;
  paintLetter(feelings, letter, { context, ...size, caption });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob) saveFile(blob, name);
  return blob !== null;
}
