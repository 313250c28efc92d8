/**
 * The format of a backup: JSON lines with a head; for each table its columns and then an array for each row; and an end
 * with row counts and a checksum. Both databases write the same lines for the same data.
 */

import * as z from "zod/mini";

/** Increases when a reader of older files would misunderstand newer ones. */
const formatVersion = 1;

/**
 * The type of a column: text, a whole number of 64 bits (as text where a number of JSON would lose digits), a finite number,
 * or a moment, which is written as ISO 8601.
 */
const kinds = ["text", "integer", "number", "moment"] as const;
export type Kind = (typeof kinds)[number];
/** Names and types of the columns, in the order of the values of a row. */
export type Columns = Readonly<Record<string, Kind>>;
export type Value = string | number | bigint | Date | null;

const headSchema = z.strictObject({
  format: z.literal("Mood Universe backup"),
  version: z.int().check(z.minimum(1)),
  /** Name of the latest migration. */
  schema: z.string(),
  createdAt: z.iso.datetime(),
});
const tableSchema = z.strictObject({ table: z.string(), columns: z.record(z.string(), z.enum(kinds)) });
export type Head = z.infer<typeof headSchema>;
export type TableHead = z.infer<typeof tableSchema>;

/** The file is not a backup, or is damaged; the message is a sentence. */
export class BadBackup extends Error {}

export const headLine = (schema: string, createdAt: Date) =>
  JSON.stringify({
    format: "Mood Universe backup",
    version: formatVersion,
    schema,
    createdAt: createdAt.toISOString(),
  } satisfies Head);

export const tableLine = (table: string, columns: Columns) =>
  JSON.stringify({ table, columns } satisfies TableHead);

/** `sha256` covers every byte before this line. */
export const endLine = (rows: ReadonlyMap<string, number>, sha256: string) =>
  JSON.stringify({ end: true, rows: Object.fromEntries(rows), sha256 });

/** A whole number arrives as the text of its digits. It stays one if JavaScript cannot hold it. */
function encode(value: unknown, kind: Kind): unknown {
  if (value === null) return null;
  const fit = kind === "integer" ? readDigits(value) : value;
  const isFit = kind === "moment" ? fit instanceof Date : typeof fit === "bigint" || isOfKind(fit, kind);
  if (!isFit) throw new TypeError(`A column of ${kind} holds a ${typeof value}`);
  return typeof fit === "bigint" ? String(fit) : fit;
}

const [lowest, highest] = [-(2n ** 63n), 2n ** 63n - 1n];

/** Undefined for what is no integer of 64 bits in its shortest form. */
function readDigits(text: unknown): number | bigint | undefined {
  if (typeof text !== "string" || !/^-?\d{1,19}$/.test(text)) return undefined;
  const digits = BigInt(text);
  if (String(digits) !== text || digits < lowest || digits > highest) return undefined;
  return Number.isSafeInteger(Number(digits)) ? Number(digits) : digits;
}

export const rowLine = (row: Readonly<Record<string, unknown>>, columns: Columns) =>
  JSON.stringify(Object.entries(columns).map(([name, kind]) => encode(row[name], kind)));

function isOfKind(value: unknown, kind: Kind): boolean {
  if (kind === "integer") return Number.isSafeInteger(value);
  if (kind === "number") return Number.isFinite(value);
  return typeof value === "string";
}

const isMoment = (text: unknown): text is string =>
  typeof text === "string" && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text;

function decode(value: unknown, kind: Kind): Value | undefined {
  if (value === null) return null;
  if (kind === "moment") return isMoment(value) ? new Date(value) : undefined;
  if (isOfKind(value, kind)) return value as Value;
  const digits = kind === "integer" ? readDigits(value) : undefined;
  return typeof digits === "bigint" ? digits : undefined;
}

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/** Throws `BadBackup` when the file is not a backup, or has a later version of the format. */
export function readHead(line: string): Head {
  const read = headSchema.safeParse(parse(line));
  if (!read.success) throw new BadBackup("The file is not a backup of Mood Universe.");
  if (read.data.version > formatVersion)
    throw new BadBackup("The backup was made by a later version of Mood Universe; restore it with that one.");
  return read.data;
}

/** Null when the line does not describe a table. */
export function readTableLine(line: string): TableHead | null {
  const read = tableSchema.safeParse(parse(line));
  return read.success ? read.data : null;
}

/** Null when the line is not a row of these columns. */
export function readRow(line: string, columns: Columns): Value[] | null {
  const values = parse(line);
  const columnKinds = Object.values(columns);
  if (!Array.isArray(values) || values.length !== columnKinds.length) return null;
  const row: Value[] = [];
  for (const [index, kind] of columnKinds.entries()) {
    const value = decode(values[index], kind);
    if (value === undefined) return null;
    row.push(value);
  }
  return row;
}
