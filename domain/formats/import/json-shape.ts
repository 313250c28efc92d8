/** Looks into parsed JSON of which nothing is known. */

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The field of an object; undefined for any other value. */
export const fieldOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Null for anything but a finite number. */
export const numberOf = (value: unknown): number | null =>
  typeof value === "number" && Number.isFinite(value) ? value : null;

/** An id as text; "" for what cannot be one. */
export const idOf = (value: unknown): string =>
  typeof value === "number" ? String(value) : textOf(value).trim();

/** The words of a name in code, such as `slightlyPleasant` or `very_good`. */
export const wordsOf = (name: string): string =>
  name
    .replace(/(?<=\p{Ll})\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/_+/g, " ")
    .trim();
