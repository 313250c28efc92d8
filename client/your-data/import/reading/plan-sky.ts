/** The places of all stars as the server will give them when an import finishes. */

import { emotionIds } from "#domain/emotions.ts";
import type { ImportedEntry } from "#domain/imports.ts";
import { layOutSky, type StarToPlace } from "#domain/sky-layout.ts";
import type { SkyToCome, StarsInSky } from "../messages.ts";

type Star = StarToPlace & {
  readonly at: number;
  readonly place: number;
  readonly intensity: number;
  readonly isNew: 0 | 1;
};

const placeOf = new Map<string, number>(emotionIds.map((id, at) => [id, at]));

/**
 * Only the ordinals of stars that are there already are a guess, because the server alone knows them: a star can be drawn
 * a little beside its place.
 */
export function planSky(entries: readonly ImportedEntry[], present: StarsInSky): SkyToCome {
  const stars = [...presentStars(present), ...newStars(entries, present.nextOrdinal)];
  // Stable: at the same moment, the stars that are there come first.
  stars.sort((one, other) => one.at - other.at);
  const sky = {
    places: new Int32Array(3 * stars.length),
    emotions: Int16Array.from(stars, ({ place }) => place),
    intensities: Uint8Array.from(stars, ({ intensity }) => intensity),
    isNew: Uint8Array.from(stars, ({ isNew }) => isNew),
  };
  let at = 0;
  for (const { x, y, z } of layOutSky(stars)) {
    sky.places.set([x, y, z], 3 * at);
    at += 1;
  }
  return sky;
}

const presentStars = ({ moments, emotions, intensities }: StarsInSky): Star[] =>
  Array.from(moments, (moment, at) => {
    const place = emotions[at] ?? -1;
    const intensity = intensities[at] ?? 1;
    return { at: moment, place, intensity, ordinal: at, emotion: emotionIds[place] ?? "", isNew: 0 };
  });

/** The server numbers them in the order of their keys. */
const newStars = (entries: readonly ImportedEntry[], nextOrdinal: number): Star[] =>
  entries
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ timestamp, emotion, intensity }, at) => ({
      ...{ at: Date.parse(timestamp), emotion, intensity, ordinal: nextOrdinal + at },
      ...{ place: placeOf.get(emotion) ?? -1, isNew: 1 },
    }));
