import type { Emotion } from "#domain/emotions.ts";
import { feelingInSentence, feelingName } from "#domain/feeling-name.ts";
import { type Feelings, isOwn } from "#domain/feelings.ts";
import { ownFeelings } from "#domain/languages/en/own-feelings.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { tagNameKey } from "#domain/records/tag/find-tags.ts";

/**
 * The feeling that has a name already, other than the one of `id`: an own one, archived or not, or one of the 36, whose
 * names are those of the reader's language, alone and in a sentence, and their ids, which the server knows.
 */
export function namesakeOf(
  t: Translator,
  feelings: Feelings,
  name: string,
  id: string | null,
): Emotion | null {
  const key = tagNameKey(name);
  const namesOf = (emotion: Emotion) =>
    isOwn(emotion)
      ? [emotion.name ?? ""]
      : [emotion.id, ...[feelingName, feelingInSentence].map((nameOf) => nameOf(t, feelings, emotion.id))];
  return (
    feelings.all.find(
      (emotion) => emotion.id !== id && namesOf(emotion).some((taken) => tagNameKey(taken) === key),
    ) ?? null
  );
}

/** Why its name is not free. */
export function takenText(t: Translator, feelings: Feelings, namesake: Emotion): string {
  const name = feelingName(t, feelings, namesake.id);
  if (!isOwn(namesake)) return t(ownFeelings.takenByOneOf36, { name });
  return t(namesake.isArchived ? ownFeelings.takenByArchived : ownFeelings.taken, { name });
}
