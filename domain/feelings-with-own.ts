/** The feelings of a universe whose person has made some: apart from the catalogue, which visitors' pages load without it. */

import { type Emotion, emotions } from "./emotions.ts";
import { catalogue, type Feelings, feelingsOf } from "./feelings.ts";
import { colorsOfOwn } from "./own-feeling-colors.ts";
import type { OwnFeeling } from "./records/feeling/feeling.ts";

function emotionOf({ id, family, name, valence, energy, isArchived }: OwnFeeling): Emotion {
  const colors = colorsOfOwn(family, valence, energy);
  return { id, family, name, ...colors, valence, energy, ...(isArchived && { isArchived }) };
}

const nameKey = ({ name }: OwnFeeling) => name.toLowerCase();

/** The 36 and a universe's own feelings, which stand behind those of their family, by name. */
export function feelingsWith(own: readonly OwnFeeling[]): Feelings {
  if (own.length === 0) return catalogue;
  const byName = own.toSorted((one, other) => (nameKey(one) < nameKey(other) ? -1 : 1));
  return feelingsOf([...emotions, ...byName.map(emotionOf)]);
}
