/** Imports the files of a case as a person does: with the real readers and the suggested answers, into a real app. */

import { readFile as readBytes } from "node:fs/promises";
import { join } from "node:path";
import { api } from "#domain/api.ts";
import { feelingsWith } from "#domain/feelings-with-own.ts";
import { type ColumnChoice, suggestColumns } from "#domain/formats/import/any-csv/column-choice.ts";
import { englishWords } from "#domain/formats/import/mapping/feeling-words.ts";
import { suggestMapping } from "#domain/formats/import/mapping/suggest-mapping.ts";
import { wordsOfLanguage } from "#domain/formats/import/mapping/words-of-language.ts";
import type { Mapping, ReadEntry, ReadJournal } from "#domain/formats/import/read-journal.ts";
import { remarkText } from "#domain/formats/import/remark-text.ts";
import type { OfferAnswer } from "#domain/formats/import/sameness/find-offers.ts";
import { matchEntries } from "#domain/formats/import/sameness/match-entries.ts";
import type { KnownEntry } from "#domain/formats/import/sameness/said.ts";
import { prepareReadings, valuesByTracker } from "#domain/formats/import/series/prepare-readings.ts";
import { batchesOf } from "#domain/formats/import/stars/batches-of.ts";
import { entriesOf } from "#domain/formats/import/stars/entries-of.ts";
import { type ImportedKey, keysPerReply } from "#domain/imports.ts";
import type { LanguageId } from "#domain/languages/languages.ts";
import { applyChanges, type Universe } from "#domain/records/apply-changes.ts";
import { changesSchema } from "#domain/records/changes.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import { encodingsFor } from "../../client/your-data/import/encodings.ts";
import { nothingAsked, type Table } from "../../client/your-data/import/messages.ts";
import { UnreadableFile } from "../../client/your-data/import/reading/limits.ts";
import { readFile } from "../../client/your-data/import/reading/read-file.ts";
import { english } from "../english.ts";
import { makeImport } from "../make.ts";
import { translatorOf } from "../translators.ts";
import type { Visitor } from "../visitor.ts";

/** What is right of a case; the README of this folder says what each field means. */
export type Case = {
  readonly kind: string;
  readonly about: string;
  readonly file?: string;
  readonly files?: readonly string[];
  readonly readerZone?: string;
  readonly language?: LanguageId;
  readonly columns?: Readonly<Record<string, string | number>>;
  readonly entries?: readonly ExpectedEntry[];
  readonly stars?: number;
  readonly notesHold?: readonly string[];
  readonly tagsHold?: readonly string[];
  readonly suggested?: Readonly<Record<string, "high" | "low">>;
  /** Which of the things that the file measures the person takes; none without it. */
  readonly takes?: "all" | readonly string[];
  readonly trackers?: Readonly<Record<string, ExpectedTracker>>;
  readonly source?: string;
  readonly outcome?: "refused";
  readonly refusal?: { readonly says: string; readonly saysNot?: string };
};

export type ExpectedEntry = {
  readonly wall: string;
  readonly note?: string;
  readonly noteLines?: readonly string[];
  readonly moods?: readonly string[];
  readonly tags?: readonly string[];
  readonly utcOffset?: number;
  readonly position?: readonly [number, number];
};

/** The tracker and all of its readings, by day or minute. */
export type ExpectedTracker = Partial<Pick<Tracker, "kind" | "unit" | "min" | "max">> & {
  readonly readings: Readonly<Record<string, number>>;
};

export const folder = import.meta.dirname;

