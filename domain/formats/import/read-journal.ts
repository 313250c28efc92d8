/** What a reader finds in a file of another journal, and what the person answers about it. */

import type {
  ImportedCorrection,
  ImportedEntry,
  ImportedFeeling,
  ImportedTag,
  ImportSource,
} from "../../imports.ts";
import type { BroughtReading } from "../../records/reading/reading.ts";
import type { Tag } from "../../records/tag/tag.ts";
import type { BroughtTracker, Tracker } from "../../records/tracker/tracker.ts";
import type { Remark } from "./remark.ts";
import type { ReadSeries } from "./series/read-series.ts";
import type { UnitOfTime } from "./series/units.ts";

export type TagKind = Tag["kind"];

/** A whole file: what was found, or a remark that says why nothing of it can be imported. */
export type Reading =
  | { readonly ok: true; readonly journal: ReadJournal }
  | { readonly ok: false; readonly refusal: Remark };

/** Nothing in it is invented: every date, note, mood and tag is in the file. */
export type ReadJournal = {
  readonly source: ImportSource;
  /** Entries in the order of the file. Their keys differ. */
  readonly entries: readonly ReadEntry[];
  /** The most frequent first; those with a level from the best to the worst. */
  readonly moods: readonly ReadMood[];
  /** The most frequent first. */
  readonly tags: readonly ReadTag[];
  /** What was measured beside the moods, the longest first. */
  readonly series: readonly ReadSeries[];
  readonly problems: readonly Problem[];
};

export type ReadMood = {
  readonly id: string;
  /** Name that the person or their app gives it. */
  readonly name: string;
  /** 0 for the worst to 1 for the best, where the source has levels. */
  readonly level: number | null;
  /** The number of entries that have it. */
  readonly count: number;
  /** The person's own feeling that it is, where the file is of this product. */
  readonly own?: NewFeeling;
};

/** `name` can have any length; names that differ only in case are one tag. */
export type ReadTag = { readonly name: string; readonly kind: TagKind | null; readonly count: number };

export type ReadEntry = {
  /** Where the entry is in the file: the row of a table, whose header is row 1, or the place in a list, from 1. */
  readonly row: number;
  /** The entry's name in the universe. It depends on neither the note nor an answer of the person. */
  readonly key: string;
  /** `YYYY-MM-DD` on the person's clock; a date that exists. */
  readonly date: string;
  /** `HH:MM` on the person's clock; null where the source has none. */
  readonly time: string | null;
  /** ISO 8601 with `Z`, where the source knows the moment and not only the clock. */
  readonly instant: string | null;
  /** Minutes east of UTC. */
  readonly utcOffset: number | null;
  /** IANA. */
  readonly timeZone: string | null;
  /** Moods in the order of the source; empty where the source has none. */
  readonly moods: readonly MoodOfEntry[];
  /** Plain text; "" without a note. */
  readonly note: string;
  /** Names of `ReadTag`. */
  readonly tags: readonly string[];
  /** The person has kept its note out of letters. */
  readonly keptOutOfLetters?: true;
};

/** `intensity` is 1 to 10 where the source says how intense this feeling was; otherwise that of the mapping applies. */
export type MoodOfEntry = { readonly id: string; readonly intensity: number | null };

export const problemCodes = [
  // Reading.
  "wrong-shape",
  "row-too-long",
  "no-date",
  "unreadable-date",
  "unreadable-time",
  "no-mood",
  "duplicate",
  "other-kind",
  "unreadable-file",
  "other-encoding",
  "more-problems",
  // Making stars of what was read.
  "in-the-future",
  "too-early",
  "skipped-hour",
  "more-moods",
  "mood-not-chosen",
  "note-cut",
  "note-continued",
  "note-changed",
  "invalid-characters",
  "more-tags",
  // Making readings.
  "value-left-out",
  "value-changed",
] as const;
export type ProblemCode = (typeof problemCodes)[number];

