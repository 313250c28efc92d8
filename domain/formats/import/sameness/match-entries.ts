/**
 * Finds which entries of a file are in the universe already. Entries of one time and mood are a group; in it, an entry is
 * the same as one that says the same, of equal ones the counts decide, and one whose note has changed is the same, too.
 */

import type { Problem, ReadEntry, ReadJournal } from "../read-journal.ts";
import { remark } from "../remark.ts";
import { findOffers, type Offer } from "./find-offers.ts";
import { hashesOfNote, type KnownEntry, saidOfKnown, textOfSaid, whatIsSaid } from "./said.ts";

export type Matched = {
  /** The journal, whose entries have the keys of the known entries that they are, or new ones. */
  readonly journal: ReadJournal;
  readonly offers: readonly Offer[];
};

/** An entry of the file, and what it is in the universe. */
type Pair = { readonly entry: ReadEntry; readonly known: KnownEntry | null };

export function matchEntries(journal: ReadJournal, known: readonly KnownEntry[]): Matched {
  const keys = new Set(known.map(({ key }) => key));
  const whole = known.filter(({ key }) => !isPart(key, keys));
  const knownByBase = Map.groupBy(whole, ({ key }) => baseOf(key));
  const groups = Map.groupBy(journal.entries, ({ key }) => baseOf(key));
  const pairs = new Map<ReadEntry, Pair>();
  for (const [base, entries] of groups)
    for (const pair of pairGroup(entries, knownByBase.get(base) ?? [])) pairs.set(pair.entry, pair);
  const rekeyed = journal.entries.map((entry) => {
    const known = pairs.get(entry)?.known ?? null;
    return { entry: { ...entry, key: known?.key ?? freeKey(entry.key, keys) }, known };
  });
  return {
    journal: {
      ...journal,
      entries: rekeyed.map(({ entry }) => entry),
      problems: [...journal.problems, ...rekeyed.flatMap(noteProblem)],
    },
    offers: findOffers(rekeyed, whole, (key) => freeKey(key, keys)),
  };
}

const baseOf = (key: string) => key.replace(/ #\d+$/, "");

/** The key of a further star of a long note. */
const isPart = (key: string, keys: ReadonlySet<string>) =>
  / \+\d+$/.test(key) && keys.has(key.slice(0, key.lastIndexOf(" ")));

/** The first of the keys of a group that is not in use; from now on, it is. */
function freeKey(key: string, keys: Set<string>): string {
  const base = baseOf(key);
  let free = base;
  for (let count = 2; keys.has(free); count++) free = `${base} #${count}`;
  keys.add(free);
  return free;
}

/** An entry is a known one if they have a text in common; null where the rule says nothing of a known one. */
type Rule = {
  readonly ofEntry: (entry: ReadEntry) => Iterable<string>;
  readonly ofKnown: (known: KnownEntry) => string | null;
};

/** The strongest reasons come first: an edit in the universe changes the note of a star, and not what was said. */
const rules: readonly Rule[] = [
  { ofEntry: (entry) => [textOfSaid(whatIsSaid(entry))], ofKnown: ({ said }) => said },
  { ofEntry: (entry) => [whatIsSaid(entry).note], ofKnown: ({ said }) => said?.split(" ").at(-1) ?? null },
  { ofEntry: hashesOfNote, ofKnown: (known) => (known.said ? null : (saidOfKnown(known)?.note ?? "")) },
  { ofEntry: ({ key }) => [key], ofKnown: ({ key }) => key },
  { ofEntry: () => [""], ofKnown: () => "" },
];

function pairGroup(entries: readonly ReadEntry[], known: readonly KnownEntry[]): Pair[] {
  if (known.length === 0) return entries.map((entry) => ({ entry, known: null }));
  const pairs = new Map<ReadEntry, KnownEntry>();
  // A star that was corrected has several keys.
  const taken = new Set<string>();
  for (const { ofEntry, ofKnown } of rules) {
    const byText = Map.groupBy(
      known.filter(({ entryId }) => !taken.has(entryId)),
      ofKnown,
    );
    for (const entry of entries.filter((one) => !pairs.has(one))) {
      const queues = [...ofEntry(entry)].map((text) => byText.get(text) ?? []);
      const found = takeFree(queues, taken);
      if (!found) continue;
      pairs.set(entry, found);
      taken.add(found.entryId);
    }
  }
  return entries.map((entry) => ({ entry, known: pairs.get(entry) ?? null }));
}

/** The first of the queues' known entries whose star is not taken, and takes it from its queue. */
function takeFree(queues: readonly KnownEntry[][], taken: ReadonlySet<string>): KnownEntry | null {
  for (const queue of queues)
    for (let one = queue.shift(); one; one = queue.shift()) if (!taken.has(one.entryId)) return one;
  return null;
}

/** Nothing that the file says is lost in silence. */
function noteProblem({ entry, known }: Pair): Problem[] {
  const said = known?.said?.split(" ").at(-1);
  if (said === undefined || said === whatIsSaid(entry).note) return [];
  return [{ row: entry.row, code: "note-changed", remark: remark("noteChanged"), severity: "changed" }];
}
