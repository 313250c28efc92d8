/** The sizes in which a poster can be made. */

import { keepsakes } from "#domain/languages/en/keepsakes.ts";
import type { Text } from "#domain/languages/text.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { Sheet } from "../picture/sheet.ts";

export type PosterSize = "a4" | "a3" | "a2" | "screen" | "largest";
export type Shape = "portrait" | "landscape";

type Format = {
  /** Name of a size of paper, or a text. */
  readonly name: string | Text;
  readonly shorter: number;
  readonly longer: number;
  /** Centimetres on paper; null for a screen. */
  readonly paper: readonly [shorter: number, longer: number] | null;
};

/** 300 dots per inch, of 0.0254 metres. */
const printDotsPerMeter = 11_811;

/** Sizes of ISO 216 at 300 dots per inch, and two for screens. */
export const posterFormats: Readonly<Record<PosterSize, Format>> = {
  a4: { name: "A4", shorter: 2_480, longer: 3_508, paper: [21, 29.7] },
  a3: { name: "A3", shorter: 3_508, longer: 4_961, paper: [29.7, 42] },
  a2: { name: "A2", shorter: 4_961, longer: 7_016, paper: [42, 59.4] },
  screen: { name: keepsakes.poster.screen, shorter: 2_160, longer: 3_840, paper: null },
  largest: { name: keepsakes.poster.largest, shorter: 5_657, longer: 8_000, paper: null },
};

export const posterSizes = Object.keys(posterFormats) as readonly PosterSize[];

export function posterSheet(size: PosterSize, shape: Shape): Sheet {
  const { shorter, longer, paper } = posterFormats[size];
  const pixels =
    shape === "portrait" ? { width: shorter, height: longer } : { width: longer, height: shorter };
  return { kind: "poster", pixels, dotsPerMeter: paper ? printDotsPerMeter : null };
}

/** Makes the sheet small: the same proportions with few pixels. */
export function previewSheet({ kind, pixels }: Sheet, longer: number): Sheet {
  const share = Math.min(1, longer / Math.max(pixels.width, pixels.height));
  return {
    kind,
    pixels: { width: Math.round(pixels.width * share), height: Math.round(pixels.height * share) },
    dotsPerMeter: null,
  };
}

export function nameOfSize(t: Translator, size: PosterSize): string {
  const { name } = posterFormats[size];
  return typeof name === "string" ? name : t(name);
}

/** Size of the poster on paper, or in pixels. */
export function sizeText(t: Translator, size: PosterSize, shape: Shape): string {
  const { shorter, longer, paper } = posterFormats[size];
  const [least, most] = paper ?? [shorter, longer];
  const [across, down] = (shape === "portrait" ? [least, most] : [most, least]).map((length) =>
    length.toLocaleString(t.locale),
  ) as [string, string];
  return t(paper ? keepsakes.poster.print : keepsakes.poster.pixels, { across, down });
}
