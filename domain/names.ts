/** Names of universes and people: any script and emoji, nothing invisible, nothing that passes for something else. */

import * as z from "zod/mini";
import { isStorable } from "./text.ts";

export const nameLength = { least: 2, most: 50 } as const;

/** Scripts whose spelling needs the zero-width joiner or non-joiner between letters. */
const joiningLetter = String.raw`[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]`;

/** Invisible characters in the places where emoji and scripts need them. */
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
const dotsAlone = /^\.+$/;

const hasOnlyVisible = (name: string) => !invisible.test(name.replace(neededInvisible, ""));
const isNoEmail = (name: string) => !emailShape.test(name.normalize("NFKC"));
const isNotDotsAlone = (name: string) => !dotsAlone.test(name.normalize("NFKC"));

/** Trimmed, NFC, 2 to 50 UTF-16 units, visible; `what` begins the sentence of a refusal. */
const nameSchema = (what: string) => {
  const length = `${what} must be between ${nameLength.least} and ${nameLength.most} characters`;
  return z
    .string(length)
    .check(
      z.refine(isStorable, { error: `${what} contains characters that cannot be stored`, abort: true }),
      z.trim(),
      z.normalize("NFC"),
      z.minLength(nameLength.least, length),
      z.maxLength(nameLength.most, length),
      z.refine(hasOnlyVisible, `${what} contains invisible characters`),
    );
};

export const userNameSchema = nameSchema("User name");

export const universeNameSchema = nameSchema("Universe name").check(
  z.refine(isNoEmail, "Universe name cannot be an e-mail address"),
  z.refine(isNotDotsAlone, "Universe name cannot be made of dots alone"),
);

/**
 * What makes two universe names the same: compared after trimming, NFKC and case folding, and without the
 * invisible characters that a name may carry, so that no two names look alike only because of them.
 */
export function universeNameKey(name: string): string {
  const visible = name.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  return visible.toLowerCase().toUpperCase().toLowerCase().normalize("NFKC").trim();
}
