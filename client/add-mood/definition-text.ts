import type { Emotion } from "#domain/emotions.ts";
import { familyName, feelingDefinition } from "#domain/feeling-name.ts";
import { addMood } from "#domain/languages/en/add-mood.ts";
import type { Translator } from "#domain/languages/translator.ts";

/** One sentence about an emotion; about one that a person made, that it is their own. */
export const definitionText = (t: Translator, { id, family }: Emotion): string =>
  feelingDefinition(t, id) ?? t(addMood.definitionOfOwn, { family: familyName(t, family) });
