/** Collects what a reader finds, gives every entry its key, and counts moods and tags. */

import { type ImportSource, maxStars } from "../../imports.ts";
import { isTimeZone, utcOffsetRange } from "../../local-time.ts";
import { intensityRange } from "../../records/star/fields.ts";
import { storable, withoutObjects } from "./clean-text.ts";
import { createNameCounts, distinctNames } from "./name-counts.ts";
import { createProblems } from "./problem-list.ts";
import type { NewFeeling, ProblemCode, ReadEntry, Reading, ReadMood, TagKind } from "./read-journal.ts";
import { type Remark, remark } from "./remark.ts";
import { createSeries, type FoundValue, type SeriesForm } from "./series/series-builder.ts";

export type FoundMood = {
  readonly name: string;
  /** Id of the mood, the same in every language, where the source has one. */
  readonly id?: string | null;
  /** 0 for the worst to 1 for the best. */
  readonly level?: number | null;
  readonly intensity?: number | null;
  /** The feeling that it is, where the file is of this product and has it. */
  readonly own?: NewFeeling;
};
export type FoundTag = { readonly name: string; readonly kind?: TagKind | null };

export type FoundEntry = {
  readonly row: number;
  /** The source's name for the entry, if no other file can have it for another entry. */
  readonly id?: string | null;
  readonly date: string;
  readonly time: string | null;
  readonly instant?: string | null;
  readonly utcOffset?: number | null;
  readonly timeZone?: string | null;
  readonly moods: readonly FoundMood[];
  readonly note: string;
  readonly tags: readonly FoundTag[];
  /** Only files of this product say it. */
  readonly keptOutOfLetters?: boolean;
};

export type JournalBuilder = ReturnType<typeof createJournal>;

/** `keys` begins the keys of the entries, so that two sources do not share one. */
export function createJournal(source: ImportSource, keys: string) {
  const entries: ReadEntry[] = [];
  const moods = createNameCounts<FoundMood>();
  const tags = createNameCounts<FoundTag>();
  const problems = createProblems();
  const series = createSeries();
  const uses = new Map<string, number>();
  let refusal: Remark | null = null;

  /** Entries without an own name that happen to have the same key are numbered; null for one that is in the file twice. */
  const keyOf = (found: FoundEntry, moodKeys: readonly string[]): string | null => {
    const key = entryKey(keys, found, moodKeys);
    const count = (uses.get(key) ?? 0) + 1;
    uses.set(key, count);
    if (count > 1 && found.id != null) return null;
    return count === 1 ? key : `${key} #${count}`;
  };

  return {
    isRefused: () => refusal !== null,
    /** Refuses the whole file, for the first reason that is given. */
    refuse(reason: Remark) {
      refusal ??= reason;
    },
    skip: (row: number, code: ProblemCode, remark: Remark) =>
      problems.add({ row, code, remark, severity: "skipped" }),
    change: (row: number, code: ProblemCode, remark: Remark) =>
      problems.add({ row, code, remark, severity: "changed" }),

    add(found: FoundEntry) {
      if (entries.length >= maxStars) refusal ??= remark("tooManyEntries", { count: maxStars });
      if (refusal !== null) return;
      const [moodsOfEntry, tagsOfEntry] = [distinctNames(found.moods), distinctNames(found.tags)];
      const key = keyOf(
        found,
        moodsOfEntry.map(({ key }) => key),
      );
      if (key === null) return this.skip(found.row, "duplicate", remark("twiceInFile"));
      const text = withoutObjects(found.note);
      const note = storable(text);
      if (note !== text) this.change(found.row, "invalid-characters", remark("charactersLeftOut"));
      moods.count(moodsOfEntry);
      entries.push({
        ...{ row: found.row, key, ...momentOf(found) },
        moods: moodsOfEntry.map(({ key, found }) => ({ id: key, intensity: intensityOf(found) })),
        ...{ note, tags: tags.count(tagsOfEntry) },
        ...(found.keptOutOfLetters && { keptOutOfLetters: true }),
      });
    },

    /** A value that the file measures beside its moods. */
    measure: (form: SeriesForm, found: FoundValue) => series.add(form, found),
    /** A cell of a column of numbers that has none. */
    measureText: (form: SeriesForm) => series.addText(form),

    finish(): Reading {
      if (refusal !== null) return { ok: false, refusal };
      const left = series.left();
      if (left > 0) this.skip(0, "other-kind", remark("valuesLeftOut", { count: left }));
      const [found, measured] = [problems.list(), series.list()];
      if (entries.length + found.length + measured.length === 0)
        return { ok: false, refusal: remark("noEntries") };
      const readMoods = moods
        .list()
        .map(({ key, name, count, found: { level = null, own } }) => ({
          ...{ id: key, name, level, count },
          ...(own && { own }),
        }))
        .sort(bestFirst);
      const readTags = tags.list().map(({ name, count, found: { kind = null } }) => ({ name, kind, count }));
      const read = { source, entries, moods: readMoods, tags: readTags, series: measured, problems: found };
      return { ok: true, journal: read };
    },
  };
}

/** A key has up to 200 characters, and a number can follow. */
const longestKey = 160;

function entryKey(keys: string, { id, date, time }: FoundEntry, moodKeys: readonly string[]): string {
  const name = id ?? [date, ...(time === null ? [] : [time]), ...moodKeys].join(" ");
  return storable(`${keys} ${name}`.slice(0, longestKey));
}

/** An offset or a zone that no clock has is unknown. */
function momentOf({ date, time, instant = null, utcOffset = null, timeZone = null }: FoundEntry) {
  const isOffset = Number.isInteger(utcOffset) && Math.abs(utcOffset ?? 0) <= utcOffsetRange.max;
  const isZone = timeZone !== null && timeZone.length <= 60 && isTimeZone(timeZone);
  return { date, time, instant, utcOffset: isOffset ? utcOffset : null, timeZone: isZone ? timeZone : null };
}

function intensityOf({ intensity = null }: FoundMood): number | null {
  const rounded = intensity === null ? Number.NaN : Math.round(intensity);
  return rounded >= intensityRange.min && rounded <= intensityRange.max ? rounded : null;
}

/** Moods with a level from the best to the worst, the others after them. */
const bestFirst = (one: ReadMood, other: ReadMood) => (other.level ?? -1) - (one.level ?? -1);
