/** Stars as a table, for CSV files: one row for each star. */

import type { MoodEntry } from "../records/star/mood-entry.ts";
import type { Tag } from "../records/tag/tag.ts";
import { clockIn, clockText, offsetText } from "./clock-text.ts";
import { neutralizeFormula } from "./formula.ts";

export type TableContext = {
  /** Tags by their id. */
  readonly tags: ReadonlyMap<string, Tag>;
  /** The reader's time zone (IANA), for the local time of stars without an offset. */
  readonly timeZone: string;
};

type Column = readonly [name: string, cell: (star: MoodEntry, context: TableContext) => string];

const number = (value: number | null) => (value === null ? "" : String(value));

/** `utc_offset` is empty where the offset is unknown; the local time is then that of the reader. */
const columns: readonly Column[] = [
  ["id", ({ id }) => id],
  ["local_time", (star, { timeZone }) => clockText(clockIn(star, timeZone))],
  ["utc_time", ({ timestamp }) => timestamp],
  ["utc_offset", ({ utcOffset }) => (utcOffset === null ? "" : offsetText(utcOffset))],
  ["time_zone", ({ timeZone }) => timeZone ?? ""],
  ["emotion", ({ emotion }) => emotion],
  ["intensity", ({ intensity }) => number(intensity)],
  ["second_emotion", ({ secondaryEmotion }) => secondaryEmotion ?? ""],
  ["second_intensity", ({ secondaryIntensity }) => number(secondaryIntensity)],
  ["tags", (star, { tags }) => joinTags(star.tags.flatMap((id) => tags.get(id)?.name ?? []))],
  ["note", ({ note }) => note ?? ""],
  ["created_utc", ({ createdAt }) => createdAt],
  ["edited_utc", ({ editedAt }) => editedAt ?? ""],
];

export const starTableHeader: readonly string[] = columns.map(([name]) => name);

/** The cells of a star, none of which a spreadsheet runs as a formula. */
export const starRow = (star: MoodEntry, context: TableContext): readonly string[] =>
  columns.map(([, cell]) => neutralizeFormula(cell(star, context)));

/** Names in one cell. A bar or a backslash in a name has a backslash before it. */
export const joinTags = (names: readonly string[]): string =>
  names.map((name) => name.replace(/[\\|]/g, "\\$&")).join(" | ");

/** The names in a cell that `joinTags` wrote. */
export function splitTags(cell: string): string[] {
  const names = [""];
  for (let at = 0; at < cell.length; at++) {
    if (cell.startsWith(" | ", at)) {
      names.push("");
      at += 2;
    } else names.push(`${names.pop()}${cell[at] === "\\" ? (cell[++at] ?? "") : cell[at]}`);
  }
  return names.filter((name) => name !== "");
}
