/** How a feeling is called in the reader's language. */

import type { EmotionId, FamilyId } from "./emotions.ts";
import { type Feelings, findEmotion } from "./feelings.ts";
import { feelings } from "./languages/en/feelings.ts";
import type { Text } from "./languages/text.ts";
import type { Translator } from "./languages/translator.ts";

type TextOfFeeling = Readonly<Record<EmotionId, Text>>;

const names: TextOfFeeling = feelings.names;
const inSentence: TextOfFeeling = feelings.inSentence;
const definitions: TextOfFeeling = feelings.definitions;

const isKnown = (id: string): id is EmotionId => Object.hasOwn(names, id);

/** The name that a person gave. An id that the universe does not know is a person's own word. */
const ownName = (feelings: Feelings, id: string): string => findEmotion(feelings, id)?.name ?? id;

/** The name as it stands alone. A person's own name stays as it is. */
export const feelingName = (t: Translator, feelings: Feelings, id: string): string =>
  isKnown(id) ? t(names[id]) : ownName(feelings, id);

export const familyName = (t: Translator, family: FamilyId): string => t(names[family]);

/**
 * The name inside a sentence. A person's own feeling stays as they wrote it, because many languages write nouns with a
 * capital; a word that the universe does not know is in small letters.
 */
export const feelingInSentence = (t: Translator, feelings: Feelings, id: string): string =>
  isKnown(id) ? t(inSentence[id]) : (findEmotion(feelings, id)?.name ?? id.toLowerCase());

/** The names by which a keyboard finds a feeling: in the reader's language, and of the 36 the English one. */
export const typedNames = (t: Translator, feelings: Feelings, id: string): readonly string[] =>
  isKnown(id) ? [t(names[id]), id] : [ownName(feelings, id)];

/** One sentence in the second person, or null for an id that is not in the catalogue. */
export const feelingDefinition = (t: Translator, id: string): string | null =>
  isKnown(id) ? t(definitions[id]) : null;
