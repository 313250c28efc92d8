/** Checks that a refusal has the codes of the catalogue. Visitors check every reply, so no refusal lacks its code. */

import { expect } from "vitest";
import { refusalSchema } from "#domain/call.ts";
import { type CodedReason, paramNamesOf } from "#domain/refusals.ts";

/** The schema library's own message for a value that has no sentence. */
const withoutSentence = "Invalid input";

const expectParams = ({ code, params }: CodedReason) =>
  expect(Object.keys(params ?? {}).sort(), `params of ${code}`).toEqual([...paramNamesOf(code)].sort());

/** Throws when a refusal lacks a code or a param, for itself or for one of its fields. `text` is its body. */
export function expectCodes(text: string) {
  const refusal = refusalSchema.parse(JSON.parse(text));
  const { fields = {}, fieldCodes = {} } = refusal;
  expectParams(refusal);
  expect(Object.keys(fieldCodes), "the fields with codes").toEqual(Object.keys(fields));
  for (const [field, reason] of Object.entries(fieldCodes)) {
    expectParams(reason);
    const hasNoCode = reason.code === "invalid-value" && fields[field] !== withoutSentence;
    expect(hasNoCode, `"${fields[field]}" has no code`).toBe(false);
  }
}
