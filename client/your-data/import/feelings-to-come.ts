import { type Feelings, findEmotion } from "#domain/feelings.ts";
import { feelingsWith } from "#domain/feelings-with-own.ts";
import { firstUnits } from "#domain/formats/import/clean-text.ts";
import type { Mapping, NewFeeling, ReadMood } from "#domain/formats/import/read-journal.ts";
import { feelingNameLimit, type OwnFeeling } from "#domain/records/feeling/feeling.ts";
import { intensityRange } from "#domain/records/star/fields.ts";
import { visibleLine } from "#domain/visible-text.ts";
import { middleOfPad, nearestTo } from "../../own-feelings/pad.ts";
import { randomUuid } from "../../stars/random-uuid.ts";

/** The feelings of the universe, and those that the answers make. */
export const feelingsToCome = (
  present: readonly OwnFeeling[],
  { feelings }: Pick<Mapping, "feelings">,
): Feelings =>
  feelingsWith([
    ...present,
    ...[...feelings].map(([id, feeling]) => ({ id, ...feeling, isArchived: false, revision: 0 })),
  ]);

/** How a feeling of the person's own begins: with the name of the mood, at the place of what is suggested or of its level. */
export function draftOfOwn(
  { name, level }: Pick<ReadMood, "name" | "level">,
  answer: ReturnType<Mapping["moods"]["get"]>,
  feelings: Feelings,
): Partial<NewFeeling> {
  const chosen = answer && answer !== "leave-out" ? findEmotion(feelings, answer.emotion) : null;
  const leveled = level === null ? null : nearestTo({ ...middleOfPad, valence: 2 * level - 1 }, 1)[0];
  const like = chosen ?? leveled;
  return {
    name: firstUnits(visibleLine(name.normalize("NFC")), feelingNameLimit),
    ...(like && { family: like.family, valence: like.valence, energy: like.energy }),
  };
}

/** The mood becomes a feeling that the import makes. */
export function withOwnFeeling(mapping: Mapping, mood: string, feeling: NewFeeling): Partial<Mapping> {
  const [id, answer] = [randomUuid(), mapping.moods.get(mood)];
  const intensity = answer && answer !== "leave-out" ? answer.intensity : intensityRange.default;
  return {
    feelings: new Map(mapping.feelings).set(id, feeling),
    moods: new Map(mapping.moods).set(mood, { emotion: id, intensity }),
  };
}
