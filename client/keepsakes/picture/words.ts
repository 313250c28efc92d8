/** Draws the words of a sheet, and the names in its sky, on a 2D canvas. Lengths are units of the sheet. */

import type { FamilyId } from "#domain/emotions.ts";
import { headOf } from "#domain/feelings.ts";
import { writtenDirection } from "#domain/languages/written-direction.ts";
import type { Position } from "#domain/placement.ts";
import { projector, type View } from "../../sky/scene/camera/view.ts";
import { maxAxisPitch } from "../../sky/scene/labels.ts";
import { CoreMap } from "../../sky/scene/model/core-map.ts";
import type { FigureName } from "../../sky/scene/model/figures.ts";
import type { Label } from "../../sky/scene/model/guides.ts";
import { placeLabels } from "../../sky/scene/model/label-places.ts";
import { type ColorScheme, themes } from "../../sky/scene/model/themes.ts";
import type { Caption, SheetLayout, TextStyle } from "./sheet.ts";
import type { Measure } from "./sheet-layout.ts";

type Context = OffscreenCanvasRenderingContext2D;

/** The families of letters in theme.css. */
const faces = {
  display: '"Fraunces Variable", "Iowan Old Style", Georgia, serif',
  text: '"Figtree Variable", system-ui, sans-serif',
} as const;
const weights = { display: 430, text: 450 } as const;
const tones: Record<ColorScheme, Record<"ink" | "quiet" | "label" | "clear", string>> = {
  dark: { ink: "#e9edfa", quiet: "#a9b4d3", label: "#c3cce6", clear: "#0b1127" },
  light: { ink: "#1d2333", quiet: "#565d70", label: "#3a4152", clear: "#f8f5ed" },
};

export const fontOf = ({ face, size }: Pick<TextStyle, "face" | "size">) =>
  `${weights[face]} ${size}px ${faces[face]}`;

/** What each font has to show. */
export const textsByFont = ({ name, dates, families }: Caption, { labels, figureNames }: NamesInSky) =>
  new Map([
    [fontOf({ face: "display", size: 20 }), [name, ...figureNames.map(({ label }) => label.text)].join()],
    [
      fontOf({ face: "text", size: 20 }),
      [dates, ...families.map((one) => one.name), ...labels.map(({ text }) => text)].join(),
    ],
  ]);

/** Scripts whose letters join: space between them would tear words apart. */
const joined =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}]/u;

function applyStyle(context: Context, style: TextStyle, text: string) {
  context.font = fontOf(style);
  context.direction = writtenDirection(text);
  // Safari 17 ignores `letterSpacing`.
  context.letterSpacing = `${joined.test(text) ? 0 : style.spacing * style.size}px`;
}

export const measureIn =
  (context: Context): Measure =>
  (text, style) => {
    applyStyle(context, style, text);
    return context.measureText(text).width;
  };

/** The hairline, the words and the legend. */
export function drawWords(context: Context, { frame, lines, dots }: SheetLayout, scheme: ColorScheme) {
  if (frame) {
    context.strokeStyle = themes[scheme].faint;
    context.globalAlpha = 0.28;
    context.lineWidth = 1.2;
    context.strokeRect(frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top);
    context.globalAlpha = 1;
  }
  context.textBaseline = "alphabetic";
  for (const line of lines) {
    applyStyle(context, line, line.text);
    context.textAlign = line.align;
    context.fillStyle = tones[scheme][line.tone];
    context.fillText(line.text, line.x, line.y);
  }
  for (const { family, x, y, radius } of dots) drawDot(context, x, y, radius, colorOf(family, scheme));
}

/** A small star: its core with a soft light. */
function drawDot(context: Context, x: number, y: number, radius: number, color: string) {
  context.fillStyle = color;
  for (const [share, strength] of [
    [1.9, 0.14],
    [1.4, 0.2],
    [1, 1],
  ] as const) {
    context.globalAlpha = strength;
    context.beginPath();
    context.arc(x, y, radius * share, 0, 2 * Math.PI);
    context.fill();
  }
  context.globalAlpha = 1;
}

