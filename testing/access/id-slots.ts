/** The places of a call where an id can stand, read from its schemas. */

import type { Call } from "#domain/call.ts";
import type { Parts } from "./plan.ts";
import { type JsonSchema, slotsOf } from "./schema-nodes.ts";

const partNames = ["params", "query", "body", "headers"] as const;

/**
 * What names something of a person, or a person. Not the endpoint of a browser, which is a secret of that browser:
 * whoever presents it sits at it, and its reminders are theirs from then on.
 */
const named = /(^id|Id|Ids|token|before|into|key|universeName|email|identifier|invitation)$/;
/** Ids of the catalogue, which are the same for everybody, and a token of another program. */
const ofNobody = /\b(scenarioId|itemId|contentId|ntfy\.token)$/;

function isId(schema: JsonSchema, at: string): boolean {
  const name = at.replaceAll("[]", "").split(".").at(-1) ?? "";
  const isLeaf = !schema.properties && !schema.items;
  return schema.format === "uuid" || (isLeaf && named.test(name) && !ofNobody.test(at));
}

/** Such as `body.entries[].id`. */
export const idSlots = (call: Call): string[] =>
  partNames.flatMap((part) => {
    const schema = call[part];
    return schema ? slotsOf(schema, part, isId) : [];
  });

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
