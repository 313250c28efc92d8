/** Every place of a part of a call, read from its schema. */

import * as z from "zod/mini";

export type JsonSchema = {
  readonly type?: string | readonly string[];
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
} & { readonly [combination in "anyOf" | "oneOf" | "allOf"]?: readonly JsonSchema[] };

/** The places below `at`, such as `body.entries[].id`, with what can stand there. */
function* nodesIn(schema: JsonSchema, at: string): Generator<readonly [at: string, schema: JsonSchema]> {
  yield [at, schema];
  for (const kind of ["anyOf", "oneOf", "allOf"] as const)
    for (const one of schema[kind] ?? []) yield* nodesIn(one, at);
  for (const [key, one] of Object.entries(schema.properties ?? {})) yield* nodesIn(one, `${at}.${key}`);
  if (schema.items) yield* nodesIn(schema.items, `${at}[]`);
  const { additionalProperties } = schema;
  if (typeof additionalProperties === "object") yield* nodesIn(additionalProperties, `${at}{}`);
}

/** The places of a part where something can stand for which `isIn` is true, each once. */
export function slotsOf(
  schema: z.ZodMiniType,
  part: string,
  isIn: (schema: JsonSchema, at: string) => boolean,
): string[] {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
  return [...new Set([...nodesIn(json, part)].filter(([at, one]) => isIn(one, at)).map(([at]) => at))];
}
