/**
 * What an import says about a file: the name of a text and its params, because a worker reads the file and the page
 * speaks.
 */

import type { formats } from "../../languages/en/formats.ts";
import type { ParamsOf, Text } from "../../languages/text.ts";

type Texts = typeof formats.remarks;
type Name = keyof Texts;
type Values<Of extends Name> = Texts[Of] extends Text<infer English> ? ParamsOf<English> : never;

/** A list among the params has names of the file. */
export type Remark = {
  readonly name: Name;
  readonly params?: Readonly<Record<string, string | number | readonly string[]>>;
};

type ParamsArgument<Of extends Name> = keyof Values<Of> extends never
  ? []
  : [params: { readonly [Key in keyof Values<Of>]: Values<Of>[Key] | readonly string[] }];

export const remark = <Of extends Name>(name: Of, ...[params]: ParamsArgument<Of>): Remark => ({
  name,
  ...(params && { params }),
});

const longestQuote = 40;

/** A text of the file for a remark. */
export const quotable = (text: string): string =>
  text.length > longestQuote ? `${text.slice(0, longestQuote).toWellFormed()}…` : text;
