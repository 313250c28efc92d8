/**
 * The gate through which every record comes that was stored or received earlier: values of yesterday become current ones,
 * fields of tomorrow are kept as they are, and what cannot be read has a reason.
 */

import * as z from "zod/mini";
import { emptyWord, type Field, type Fields, type Shape } from "./fields.ts";
import { fitsAsItIs } from "./fits-as-it-is.ts";

type RecordDef = z.core.$ZodObjectDef & { readonly fields: Fields };

type Part = {
  readonly name: string;
  readonly schema: z.core.$ZodType;
  readonly field: Field | undefined;
  readonly isCurrent: (value: unknown) => boolean;
};

type Restored = Record<string, unknown>;

const ObjectSchema: z.core.$constructor<z.ZodMiniObject> = z.ZodMiniObject;

/** A record that is current comes out as the identical object: a universe has many. */
const RecordSchema = /* @__PURE__ */ z.core.$constructor<z.ZodMiniObject, RecordDef>(
  "RecordSchema",
  (inst: z.ZodMiniObject, def) => {
    ObjectSchema.init(inst, def);
    let parts: readonly Part[] | null = null;
    inst._zod.parse = (payload, context) => {
      const record: unknown = payload.value;
      if (!isRecord(record)) {
        payload.issues.push({ code: "invalid_type", expected: "object", input: record, inst });
        return payload;
      }
      parts ??= partsOf(def);
      let restored = record;
      for (const part of parts)
        if (!part.isCurrent(restored[part.name])) restored = restoreField(restored, part, payload, context);
      payload.value = restored;
      return payload;
    };
  },
);

const isRecord = (value: unknown): value is Restored =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const partsOf = ({ shape, fields }: RecordDef): readonly Part[] =>
  Object.entries(shape).map(([name, sent]) => {
    const field = fields[name];
    const schema = field?.isWords ? field.schema : sent;
    const isCurrent = field?.made ? (value: unknown) => value !== undefined : fitsAsItIs(schema);
    return { name, schema, field, isCurrent };
  });

/** The record with a field as it is now; the identical one where nothing had to change. */
function restoreField(
  record: Restored,
  { name, schema, field }: Part,
  payload: z.core.ParsePayload,
  context: z.core.ParseContextInternal,
): Restored {
  const run = (value: unknown) => schema._zod.run({ value, issues: [] }, context) as z.core.ParsePayload;
  const earlier = field?.was !== undefined && record[name] === undefined ? record[field.was] : record[name];
  const isSealed = field?.isWords === true && earlier === null && typeof record.sealed === "string";
  if (isSealed && context.direction === "backward") return record;
  const known = isSealed ? emptyWord(field) : earlier;
  const value = known === undefined ? (field?.made?.(record) ?? field?.empty) : known;
  let result = run(value);
  if (result.issues.length > 0 && field?.up) result = run(field.up(value));
  payload.issues.push(...z.core.util.prefixIssues(name, result.issues));
  if (result.value === record[name]) return record;
  const { [field?.was ?? name]: _, ...rest } = record;
  return { ...rest, [name]: result.value };
}

/**
 * The schema of a record in replies, the feed, and what browsers and files keep. It reads through the gate, also where
 * `z.extend` adds to it. Its JSON Schema is that of a plain object. @__NO_SIDE_EFFECTS__
 */
export const recordSchema = <F extends Fields>(fields: F) =>
  new RecordSchema({ type: "object", shape: shapeOf(fields), fields }) as unknown as z.ZodMiniObject<
    Shape<F>
  >;

const shapeOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { schema: own, isLater, isWords, empty, made }]) => {
      const schema = isWords && "sealed" in fields ? z.nullable(own) : own;
      return [name, made ? z.optional(schema) : isLater ? z._default(schema, empty) : schema];
    }),
  );

/** The values that can be read as records, in their order. A value that cannot is left out: `isWhole` is then false. */
export function readRecords<S extends z.ZodMiniType>(schema: S, values: unknown) {
  const list = Array.isArray(values) ? values : [];
  const whole = z.array(schema).safeParse(list);
  const records = whole.data ?? list.flatMap((value) => schema.safeParse(value).data ?? []);
  return { records: records as z.output<S>[], isWhole: Array.isArray(values) && whole.success };
}

/** The fields of a record that this version does not know; null where there are none, as almost always. */
export function fieldsOfTomorrow(fields: object, record: object): Readonly<Record<string, unknown>> | null {
  const names = Object.keys(record).filter((name) => !Object.hasOwn(fields, name));
  if (names.length === 0) return null;
  return Object.fromEntries(names.map((name) => [name, record[name as keyof typeof record]]));
}
