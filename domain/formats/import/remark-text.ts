/** The sentences of remarks. */

import { formats } from "../../languages/en/formats.ts";
import { series } from "../../languages/lists.ts";
import type { Text } from "../../languages/text.ts";
import type { Translator } from "../../languages/translator.ts";
import type { Remark } from "./remark.ts";

export function remarkText(t: Translator, { name, params = {} }: Remark): string {
  const text: Text = formats.remarks[name];
  const values = Object.entries(params).map(([key, value]) => [
    key,
    typeof value === "object" ? listNames(t, value) : value,
  ]);
  return t(text, Object.fromEntries(values));
}

const mostNames = 12;

function listNames(t: Translator, names: readonly string[]): string {
  const quoted = names.slice(0, mostNames).map((name) => t(formats.quoted, { name }));
  const shown = series(t, quoted);
  if (names.length <= mostNames) return shown;
  return t(formats.namesAndMore, { names: shown, count: names.length - mostNames });
}
