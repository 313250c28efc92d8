/** The field table of a kind of record, from which every contract of the kind is derived. */

import * as z from "zod/mini";

/** A field of a kind. A value that comes to mean something else needs another name: its schema cannot tell the two. */
export type Field = {
  /** The schema of replies, of the feed, and of what browsers and files keep. */
  readonly schema: z.ZodMiniType;
  /** The value of a record that does not say it: a person has emptied it, or the record is older than the field. */
  readonly empty?: unknown;
  /** The schema of requests, for a field that a person writes. */
  readonly written?: z.ZodMiniType;
  /** The person's own words: nobody else needs to read them, and white space alone says nothing. */
  readonly isWords?: true;
  /** Makes the value of a record that leaves it out, because its other fields say it. */
  readonly made?: (record: Readonly<Record<string, unknown>>) => unknown;
  /** The name that the field had before. */
  readonly was?: string;
  /** Makes a current value of one that the schema refuses, because it is of an earlier version. */
  readonly up?: (earlier: unknown) => unknown;
  /** How two values are compared, where their JSON does not tell. */
  readonly isSame?: (one: unknown, other: unknown) => boolean;
  /** The field is the same in all records of a universe: a stored copy has it once. */
  readonly isOfUniverse?: true;
  /** Whether files and servers of before the field exist, which do not have it. Such a field needs an `empty`. */
  readonly isLater?: true;
  /** A record leaves it out where it says nothing: most records pay nothing for it. Its schema takes undefined. */
  readonly isOptional?: true;
  /** The name of its column in a table. */
  readonly column?: string;
};

export type Fields = Readonly<Record<string, Field>>;

export type WrittenField<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { readonly written: z.ZodMiniType } ? Name : never;
}[keyof F] &
  string;

type WrittenBy<F> = F extends { readonly written: infer Written extends z.ZodMiniType } ? Written : never;
type CanBeEmpty<F> = F extends { readonly empty: unknown } ? true : false;

/** The shape of a record in replies. */
export type Shape<F extends Fields> = { [Name in keyof F]: F[Name]["schema"] };

export type RecordOf<F extends Fields> = z.output<z.ZodMiniObject<Shape<F>>>;

/** What a person says with a record, without what the server adds. */
export type ContentOf<F extends Fields> = Pick<RecordOf<F>, WrittenField<F> & keyof RecordOf<F>>;

/** The shape of a request that says all of a record. What can be empty may be left out or null. */
type RequestShape<F extends Fields> = {
  [Name in WrittenField<F>]: CanBeEmpty<F[Name]> extends true
    ? z.ZodMiniOptional<z.ZodMiniNullable<WrittenBy<F[Name]>>>
    : WrittenBy<F[Name]>;
};

/** The shape of a request that changes a record: a field that is left out stays, null empties one that can be empty. */
type ChangeShape<F extends Fields> = {
  [Name in WrittenField<F>]: CanBeEmpty<F[Name]> extends true
    ? z.ZodMiniOptional<z.ZodMiniNullable<WrittenBy<F[Name]>>>
    : z.ZodMiniOptional<WrittenBy<F[Name]>>;
};

const namesOf = <F extends Fields>(fields: F, isIn: (field: Field) => boolean) =>
  Object.keys(fields).filter((name) => isIn(fields[name] as Field));

export const writtenFields = <F extends Fields>(fields: F) =>
  namesOf(fields, ({ written }) => written !== undefined) as WrittenField<F>[];

type WordField<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { readonly isWords: true } ? Name : never;
}[keyof F] &
  string;

/** The fields with the person's own words. */
export const wordFields = <F extends Fields>(fields: F) =>
  namesOf(fields, ({ isWords }) => isWords === true) as WordField<F>[];

/** What a word is beside sealed ones: null for a note, and no letters for a name. */
export const emptyWord = (field: Field) => ("empty" in field ? field.empty : "");

/** A part of a record in which these fields are empty. */
export const emptyValues = <F extends Fields>(fields: F, names: readonly (keyof F & string)[]) =>
  Object.fromEntries(names.map((name) => [name, (fields[name] as Field).empty]));

const canBeEmpty = (field: Field) => "empty" in field;

const writtenShape = (fields: Fields, wrap: (written: z.ZodMiniType, field: Field) => z.ZodMiniType) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.written ? [[name, wrap(field.written, field)]] : [],
    ),
  );

/* @__NO_SIDE_EFFECTS__ */
export const requestShape = <F extends Fields>(fields: F) =>
  writtenShape(fields, (written, field) =>
    canBeEmpty(field) ? z.nullish(written) : written,
  ) as RequestShape<F>;

/* @__NO_SIDE_EFFECTS__ */
export const changeShape = <F extends Fields>(fields: F) =>
  writtenShape(fields, (written, field) =>
    canBeEmpty(field) ? z.nullish(written) : z.optional(written),
  ) as ChangeShape<F>;
