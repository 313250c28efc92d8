/**
 * Tags that a person can start with: sleep, and the associations of Apple's State of Mind, so that imports and exports
 * match. What most people name comes first.
 */

import { tagNames } from "../../languages/en/tag-names.ts";
import type { Text } from "../../languages/text.ts";
import type { Translator } from "../../languages/translator.ts";
import type { Tag } from "./tag.ts";

export type StarterTag = Pick<Tag, "name" | "kind">;

const starters: readonly (readonly [Text, Tag["kind"]])[] = [
  [tagNames.sleep, "body"],
  [tagNames.work, "activity"],
  [tagNames.family, "people"],
  [tagNames.friends, "people"],
  [tagNames.health, "body"],
  [tagNames.community, "people"],
  [tagNames.currentEvents, "other"],
  [tagNames.dating, "people"],
  [tagNames.education, "activity"],
  [tagNames.fitness, "body"],
  [tagNames.hobbies, "activity"],
  [tagNames.identity, "other"],
  [tagNames.money, "other"],
  [tagNames.partner, "people"],
  [tagNames.selfCare, "other"],
  [tagNames.spirituality, "other"],
  [tagNames.tasks, "activity"],
  [tagNames.travel, "activity"],
  [tagNames.weather, "other"],
];

/** Tags with their English names, as files of other applications have them. */
export const starterTags: readonly StarterTag[] = starters.map(([{ english }, kind]) => ({
  name: english,
  kind,
}));

/** Suggestions in the reader's language; each becomes a tag of the universe when the person first uses it. */
export const starterTagsIn = (t: Translator): readonly StarterTag[] =>
  starters.map(([text, kind]) => ({ name: t(text), kind }));
