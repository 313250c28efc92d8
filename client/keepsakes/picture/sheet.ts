/** The sheet on which a picture of the sky stands: its size, and where its words are. Lengths are units of the sheet. */

import type { FamilyId } from "#domain/emotions.ts";
import type { Box } from "../../sky/scene/camera/room.ts";
import type { Size } from "../drawing/picture-view.ts";

export type Sheet = {
  readonly kind: "poster" | "card";
  /** Pixels. */
  readonly pixels: Size;
  /** Density for print; null for a screen. */
  readonly dotsPerMeter: number | null;
};

export type NamedFamily = { readonly family: FamilyId; readonly name: string };

/** What the person wants to read on it. */
export type Caption = {
  readonly name: string | null;
  readonly dates: string | null;
  /** Families in the legend. */
  readonly families: readonly NamedFamily[];
};

export type TextStyle = {
  readonly face: "display" | "text";
  readonly size: number;
  /** Space between two letters, in shares of the size. */
  readonly spacing: number;
};

export type TextLine = TextStyle & {
  readonly text: string;
  readonly x: number;
  /** Position of the baseline. */
  readonly y: number;
  readonly align: "left" | "center";
  readonly tone: "ink" | "quiet";
};

/** A dot in the colour of a family, before its name. */
export type LegendDot = {
  readonly family: FamilyId;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
};

export type SheetLayout = Size & {
  /** Number of pixels for each unit. */
  readonly ratio: number;
  /** A hairline round the sheet; null for none. */
  readonly frame: Box | null;
  /** Where the stars are; their light goes on beyond. */
  readonly area: Box;
  /** Box round all words, so that no label of the sky lies over them; null without words. */
  readonly words: Box | null;
  readonly lines: readonly TextLine[];
  readonly dots: readonly LegendDot[];
};

/** The longer side of a poster, in units: a unit is a CSS pixel of the page's sky, so that stars are as large as on a wide screen. */
const posterUnits = 1_700;

export function unitsOf({ kind, pixels }: Sheet): Size & { ratio: number } {
  const longer = Math.max(pixels.width, pixels.height);
  const ratio = kind === "card" ? pixels.width / 1_200 : longer / posterUnits;
  return { width: pixels.width / ratio, height: pixels.height / ratio, ratio };
}
