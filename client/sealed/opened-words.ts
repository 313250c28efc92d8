/**
 * The universe with its words: what the server tells and what waits is sealed, and is opened for the page alone. What the
 * person needs first is opened first, and the page is drawn again a few times, not once for each record.
 */

import { sealed as sealedTexts } from "#domain/languages/en/sealed.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import type { KeptComparison } from "#domain/records/comparison/comparison.ts";
import { type RecordKind, recordKinds } from "#domain/records/record-kinds.ts";
import type { SealedKind } from "#domain/sealed/sealed-words.ts";
import { onLanguageChange, translator } from "../languages/language.ts";
import { keyringOf, onKeyringChange } from "./keyring.ts";
import { forgetWords, knowWordsOf, wordsIn } from "./known-words.ts";
import { forgetOpenedRows, openedRow, type SealedRow, type SealedText } from "./open-rows.ts";
import { learn } from "./seal-record.ts";
import { sealChanged } from "./seal-state.ts";

/** The kinds of a universe with words; those of which it has few come first, and the stars last. */
const kinds = {
  tag: recordKinds.tag,
  feeling: recordKinds.feeling,
  tracker: recordKinds.tracker,
  constellation: recordKinds.constellation,
  comparison: recordKinds.comparison,
  entry: recordKinds.star,
} as const satisfies Partial<Record<SealedKind, RecordKind>>;

const lists = Object.entries(kinds) as unknown as readonly (readonly [keyof typeof kinds, RecordKind])[];
type ListName = (typeof kinds)[keyof typeof kinds]["list"];
type Rows = readonly (SealedRow & { readonly revision: number })[];

/** The page opens so many without a worker, and the latest stars are among them. */
const atFirst = 100;
/** A worker opens so many in a few seconds. */
const atOnce = 20_000;

let userId: string | null = null;
let version = 0;
const listeners = new Set<() => void>();

/** Changes when more words are open, or none are any more. */
export const openedVersion = () => version;

export function onOpened(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function changed() {
  version += 1;
  for (const listener of listeners) listener();
}

type Opened = { readonly version: number; readonly rows: Rows };

/** The latest result for each list of rows. */
let openedLists = new WeakMap<Rows, Opened>();
/** The rows of each list that were shown last, which stay where nothing changed. */
const shownLists = new Map<ListName, Rows>();
let openedUniverses = new WeakMap<Universe, { readonly version: number; readonly universe: Universe }>();

/** The universe as far as its words are open; the rest is opened from now on. The same object until something changes. */
export function openUniverse(ofUser: string, universe: Universe): Universe {
  beginFor(ofUser);
  const known = openedUniverses.get(universe);
  if (known?.version === version) return known.universe;
  const opened = lists.map(([kind, { list, compare }]) => {
    const name = list as ListName;
    const rows = openList(kind, universe[name] as Rows, compare);
    const shown = shownLists.get(name);
    const next = shown && areSame(shown, rows) ? shown : rows;
    shownLists.set(name, next);
    return [name, next] as const;
  });
  const isSame = opened.every(([name, rows]) => rows === universe[name]);
  const next = isSame ? universe : { ...universe, ...Object.fromEntries(opened) };
  openedUniverses.set(universe, { version, universe: next });
  void openRest(universe);
  return next;
}

function openList(kind: SealedKind, rows: Rows, compare: RecordKind["compare"]): Rows {
  const known = openedLists.get(rows);
  if (known?.version === version) return known.rows;
  const opened = rows.map((row) => openedRow(kind, row));
  const isSame = opened.every((row, at) => row === rows[at]);
  // Trackers and comparisons are in the order of their names; of stars there are too many to sort them for nothing.
  const next = isSame ? rows : kind === "entry" ? opened : opened.sort(compare);
  openedLists.set(rows, { version, rows: next });
  return next;
}

const areSame = (one: Rows, other: Rows) =>
  one.length === other.length && one.every((row, at) => row === other[at]);

function beginFor(ofUser: string) {
  if (userId === ofUser) return;
  userId = ofUser;
  knowWordsOf(ofUser);
  forgetShown();
}

function forgetShown() {
  forgetOpenedRows();
  openedLists = new WeakMap();
  openedUniverses = new WeakMap();
  shownLists.clear();
}

let opening: AbortController | null = null;
/** What was shown last: more may arrive while its words are being opened. */
let latest: Universe | null = null;

async function openRest(universe: Universe) {
  latest = universe;
  if (opening || userId === null || !keyringOf(userId)) return;
  const life = new AbortController();
  opening = life;
  try {
    for (let texts = closedIn(latest); texts.length > 0; texts = closedIn(latest)) {
      await learn(userId, texts.slice(0, atFirst), life.signal);
      if (life.signal.aborted) return;
      changed();
      await learn(userId, texts.slice(atFirst, atOnce), life.signal);
      if (life.signal.aborted) return;
      if (texts.length > atFirst) changed();
    }
  } catch (error) {
    if (!life.signal.aborted) reportError(error);
  } finally {
    if (opening === life) opening = null;
  }
}

/** The texts that were not tried yet, the latest stars before the others. */
function closedIn(universe: Universe): readonly SealedText[] {
  return lists.flatMap(([kind, { list }]) => {
    const texts = (universe[list as ListName] as Rows).flatMap(({ id, sealed }) =>
      sealed && wordsIn(kind, id, sealed) === undefined ? { kind, id, sealed } : [],
    );
    return kind === "entry" ? texts.reverse() : texts;
  });
}

/** The comparisons of the universe that was shown last, as far as they are open. */
export const openedComparisons = (ofUser: string): readonly KeptComparison[] =>
  (userId === ofUser ? ((shownLists.get("comparisons") ?? []) as readonly KeptComparison[]) : []).filter(
    ({ sealed }) => !sealed,
  );

const named = new WeakMap<object, { readonly word: string; readonly row: object }>();

/** The universe in which everything whose name is locked is called so in the reader's language. That is for the page alone. */
export function withNames(universe: Universe): Universe {
  const t = translator();
  const word = t(sealedTexts.word);
  const namedLists = lists.flatMap(([kind, { list }]) => {
    const name = list as ListName;
    const rows = universe[name] as Rows;
    if (kind === "entry" || !rows.some(({ sealed }) => sealed)) return [];
    return [[name, rows.map((row) => (row.sealed ? namedRow(row, word) : row))] as const];
  });
  return namedLists.length === 0 ? universe : { ...universe, ...Object.fromEntries(namedLists) };
}

function namedRow<R extends object>(row: R, word: string): R {
  const known = named.get(row);
  if (known?.word === word) return known.row as R;
  const next = { ...row, name: word };
  named.set(row, { word, row: next });
  return next;
}

/** Everything is tried again with other keys, and nothing stays in memory without any. */
onKeyringChange(() => {
  opening?.abort();
  opening = null;
  if (userId !== null) forgetWords();
  forgetShown();
  changed();
  sealChanged();
});

onLanguageChange(changed);
