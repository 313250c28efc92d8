/** The records that are still to be sealed, to be sealed with the next key, or to be opened. */

import type * as z from "zod/mini";
import type { ImportedKey, importSchema } from "#domain/imports.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import { recordKinds } from "#domain/records/record-kinds.ts";
import type { BinnedMoodEntry } from "#domain/records/star/mood-entry.ts";
import type { WorkState } from "#domain/sealed/seal-states.ts";
import { epochOf } from "#domain/sealed/sealed-text.ts";
import { type SealedKind, type Words, wordNamesOf } from "#domain/sealed/sealed-words.ts";
import type { Link } from "#domain/shown-skies/link.ts";

/** Everything with words of a person, as the server has it. */
export type Told = {
  readonly universe: Universe;
  readonly bin: readonly BinnedMoodEntry[];
  readonly links: readonly Link[];
  readonly imports: readonly z.output<typeof importSchema>[];
  readonly importKeys: readonly ImportedKey[];
};

/** Either `words` or `sealed` is null. */
export type LeftRecord = {
  readonly kind: SealedKind;
  readonly id: string;
  readonly revision: number | null;
  readonly words: Words | null;
  readonly sealed: string | null;
};
export type LeftKey = { readonly kind: "import-key"; readonly id: string; readonly said: string | null };
export type Left = LeftRecord | LeftKey;

type Row = {
  readonly id: string;
  readonly revision?: number;
  readonly sealed?: string | null | undefined;
  readonly note?: string | null;
};

/** What people miss first comes first: the names, of which there are few, and then the latest notes. */
function* rowsOf({ universe, bin, links, imports }: Told): Generator<readonly [SealedKind, readonly Row[]]> {
  const { tag, feeling, tracker, constellation, comparison, star } = recordKinds;
  yield ["tag", universe[tag.list]];
  yield ["feeling", universe[feeling.list]];
  yield ["tracker", universe[tracker.list]];
  yield ["constellation", universe[constellation.list]];
  yield ["comparison", universe[comparison.list]];
  yield ["link", links];
  yield ["import", imports];
  yield ["entry", universe[star.list].toReversed()];
  yield ["entry", bin];
}

/** The server holds the same: a note can be missing, and all else has words. */
const isPlain = (kind: SealedKind, { note, sealed }: Row) => (kind === "entry" ? note !== null : !sealed);

function isLeft(kind: SealedKind, row: Row, state: WorkState, epoch: number): boolean {
  if (state === "opening") return Boolean(row.sealed);
  if (isPlain(kind, row)) return true;
  return state === "rotating" && Boolean(row.sealed) && epochOf(row.sealed as string) !== epoch;
}

function leftRecord(kind: SealedKind, row: Row): LeftRecord {
  const isOpen = isPlain(kind, row);
  const words = wordNamesOf(kind).map((name) => [name, row[name as keyof Row] ?? null]);
  return {
    ...{ kind, id: row.id, revision: row.revision ?? null },
    words: isOpen ? (Object.fromEntries(words) as Words) : null,
    sealed: isOpen ? null : (row.sealed ?? null),
  };
}

/** `epoch` is the one that the universe wants its words sealed with. */
export function leftOf(told: Told, state: WorkState, epoch: number): Left[] {
  const left: Left[] = [];
  for (const [kind, rows] of rowsOf(told))
    for (const row of rows) if (isLeft(kind, row, state, epoch)) left.push(leftRecord(kind, row));
  // Keys of imports stay as they are when words are opened or sealed anew, because they cannot be undone.
  if (state === "sealing")
    for (const { key, said, isSealed } of told.importKeys)
      if (!isSealed) left.push({ kind: "import-key", id: key, said });
  return left;
}