export type Problem = {
  /** Number of the row, as in `ReadEntry`; 0 for the whole file. */
  readonly row: number;
  readonly code: ProblemCode;
  readonly remark: Remark;
  /** `skipped`: there is no star for it. `changed`: there is a star, and it differs from the file. */
  readonly severity: "skipped" | "changed";
};

/** `emotion` is one of the 36, or the id of one of the person's own; `intensity` is 1 to 10. */
export type Feeling = { readonly emotion: string; readonly intensity: number };

/** A feeling of the person's own that the import makes. */
export type NewFeeling = Omit<ImportedFeeling, "id">;

/** The person's answers. */
export type Mapping = {
  /**
   * Feelings by the id of the mood. Entries whose moods are all left out are skipped, as are those whose moods are
   * all unanswered (null).
   */
  readonly moods: ReadonlyMap<string, Feeling | "leave-out" | null>;
  /** The feeling of entries without moods; null where the person has not chosen one. */
  readonly withoutMood: Feeling | null;
  /** Feelings that the person chose star by star, by the key of the entry; they win over all others. */
  readonly entries: ReadonlyMap<string, Feeling | "leave-out">;
  /** Tags by the name of the `ReadTag`; null for one that is left out. */
  readonly tags: ReadonlyMap<string, MappedTag | null>;
  /** The feelings of these answers that the universe does not have yet, by their ids. */
  readonly feelings: ReadonlyMap<string, NewFeeling>;
  /** Trackers by the id of the series. */
  readonly trackers: ReadonlyMap<string, TrackerAnswer>;
  /** Whether a value of the file takes the place of another one that the universe has at its moment. */
  readonly replacesReadings: boolean;
  /** What becomes of a note over the limit: cut and marked, or continued in further stars of the same moment. */
  readonly longNotes: "cut" | "continue";
  /** Which tags a star keeps of more than it can have: the first of the file, or those that the file uses most. */
  readonly manyTags: "first" | "most-used";
};

/** `name` has 1 to 40 characters. */
export type MappedTag = { readonly name: string; readonly kind: TagKind };

/** What the person says of a series. Where the universe has a tracker of this name, its own form counts. */
export type TrackerAnswer = Pick<Tracker, "name" | "kind" | "unit" | "min" | "max" | "step" | "perDay"> & {
  /** Nothing becomes a tracker before the person says so. */
  readonly isTaken: boolean;
  /** The unit that a duration has in the file. */
  readonly timeUnit: UnitOfTime;
};

/** Answers of earlier imports, as JSON: pairs of a folded name and its answer. */
export type RememberedAnswers = {
  readonly moods: readonly (readonly [name: string, Feeling | "leave-out"])[];
  readonly tags: readonly (readonly [name: string, MappedTag | null])[];
  /** Own feelings of the answers by their ids, and trackers by their series; earlier releases remember none. */
  readonly feelings?: readonly (readonly [id: string, NewFeeling])[];
  readonly trackers?: readonly (readonly [id: string, TrackerAnswer])[];
};

/** What an import sends, and what differs from the file. `entries` are in the order of the file. */
export type PreparedImport = {
  readonly entries: readonly ImportedEntry[];
  readonly corrections: readonly ImportedCorrection[];
  readonly tags: readonly ImportedTag[];
  readonly feelings: readonly ImportedFeeling[];
  readonly problems: readonly Problem[];
};

/** `known` counts readings that the universe has already, which are not sent; `replacing` take the place of others. */
export type PreparedReadings = {
  readonly trackers: readonly BroughtTracker[];
  readonly readings: readonly BroughtReading[];
  readonly replacing: readonly BroughtReading[];
  readonly known: number;
  readonly problems: readonly Problem[];
};

/** Reads a table row by row. */
export type RowReader = {
  /** Takes the next row after the header. False: the reader needs no more rows, because it refuses the file. */
  push(cells: readonly string[]): boolean;
  finish(): Reading;
};
