/** The layouts of the domain as the scene draws them: with the names of their labels and the points of their lines. */

import { firstDayOf } from "#domain/calendar.ts";
import { familyName } from "#domain/feeling-name.ts";
import type { Feelings } from "#domain/feelings.ts";
import { sky } from "#domain/languages/en/sky.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { Layout, LayoutRoom, Meaning, Strip, Stroke } from "#domain/layouts/layout.ts";
import type { LayoutId } from "#domain/layouts/layout-ids.ts";
import { layOut } from "#domain/layouts/layouts.ts";
import type { Position } from "#domain/placement.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { dayFormat } from "../../time/day-format.ts";
import { weekStartOf } from "../../time/week-start.ts";
import { fitRange } from "../scene/camera/fit.ts";
import type { SkyLayout } from "../scene/layouts/sky-layout.ts";
import { type Line, piecesPerLine } from "../scene/model/guides.ts";

/**
 * Makes a layout with names in the language of `t`; null for the sky's own layout. `shares`, from 0 to 1, are what days
 * measured, by their number.
 */
export function makeLayout(
  t: Translator,
  feelings: Feelings,
  id: LayoutId,
  tags: readonly Tag[],
  shares: ReadonlyMap<number, number> | null = null,
): SkyLayout | null {
  if (id === "sky") return null;
  const names = new Map(tags.map((tag) => [tag.id, tag.name]));
  return {
    place(entries, room) {
      const made = layOut(feelings, id, entries, {
        ...{ weekStart: weekStartOf(t.locale), room },
        stripDays: shares?.keys() ?? [],
      });
      if (!made) throw new Error(`${id} has no layout of its own.`);
      const layout = fitToRoom(made, room);
      const { places, strokes, marks, strips = [] } = layout;
      const labels = marks.map(({ at, or, means }) => ({
        ...{ at, text: textOf(t, means, names), coversStars: true as const },
        ...(or && { or }),
        ...(means.kind === "family" && means.family && { family: means.family }),
      }));
      return {
        places,
        guides: { lines: strokes.map(lineOf), labels },
        corners: cornersOf(layout),
        glow: strips.map((strip) => glowOf(strip, shares?.get(strip.day) ?? 0)),
      };
    },
  };
}

function textOf(t: Translator, means: Meaning, tags: ReadonlyMap<string, string>): string {
  const format = (options: Intl.DateTimeFormatOptions, day: number) =>
    dayFormat(options, t.locale).format(day);
  switch (means.kind) {
    case "year":
      return String(means.year);
    case "month":
      return format({ month: "short" }, firstDayOf(means.year, means.month));
    case "day":
      return format({ day: "numeric", month: "short" }, means.day);
    case "weekday":
      // Day 3 was a Sunday.
      return format({ weekday: "short" }, 3 + means.weekday);
    case "hour":
      return format({ hour: "numeric" }, means.hour / 24);
    case "family":
      return means.family ? familyName(t, means.family) : t(sky.layouts.otherFeelings);
    case "tag":
      return tags.get(means.id) ?? "";
    case "untagged":
      return t(sky.layouts.withoutTags);
  }
}

const strength = 0.55;

/** The shortest strip, and the faintest: the value shows in both. */
const least = { length: 0.25, strength: 0.35 } as const;

function glowOf({ from, to }: Strip, share: number): Line {
  const length = least.length + (1 - least.length) * share;
  const end = { ...to, x: from.x + (to.x - from.x) * length };
  return { points: [from, end], strength: least.strength + (1 - least.strength) * share };
}

function lineOf(stroke: Stroke): Line {
  const pointAt = (share: number): Position => {
    if ("radius" in stroke) {
      const turn = 2 * Math.PI * share;
      const { x, y } = stroke.center;
      return { x: x + stroke.radius * Math.cos(turn), y: y + stroke.radius * Math.sin(turn), z: 0 };
    }
    const { from, to } = stroke;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, z: 0 };
  };
  return {
    points: Array.from({ length: piecesPerLine + 1 }, (_, at) => pointAt(at / piecesPerLine)),
    strength,
  };
}

/** Draws a layout smaller that would not be in view as a whole at any zoom: each star keeps its place in it. */
function fitToRoom(layout: Layout, { width, height }: LayoutRoom): Layout {
  const [corner, , , opposite] = cornersOf(layout);
  if (!corner || !opposite) return layout;
  const share = Math.min(
    1,
    width / fitRange.min / (opposite.x - corner.x),
    height / fitRange.min / (opposite.y - corner.y),
  );
  if (!(share < 1)) return layout;
  const scale = ({ x, y, z }: Position): Position => ({ x: x * share, y: y * share, z });
  return {
    places: layout.places.map(scale),
    marks: layout.marks.map(({ at, or, means }) => ({
      at: scale(at),
      ...(or && { or: or.map(scale) }),
      means,
    })),
    strokes: layout.strokes.map((stroke) =>
      "radius" in stroke
        ? { center: scale(stroke.center), radius: stroke.radius * share }
        : { from: scale(stroke.from), to: scale(stroke.to) },
    ),
    strips: layout.strips?.map(({ day, from, to }) => ({ day, from: scale(from), to: scale(to) })) ?? [],
  };
}

/** Corners of the box round all stars and labels; none of an empty layout. */
function cornersOf({ places, marks }: Layout): readonly Position[] {
  if (places.length === 0) return [];
  const all = [...places, ...marks.map(({ at }) => at)];
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, right] = extremes(xs);
  const [bottom, top] = extremes(ys);
  return [left, right].flatMap((x) => [bottom, top].map((y) => ({ x, y, z: 0 })));
}

/** Numbers are not spread, because there can be too many for arguments. */
const extremes = (numbers: readonly number[]): readonly [number, number] => [
  numbers.reduce((least, number) => Math.min(least, number), 0),
  numbers.reduce((most, number) => Math.max(most, number), 0),
];
