/**
 * Stars as the browser stores them: by month, each month as the text of a list of rows, so that a change writes one month
 * again and reading makes few objects besides the stars. The head of the universe names the columns of the rows.
 */

import { fieldsOfTomorrow, readRecords } from "#domain/records/restore-gate.ts";
import { starFields } from "#domain/records/star/fields.ts";
import { type MoodEntry, moodEntrySchema } from "#domain/records/star/mood-entry.ts";

/** All stars of a universe have the same owner. */
export const columns: readonly string[] = Object.entries(starFields)
  .filter(([, field]) => !("isOfUniverse" in field))
  .map(([name]) => name);

export type Months = ReadonlyMap<string, readonly MoodEntry[]>;

/** `entries` are sorted by moment. The keys sort in the same order, because a moment is ISO 8601 in UTC. */
export function byMonth(entries: readonly MoodEntry[]): Months {
  const months = new Map<string, MoodEntry[]>();
  for (const entry of entries) {
    const month = entry.timestamp.slice(0, 7);
    const known = months.get(month);
    if (known) known.push(entry);
    else months.set(month, [entry]);
  }
  return months;
}

/** The months whose stars are others than before: a star that did not change is the identical object. */
export const changedMonths = (months: Months, before: Months): readonly string[] =>
  [...months.keys()].filter((month) => !isSameMonth(months.get(month) ?? [], before.get(month) ?? []));

const isSameMonth = (stars: readonly MoodEntry[], before: readonly MoodEntry[]) =>
  stars.length === before.length && stars.every((star, at) => star === before[at]);

/** A row ends with an object of the fields that this version does not know, if the star has any. */
export const packStars = (stars: readonly MoodEntry[]): string => JSON.stringify(stars.map(packStar));

function packStar(star: MoodEntry): unknown[] {
  const row: unknown[] = columns.map((column) => star[column as keyof MoodEntry]);
  const more = fieldsOfTomorrow(starFields, star);
  return more ? [...row, more] : row;
}

/**
 * The stars of a text of `packStars` with these columns, which another version of the client may have written. `isWhole`
 * is false where some cannot be read, or lack a field of this version.
 */
export function unpackStars(text: unknown, columns: readonly string[], userId: string): Unpacked {
  const rows = rowsIn(text);
  const { records, isWhole } = readRecords(
    moodEntrySchema,
    rows?.map((row) => unpackStar(row, columns, userId)),
  );
  return { stars: records, isWhole: isWhole && lacksNothing(columns) };
}

export type Unpacked = { readonly stars: readonly MoodEntry[]; readonly isWhole: boolean };

const lacksNothing = (stored: readonly string[]) => columns.every((column) => stored.includes(column));

function rowsIn(text: unknown): readonly unknown[] | undefined {
  try {
    const rows: unknown = JSON.parse(String(text));
    return Array.isArray(rows) ? rows : undefined;
  } catch {
    return undefined;
  }
}

function unpackStar(row: unknown, columns: readonly string[], userId: string): unknown {
  if (!Array.isArray(row)) return row;
  const star: Record<string, unknown> = { userId };
  for (let at = 0; at < columns.length; at++) star[columns[at] as string] = row[at];
  const more: unknown = row[columns.length];
  return typeof more === "object" ? { ...more, ...star } : star;
}
