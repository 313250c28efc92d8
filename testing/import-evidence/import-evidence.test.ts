import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { catalogue, findEmotion } from "#domain/feelings.ts";
import type { ReadEntry, ReadJournal } from "#domain/formats/import/read-journal.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import { readingsOf } from "#domain/records/reading/reading.ts";
import { startImportTests } from "../imports.ts";
import {
  type Case,
  type ExpectedEntry,
  folder,
  type Imported,
  importedBy,
  importJournal,
  readCase,
  readUniverse,
  suggestionsFor,
  wallOf,
  wallOfEntry,
} from "./import-case.ts";

const suffix = ".expected.json";
const cases = readdirSync(folder)
  .filter((name) => name.endsWith(suffix))
  .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as Case);

const at = startImportTests();

describe("of files as people really have them", () => {
  it.each(cases)("$about", async (one) => {
    const journals = [];
    for (const name of one.files ?? [one.file ?? ""]) {
      const read = await readCase(name, one);
      if ("refusal" in read) return expectRefused(one, read.refusal);
      await importJournal(at.ada, read.journal, one);
      journals.push(read.journal);
    }
    const [journal] = journals.reverse();
    if (!journal) throw new Error("The case has no file.");
    expect(one.outcome).toBeUndefined();
    if (one.source) expect(journal.source).toBe(one.source);
    await expectSuggested(one, journal);
    await expectImported(one, journal, await importedBy(at.ada));
    if (one.trackers) expectMeasured(one.trackers, await readUniverse(at.ada));
  });
});

function expectRefused({ outcome, refusal }: Case, sentence: string) {
  expect(outcome, sentence).toBe("refused");
  expect(sentence).toMatch(new RegExp(refusal?.says ?? "", "i"));
  if (refusal?.saysNot) expect(sentence).not.toMatch(new RegExp(refusal.saysNot, "i"));
}

async function expectSuggested({ suggested = {}, language = "en" }: Case, journal: ReadJournal) {
  const mapping = await suggestionsFor(journal, language);
  for (const [name, side] of Object.entries(suggested)) {
    const mood = journal.moods.find((one) => one.name === name);
    const feeling = mapping.moods.get(mood?.id ?? "");
    if (!feeling || feeling === "leave-out") throw new Error(`Nothing is suggested for ${name}.`);
    const valence = findEmotion(catalogue, feeling.emotion)?.valence ?? 0;
    expect(side === "high" ? valence : -valence, `${name}: ${feeling.emotion}`).toBeGreaterThan(0);
  }
}

function expectImported(one: Case, journal: ReadJournal, imported: Imported) {
  const { stars, tags } = imported;
  const [notes, names] = [stars.map(({ note }) => note ?? ""), [...tags.values()]];
  if (one.stars !== undefined) expect(stars).toHaveLength(one.stars);
  for (const words of one.notesHold ?? []) expect(notes.join("\n")).toContain(words);
  for (const name of one.tagsHold ?? []) expect(names).toContain(name);
  if (!one.entries) return;
  expect(stars).toHaveLength(one.entries.length);
  for (const entry of one.entries) expectEntry(entry, journal, imported);
}

/** There are these trackers and no others, with all of their readings. */
function expectMeasured(expected: NonNullable<Case["trackers"]>, universe: Universe) {
  expect(universe.trackers.map(({ name }) => name).toSorted()).toEqual(Object.keys(expected).toSorted());
  for (const tracker of universe.trackers) {
    const { readings, ...form } = expected[tracker.name] ?? { readings: {} };
    expect(tracker).toMatchObject(form);
    const found = readingsOf(universe, tracker.id).map(({ at: moment, value }) => [moment, value] as const);
    expect(Object.fromEntries(found), tracker.name).toEqual(readings);
  }
}

/** The star of the entry has the same clock, and its note where the case gives one. */
function expectEntry(expected: ExpectedEntry, journal: ReadJournal, { stars, tags }: Imported) {
  const { wall, note, noteLines, utcOffset } = expected;
  const found = stars.filter(
    (star) =>
      wallOf(star).startsWith(wall) &&
      (note === undefined || (star.note ?? "") === note) &&
      (noteLines === undefined || linesOf(star.note ?? "").join("\n") === noteLines.join("\n")),
  );
  const all = stars.map((star) => `${wallOf(star)} ${star.note}`).join("; ");
  expect(found, `${JSON.stringify(expected)} is none of ${all}`).toHaveLength(1);
  const [star] = found;
  if (utcOffset !== undefined) expect(star?.utcOffset).toBe(utcOffset);
  if (expected.tags)
    expect(inLowerCase(star?.tags.map((id) => tags.get(id) ?? "") ?? [])).toEqual(inLowerCase(expected.tags));
  const entry = journal.entries.find(
    (one) => wallOfEntry(one).startsWith(wall) && (note === undefined || one.note === note),
  );
  if (entry) expectMoods(expected, entry, journal);
}

/** Names that differ in nothing else are one tag. */
const inLowerCase = (names: readonly string[]) => names.map((name) => name.toLowerCase()).toSorted();

const linesOf = (note: string) => note.split("\n").filter((line) => line.trim() !== "");

function expectMoods({ moods, position }: ExpectedEntry, entry: ReadEntry, journal: ReadJournal) {
  const found = entry.moods.map(({ id }) => journal.moods.find((mood) => mood.id === id));
  if (moods) expect(found.map((mood) => mood?.name)).toEqual(moods);
  if (!position) return;
  const [place] = found.map((mood) => (mood?.level == null ? Number.NaN : 2 * mood.level - 1));
  expect(place).toBeGreaterThan(position[0]);
  expect(place).toBeLessThan(position[1]);
}
