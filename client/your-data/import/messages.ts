/** What the page asks the worker that reads a file, and what it replies. */

import type { Feelings } from "#domain/feelings.ts";
import type { BrokenRule } from "#domain/formats/broken-rule.ts";
import type { ColumnChoice } from "#domain/formats/import/any-csv/column-choice.ts";
import type { TableFacts } from "#domain/formats/import/any-csv/table-survey.ts";
import type { DateFacts } from "#domain/formats/import/date-survey.ts";
import type { DateOrder } from "#domain/formats/import/date-text.ts";
import type { FeelingWords } from "#domain/formats/import/mapping/plain-words.ts";
import type {
  Mapping,
  Problem,
  ReadMood,
  ReadTag,
  RememberedAnswers,
} from "#domain/formats/import/read-journal.ts";
import type { Remark } from "#domain/formats/import/remark.ts";
import type { Offer, OfferAnswer } from "#domain/formats/import/sameness/find-offers.ts";
import type { KnownEntry } from "#domain/formats/import/sameness/said.ts";
import type { ValuesByTracker } from "#domain/formats/import/series/prepare-readings.ts";
import type { SeriesFacts } from "#domain/formats/import/series/series-facts.ts";
import type { FileSeal, UniverseFile } from "#domain/formats/universe-file.ts";
import type { ImportBatch, ImportSource } from "#domain/imports.ts";
import type { OwnFeeling } from "#domain/records/feeling/feeling.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";

/** What was found in a file. */
export type Found = {
  readonly source: ImportSource;
  readonly entries: number;
  /** `YYYY-MM-DD` of the earliest and the latest entry; null without entries. */
  readonly span: readonly [first: string, last: string] | null;
  readonly moods: readonly ReadMood[];
  readonly tags: readonly ReadTag[];
  /** What was measured beside the moods. */
  readonly series: readonly SeriesFacts[];
  readonly problems: ProblemCounts;
  /** Entries without a mood. */
  readonly withoutMood: number;
  readonly longNotes: number;
  readonly manyTags: number;
  /** Entries that say neither their moment nor where the clock was that they show. */
  readonly withoutZone: number;
};

export type ProblemCounts = { readonly skipped: number; readonly changed: number };

/** A table that says nothing about its columns: the person does. `rows` are the first. */
export type Table = TableFacts & { readonly rows: readonly (readonly string[])[] };

/** Which encoding a text has. `likely` begins with the likeliest, and `lines` are the first with other letters than ASCII. */
export type LettersQuestion = {
  readonly kind: "letters";
  readonly likely: readonly { readonly encoding: string; readonly score: number }[];
  readonly lines: readonly Uint8Array[];
};

/** The words of the file are sealed. */
export type SealedQuestion = { readonly kind: "sealed"; readonly seal: FileSeal };

/** What only the person knows of a file: what opens it, its letters, the columns of a table, or the order of its dates. */
export type Question =
  | LettersQuestion
  | SealedQuestion
  | { readonly kind: "table"; readonly table: Table }
  | { readonly kind: "order"; readonly facts: DateFacts };

/** What the person has said about how a file is read; null for what was not asked. */
export type ReadAnswers = {
  /** A name of the Encoding Standard. */
  readonly encoding: string | null;
  readonly columns: ColumnChoice | null;
  readonly order: DateOrder | null;
  /** What opens the sealed words of the file. */
  readonly keys: OpenJob | null;
};
export const nothingAsked: ReadAnswers = { encoding: null, columns: null, order: null, keys: null };

/** The person's answers, with what they do not decide. */
export type Answers = {
  readonly mapping: Mapping;
  /** IANA: that of entries that do not say theirs. */
  readonly timeZone: string;
  /** About the offers, by the keys of their entries. */
  readonly answers: ReadonlyMap<string, OfferAnswer>;
};

/** What the universe has already, of which an import makes nothing again. */
export type Present = {
  readonly feelings: Feelings;
  readonly trackers: readonly Tracker[];
  readonly knownReadings: ValuesByTracker;
  /** The ids of the stars, where the file can bring them again. */
  readonly starIds: readonly string[];
};

