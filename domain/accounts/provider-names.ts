/** Names for a new user and their universe, made from the claims of a sign-in provider. */

import { providerNames } from "../languages/en/provider-names.ts";
import type { Translator } from "../languages/translator.ts";
import { visibleLine } from "../visible-text.ts";
import { isEmail } from "./email.ts";
import { nameLength, universeNameSchema, userNameSchema } from "./names.ts";

/** White space and joiners, which are refused at the end of a name and can end a name that was cut. */
const danglingEnd = /[\s\u200C\u200D]+$/u;

/** The longest beginning of at most `maxLength` UTF-16 units that ends between two graphemes; may be empty. */
function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // A hostile text can contain a grapheme of thousands of units, which is slow to segment.
  const beginning = text.slice(0, 4 * nameLength.max).toWellFormed();
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter("en").segment(beginning)) {
    if (index + segment.length > maxLength) break;
    end = index + segment.length;
  }
  return text.slice(0, end).replace(danglingEnd, "");
}

/** Some providers send the e-mail address as the name. The screen must not show it, so only its first part is used. */
const withoutAddress = (text: string) => (isEmail(text) ? text.slice(0, text.indexOf("@")) : text);

/** The name as claimed, without invisible characters that it does not need; null when it is no valid user name then. */
function usableName(claimed: string): string | null {
  const name = visibleLine(withoutAddress(claimed.slice(0, 20 * nameLength.max)));
  const { success, data } = userNameSchema.safeParse(cut(name.normalize("NFC"), nameLength.max));
  return success ? data : null;
}

/**
 * Returns the first of the claimed names that is a valid user name, cut where it is too long, or a fallback name in the
 * language of the reader.
 */
export function chooseUserName(t: Translator, claimed: readonly string[]): string {
  for (const claim of claimed) {
    const name = usableName(claim);
    if (name) return name;
  }
  return t(providerNames.traveller);
}

/** Stands for the name in the sentence: the translator would isolate a name of another script, and so change it. */
const placeholder = "*";

/** "Ada's Universe"; with `ordinal` 2, for the case that this name is taken, "Ada's Universe 2". */
export function universeNameFor(t: Translator, userName: string, ordinal: number): string {
  const [before = "", after = ""] = t(providerNames.universe, { name: placeholder }).split(placeholder);
  const ending = ordinal === 1 ? after : `${after} ${ordinal}`;
  const owner = cut(userName, nameLength.max - before.length - ending.length);
  const name = universeNameSchema.safeParse(before + owner + ending);
  return owner && name.success ? name.data : before + t(providerNames.traveller) + ending;
}
