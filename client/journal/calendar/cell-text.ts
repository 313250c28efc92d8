/** What a cell of the calendar says to people who do not see it. */

import { findEmotion } from "#domain/emotions.ts";
import type { Band, DayCell } from "#domain/journal/pixels.ts";
import { dayTitle, starCount } from "../day-text.ts";

const list = new Intl.ListFormat("en");

/** The date, the number of stars and the families of a day. */
export const cellName = (cell: DayCell, isFiltered: boolean): string =>
  `${dayTitle(cell.day)}, ${cellContent(cell, isFiltered)}`;

function cellContent({ count, bands }: DayCell, isFiltered: boolean): string {
  if (count === 0) return isFiltered ? "nothing found" : "no stars";
  return `${starCount(count)}: ${familiesText(bands)}`;
}

/** The families of a day, the largest first; "mostly" for one with more than half of it. */
export function familiesText(bands: readonly Band[]): string {
  const [first = "", ...others] = bands.map(({ family }) => bandName(family));
  const isMost = others.length > 0 && (bands[0]?.share ?? 0) > 0.5;
  return isMost ? `mostly ${first}, with ${list.format(others)}` : list.format([first, ...others]);
}

export const bandName = (family: Band["family"]): string =>
  (family && findEmotion(family)?.name) ?? "another feeling";
