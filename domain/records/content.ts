/** What a person says with a record: what a change makes of it, and what two versions differ in. */

import { type ContentOf, type Field, type Fields, type WrittenField, writtenFields } from "./fields.ts";

type Content<F extends Fields> = { readonly [Name in WrittenField<F>]?: unknown };

/** The content that a request says; what it leaves out is as in `before`, or empty. */
export function contentAfter<F extends Fields>(
  fields: F,
  before: Partial<ContentOf<F>>,
  request: Content<F>,
): ContentOf<F> {
  const said = writtenFields(fields).map((name) => {
    const change = request[name];
    const current = (before as Content<F>)[name];
    return [name, saidBy(fields[name] as Field, change === undefined ? current : change, current)];
  });
  return Object.fromEntries(said);
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
