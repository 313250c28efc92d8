/** Where a page of a list begins: after the last row of the page before, by its value and its id. */

import * as z from "zod/mini";
import { coded } from "#domain/refusals.ts";
import { invalid } from "../../errors.ts";

export type PageKey = { readonly value: string | number; readonly id: string };

/** The body of a 400. */
export const unknownPage = invalid({ after: coded("unknown-option", "No list has such a page.") });

const schema = z.tuple([z.union([z.string(), z.number()]), z.string()]);

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
