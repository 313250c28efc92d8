/** The records with sealed words of a file that holds a universe, and the file with their words in the place of these. */

import type { SealedKind, Words } from "../sealed/sealed-words.ts";
import { wordNamesOf } from "../sealed/sealed-words.ts";
import { universeFileVersion } from "./universe-file.ts";

/** The lists of a file whose records have words, and their kinds. */
const kindsOfLists = {
  moodEntries: "entry",
  bin: "entry",
  tags: "tag",
  constellations: "constellation",
  feelings: "feeling",
  trackers: "tracker",
  comparisons: "comparison",
  shownSkies: "link",
} as const satisfies Readonly<Record<string, SealedKind>>;

type ListName = keyof typeof kindsOfLists;

export type SealedRecord = { readonly kind: SealedKind; readonly id: string; readonly sealed: string };

type AnyRecord = Readonly<Record<string, unknown>>;

const listNames = Object.keys(kindsOfLists) as ListName[];

function recordsOf(file: object, list: ListName): readonly AnyRecord[] {
  const records: unknown = (file as AnyRecord)[list];
  return Array.isArray(records) ? records.map((record) => Object(record)) : [];
}

const sealedOf = ({ id, sealed }: AnyRecord, kind: SealedKind): SealedRecord | null =>
  typeof sealed === "string" && typeof id === "string" ? { kind, id, sealed } : null;

/** `file` is one of any version that has these lists. */
export const sealedRecordsOf = (file: object): SealedRecord[] =>
  listNames.flatMap((list) =>
    recordsOf(file, list).flatMap((record) => sealedOf(record, kindsOfLists[list]) ?? []),
  );

/** The file with each record as `change` returns it, which gets those with words and their kinds. */
export async function changeRecords<File extends object>(
  file: File,
  change: (kind: SealedKind, record: AnyRecord) => Promise<object>,
): Promise<File> {
  const changed: Record<string, unknown> = {};
  for (const list of listNames.filter((name) => name in file)) {
    const records: object[] = [];
    for (const record of recordsOf(file, list)) records.push(await change(kindsOfLists[list], record));
    changed[list] = records;
  }
  return { ...file, ...changed };
}

/**
 * The file with the words of its sealed records, which come in the order of `sealedRecordsOf`. A record of which they are
 * null stays sealed, and the file with it; without any, it is a plain file.
 */
export function withOpenedWords(file: object, opened: readonly (Words | null)[]): object {
  let at = 0;
  const lists = listNames.flatMap((list) => {
    if (!(list in file)) return [];
    const records = recordsOf(file, list).map((record) => {
      if (!sealedOf(record, kindsOfLists[list])) return record;
      const words = opened[at++] ?? null;
      return words ? withWords(kindsOfLists[list], record, words) : record;
    });
    return [[list, records] as const];
  });
  const { seal: _, ...rest } = file as AnyRecord;
  const isPlain = opened.every((words) => words !== null);
  const plain = isPlain ? { ...rest, formatVersion: universeFileVersion } : file;
  return { ...plain, ...Object.fromEntries(lists) };
}

/** Words that a later version has sealed with a record are kept, too. */
function withWords(kind: SealedKind, { sealed: _, ...record }: AnyRecord, words: Words): AnyRecord {
  const missing = wordNamesOf(kind).filter((name) => name in record && !(name in words));
  return { ...record, ...Object.fromEntries(missing.map((name) => [name, emptyOf(name)])), ...words };
}

const emptyOf = (name: string) => (name === "note" ? null : "");
