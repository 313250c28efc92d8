/** Choosing feelings for the filter: a family means its four emotions, the one that it is named after included. */

import { type EmotionId, emotionIds, emotions, type FamilyId, familyIds, findEmotion } from "../emotions.ts";
import type { Filter } from "./filter.ts";

type Feelings = Pick<Filter, "emotions" | "families">;

/** The four emotions of a family. */
const emotionsOf = (family: FamilyId): readonly EmotionId[] =>
  emotions.filter((emotion) => emotion.family === family).map(({ id }) => id);

/** Whether the filter asks for an emotion, by itself or by its family. */
export function isChosen({ emotions, families }: Feelings, id: EmotionId): boolean {
  const family = findEmotion(id)?.family;
  return emotions.includes(id) || (family !== undefined && families.includes(family));
}

/** How much of a family the filter asks for. */
export function shareOfFamily(feelings: Feelings, family: FamilyId): "all" | "some" | "none" {
  const chosen = emotionsOf(family).filter((id) => isChosen(feelings, id)).length;
  if (chosen === 0) return "none";
  return chosen === emotionsOf(family).length ? "all" : "some";
}

/** Chooses an emotion, or leaves it out. All four emotions of a family become the family, and the reverse. */
export function toggleEmotion(feelings: Feelings, id: EmotionId): Feelings {
  const isOn = isChosen(feelings, id);
  return feelingsOf(emotionIds.filter((other) => (other === id ? !isOn : isChosen(feelings, other))));
}

/** Chooses the whole family, also if a part of it is chosen; leaves it out if all of it is. */
export function toggleFamily(feelings: Feelings, family: FamilyId): Feelings {
  const isOn = shareOfFamily(feelings, family) === "all";
  const own = new Set(emotionsOf(family));
  return feelingsOf(emotionIds.filter((id) => (own.has(id) ? !isOn : isChosen(feelings, id))));
}

/** The shortest way to ask for these emotions. */
function feelingsOf(chosen: readonly EmotionId[]): Feelings {
  const families = familyIds.filter((family) => emotionsOf(family).every((id) => chosen.includes(id)));
  const alone = chosen.filter((id) => !families.some((family) => emotionsOf(family).includes(id)));
  return { emotions: alone, families };
}
