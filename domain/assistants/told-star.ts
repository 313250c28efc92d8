/** How a star, a feeling, a tag and a value are told to an assistant. What has no name for it is told by its id alone. */

import { feelingName } from "../feeling-name.ts";
import { findEmotion } from "../feelings.ts";
import type { IndexedStar } from "../journal/journal-index.ts";
import type { Translator } from "../languages/translator.ts";
import { wallClockOf } from "../local-time.ts";
import type { Tracker } from "../records/tracker/tracker.ts";
import { scoreOf } from "../score.ts";
import { valueText } from "../trackers/value-text.ts";
import type { KnownUniverse } from "./known-universe.ts";

const named = (id: string, name: string | null | undefined) => ({ id, ...(name && { name }) });

export const toldFeeling = (t: Translator, { feelings }: KnownUniverse, id: string) => {
  const known = findEmotion(feelings, id);
  return { ...named(id, known && feelingName(t, feelings, id)), ...(known && { family: known.family }) };
};

export const toldTag = ({ tags }: KnownUniverse, id: string) =>
  named(id, tags.find((tag) => tag.id === id)?.name);

/** A unit is a word too, and empty where it may not be read. */
export const toldValue = (t: Translator, tracker: Tracker, value: number) => ({
  ...named(tracker.id, tracker.name),
  kind: tracker.kind,
  value,
  text: valueText(t, tracker, value),
});

/** −1 to 1, to three digits. */
export const rounded = (value: number) => Math.round(value * 1000) / 1000 + 0;

export function toldStar(t: Translator, universe: KnownUniverse, { entry, feelings }: IndexedStar) {
  const score = scoreOf(universe.feelings, entry);
  return {
    id: entry.id,
    /** What the person's clock showed. */
    at: wallClockOf(entry, () => universe.utcOffset)
      .toISOString()
      .slice(0, 16),
    feelings: feelings.map(({ emotion, intensity }) => ({ ...toldFeeling(t, universe, emotion), intensity })),
    ...(score !== null && { score: rounded(score) }),
    tags: entry.tags.map((id) => toldTag(universe, id)),
    ...(universe.reads && entry.note !== null && { note: entry.note }),
    ...(entry.sealed !== undefined && { noteIsSealed: true }),
  };
}
