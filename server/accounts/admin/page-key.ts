/** Where a page of a list begins: after the last row of the page before, by its value and its id. */

import * as z from "zod/mini";
import { coded } from "#domain/refusals.ts";
import { isStorable } from "#domain/text.ts";
import { invalid } from "../../errors.ts";

export type PageKey = { readonly value: string | number; readonly id: string };

/** The body of a 400. */
export const unknownPage = invalid({ after: coded("unknown-option", "No list has such a page.") });

const textSchema = z.string().check(z.refine(isStorable));
/** Moments and sizes. No moment is later, on either database. */
const numberSchema = z.int().check(z.minimum(0), z.maximum(8_640_000_000_000_000));
const schema = z.tuple([z.union([textSchema, numberSchema]), textSchema]);

export const writePageKey = ({ value, id }: PageKey): string =>
  Buffer.from(JSON.stringify([value, id])).toString("base64url");

/** "unknown" for a text that no list by such values has made. */
export function readPageKey(text: string, kind: "string" | "number"): PageKey | "unknown" {
  try {
    const [value, id] = schema.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
    return typeof value === kind ? { value, id } : "unknown";
  } catch {
    return "unknown";
  }
}
