/** Parts of the sentences of the insights: counts, names, sizes. */

import { findEmotion } from "../emotions.ts";

/** "1 day", "1,000 days". */
export const counted = (count: number, one: string): string =>
  `${numberText(count)} ${count === 1 ? one : `${one}s`}`;

export const numberText = (count: number): string => count.toLocaleString("en");

/** Hebrew, Arabic and their neighbours. */
const rightToLeft = /[\u0590-\u08ff]/;

/** A name that is written from right to left is isolated: it would reorder what stands beside it. */
export const quoted = (name: string): string => `“${rightToLeft.test(name) ? `\u2068${name}\u2069` : name}”`;

/** "a, b and c". */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

const mostNamed = 12;

/** The first twelve, and how many more there are. */
export const firstListed = (names: readonly string[]): string =>
  names.length <= mostNamed
    ? listed(names)
    : listed([...names.slice(0, mostNamed), `${names.length - mostNamed} more`]);

/** A feeling by its id, in quotes; also one that is not in the catalogue. */
export const feelingName = (id: string): string => quoted((findEmotion(id)?.name ?? id).toLowerCase());

/** On the scale from −1 to 1: under 0.15 is little, from 0.4 on is much. */
export function directionText(difference: number): string {
  const size = Math.abs(difference);
  return `${size < 0.15 ? "a little " : size < 0.4 ? "" : "much "}${difference > 0 ? "brighter" : "dimmer"}`;
}

/** `hours` as a length of time that people say. */
export function lengthText(hours: number): string {
  if (hours < 1.5) return "about an hour";
  if (hours < 36) return `about ${Math.round(hours)} hours`;
  return `about ${Number((hours / 24).toFixed(hours < 240 ? 1 : 0))} days`;
}
