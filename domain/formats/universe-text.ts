/** Writes the JSON file that holds a universe, or a part of it. */

import { emptyValues, wordFields } from "../records/fields.ts";
import { starFields } from "../records/star/fields.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import type { UniverseFile } from "./universe-file.ts";

/** How many items of a list a part of the text holds. */
const itemsAtOnce = 500;

/** The text of the file in parts, with one item of a list on each line. */
export function* universeFileParts(file: UniverseFile): Generator<string> {
  let before = "{\n";
  for (const [name, value] of Object.entries(file)) {
    yield `${before}${JSON.stringify(name)}: `;
    before = ",\n";
    if (Array.isArray(value)) yield* listParts(value);
    else yield JSON.stringify(value);
  }
  yield "\n}\n";
}

function* listParts(list: readonly unknown[]): Generator<string> {
  yield "[";
  for (let at = 0; at < list.length; at += itemsAtOnce) {
    const items = list.slice(at, at + itemsAtOnce).map((item) => JSON.stringify(item));
    yield `${at === 0 ? "\n" : ",\n"}${items.join(",\n")}`;
  }
  yield list.length > 0 ? "\n]" : "]";
}

/** What a file holds of a universe from which the person has chosen some stars: these, and what belongs to them. */
export function onlyStars(file: UniverseFile, ids: ReadonlySet<string>): UniverseFile {
  const moodEntries = file.moodEntries.filter(({ id }) => ids.has(id));
  const tagIds = new Set(moodEntries.flatMap(({ tags }) => tags));
  const felt = new Set(moodEntries.flatMap(({ emotion, secondaryEmotion }) => [emotion, secondaryEmotion]));
  const constellations = file.constellations.map((one) => ({
    ...one,
    entryIds: one.entryIds.filter((id) => ids.has(id)),
  }));
  return {
    ...file,
    isWhole: false,
    ...{ moodEntries, bin: [], quizResponses: [], recommendations: [], wellnessSessions: [] },
    ...{ reminders: null, shownSkies: [], trackers: [], readings: [], comparisons: [] },
    feelings: file.feelings.filter(({ id }) => felt.has(id)),
    tags: file.tags.filter(({ id }) => tagIds.has(id)),
    constellations: constellations.filter(({ entryIds }) => entryIds.length > 0),
  };
}

/** The file without what the person wrote about stars, in the sky and in the bin, and what they search for in that. */
export const withoutNotes = (file: UniverseFile): UniverseFile => ({
  ...file,
  isWhole: false,
  comparisons: [],
  moodEntries: file.moodEntries.map(withoutWords),
  bin: file.bin.map(withoutWords),
});

const withoutWords = <Star extends MoodEntry>(star: Star): Star => ({ ...star, ...emptied });

const emptied = { ...emptyValues(starFields, wordFields(starFields)), sealed: undefined };
