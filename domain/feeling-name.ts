/** How a feeling is called in the reader's language. */

import type { EmotionId } from "./emotions.ts";
import { feelings } from "./languages/en/feelings.ts";
import type { Text } from "./languages/text.ts";
import type { Translator } from "./languages/translator.ts";

type TextOfFeeling = Readonly<Record<EmotionId, Text>>;

const names: TextOfFeeling = feelings.names;
const inSentence: TextOfFeeling = feelings.inSentence;
const definitions: TextOfFeeling = feelings.definitions;

const isKnown = (id: string): id is EmotionId => Object.hasOwn(names, id);

/** The name as it stands alone. An id that is not in the catalogue is a person's own word, and stays as it is. */
export const feelingName = (t: Translator, id: string): string => (isKnown(id) ? t(names[id]) : id);

/** The name inside a sentence; of an id that is not in the catalogue, the person's word in small letters. */
export const feelingInSentence = (t: Translator, id: string): string =>
  isKnown(id) ? t(inSentence[id]) : id.toLowerCase();

/** One sentence in the second person, or null for an id that is not in the catalogue. */
export const feelingDefinition = (t: Translator, id: string): string | null =>
  isKnown(id) ? t(definitions[id]) : null;