const colorOf = (family: FamilyId, scheme: ColorScheme) =>
  headOf(family)[scheme === "light" ? "inkColor" : "color"];

/** A label of the sky where it is drawn: the middle of its left edge. */
export type PlacedLabel = {
  readonly text: string;
  readonly family: FamilyId | null;
  readonly style: TextStyle;
  readonly x: number;
  readonly y: number;
};

const labelStyle: TextStyle = { face: "text", size: 13, spacing: 0.01 };
const figureStyle: TextStyle = { face: "display", size: 16, spacing: 0 };
const labelDot = 13;
/** Sum of the space above and below the letters. */
const labelPadding = 5;

/** What can have a name in the sky. */
export type NamesInSky = { readonly labels: readonly Label[]; readonly figureNames: readonly FigureName[] };

type Room = Pick<SheetLayout, "area" | "words"> & { view: View; stars: readonly Position[] };

/** The names that have a place beside the stars and the words, each where it is. */
export function placeNames(
  context: Context,
  { labels, figureNames }: NamesInSky,
  { view, stars, area, words }: Room,
): readonly PlacedLabel[] {
  const measure = measureIn(context);
  const toScreen = projector(view);
  const onScreen = (place: Position) => toScreen(place, { x: 0, y: 0, scale: 0 });
  const cores = new CoreMap(stars, view);
  const sizeOf = ({ text, family }: Label, style: TextStyle) => ({
    width: measure(text, style) + (family ? labelDot : 0) + 12,
    height: style.size + labelPadding,
  });
  const all = [
    ...labels.map((label) => ({ label, style: labelStyle })),
    ...figureNames.map(({ label }) => ({ label, style: figureStyle })),
  ];
  const boxes = placeLabels(
    [
      ...labels.map((label) => ({
        ...sizeOf(label, labelStyle),
        spots: isReadable(label, view) ? [label.at, ...(label.or ?? [])].map(onScreen) : [],
        ...{ isPinned: Boolean(label.family), coversStars: label.coversStars === true },
      })),
      ...figureNames.map(({ label, spots }) => ({
        ...sizeOf(label, figureStyle),
        ...{ spots: spots(onScreen, sizeOf(label, figureStyle)), isPinned: false },
      })),
    ],
    {
      whole: { left: area.left, top: area.top, right: area.right, bottom: view.height - area.top },
      ...{ free: area, covered: words ? [words] : [], middle: { x: view.centerX, y: view.centerY } },
      isEmpty: (box) => cores.isFree(box),
    },
  );
  return all.flatMap(({ label: { text, family = null }, style }, at) => {
    const box = boxes[at];
    return box ? [{ text, family, style, x: box.left + 6, y: (box.top + box.bottom) / 2 }] : [];
  });
}

/** Whether a label can be read: from above, the ends of the axis are over the middle of the sky. */
const isReadable = ({ onAxis }: Label, { pitch }: View) => !onAxis || Math.abs(pitch) < maxAxisPitch;

/** Draws the names, each on the sky's own colour, so that it clears a place for itself. */
export function drawNames(context: Context, names: readonly PlacedLabel[], scheme: ColorScheme) {
  context.textAlign = "left";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  for (const { text, family, style, x, y } of names) {
    applyStyle(context, style, text);
    const left = family ? x + labelDot : x;
    context.strokeStyle = tones[scheme].clear;
    for (const [width, strength] of [
      [7, 0.25],
      [4, 0.5],
    ] as const) {
      context.lineWidth = width;
      context.globalAlpha = strength;
      context.strokeText(text, left, y);
    }
    context.globalAlpha = 1;
    context.fillStyle = tones[scheme].label;
    context.fillText(text, left, y);
    if (family) drawDot(context, x + 3.5, y, 3.5, colorOf(family, scheme));
  }
}
