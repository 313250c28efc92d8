/** Parts of the sentences of the insights: lists, names, sizes. */

import { insights } from "../languages/en/insights.ts";
import { listed } from "../languages/lists.ts";
import type { Translator } from "../languages/translator.ts";

/** A name in the quotation marks of the language, for lists. */
export const quoted = (t: Translator, name: string): string => t(insights.quoted, { name });

const mostNamed = 12;

/** The first twelve, and how many more there are. */
export const firstListed = (t: Translator, items: readonly string[]): string =>
  items.length <= mostNamed
    ? listed(t, items)
    : listed(t, [...items.slice(0, mostNamed), t(insights.more, { count: items.length - mostNamed })]);

/** How much brighter or dimmer. */
export type Direction =
  | "muchDimmer"
  | "dimmer"
  | "littleDimmer"
  | "littleBrighter"
  | "brighter"
  | "muchBrighter";

/** Direction on the scale from −1 to 1: under 0.15 is little, from 0.4 on is much. */
export function directionOf(difference: number): Direction {
  const size = Math.abs(difference);
  if (difference > 0) return size < 0.15 ? "littleBrighter" : size < 0.4 ? "brighter" : "muchBrighter";
  return size < 0.15 ? "littleDimmer" : size < 0.4 ? "dimmer" : "muchDimmer";
}
