/** Makes what an import sends of what was read and the person's answers. */

import { catalogue, type Feelings, findEmotion } from "../../../feelings.ts";
import type { ImportedCorrection, ImportedEntry } from "../../../imports.ts";
import { noteLimit } from "../../../records/star/fields.ts";
import { normalizeNote } from "../../../records/star/mood-entry.ts";
import { universeKeys } from "../mood-universe/star-rows.ts";
import { createProblems } from "../problem-list.ts";
import type { Mapping, PreparedImport, Problem, ReadEntry, ReadJournal } from "../read-journal.ts";
import { remark } from "../remark.ts";
import type { Offer, OfferAnswer } from "../sameness/find-offers.ts";
import { textOfSaid, whatIsSaid } from "../sameness/said.ts";
import { feelingsOfEntry } from "./feelings-of-entry.ts";
import { type Clocks, momentOfEntry } from "./moment-of-entry.ts";
import { cutNote, splitNote } from "./split-note.ts";
import { createTagFinder, type TagFinder } from "./tags-of-entry.ts";

/** `timeZone` (IANA) is the person's; `now` in epoch milliseconds; `createId` returns a new UUID at each call, for tags. */
export type EntryOptions = {
  readonly timeZone: string;
  readonly now: number;
  readonly createId: () => string;
  /** Feelings of the universe. */
  readonly feelings?: Feelings;
  /** The ids of the universe's stars: those that its own files bring again are left out. */
  readonly starIds?: ReadonlySet<string>;
  /** Entries that look like stars of the universe, and the answers about them by their keys. */
  readonly offers?: readonly Offer[];
  readonly answers?: ReadonlyMap<string, OfferAnswer>;
};

/** The stars of a journal. Problems of reading are not repeated. */
export function entriesOf(journal: ReadJournal, mapping: Mapping, options: EntryOptions): PreparedImport {
  const problems = createProblems();
  const moodNames = new Map(journal.moods.map(({ id, name }) => [id, name]));
  const tags = createTagFinder(journal.tags, mapping, options.createId);
  const ownKeys = new Set([...(options.starIds ?? [])].map((id) => `${universeKeys} ${id}`));
  const clocks = { ...options, keepsUnknownClocks: journal.source.startsWith("mood-universe") };
  const offers = new Map((options.offers ?? []).map((offer) => [offer.key, offer]));
  const corrections: ImportedCorrection[] = [];
  const isKnown = (emotion: string) =>
    mapping.feelings.has(emotion) || findEmotion(options.feelings ?? catalogue, emotion) !== null;
  const entries = journal.entries.flatMap((entry) => {
    const offer = offers.get(entry.key);
    const answer = offer && (options.answers?.get(offer.key) ?? "correct");
    if (answer === "keep") return [];
    if (ownKeys.has(entry.key)) {
      problems.add(alreadyThere(entry.row));
      return [];
    }
    const made = starsOf(offer ? { ...entry, key: offer.newKey } : entry, mapping, {
      moodNames,
      tags,
      clocks,
      isKnown,
    });
    for (const problem of made.problems) if (problem) problems.add(problem);
    const [star] = made.stars;
    if (answer !== "correct" || !offer || !star) return made.stars;
    corrections.push(correctionBy(star, offer));
    return [];
  });
  const feelings = usedFeelings(mapping, [...entries, ...corrections.map(({ correction }) => correction)]);
  return { entries, corrections, tags: tags.list(), feelings, problems: problems.list() };
}

/** A feeling that was made for an answer and then not used is not sent. */
function usedFeelings(
  { feelings }: Mapping,
  stars: readonly { readonly [Name in "emotion" | "secondaryEmotion"]?: string | null | undefined }[],
) {
  const used = new Set(stars.flatMap(({ emotion, secondaryEmotion }) => [emotion, secondaryEmotion]));
  return [...feelings].flatMap(([id, feeling]) => (used.has(id) ? [{ id, ...feeling }] : []));
}

/** Only what has changed at the source: the person may have edited the rest of the star. */
function correctionBy(
  { key, said, timestamp, utcOffset, timeZone, ...star }: ImportedEntry,
  { corrects, hasOtherTime, hasOtherMoods }: Offer,
): ImportedCorrection {
  const { emotion, intensity, isTwinStar, secondaryEmotion, secondaryIntensity } = star;
  const moods = { emotion, intensity, isTwinStar, secondaryEmotion, secondaryIntensity };
  const moment = { timestamp, utcOffset, timeZone };
  return {
    ...{ key, said, corrects },
    correction: { ...(hasOtherTime && moment), ...(hasOtherMoods && moods) },
  };
}

type Making = {
  readonly moodNames: ReadonlyMap<string, string>;
  readonly tags: TagFinder;
  readonly clocks: Clocks;
  readonly isKnown: (emotion: string) => boolean;
};
type Made = { readonly stars: readonly ImportedEntry[]; readonly problems: readonly (Problem | null)[] };

function starsOf(entry: ReadEntry, mapping: Mapping, { moodNames, tags, clocks, isKnown }: Making): Made {
  const felt = feelingsOfEntry(entry, mapping, moodNames, isKnown);
  if (!felt.ok) return { stars: [], problems: [felt.problem] };
  const placed = momentOfEntry(entry, clocks);
  if (!placed.ok) return { stars: [], problems: [placed.problem] };
  const tagged = tags.tagsOf(entry);
  const noted = notesOf(entry, mapping);
  const [{ emotion, intensity }, second] = felt.feelings;
  const said = textOfSaid(whatIsSaid(entry));
  const star = {
    ...{ emotion, intensity, ...placed.moment, tags: tagged.ids },
    isTwinStar: second ? (1 as const) : (0 as const),
    ...{ secondaryEmotion: second?.emotion ?? null, secondaryIntensity: second?.intensity ?? null },
    ...(entry.keptOutOfLetters && { keptOutOfLetters: true }),
  };
  return {
    stars: noted.notes.map((note, at) => ({
      key: keyOfPart(entry.key, at),
      said,
      ...star,
      note: normalizeNote(note),
    })),
    problems: [placed.problem, felt.problem, tagged.problem, noted.problem],
  };
}

/** Further stars of the same moment have keys of their own, so that a repeated import knows them too. */
const keyOfPart = (key: string, at: number) => (at === 0 ? key : `${key} +${at}`);

function notesOf(
  { row, note }: ReadEntry,
  { longNotes }: Mapping,
): { notes: string[]; problem: Problem | null } {
  if (note.length <= noteLimit) return { notes: [note], problem: null };
  if (longNotes === "cut") return { notes: [cutNote(note)], problem: noteCut(row, note.length) };
  const notes = splitNote(note);
  return { notes, problem: noteContinued(row, notes.length) };
}

const alreadyThere = (row: number): Problem => ({
  ...{ row, code: "duplicate", severity: "skipped" },
  remark: remark("inUniverse"),
});

const noteCut = (row: number, length: number): Problem => ({
  ...{ row, code: "note-cut", severity: "changed" },
  remark: remark("noteCut", { length, limit: noteLimit }),
});

const noteContinued = (row: number, count: number): Problem => ({
  ...{ row, code: "note-continued", severity: "changed" },
  remark: remark("noteContinued", { count: count - 1 }),
});
