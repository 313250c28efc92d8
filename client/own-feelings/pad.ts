/** The pad of pleasantness and energy: where a feeling is on it, and what stands around. */

import { type Emotion, emotions } from "#domain/emotions.ts";

/** Valence is −1 to 1 and energy 0 to 1, as of an emotion. */
export type PadPlace = Pick<Emotion, "valence" | "energy">;

/** The middle, where a feeling begins that nobody has placed yet. */
export const middleOfPad: PadPlace = { valence: 0, energy: 0.5 };

/** A step of the sliders, and of what a finger can set: finer ones say nothing. */
export const padSteps: PadPlace = { valence: 0.05, energy: 0.025 };

const share = (part: number) => Math.min(1, Math.max(0, part));
const round = (value: number, step: number) => Number((Math.round(value / step) * step).toFixed(3));

/** How far a place is from the unpleasant side and from the top, 0 to 1. */
export const sharesOf = ({ valence, energy }: PadPlace): { across: number; down: number } => ({
  across: share((valence + 1) / 2),
  down: 1 - share(energy),
});

/** The place at these shares of the pad; outside of it, that of its edge. */
export const placeAt = (across: number, down: number): PadPlace => ({
  valence: round(share(across) * 2 - 1, padSteps.valence),
  energy: round(1 - share(down), padSteps.energy),
});

/** Both axes are equally long. */
const distance = (one: PadPlace, other: PadPlace) =>
  Math.hypot((one.valence - other.valence) / 2, one.energy - other.energy);

/** The `count` of the 36 that are nearest to a place, the nearest first. */
export const nearestTo = (place: PadPlace, count: number): readonly Emotion[] =>
  emotions.toSorted((one, other) => distance(one, place) - distance(other, place)).slice(0, count);

export const levels = ["lowest", "low", "middle", "high", "highest"] as const;
type Level = (typeof levels)[number];

const levelOf = (at: number): Level =>
  at < 0.14 ? "lowest" : at < 0.4 ? "low" : at <= 0.6 ? "middle" : at <= 0.86 ? "high" : "highest";

/** How pleasant and how energetic a place is, for the words that say it. */
export const levelsOf = (place: PadPlace): { pleasantness: Level; energy: Level } => ({
  pleasantness: levelOf(sharesOf(place).across),
  energy: levelOf(share(place.energy)),
});

type Size = { readonly width: number; readonly height: number };
type Box = Size & { readonly left: number; readonly top: number };
/** A landmark in the middle of its dot, and how large its name is, in pixels. */
export type Landmark = { readonly id: string; readonly x: number; readonly y: number; readonly name: Size };

/** Pixels between the middle of a dot and its name, and around a name. */
const gap = 7;
const air = 2;

const overlap = (one: Box, other: Box) =>
  one.left < other.left + other.width + air &&
  other.left < one.left + one.width + air &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** Lists the places that the name of a dot may have: after it, before it, below it and above it. */
const around = ({ x, y, name: { width, height } }: Landmark): readonly Box[] => [
  { left: x + gap, top: y - height / 2, width, height },
  { left: x - gap - width, top: y - height / 2, width, height },
  { left: x - width / 2, top: y + gap, width, height },
  { left: x - width / 2, top: y - gap - height, width, height },
];

/**
 * Where the names of landmarks stand, by their ids, from the corner of the pad at which lines begin. Those that come first
 * in the list have their names before others; a name that would cover another name or a dot is left out.
 */
export function placeNames(
  pad: Size,
  landmarks: readonly Landmark[],
): ReadonlyMap<string, { readonly left: number; readonly top: number }> {
  const dots = landmarks.map(({ x, y }) => ({ left: x - 3, top: y - 3, width: 6, height: 6 }));
  const taken: Box[] = [];
  const places = new Map<string, Box>();
  for (const landmark of landmarks) {
    const free = around(landmark).find(
      (box) =>
        box.left >= 1 &&
        box.top >= 1 &&
        box.left + box.width <= pad.width - 1 &&
        box.top + box.height <= pad.height - 1 &&
        ![...taken, ...dots].some((other) => overlap(box, other)),
    );
    if (!free) continue;
    taken.push(free);
    places.set(landmark.id, free);
  }
  return places;
}
