/** The places of all stars as the server will give them when an import finishes. */

import type { ImportedEntry } from "#domain/imports.ts";
import { layOutSky, type StarToPlace } from "#domain/sky-layout.ts";
import type { SkyToCome, StarsInSky } from "../messages.ts";
import { indicesOf } from "../stars-in-sky.ts";

type Star = StarToPlace & {
  readonly at: number;
  /** Index of the emotion in `feelings.all`; -1 for an unknown one. */
  readonly index: number;
  readonly intensity: number;
  readonly isNew: 0 | 1;
};

/**
 * Only the ordinals of stars that are there already are a guess, because the server alone knows them: a star can be drawn
 * a little beside its place.
 */
export function planSky(entries: readonly ImportedEntry[], present: StarsInSky): SkyToCome {
  const stars = [...presentStars(present), ...newStars(entries, present)];
  // Stable: at the same moment, the stars that are there come first.
  stars.sort((one, other) => one.at - other.at);
  const sky = {
    places: new Int32Array(3 * stars.length),
    emotions: Int16Array.from(stars, ({ index }) => index),
    intensities: Uint8Array.from(stars, ({ intensity }) => intensity),
    isNew: Uint8Array.from(stars, ({ isNew }) => isNew),
  };
  let at = 0;
  for (const { x, y, z } of layOutSky(present.feelings, stars)) {
    sky.places.set([x, y, z], 3 * at);
    at += 1;
  }
  return sky;
}

const presentStars = ({ feelings, moments, emotions, intensities }: StarsInSky): Star[] =>
  Array.from(moments, (moment, at) => {
    const index = emotions[at] ?? -1;
    const intensity = intensities[at] ?? 1;
    const emotion = feelings.all[index]?.id ?? "";
    return { at: moment, index, intensity, ordinal: at, emotion, isNew: 0 };
  });

/** The server numbers them in the order of their keys. */
function newStars(entries: readonly ImportedEntry[], { feelings, nextOrdinal }: StarsInSky): Star[] {
  const indices = indicesOf(feelings);
  return entries
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ timestamp, emotion, intensity }, at) => ({
      ...{ at: Date.parse(timestamp), emotion, intensity, ordinal: nextOrdinal + at },
      ...{ index: indices.get(emotion) ?? -1, isNew: 1 },
    }));
}
