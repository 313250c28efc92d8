/** The one rule for short texts that people and their browsers give: any script and emoji, and nothing invisible that is not needed. */

import * as z from "zod/mini";
import type { rulesAccounts } from "./languages/en/rules-accounts.ts";
import type { rulesSettings } from "./languages/en/rules-settings.ts";
import type { rulesStars } from "./languages/en/rules-stars.ts";
import type { rulesTrackers } from "./languages/en/rules-trackers.ts";
import { coded } from "./refusals.ts";
import { isStorable, textUpTo, unitsFrom, unitsUpTo } from "./text.ts";

/** Letters of the scripts whose spelling needs the zero-width joiner or non-joiner between letters. */
const joiningLetter = String.raw`[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]`;

/** Invisible characters in the positions where emoji and scripts need them. */
const needed = [
  String.raw`(?<=${joiningLetter})[\u200C\u200D](?=${joiningLetter})`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Emoji})\uFE0F`,
  String.raw`(?<=\u{1F3F4})[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]+\u{E007F}`,
].join("|");

/** Control and direction characters among them, and halves of characters. */
const invisible = String.raw`[\p{Default_Ignorable_Code_Point}\p{Control}\p{Line_Separator}\p{Paragraph_Separator}\p{Private_Use}\p{Surrogate}\u2800\uFFF9-\uFFFB]`;

const neededOrNot = new RegExp(`(?<needed>${needed})|${invisible}`, "gu");
const anyInvisible = new RegExp(invisible, "u");

export const hasInvisible = (text: string) => anyInvisible.test(text);

const withoutUnneeded = (text: string) => text.replace(neededOrNot, (found, kept) => (kept ? found : ""));

/** False for a text with invisible characters that its emoji and its script do not need. */
export const hasOnlyVisible = (text: string) => withoutUnneeded(text) === text;

/**
 * A text without those characters, on one line and trimmed, where nobody can correct it, such as the name of a file.
 */
export function visibleLine(text: string): string {
  const line = withoutUnneeded(text.replace(/\s+/g, " ")).trim();
  // What is removed can make another character unneeded.
  return line === text ? line : visibleLine(line);
}

type Words =
  | typeof rulesAccounts.userName
  | typeof rulesAccounts.universeName
  | typeof rulesStars.tagName
  | typeof rulesStars.feelingName
  | typeof rulesStars.constellationName
  | typeof rulesStars.comparisonName
  | typeof rulesSettings.label
  | typeof rulesSettings.passkeyName
  | typeof rulesSettings.tokenName
  | TrackerWords;

/** The texts of a tracker differ in their lengths alone. */
type TrackerWords = Pick<typeof rulesTrackers, "unstorable" | "invisible"> & {
  readonly length: (typeof rulesTrackers)["nameLength" | "unitLength" | "labelLength"];
};

/** A text that a person writes: trimmed, in NFC, and refused if it has other than `min` to `max` UTF-16 units, or is not visible. */
export function shortTextSchema(words: Words, { min, max }: { readonly min: number; readonly max: number }) {
  const lengthMessage = coded("length-out-of-range", words.length, { min, max });
  return z
    .string(lengthMessage)
    .check(
      z.refine(isStorable, { error: coded("invalid-characters", words.unstorable), abort: true }),
      z.trim(),
      z.normalize("NFC"),
      unitsFrom(min, lengthMessage),
      unitsUpTo(max, lengthMessage),
      z.refine(hasOnlyVisible, coded("invisible-characters", words.invisible)),
    );
}

/** A text that a program gives, which is made visible instead of refused. */
export const lineUpTo = (limit: number, label: string) =>
  textUpTo(limit, label).check(z.overwrite(visibleLine));
