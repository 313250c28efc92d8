/** How large a star is, and the mark of its family: the same in the sky and beside it. Lengths are CSS pixels at scale 1. */

import { type FamilyId, familyIds } from "./emotions.ts";
import { type Feelings, findEmotion, isOwn } from "./feelings.ts";

/** Diameter in pixels. Invalid intensities count as the nearest valid one. */
export const starSize = (intensity: number) => (Math.min(10, Math.max(1, intensity || 1)) / 10) * 20 + 8;

/** The distance of a twin star's two stars, by their sizes: the smallest at which their rims never touch. */
export const orbitRadius = (size: number, secondarySize: number) => 0.36 * (size + secondarySize) + 4;

/**
 * The family's mark in a star's rim, so that colour is never the only cue: a number of rays above 0, of gaps below
 * 0, and an unbroken ring for 0. Pleasant families have rays, painful ones gaps.
 */
const familyMarks: Record<FamilyId, number> = {
  serenity: 0,
  love: 2,
  wonder: 3,
  power: 4,
  desire: 5,
  transcendence: 6,
  grief: -1,
  anguish: -2,
  fear: -3,
};
const unknownMark = -7;

/** Is added to the family's mark where the feeling is a person's own: its star has a bead too. */
export const ownOffset = 16;

/** The mark of a star: of its family, and whether the feeling is a person's own. */
export const markOf = (feelings: Feelings, emotionId: string) => {
  const emotion = findEmotion(feelings, emotionId);
  if (!emotion) return unknownMark;
  return familyMarks[emotion.family] + (isOwn(emotion) ? ownOffset : 0);
};

/** The two parts of a mark. */
export function partsOfMark(mark: number): { readonly family: number; readonly hasBead: boolean } {
  const hasBead = mark > ownOffset / 2;
  return { family: hasBead ? mark - ownOffset : mark, hasBead };
}

/** The family of an own feeling, by the mark of its stars; null for the mark of one that is not a person's own. */
export const familyOfOwn = (mark: number): FamilyId | null =>
  familyIds.find((family) => familyMarks[family] + ownOffset === mark) ?? null;

/**
 * The bead of an own feeling: beside the rim, where no family has a ray. In radii of the star, from its middle to the
 * right and downward.
 */
export const bead = { x: 0.31, y: 0.85, radius: 0.15 } as const;
