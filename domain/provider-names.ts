/** What a person and their universe are called when a sign-in provider introduces them. */

import { isEmail } from "./email.ts";
import { nameLength, universeNameSchema, userNameSchema } from "./names.ts";

/** For whom the provider gives no name that could be used. */
const nameless = "A traveller";

/** Also what our rules for names allow in places, so it goes only from names that are refused with it. */
const unwelcome = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Line_Separator}\p{Paragraph_Separator}\u2800]/gu;

/** A joiner has its place between letters: at the end of what was cut it is refused. */
const danglingEnd = /[\s\u200C\u200D]+$/u;

/** The longest beginning within `most` UTF-16 units that breaks no letter or emoji apart; may be empty. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  // No character that people see is made of thousands of units; a hostile text may be.
  const beginning = text.slice(0, 4 * nameLength.most).toWellFormed();
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter("en").segment(beginning)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end).replace(danglingEnd, "");
}

const tidy = (text: string) => text.replace(/\s+/g, " ").trim().normalize("NFC");

/** Some providers give the address where a name is asked for; it is not to be read on the screen. */
const withoutAddress = (text: string) => (isEmail(text) ? text.slice(0, text.indexOf("@")) : text);

/** The name as it is, else what is left of it without what cannot be seen; null when neither is a user name. */
function usableName(claimed: string): string | null {
  const name = withoutAddress(claimed.slice(0, 20 * nameLength.most));
  for (const candidate of [tidy(name), tidy(name.replace(unwelcome, ""))]) {
    const { success, data } = userNameSchema.safeParse(cut(candidate, nameLength.most));
    if (success) return data;
  }
  return null;
}

/** The first of the claimed names that can be a user name, cut where it is too long. */
export function userNameFrom(claimed: readonly string[]): string {
  for (const claim of claimed) {
    const name = usableName(claim);
    if (name) return name;
  }
  return nameless;
}

/** "Ada's Universe"; with `ordinal` 2, for when that one is taken, "Ada's Universe 2". */
export function universeNameFor(userName: string, ordinal: number): string {
  const ending = ordinal === 1 ? "'s Universe" : `'s Universe ${ordinal}`;
  const whose = cut(userName, nameLength.most - ending.length);
  const named = universeNameSchema.safeParse(whose + ending);
  return whose && named.success ? named.data : nameless + ending;
}
