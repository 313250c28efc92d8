import type { Emotion } from "#domain/emotions.ts";
import { typedNames } from "#domain/feeling-name.ts";
import { chosenFrom, type Feelings, findEmotion } from "#domain/feelings.ts";
import { fold } from "#domain/journal/fold.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { lazyCode } from "../loading/lazy-code.ts";

/** Words such as "tired", which only who types needs. */
export const typedWords = lazyCode(async () => (await import("#domain/typed-feeling.ts")).feelingOfTyped);

/** More would be another list to read. */
const mostFound = 3;

/**
 * The feelings that a typed word can mean, the nearest first: the one of this name, the one of another word for it, and
 * those whose names begin so, in the reader's language or in English.
 */
export function findFeelings(t: Translator, feelings: Feelings, typed: string): readonly Emotion[] {
  const word = fold(typed).trim();
  if (word === "") return [];
  const namesOf = ({ id }: Emotion) => typedNames(t, feelings, id).map(fold);
  const offered = chosenFrom(feelings);
  const named = offered.filter((emotion) => namesOf(emotion).includes(word));
  const other = findEmotion(feelings, typedWords.loaded?.(t, typed) ?? "");
  const begun = offered.filter((emotion) => namesOf(emotion).some((name) => name.startsWith(word)));
  return [...new Set([...named, ...(other ? [other] : []), ...begun])].slice(0, mostFound);
}