/** A file of the folder is refused with a sentence, or is a journal. */
export async function readCase(
  name: string,
  { columns }: Case,
): Promise<{ refusal: string } | { journal: ReadJournal }> {
  const file = new File([await readBytes(join(folder, name))], name);
  try {
    let [answers, contents] = [nothingAsked, await readFile(file, nothingAsked, () => {})];
    if (contents.kind === "letters") {
      answers = { ...answers, encoding: encodingsFor(contents.likely, "en")[0] ?? null };
      contents = await readFile(file, answers, () => {});
    }
    if (contents.kind === "table") {
      answers = { ...answers, columns: chosenColumns(contents.table, columns) };
      contents = await readFile(file, answers, () => {});
    }
    if (contents.kind !== "read") throw new Error("The file leaves open what the case does not answer.");
    const { reading } = contents;
    return reading.ok ? { journal: reading.journal } : { refusal: remarkText(english, reading.refusal) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { refusal: remarkText(english, error.reason) };
    throw error;
  }
}

/** What the page suggests, with what the person changes. */
function chosenColumns(table: Table, columns: Case["columns"] = {}): ColumnChoice {
  const chosen = Object.entries(columns).map(([name, column]) => {
    const at = typeof column === "number" ? column : table.header.indexOf(column);
    return name === "note" ? ["notes", [at]] : name === "tags" ? ["tags", [at]] : [name, at];
  });
  return { ...suggestColumns(table), ...Object.fromEntries(chosen) };
}

/** The suggestions; what has none gets a feeling, as a person would choose one. */
export async function answersFor(
  journal: ReadJournal,
  { language = "en", takes = [] }: Pick<Case, "language" | "takes">,
): Promise<Mapping> {
  const mapping = await suggestionsFor(journal, language);
  const chosen = { emotion: "hope", intensity: 5 } as const;
  const moods = [...mapping.moods].map(([id, feeling]) => [id, feeling ?? chosen] as const);
  const trackers = [...mapping.trackers].map(
    ([id, answer]) => [id, { ...answer, isTaken: takes === "all" || takes.includes(answer.name) }] as const,
  );
  return { ...mapping, moods: new Map(moods), trackers: new Map(trackers), withoutMood: chosen };
}

export async function suggestionsFor(journal: ReadJournal, language: LanguageId): Promise<Mapping> {
  const words = language === "en" ? [] : [wordsOfLanguage(await translatorOf(language))];
  return suggestMapping(journal, { languages: [...words, englishWords] });
}

/** The stars of the universe after the import, and what the file says of each entry. */
export type Imported = { readonly stars: readonly MoodEntry[]; readonly tags: ReadonlyMap<string, string> };

export async function importJournal(
  visitor: Visitor,
  read: ReadJournal,
  one: Pick<Case, "language" | "readerZone" | "takes"> = {},
  answer: OfferAnswer = "correct",
) {
  const { journal, offers } = matchEntries(read, await knownEntries(visitor));
  const mapping = await answersFor(journal, one);
  const universe = await readUniverse(visitor);
  const clock = { timeZone: one.readerZone ?? "Europe/Berlin", now: Date.now() };
  const createId = () => crypto.randomUUID();
  const measured = prepareReadings(journal.series, mapping, {
    ...{ ...clock, createId, trackers: universe.trackers },
    knownReadings: valuesByTracker(universe.readings),
  });
  const { trackers, readings } = measured;
  const { entries, corrections, tags, feelings } = entriesOf(journal, mapping, {
    ...{ ...clock, createId, feelings: feelingsWith(universe.feelings) },
    ...{ offers, answers: new Map(offers.map(({ key }) => [key, answer])) },
  });
  const total = Math.max(1, entries.length + corrections.length);
  const body = makeImport({ source: journal.source, total });
  const opened = await visitor.call(api.openImport, { body });
  for (const batch of batchesOf(entries, tags, { corrections, feelings, trackers, readings })) {
    const sent = await visitor.call(api.addImportEntries, { params: opened.body, body: batch });
    if (sent.status !== 200) throw new Error(`The server refused the entries: ${sent.text}`);
  }
  const { body: counts } = await visitor.call(api.finishImport, { params: opened.body });
  return {
    id: body.id as string,
    offers,
    counts,
    readings: { sent: readings.length, known: measured.known },
  };
}

/** What earlier imports have brought, with the notes of the stars that are in the sky. */
async function knownEntries(visitor: Visitor): Promise<KnownEntry[]> {
  const { stars } = await importedBy(visitor);
  const notes = new Map(stars.map(({ id, note }) => [id, note ?? ""]));
  const keys: ImportedKey[] = [];
  for (let page = [...(await keysAfter(visitor))]; page.length > 0; ) {
    keys.push(...page);
    page = page.length < keysPerReply ? [] : await keysAfter(visitor, page.at(-1)?.key);
  }
  return keys.map((one) => ({ ...one, note: notes.get(one.entryId) ?? null }));
}

const keysAfter = async (visitor: Visitor, after?: string): Promise<ImportedKey[]> =>
  (await visitor.call(api.listImportKeys, { query: after === undefined ? {} : { after } })).body;

/** Everything that the universe has, as a client holds it. */
export async function readUniverse(visitor: Visitor): Promise<Universe> {
  return applyChanges(null, changesSchema.parse((await visitor.call(api.listChanges)).body));
}

export async function importedBy(visitor: Visitor): Promise<Imported> {
  const { entries, tags } = (await visitor.call(api.listChanges)).body;
  return {
    stars: entries,
    tags: new Map(tags.map(({ id, name }: { id: string; name: string }) => [id, name])),
  };
}

/** `YYYY-MM-DDTHH:MM` on the clock of the star. */
export const wallOf = ({ timestamp, utcOffset }: Pick<MoodEntry, "timestamp" | "utcOffset">): string =>
  new Date(Date.parse(timestamp) + (utcOffset ?? 0) * 60_000).toISOString().slice(0, 16);

/** The clock of an entry of a file; only its date where the file knows no time. */
export const wallOfEntry = ({ date, time }: ReadEntry): string => (time === null ? date : `${date}T${time}`);
