/** The places of a call's body where any text can stand, read from its schema. */

import * as z from "zod/mini";
import type { Call } from "#domain/call.ts";

type JsonSchema = {
  readonly type?: string | readonly string[];
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
} & { readonly [combination in "anyOf" | "oneOf" | "allOf"]?: readonly JsonSchema[] };

const isText = ({ type, enum: options, const: only, format, pattern }: JsonSchema) =>
  [type].flat().includes("string") && [options, only, format, pattern].every((rule) => rule === undefined);

/** Neither a type nor a rule: whatever JSON has can stand there. */
const isAnything = (schema: JsonSchema) => Object.keys(schema).every((key) => key === "description");

function* slotsIn(schema: JsonSchema, at: string): Generator<string> {
  if (isText(schema) || isAnything(schema)) yield at;
  for (const kind of ["anyOf", "oneOf", "allOf"] as const)
    for (const one of schema[kind] ?? []) yield* slotsIn(one, at);
  for (const [key, one] of Object.entries(schema.properties ?? {})) yield* slotsIn(one, `${at}.${key}`);
  if (schema.items) yield* slotsIn(schema.items, `${at}[]`);
  const { additionalProperties } = schema;
  if (typeof additionalProperties === "object") yield* slotsIn(additionalProperties, `${at}{}`);
}

/** Such as `entries[].note`; sorted. Nothing for a call without a body. */
export function textSlots({ body }: Call): string[] {
  if (!body) return [];
  const schema = z.toJSONSchema(body, { io: "input", unrepresentable: "any" }) as JsonSchema;
  return [...new Set(slotsIn(schema, "body"))].map((slot) => slot.replace("body.", "")).sort();
}
