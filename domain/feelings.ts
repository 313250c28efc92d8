/** The feelings that a universe knows: a value that functions take, because a person can add feelings to the catalogue. */

import { type Emotion, emotions, type FamilyId } from "./emotions.ts";

/** Plain data, so that messages take it to workers. */
export type Feelings = {
  /** The emotions of a family stand beside each other. */
  readonly all: readonly Emotion[];
  readonly byId: ReadonlyMap<string, Emotion>;
};

/** Keeps the order of the families in which they first occur, and the order of the emotions in each. */
export function feelingsOf(emotions: readonly Emotion[]): Feelings {
  const all = [...Map.groupBy(emotions, ({ family }) => family).values()].flat();
  return { all, byId: new Map(all.map((emotion) => [emotion.id, emotion])) };
}

/** The 36 of the product, which every universe knows. */
export const catalogue: Feelings = feelingsOf(emotions);

/** Null for an id that the universe does not know. */
export const findEmotion = ({ byId }: Feelings, id: string): Emotion | null => byId.get(id) ?? null;

/** The emotions of a family, with the one that it is named after. */
export const emotionsOf = ({ all }: Feelings, family: FamilyId): readonly Emotion[] =>
  all.filter((emotion) => emotion.family === family);

/** The emotion that a family is named after, which is one of the catalogue. */
export const headOf = (family: FamilyId): Emotion => catalogue.byId.get(family) as Emotion;

/** Whether a person has made the feeling. */
export const isOwn = ({ name }: Emotion): boolean => name !== null;

/** The feelings that a person can choose for a star now. */
export const chosenFrom = ({ all }: Feelings): readonly Emotion[] =>
  all.filter(({ isArchived }) => !isArchived);
