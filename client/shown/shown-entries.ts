/** The stars of a shown sky as the scene draws them. */

import { type Emotion, emotions } from "#domain/emotions.ts";
import { catalogue, type Feelings, feelingsOf } from "#domain/feelings.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Look, ShownSky, ShownStar } from "#domain/shown-skies/shown-sky.ts";
import { familyOfOwn } from "#domain/star-shape.ts";

/** Colours are the same for visitors who do not get the names, and each feeling has its own. */
const idsByColor: ReadonlyMap<string, string> = new Map(emotions.map(({ id, color }) => [color, id]));

/** An own feeling of the owner has no id here: its colours stand for it. */
function feelingOf(look: Look | undefined): string {
  if (!look) return "";
  const { color, inkColor, mark } = look;
  return familyOfOwn(mark) ? `own ${color} ${inkColor} ${mark}` : (idsByColor.get(color) ?? "");
}

/** The feelings that the stars of a shown sky have: those of the catalogue, and the owner's own. */
export function feelingsIn({ looks }: ShownSky): Feelings {
  const own = looks.flatMap((look): Emotion[] => {
    const family = familyOfOwn(look.mark);
    const { color, inkColor, washColor, name = "" } = look;
    if (!family) return [];
    return [{ id: feelingOf(look), family, name, color, inkColor, washColor, valence: 0, energy: 0 }];
  });
  return own.length === 0 ? catalogue : feelingsOf([...emotions, ...own]);
}

/** Stars in the order of their moments, as they were sent. */
export function entriesOf(sky: ShownSky): readonly MoodEntry[] {
  const ids = new Set<string>();
  return sky.stars.map((star, at) => {
    const id = freeId(star, ids);
    ids.add(id);
    return entryOf(star, sky.looks, id, at);
  });
}

/**
 * An id made of the star's place, because visitors get no ids: a live sky changes, and what is at the same place is
 * the same star.
 */
function freeId({ x, y, z }: ShownStar, taken: ReadonlySet<string>): string {
  const place = `${x} ${y} ${z}`;
  for (let copy = 0; ; copy++) {
    const id = copy === 0 ? place : `${place} ${copy}`;
    if (!taken.has(id)) return id;
  }
}

function entryOf(star: ShownStar, looks: readonly Look[], id: string, at: number): MoodEntry {
  const { x, y, z, intensity, twin } = star;
  // A sky without dates tells the order alone: stars that are one millisecond apart have no years or months.
  const timestamp = star.day ? `${star.day}T12:00:00.000Z` : new Date(at).toISOString();
  return {
    ...{ id, userId: "", note: null, tags: [], revision: 0, timeZone: null, utcOffset: 0 },
    keptOutOfLetters: false,
    ...{ timestamp, createdAt: timestamp, editedAt: null },
    ...{ x, y, z, intensity, emotion: feelingOf(looks[star.look]) },
    isTwinStar: twin ? 1 : 0,
    secondaryEmotion: twin ? feelingOf(looks[twin.look]) : null,
    secondaryIntensity: twin?.intensity ?? null,
  };
}
