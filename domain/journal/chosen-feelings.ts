/** Choosing feelings for the filter: a family means all its emotions, the one that it is named after included. */

import { type FamilyId, familyIds } from "../emotions.ts";
import { emotionsOf, type Feelings, findEmotion } from "../feelings.ts";
import type { Filter } from "./filter.ts";

type Chosen = Pick<Filter, "emotions" | "families">;

/** Whether the filter asks for an emotion, by itself or by its family. */
export function isChosen(feelings: Feelings, { emotions, families }: Chosen, id: string): boolean {
  const family = findEmotion(feelings, id)?.family;
  return emotions.includes(id) || (family !== undefined && families.includes(family));
}

/** How much of a family the filter asks for. */
export function shareOfFamily(feelings: Feelings, chosen: Chosen, family: FamilyId): "all" | "some" | "none" {
  const ofFamily = emotionsOf(feelings, family);
  const count = ofFamily.filter(({ id }) => isChosen(feelings, chosen, id)).length;
  if (count === 0) return "none";
  return count === ofFamily.length ? "all" : "some";
}

/** Chooses an emotion, or leaves it out. All emotions of a family become the family, and the reverse. */
export function toggleEmotion(feelings: Feelings, chosen: Chosen, toggled: string): Chosen {
  const isOn = isChosen(feelings, chosen, toggled);
  return shortest(feelings, (id) => (id === toggled ? !isOn : isChosen(feelings, chosen, id)));
}

/** Chooses the whole family, also if a part of it is chosen; leaves it out if all of it is. */
export function toggleFamily(feelings: Feelings, chosen: Chosen, family: FamilyId): Chosen {
  const isOn = shareOfFamily(feelings, chosen, family) === "all";
  const own = new Set(emotionsOf(feelings, family).map(({ id }) => id));
  return shortest(feelings, (id) => (own.has(id) ? !isOn : isChosen(feelings, chosen, id)));
}

/** The shortest way to ask for the wanted emotions. */
function shortest(feelings: Feelings, isWanted: (id: string) => boolean): Chosen {
  const families = familyIds.filter((family) => emotionsOf(feelings, family).every(({ id }) => isWanted(id)));
  const alone = feelings.all.filter(({ id, family }) => isWanted(id) && !families.includes(family));
  return { emotions: alone.map(({ id }) => id), families };
}
