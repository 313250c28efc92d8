/** What an import suggests as the person's answers, and what it remembers of them for the next time. */

import { firstGraphemes } from "../../../graphemes.ts";
import { findTagByName } from "../../../records/tag/find-tags.ts";
import { starterTags } from "../../../records/tag/starter-tags.ts";
import { maxTags, type Tag, tagNameLimit } from "../../../records/tag/tag.ts";
import { visibleLine } from "../../../visible-text.ts";
import { nameKey } from "../clean-text.ts";
import type { MappedTag, Mapping, ReadJournal, ReadTag, RememberedAnswers } from "../read-journal.ts";
import { englishWords } from "./feeling-words.ts";
import type { FeelingWords } from "./plain-words.ts";
import { suggestFeeling } from "./suggest-feeling.ts";

export const nothingRemembered: RememberedAnswers = { moods: [], tags: [] };

/**
 * Answers of earlier imports win. `universeTags` are those that the universe has, archived ones too. `languages` are those
 * in which moods are known, the reader's first.
 */
export function suggestMapping(
  journal: ReadJournal,
  remembered: RememberedAnswers = nothingRemembered,
  universeTags: readonly Tag[] = [],
  languages: readonly FeelingWords[] = [englishWords],
): Mapping {
  const [moods, tags] = [new Map(remembered.moods), new Map(remembered.tags)];
  return {
    moods: new Map(
      journal.moods.map(
        (mood) => [mood.id, moods.get(nameKey(mood.name)) ?? suggestFeeling(mood, languages)] as const,
      ),
    ),
    ...{ withoutMood: null, entries: new Map() },
    tags: withinRoom(
      journal.tags.map((tag) => {
        const answer = tags.get(nameKey(tag.name));
        return [tag.name, answer === undefined ? suggestTag(tag, universeTags) : answer] as const;
      }),
      universeTags,
    ),
    ...{ longNotes: "cut", manyTags: "first" },
  };
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

/** Up to `limit` UTF-16 units, without a part of a character at the end. */
function firstUnits(text: string, limit: number): string {
  for (let count = limit; ; count--) {
    const short = firstGraphemes(text, count).trim();
    if (short.length <= limit) return short;
  }
}

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
  return { moods: merge(moods, before.moods), tags: merge(tags, before.tags) };
}

function merge<Answer>(
  answers: readonly (readonly [string, Answer])[],
  before: readonly (readonly [string, Answer])[],
): readonly (readonly [string, Answer])[] {
  const known = new Set(answers.map(([name]) => name));
  return [...answers, ...before.filter(([name]) => !known.has(name))].slice(0, longestMemory);
}
