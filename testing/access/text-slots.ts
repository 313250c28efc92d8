/** The places of a call's body where any text can stand. */

import type { Call } from "#domain/call.ts";
import { type JsonSchema, slotsOf } from "./schema-nodes.ts";

const isText = ({ type, enum: options, const: only, format, pattern }: JsonSchema) =>
  [type].flat().includes("string") && [options, only, format, pattern].every((rule) => rule === undefined);

/** Neither a type nor a rule: whatever JSON has can stand there. */
const isAnything = (schema: JsonSchema) => Object.keys(schema).every((key) => key === "description");

/** Such as `entries[].note`. Nothing for a call without a body. */
export const textSlots = ({ body }: Call): string[] =>
  body
    ? slotsOf(body, "body", (schema) => isText(schema) || isAnything(schema)).map((slot) =>
        slot.replace("body.", ""),
      )
    : [];
