/** Which columns of any table hold what, as the person chooses; and a suggestion that they start from. */

import { type DateOrder, dateOrders } from "../date-text.ts";
import { readMoment } from "../moment-text.ts";
import { readTime } from "../time-text.ts";

/** Columns are numbers from 0; null for what the table does not have. */
export type ColumnChoice = {
  /** The date, with or without a time. */
  readonly date: number | null;
  readonly dateOrder: DateOrder | null;
  readonly time: number | null;
  readonly mood: number | null;
  /** Intensity, 1 to 10. */
  readonly intensity: number | null;
  /** One note is made of all these columns. */
  readonly notes: readonly number[];
  readonly tags: readonly number[];
  /** What stands between the names in a cell of moods or tags; "" if each cell has one name. */
  readonly separator: string;
  /** Where moods are numbers: the number of the worst and of the best. */
  readonly scale: { readonly worst: number; readonly best: number } | null;
};

type Table = { readonly header: readonly string[]; readonly rows: readonly (readonly string[])[] };

const words = {
  date: /^(date|datum|fecha|data|day|when|timestamp|date.?time|created.?(at|on)?|full.?date|logged.?at|entry.?date)$/i,
  time: /^(time|hour|uhrzeit|zeit|hora|heure|ora|time of day|entry.?time)$/i,
  mood: /^(mood|moods|feeling|feelings|emotion|emotions|stimmung|gefühl|humeur|ánimo|umore|rating|score|mood.?(rating|score|level|name))$/i,
  intensity: /^(intensity|strength|intensität|intensité|intensidad)$/i,
  notes:
    /^(note|notes|text|comment|comments|journal|entry|diary|description|content|title|notiz|notizen|reflections?)$/i,
  tags: /^(tags?|activit(y|ies)|labels?|categories|context|people|places|events|aktivitäten)$/i,
} as const;

/** A suggestion from the names of the columns and the first rows. */
export function suggestColumns(table: Table): ColumnChoice {
  const find = (pattern: RegExp) =>
    table.header.flatMap((name, at) => (pattern.test(name.trim()) ? [at] : []));
  const first = (pattern: RegExp) => find(pattern)[0] ?? null;
  const date =
    first(words.date) ?? firstColumn(table, (cell) => dateOrders.some((order) => readMoment(cell, order)));
  const mood = first(words.mood);
  const tags = find(words.tags);
  return {
    ...{ date, dateOrder: date === null ? null : suggestOrder(cellsOf(table, date)), mood, tags },
    time: first(words.time) ?? firstColumn(table, (cell) => readTime(cell) !== null, date),
    ...{ intensity: first(words.intensity), notes: find(words.notes) },
    separator: suggestSeparator(
      [...tags, ...(mood === null ? [] : [mood])].flatMap((at) => cellsOf(table, at)),
    ),
    scale: mood === null ? null : suggestScale(cellsOf(table, mood)),
  };
}

const cellsOf = ({ rows }: Table, column: number) =>
  rows.map((cells) => (cells[column] ?? "").trim()).filter((cell) => cell !== "");

/** The first column whose cells all pass. */
function firstColumn(
  table: Table,
  passes: (cell: string) => boolean,
  except: number | null = null,
): number | null {
  const at = table.header.findIndex((_, at) => {
    const cells = cellsOf(table, at);
    return at !== except && cells.length > 0 && cells.every(passes);
  });
  return at < 0 ? null : at;
}

/** The order in which every date of these exists; null where no order is needed. */
export function suggestOrder(cells: readonly string[]): DateOrder | null {
  if (cells.every((cell) => readMoment(cell))) return null;
  const reads = (order: DateOrder) => cells.filter((cell) => readMoment(cell, order)).length;
  return reads("month-first") > reads("day-first") ? "month-first" : "day-first";
}

const separators = [" | ", "|", ";", ","] as const;

const suggestSeparator = (cells: readonly string[]): string =>
  separators.find((separator) => cells.some((cell) => cell.includes(separator))) ?? "";

/** Common scales; numbers outside of all of them have none. */
const scales = [
  { worst: 1, best: 5 },
  { worst: 0, best: 10 },
  { worst: 0, best: 100 },
] as const;

/** The smallest common scale that holds all numbers; null if a cell is no number. */
function suggestScale(cells: readonly string[]): { worst: number; best: number } | null {
  const numbers = cells.map(Number);
  if (numbers.length === 0 || numbers.some((number) => !Number.isFinite(number))) return null;
  const lowest = Math.min(...numbers);
  const highest = Math.max(...numbers);
  if (lowest < 0)
    return lowest >= -1 && highest <= 1 ? { worst: -1, best: 1 } : { worst: lowest, best: highest };
  return (
    scales.find(({ worst, best }) => lowest >= worst && highest <= best) ?? { worst: lowest, best: highest }
  );
}