import type { EpochKeys } from "../../sealed/crypto/keys.ts";
import type { OpenJob } from "../../sealed/crypto/open-all.ts";

/** The stars that the universe has already, in the order of their moments. */
export type StarsInSky = {
  readonly feelings: Feelings;
  readonly nextOrdinal: number;
  /** Epoch milliseconds. */
  readonly moments: Float64Array;
  /** Indices in `feelings.all`; -1 for an unknown one. */
  readonly emotions: Int16Array;
  readonly intensities: Uint8Array;
};

/** The sky as it would be: the stars in the order of their moments. */
export type SkyToCome = {
  /** x, y and z of each star. */
  readonly places: Int32Array;
  readonly emotions: Int16Array;
  readonly intensities: Uint8Array;
  /** 1 for a star of the file. */
  readonly isNew: Uint8Array;
};

export type Prepared = {
  /** Entries that become stars, and those that the universe has already. */
  readonly entries: number;
  readonly known: number;
  readonly span: readonly [first: string, last: string] | null;
  readonly problems: ProblemCounts;
  readonly batches: number;
  readonly tags: number;
  /** Stars that are corrected, and not added. */
  readonly corrections: number;
  /** Readings that come in, those that the universe has already, and those that take the place of others. */
  readonly readings: number;
  readonly knownReadings: number;
  readonly replacedReadings: number;
  readonly trackers: number;
  readonly feelings: number;
};

/** An entry without a mood, for the choice star by star. */
export type Excerpt = { readonly key: string; readonly when: string; readonly text: string };

type Page = { readonly from: number; readonly count: number };

/** Which problems: of reading the file, or of the stars that the answers make of it. */
export type ProblemsOf = "file" | "stars";

export type Requests = {
  read: {
    ask: { readonly file: File; readonly answers: ReadAnswers };
    reply:
      | { readonly kind: "found"; readonly found: Found; readonly isWholeUniverse: boolean }
      | Question
      | { readonly kind: "refused"; readonly refusal: Remark };
  };
  suggest: {
    ask: {
      readonly universe: { readonly tags: readonly Tag[]; readonly feelings: readonly OwnFeeling[] };
      readonly remembered: RememberedAnswers | null;
      /** Words of the reader's language, if it is not English. */
      readonly words: FeelingWords | null;
    };
    reply: Mapping;
  };
  /** Which entries are known, and which of them look like corrections of stars. */
  match: {
    ask: {
      readonly known: readonly KnownEntry[];
      /** The key by which those of a sealed universe are known again. */
      readonly keys: EpochKeys | null;
    };
    reply: { readonly offers: readonly Offer[]; readonly problems: ProblemCounts };
  };
  problems: { ask: Page & { readonly of: ProblemsOf }; reply: readonly Problem[] };
  excerpts: { ask: Page; reply: readonly Excerpt[] };
  prepare: { ask: Answers & Present & { readonly now: number }; reply: Prepared };
  sky: { ask: StarsInSky; reply: SkyToCome };
  remember: { ask: Mapping; reply: RememberedAnswers };
  batch: { ask: number; reply: ImportBatch };
  /** Null if it has not the form of a whole universe. */
  wholeFile: {
    /** Epoch milliseconds of the server. */
    ask: { readonly now: number };
    /** `broken` is null where the file has another shape. */
    reply: { readonly file: UniverseFile } | { readonly file: null; readonly broken: BrokenRule | null };
  };
};

export type RequestName = keyof Requests;

export type ToWorker = {
  [Name in RequestName]: { readonly id: number; readonly name: Name; readonly ask: Requests[Name]["ask"] };
}[RequestName];

export type FromWorker =
  | { readonly id: number; readonly type: "progress"; readonly share: number }
  | { readonly id: number; readonly type: "reply"; readonly reply: unknown }
  | { readonly id: number; readonly type: "failed" };
