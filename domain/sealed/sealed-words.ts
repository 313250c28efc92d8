/** Which words of a universe can be sealed. */

import { comparisonFields } from "../records/comparison/comparison.ts";
import { constellationFields } from "../records/constellation/constellation.ts";
import { ownFeelingFields } from "../records/feeling/feeling.ts";
import { wordFields } from "../records/fields.ts";
import { starFields } from "../records/star/fields.ts";
import { tagFields } from "../records/tag/tag.ts";
import { trackerFields } from "../records/tracker/tracker.ts";

const wordNames = {
  entry: wordFields(starFields),
  tag: wordFields(tagFields),
  constellation: wordFields(constellationFields),
  feeling: wordFields(ownFeelingFields),
  tracker: wordFields(trackerFields),
  comparison: wordFields(comparisonFields),
  link: ["label"],
  import: ["fileName"],
} as const satisfies Record<string, readonly string[]>;

export type SealedKind = keyof typeof wordNames;

/** The names of kinds are part of what is sealed: none ever changes. */
export const sealedKinds = Object.keys(wordNames) as [SealedKind, ...SealedKind[]];

/** The kinds whose names are unique within a universe: their requests have a `nameKey` beside `sealed`. */
const kindsWithNameKey: readonly string[] = ["tag", "feeling", "tracker"] satisfies SealedKind[];
export const hasNameKey = (kind: SealedKind): boolean => kindsWithNameKey.includes(kind);

export const wordNamesOf = (kind: SealedKind): readonly string[] => wordNames[kind];

/** The words of a record by the names of their fields. */
export type Words = Readonly<Record<string, string | null>>;
