/** What a person says with a record: what a change makes of it, and what two versions differ in. */

import {
  type ContentOf,
  emptyWord,
  type Field,
  type Fields,
  type WrittenField,
  wordFields,
  writtenFields,
} from "./fields.ts";

type Content<F extends Fields> = { readonly [Name in WrittenField<F>]?: unknown };

/**
 * The content that a request says; what it leaves out is as in `before`, or empty. A request that says words, or `sealed`,
 * decides about both; without them, `sealed` is left out where it never said anything.
 */
export function contentAfter<F extends Fields>(
  fields: F,
  before: Partial<ContentOf<F>>,
  request: Content<F>,
): ContentOf<F> {
  const sealed = sealedAfter(fields, before, request);
  const said = writtenFields(fields).flatMap((name) => {
    const field = fields[name] as Field;
    const current = (before as Content<F>)[name];
    if (field.isOptional) return sealed === undefined ? [] : [[name, sealed]];
    const isEmptied = field.isWords && typeof request["sealed" as WrittenField<F>] === "string";
    if (isEmptied) return [[name, emptyWord(field)]];
    const change = request[name];
    return [[name, saidBy(field, change === undefined ? current : change, current)]];
  });
  return Object.fromEntries(said);
}

type Sealable = Readonly<Record<string, unknown>>;

/** The sealed words after a request; undefined where there are none before and after. */
function sealedAfter(fields: Fields, before: Sealable, request: Sealable): unknown {
  const known = before.sealed ?? undefined;
  if (request.sealed !== undefined) return request.sealed ?? (known && null);
  const saysWords = wordFields(fields).some((name) => request[name] !== undefined);
  return saysWords ? known && null : known;
}

/** A field that cannot be empty keeps its value where a request empties it. */
function saidBy(field: Field, value: unknown, current: unknown): unknown {
  const saysNothing = value == null || (field.isWords && typeof value === "string" && !value.trim());
  if (!saysNothing) return value;
  return "empty" in field ? field.empty : current;
}

/** The fields in which two contents differ. */
export const differences = <F extends Fields>(fields: F, one: Content<F>, other: Content<F>) =>
  writtenFields(fields).filter((name) => !isSame(fields[name] as Field, one[name], other[name]));

const isSame = ({ isSame = haveSameJson }: Field, one: unknown, other: unknown) =>
  one === other || isSame(one, other);

const haveSameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
