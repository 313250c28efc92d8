import fc from "fast-check";
import { expect, it } from "vitest";
import type { Words } from "../sealed/sealed-words.ts";
import { changeRecords, sealedRecordsOf, withOpenedWords } from "./sealed-file.ts";

const seal = { sealedFor: "user", epochs: [], slots: [] };
const note = fc.option(fc.string({ minLength: 1 }), { nil: null });
const name = fc.string({ minLength: 1 });

/** Files with some records, of which each has another id. */
const files = fc
  .record({ notes: fc.array(note), binned: fc.array(note), names: fc.array(name), labels: fc.array(name) })
  .map(({ notes, binned, names, labels }) => ({
    ...{ formatVersion: 1, isWhole: true },
    moodEntries: notes.map((text, at) => ({ id: `star-${at}`, note: text, emotion: "joy" })),
    bin: binned.map((text, at) => ({ id: `binned-${at}`, note: text })),
    tags: names.map((text, at) => ({ id: `tag-${at}`, name: text, kind: "other" })),
    trackers: names.map((text, at) => ({
      ...{ id: `tracker-${at}`, name: text, unit: "", lowLabel: "", highLabel: text },
    })),
    shownSkies: labels.map((text, at) => ({ id: `link-${at}`, label: text })),
    readings: [{ trackerId: "tracker-0", value: 1 }],
  }));

const wordsOf = (record: Readonly<Record<string, unknown>>): Words =>
  Object.fromEntries(
    ["note", "name", "unit", "lowLabel", "highLabel", "label"]
      .filter((word) => typeof record[word] === "string")
      .map((word) => [word, record[word] as string]),
  );

/** Seals every record with words; the sealed text is its words themselves. */
const sealed = (file: object) =>
  changeRecords({ ...file, formatVersion: 2, seal }, async (_, record) => {
    const words = wordsOf(record);
    if (Object.keys(words).length === 0) return record;
    const empty = Object.fromEntries(Object.keys(words).map((word) => [word, null]));
    return { ...record, ...empty, sealed: JSON.stringify(words) };
  });

it("a sealed file becomes the file that it was, each record with its own words", async () => {
  await fc.assert(
    fc.asyncProperty(files, async (file) => {
      const closed = await sealed(file);
      const words = sealedRecordsOf(closed).map((record) => JSON.parse(record.sealed) as Words);
      expect(withOpenedWords(closed, words)).toEqual(file);
    }),
  );
});

it("a record that does not open stays sealed, and so does the file", async () => {
  const closed = await sealed({
    ...{ formatVersion: 1, moodEntries: [{ id: "a", note: "A" }], bin: [{ id: "b", note: "B" }], tags: [] },
  });
  const opened = withOpenedWords(closed, [{ note: "A" }, null]);
  expect(opened).toMatchObject({
    ...{ formatVersion: 2, seal, moodEntries: [{ id: "a", note: "A" }] },
    bin: [{ id: "b", note: null, sealed: '{"note":"B"}' }],
  });
});

it("what another version sealed beside the known words is kept", () => {
  const file = { formatVersion: 2, seal, moodEntries: [{ id: "a", note: null, sealed: "1.1.x" }] };
  expect(withOpenedWords(file, [{ weather: "Rain" }])).toEqual({
    ...{ formatVersion: 1, moodEntries: [{ id: "a", note: null, weather: "Rain" }] },
  });
});

it.each([{}, { moodEntries: null }, { moodEntries: ["text", 1, null, { sealed: 1 }] }])(
  "a file of another shape has no sealed records: %j",
  (file) => {
    expect(sealedRecordsOf(file)).toEqual([]);
  },
);
