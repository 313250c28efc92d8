/** Names of universes and people: any script and emoji, without invisible characters that make two names look alike. */

import * as z from "zod/mini";
import { rulesAccounts } from "../languages/en/rules-accounts.ts";
import { coded } from "../refusals.ts";
import { isStorable } from "../text.ts";

/** In UTF-16 units. */
export const nameLength = { min: 2, max: 50 } as const;

/** Letters of the scripts whose spelling needs the zero-width joiner or non-joiner between letters. */
const joiningLetter = String.raw`[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]`;

/** Invisible characters in the positions where emoji and scripts need them. */
const neededInvisible = new RegExp(
  [
    String.raw`(?<=${joiningLetter})[\u200C\u200D](?=${joiningLetter})`,
    String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`,
    String.raw`(?<=\p{Emoji})\uFE0F`,
    String.raw`(?<=\u{1F3F4})[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]+\u{E007F}`,
  ].join("|"),
  "gu",
);

const invisible =
  /[\p{Default_Ignorable_Code_Point}\p{Control}\p{Line_Separator}\p{Paragraph_Separator}\p{Private_Use}\u2800\uFFF9-\uFFFB]/u;
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const onlyDots = /^\.+$/;

/** False for a name with invisible characters that its emoji and its script do not need. */
export const hasOnlyVisible = (name: string) => !invisible.test(name.replace(neededInvisible, ""));
const isNotEmail = (name: string) => !emailShape.test(name.normalize("NFKC"));
const isNotOnlyDots = (name: string) => !onlyDots.test(name.normalize("NFKC"));

/** Trims the name, normalizes it to NFC and checks its length and characters. */
const nameSchema = (words: typeof rulesAccounts.userName | typeof rulesAccounts.universeName) => {
  const lengthMessage = coded("length-out-of-range", words.length, nameLength);
  return z.string(lengthMessage).check(
    z.refine(isStorable, {
      error: coded("invalid-characters", words.unstorable),
      abort: true,
    }),
    z.trim(),
    z.normalize("NFC"),
    z.minLength(nameLength.min, lengthMessage),
    z.maxLength(nameLength.max, lengthMessage),
    z.refine(hasOnlyVisible, coded("invisible-characters", words.invisible)),
  );
};

export const userNameSchema = nameSchema(rulesAccounts.userName);

export const universeNameSchema = nameSchema(rulesAccounts.universeName).check(
  z.refine(isNotEmail, coded("name-like-email", rulesAccounts.universeName.likeEmail)),
  z.refine(isNotOnlyDots, coded("name-of-dots", rulesAccounts.universeName.dots)),
);

/** In NFKC, and without the invisible characters that a name may contain. */
export const visibleText = (name: string) =>
  name.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");

/** JavaScript has no case folding of its own (decision 5). */
export const foldCase = (text: string) =>
  text.toLowerCase().toUpperCase().toLowerCase().normalize("NFKC").trim();

/**
 * The key by which universe names are unique: trimmed, in NFKC, case-folded, and without the invisible characters
 * that a name may contain, so that two names never differ in those characters alone.
 */
export const universeNameKey = (name: string) => foldCase(visibleText(name));
