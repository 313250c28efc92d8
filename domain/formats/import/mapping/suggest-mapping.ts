/** What an import suggests as the person's answers, and what it remembers of them for the next time. */

import type { OwnFeeling } from "../../../records/feeling/feeling.ts";
import { intensityRange } from "../../../records/star/fields.ts";
import { findTagByName } from "../../../records/tag/find-tags.ts";
import { starterTags } from "../../../records/tag/starter-tags.ts";
import { maxTags, type Tag, tagNameLimit } from "../../../records/tag/tag.ts";
import { visibleLine } from "../../../visible-text.ts";
import { firstUnits, nameKey } from "../clean-text.ts";
import type {
  Feeling,
  MappedTag,
  Mapping,
  NewFeeling,
  ReadJournal,
  ReadMood,
  ReadTag,
  RememberedAnswers,
} from "../read-journal.ts";
import { factsOf } from "../series/series-facts.ts";
import { englishWords } from "./feeling-words.ts";
import type { FeelingWords } from "./plain-words.ts";
import { suggestFeeling } from "./suggest-feeling.ts";
import { suggestTracker } from "./suggest-tracker.ts";

export const nothingRemembered: RememberedAnswers = { moods: [], tags: [] };

export type SuggestOptions = {
  readonly remembered: RememberedAnswers;
  /** What the universe has, archived ones too. */
  readonly universe: { readonly tags: readonly Tag[]; readonly feelings: readonly OwnFeeling[] };
  /** Languages in which moods are known, the reader's first. */
  readonly languages: readonly FeelingWords[];
  /** Returns a new UUID at each call. */
  readonly createId: () => string;
};

const nothingElse: SuggestOptions = {
  ...{ remembered: nothingRemembered, universe: { tags: [], feelings: [] }, languages: [englishWords] },
  createId: () => {
    throw new RangeError("A remembered feeling that is gone needs a new id.");
  },
};

/** Answers of earlier imports win. */
export function suggestMapping(journal: ReadJournal, options: Partial<SuggestOptions> = {}): Mapping {
  const { remembered, universe, languages, createId } = { ...nothingElse, ...options };
  const tags = new Map(remembered.tags);
  const { moods, feelings } = suggestMoods(journal.moods, { remembered, universe, languages, createId });
  const [universeTags, trackers] = [universe.tags, new Map(remembered.trackers)];
  return {
    ...{ moods, feelings, withoutMood: null, entries: new Map() },
    trackers: new Map(
      journal.series.map((series) => [series.id, trackers.get(series.id) ?? suggestTracker(factsOf(series))]),
    ),
    tags: withinRoom(
      journal.tags.map((tag) => {
        const answer = tags.get(nameKey(tag.name));
        return [tag.name, answer === undefined ? suggestTag(tag, universeTags) : answer] as const;
      }),
      universeTags,
    ),
    ...{ replacesReadings: false, longNotes: "cut", manyTags: "first" },
  };
}

/** A feeling of the person's own comes before one of the 36 that suits the name. */
function suggestMoods(
  found: readonly ReadMood[],
  { remembered, universe, languages, createId }: SuggestOptions,
): Pick<Mapping, "moods" | "feelings"> {
  const [answers, earlier] = [new Map(remembered.moods), new Map(remembered.feelings)];
  const ownByName = new Map(universe.feelings.map(({ id, name }) => [nameKey(name), id]));
  const owned = new Set(universe.feelings.map(({ id }) => id));
  const feelings = new Map<string, NewFeeling>();
  const ownAgain = new Map<string, string>();
  /** The feeling may be gone, as after an undo, or be of another universe: then it is made again. */
  const again = (feeling: Feeling, made = earlier.get(feeling.emotion)): Feeling => {
    if (!made || owned.has(feeling.emotion)) return feeling;
    const id = ownByName.get(nameKey(made.name)) ?? ownAgain.get(feeling.emotion) ?? createId();
    if (!owned.has(id)) feelings.set(id, made);
    ownAgain.set(feeling.emotion, id);
    return { ...feeling, emotion: id };
  };
  const moods = found.map((mood) => {
    const answer = answers.get(nameKey(mood.name));
    if (answer) return [mood.id, answer === "leave-out" ? answer : again(answer)] as const;
    const suggested = suggestFeeling(mood, languages);
    const intensity = suggested?.intensity ?? intensityRange.default;
    if (mood.own) return [mood.id, again({ emotion: mood.id, intensity }, mood.own)] as const;
    const own = ownByName.get(nameKey(mood.name)) ?? (owned.has(mood.id) ? mood.id : null);
    return [mood.id, own ? { emotion: own, intensity } : suggested] as const;
  });
  return { moods: new Map(moods), feelings };
}

/** A tag that the universe has; else one with the same name, cut where it is too long. Null for a name that no tag can have. */
export function suggestTag({ name, kind }: ReadTag, universeTags: readonly Tag[]): MappedTag | null {
  const cut = name.normalize("NFC").slice(0, tagNameLimit + 1);
  const short = cut.length > tagNameLimit ? firstUnits(cut, tagNameLimit) : cut;
  const visible = visibleLine(short);
  if (nameKey(visible) === "") return null;
  const known = findTagByName(universeTags, visible) ?? findStarter(visible);
  return { name: known?.name ?? visible, kind: known?.kind ?? kind ?? "other" };
}

/** A hyphen in the name of a starter can be a space elsewhere. */
const findStarter = (name: string) =>
  starterTags.find((starter) => [starter.name, starter.name.replace("-", " ")].includes(nameKey(name)));

type Answers = readonly (readonly [name: string, tag: MappedTag | null])[];

/** A universe has up to 500 tags: those that are used least have no room. `answers` have the most used first. */
function withinRoom(answers: Answers, universeTags: readonly Tag[]): ReadonlyMap<string, MappedTag | null> {
  const names = new Set(universeTags.map(({ name }) => nameKey(name)));
  return new Map(
    answers.map(([name, tag]) => {
      if (tag === null) return [name, null];
      if (!names.has(nameKey(tag.name)) && names.size >= maxTags) return [name, null];
      names.add(nameKey(tag.name));
      return [name, tag];
    }),
  );
}

/** More than a person answers. */
const longestMemory = 1_000;

/** What to remember after an import; later answers come first. */
export function rememberAnswers(
  journal: ReadJournal,
  mapping: Mapping,
  before: RememberedAnswers,
): RememberedAnswers {
  const moods = journal.moods.flatMap(({ id, name }) => {
    const answer = mapping.moods.get(id);
    return answer == null ? [] : [[nameKey(name), answer] as const];
  });
  const tags = journal.tags.flatMap(({ name }) => {
    const answer = mapping.tags.get(name);
    return answer === undefined ? [] : [[nameKey(name), answer] as const];
  });
  return {
    ...{ moods: merge(moods, before.moods), tags: merge(tags, before.tags) },
    feelings: merge([...mapping.feelings], before.feelings ?? []),
    trackers: merge([...mapping.trackers], before.trackers ?? []),
  };
}

function merge<Answer>(
  answers: readonly (readonly [string, Answer])[],
  before: readonly (readonly [string, Answer])[],
): readonly (readonly [string, Answer])[] {
  const known = new Set(answers.map(([name]) => name));
  return [...answers, ...before.filter(([name]) => !known.has(name))].slice(0, longestMemory);
}
