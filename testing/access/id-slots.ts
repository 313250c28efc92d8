/** The places of a call where an id can stand, read from its schemas. */

import * as z from "zod/mini";
import type { Call } from "#domain/call.ts";
import type { Parts } from "./plan.ts";

type JsonSchema = {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly format?: string;
} & { readonly [combination in "anyOf" | "oneOf" | "allOf"]?: readonly JsonSchema[] };

const partNames = ["params", "query", "body", "headers"] as const;

/**
 * What names something of a person, or a person. Not the endpoint of a browser, which is a secret of that browser:
 * whoever presents it sits at it, and its reminders are theirs from then on.
 */
const named = /(^id|Id|Ids|token|before|into|key|universeName|email|identifier|invitation)$/;
/** Ids of the catalogue, which are the same for everybody. */
const ofNobody = /\b(scenarioId|itemId|contentId)$/;

function* slotsIn(schema: JsonSchema, at: string): Generator<string> {
  const name = at.replaceAll("[]", "").split(".").at(-1) ?? "";
  const isLeaf = !schema.properties && !schema.items;
  if (schema.format === "uuid" || (isLeaf && named.test(name) && !ofNobody.test(at))) yield at;
  for (const kind of ["anyOf", "oneOf", "allOf"] as const)
    for (const one of schema[kind] ?? []) yield* slotsIn(one, at);
  for (const [key, one] of Object.entries(schema.properties ?? {})) yield* slotsIn(one, `${at}.${key}`);
  if (schema.items) yield* slotsIn(schema.items, `${at}[]`);
}

/** Such as `body.entries[].id`. */
export function idSlots(call: Call): string[] {
  const slots = partNames.flatMap((part) => {
    const schema = call[part];
    if (!schema) return [];
    return [...slotsIn(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema, part)];
  });
  return [...new Set(slots)];
}

/** The values at a place such as `body.entries[].id`. */
export function valuesAt(parts: Parts, slot: string): unknown[] {
  let found: unknown[] = [parts];
  for (const step of slot.replaceAll("[]", ".[]").split("."))
    found = found.flatMap((value) => {
      if (typeof value !== "object" || value === null) return [];
      return step === "[]" ? (value as unknown[]) : [(value as Record<string, unknown>)[step]];
    });
  return found.filter((value) => value !== undefined);
}
