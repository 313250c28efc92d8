/**
 * Finds entries that look like known ones whose time or mood was corrected in the other journal. They are offered as
 * corrections, because an entry that was deleted there and a new one can look the same.
 */

import type { ReadEntry } from "../read-journal.ts";
import { type KnownEntry, noHash, type Said, saidOfKnown, whatIsSaid } from "./said.ts";

/** What the person decides about an offer: the star is corrected, stays as it is, or gets another one beside it. */
export type OfferAnswer = "correct" | "keep" | "add";

export type Offer = {
  /** The key of the entry of the file, and the one that it gets as a correction or as another star. */
  readonly key: string;
  readonly newKey: string;
  /** The known key whose star it corrects, and this star. */
  readonly corrects: string;
  readonly entryId: string;
  readonly hasOtherTime: boolean;
  readonly hasOtherMoods: boolean;
  /** What the journal says now. */
  readonly entry: Pick<ReadEntry, "date" | "time" | "moods" | "note">;
};

type Pair = { readonly entry: ReadEntry; readonly known: KnownEntry | null };
type New = { readonly entry: ReadEntry; readonly said: Said };
type Missing = { readonly known: KnownEntry; readonly said: Said };
type Found = readonly [New, Missing];

/** Two files of the same journal have most of their entries in common. Few entries can all have been corrected. */
const mostStrange = 10;

/** `pairs` are all entries of a file; `freeKey` gives another key of an entry that keeps its own. */
export function findOffers(
  pairs: readonly Pair[],
  known: readonly KnownEntry[],
  freeKey: (key: string) => string,
): readonly Offer[] {
  const own = pairs.flatMap((pair) => correctedInPlace(pair, freeKey) ?? []);
  const fresh = pairs.flatMap(({ entry, known }) => (known ? [] : { entry, said: whatIsSaid(entry) }));
  if (fresh.length === 0) return own;
  const missing = missingOf(pairs, known);
  const found = pairUp(fresh, missing);
  const common = pairs.length - fresh.length + found.filter(isClearly).length;
  if (countWithin(pairs, missing) > common + mostStrange) return own;
  return [...own, ...found.map(([{ entry }, gone]) => offerOf(entry, gone, entry.key))];
}

/**
 * Journals of two people do not share the notes of their days, or the times of entries without notes. One journal does,
 * even if all of its moods have other names because the language of its app has changed.
 */
const isClearly = ([{ said }, gone]: Found): boolean =>
  said.date === gone.said.date &&
  said.note === gone.said.note &&
  (said.note !== noHash || (said.time !== null && said.time === gone.said.time));

/** An entry with an id of its source keeps its key when its time or its mood changes. */
function correctedInPlace({ entry, known }: Pair, freeKey: (key: string) => string): Offer | null {
  if (!known?.said || known.note === null) return null;
  const [before, now] = [saidOfKnown(known), whatIsSaid(entry)];
  if (!before || (haveSameTime(before, now) && before.moods === now.moods)) return null;
  return offerOf(entry, { known, said: before }, freeKey(entry.key));
}

/** Stars in the sky of which the file says nothing. A star that was corrected has several keys. */
function missingOf(pairs: readonly Pair[], known: readonly KnownEntry[]): Missing[] {
  const prefix = pairs[0]?.entry.key.split(" ", 1)[0];
  const there = new Set(pairs.flatMap(({ known }) => known?.entryId ?? []));
  const latest = new Map<string, Missing>();
  for (const one of known) {
    if (one.note === null || there.has(one.entryId) || one.key.split(" ", 1)[0] !== prefix) continue;
    const said = saidOfKnown(one);
    if (said && (!latest.has(one.entryId) || one.said)) latest.set(one.entryId, { known: one, said });
  }
  return [...latest.values()];
}

/** How many of the missing are at a time of which the file tells. */
function countWithin(pairs: readonly Pair[], missing: readonly Missing[]): number {
  const dates = pairs.map(({ entry }) => entry.date).sort();
  const [first = "", last = ""] = [dates[0], dates.at(-1)];
  return missing.filter(({ said: { date } }) => date >= first && date <= last).length;
}

/** What must be the same of both; null where the rule says nothing. The strongest come first. */
const rules: readonly ((said: Said) => string | null)[] = [
  (said) => (said.note === noHash ? null : [said.note, said.date, said.moods].join(" ")),
  (said) => (said.note === noHash ? null : [said.note, said.date].join(" ")),
  (said) => (said.note === noHash ? null : said.note),
  (said) => (said.time === null ? null : [said.date, said.time].join(" ")),
  (said) => (said.note === noHash ? [said.date, said.moods].join(" ") : null),
  (said) => (said.note === noHash && said.time === null ? said.date : null),
];

function pairUp(fresh: readonly New[], missing: readonly Missing[]): Found[] {
  const found = new Map<New, Missing>();
  let left = missing;
  for (const rule of rules) {
    const byText = Map.groupBy(left, ({ said }) => rule(said));
    for (const one of fresh) {
      const text = found.has(one) ? null : rule(one.said);
      const gone = text === null ? undefined : byText.get(text)?.shift();
      if (gone) found.set(one, gone);
    }
    const gone = new Set(found.values());
    left = left.filter((one) => !gone.has(one));
  }
  return fresh.flatMap((one) => {
    const gone = found.get(one);
    return gone ? [[one, gone] as const] : [];
  });
}

const haveSameTime = (one: Said, other: Said) => one.date === other.date && one.time === other.time;

function offerOf(entry: ReadEntry, { known, said }: Missing, newKey: string): Offer {
  const { date, time, moods, note } = entry;
  const now = whatIsSaid(entry);
  return {
    ...{ key: entry.key, newKey, corrects: known.key, entryId: known.entryId },
    ...{ hasOtherTime: !haveSameTime(said, now), hasOtherMoods: said.moods !== now.moods },
    entry: { date, time, moods, note },
  };
}
