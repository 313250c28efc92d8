/** Stars as a table, for CSV files: one row for each star. */

import { type Feelings, findEmotion } from "../feelings.ts";
import type { Field } from "../records/fields.ts";
import { starFields } from "../records/star/fields.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import type { Tag } from "../records/tag/tag.ts";
import { clockIn, clockText, offsetText } from "./clock-text.ts";
import { neutralizeFormula } from "./formula.ts";

export type TableContext = {
  /** The feelings that the universe knows. */
  readonly feelings: Feelings;
  /** Tags by their id. */
  readonly tags: ReadonlyMap<string, Tag>;
  /** The reader's time zone (IANA), for the local time of stars without an offset. */
  readonly timeZone: string;
};

/** One of the 36 has its id, a feeling of the person's own its name. */
const nameIn = (feelings: Feelings, id: string) => findEmotion(feelings, id)?.name ?? id;

type Cell = (star: MoodEntry, context: TableContext) => string;

/** The cells that are not the value itself. `utc_offset` is empty where the offset is unknown. */
const cells: { readonly [Field in keyof MoodEntry]?: Cell } = {
  utcOffset: ({ utcOffset }) => (utcOffset === null ? "" : offsetText(utcOffset)),
  emotion: ({ emotion }, { feelings }) => nameIn(feelings, emotion),
  secondaryEmotion: ({ secondaryEmotion }, { feelings }) => nameIn(feelings, secondaryEmotion ?? ""),
  tags: (star, { tags }) => joinTags(star.tags.flatMap((id) => tags.get(id)?.name ?? [])),
  keptOutOfLetters: ({ keptOutOfLetters }) => (keptOutOfLetters ? "yes" : ""),
};

const valueCell =
  (field: keyof MoodEntry): Cell =>
  (star) =>
    String(star[field] ?? "");

/** The time on the star's clock; on that of the reader where the star's is unknown. */
const localTime: Cell = (star, { timeZone }) => clockText(clockIn(star, timeZone));

const columns: readonly (readonly [name: string, cell: Cell])[] = (
  Object.entries(starFields) as [keyof MoodEntry, Field][]
).flatMap(([name, { column }]) => {
  if (column === undefined) return [];
  const own = [column, cells[name] ?? valueCell(name)] as const;
  return name === "timestamp" ? [["local_time", localTime] as const, own] : [own];
});

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
