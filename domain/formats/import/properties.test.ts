import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCharacter } from "../../../testing/any-character.ts";
import { english } from "../../../testing/english.ts";
import { readCsv, readRows, starsOf } from "../../../testing/read-files.ts";
import { importBatchSchema } from "../../imports.ts";
import type { Reading } from "./read-journal.ts";
import { readJson } from "./read-json.ts";
import { remarkText } from "./remark-text.ts";
import { batchesOf } from "./stars/batches-of.ts";

const headers = [
  "full_date,date,weekday,time,mood,activities,note_title,note,scales",
  "year,date,weekday,time,mood,activities,note",
  "date,locale,mood keys,mood,tags (people),tags (x),notes,reflections,takeaways",
  "date,date formatted,weekday,time of day,category,rating/amount,detail,notes",
  "id,local_time,utc_time,utc_offset,time_zone,emotion,intensity,second_emotion,second_intensity,tags,note",
  "date,time,mood,note,tags",
].map((header) => header.split(","));

/** Cells that look like those of journals, and others. */
const cell = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom("2026-02-08", "30th Nov 2021", "2026 Sun Feb 8 4:04 PM", "2026-02-30"),
  },
  { weight: 2, arbitrary: fc.constantFrom("16:04", "4:04 PM", "am", "99:99", "2026-02-08T16:04:00.000Z") },
  {
    weight: 3,
    arbitrary: fc.constantFrom("good", "joy", "rad;calm;meh", "7", "Mood", "Symptom", "run | sea"),
  },
  { weight: 2, arbitrary: fc.string({ unit: anyCharacter, maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "",
      "a\0b",
      "\ud83d sea",
      "__proto__",
      "constructor",
      "[]",
      '["a"]',
      "UTC+99:99",
      "'=1",
    ),
  },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 4_000 }).map((count) => "long ".repeat(count)) },
);
const table = fc
  .constantFrom(...headers)
  .chain((header) =>
    fc.tuple(
      fc.constant(header),
      fc.array(fc.array(cell, { maxLength: header.length + 1 }), { maxLength: 8 }),
    ),
  );

/** What the readers look for, with any values. */
const anyValue = fc.oneof(
  { weight: 4, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>("2026-02-08", "2026-02-08T16:04:00Z", 4, 1_770_566_670_000, "good"),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      Number.MAX_VALUE,
      -1,
      "Mood",
      "Europe/Berlin",
      "__proto__",
      "a\0\udc00",
    ),
  },
);
const names = [
  ...[
    "date",
    "type",
    "scores",
    "entries",
    "value",
    "notes",
    "tags",
    "id",
    "rating",
    "message",
    "emotions",
    "dateTime",
  ],
  ...[
    "start",
    "valence",
    "labels",
    "associations",
    "creationDate",
    "uuid",
    "timeZone",
    "text",
    "richText",
    "datetime",
  ],
  ...[
    "timeZoneOffset",
    "mood",
    "note",
    "timestamp",
    "emotion",
    "intensity",
    "utcOffset",
    "custom_name",
    "name",
  ],
];
const item = fc.dictionary(fc.constantFrom(...names), anyValue, { maxKeys: 14 });
const items = fc.array(fc.oneof({ weight: 5, arbitrary: item }, { weight: 1, arbitrary: anyValue }), {
  maxLength: 5,
});
const json = fc.oneof(
  items,
  fc.record({ items, tags: items }),
  fc.record({ entries: items }),
  fc.record({ stateOfMind: items }),
  fc.record({ dayEntries: items, customMoods: items, tags: items }),
  fc.record({ formatVersion: fc.constant(1), moodEntries: items, tags: items }),
  fc.jsonValue(),
);

/** Every date of the file in its texts, as `YYYY-MM-DD`. */
const datesIn = (texts: readonly string[]) => {
  const written = texts.join("\n");
  return (date: string) =>
    written.includes(date) ||
    (date === "2021-11-30" && written.includes("30th Nov 2021")) ||
    (date === "2026-02-08" && /Feb 8/.test(written));
};

/** Stars that the server takes, whatever was read. */
function expectSound(reading: Reading) {
  if (!reading.ok) {
    expect(remarkText(english, reading.refusal)).toMatch(/^[A-Z].*\.$/);
    return;
  }
  const { journal } = reading;
  expect(new Set(journal.entries.map(({ key }) => key)).size).toBe(journal.entries.length);
  for (const problem of journal.problems) expect(remarkText(english, problem.remark)).toMatch(/^\S.*[.]$/su);
  for (const longNotes of ["cut", "continue"] as const) {
    const answers = { longNotes, withoutMood: { emotion: "hope", intensity: 5 } } as const;
    const { entries, tags } = starsOf(journal, answers);
    for (const batch of batchesOf(entries, tags)) {
      const { error } = importBatchSchema.safeParse(batch);
      expect(error?.issues ?? []).toEqual([]);
    }
    const keys = entries.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  }
}

describe("whatever the input", () => {
  it("no reader of tables throws, and no entry is invented", () => {
    fc.assert(
      fc.property(table, ([header, rows]) => {
        const reading = readRows(header, rows);
        expectSound(reading);
        if (!reading.ok) return;
        for (const { row, date, moods, note } of reading.journal.entries) {
          const cells = rows[row - 2] ?? [];
          expect(datesIn(cells)(date)).toBe(true);
          expect(moods.length).toBeGreaterThanOrEqual(0);
          const written = rows.flat().join("\n").replace(/\s/g, "").replaceAll("\0", "").toWellFormed();
          if (!/[<&"[\\]|'/.test(written))
            for (const part of note.split("\n\n"))
              expect(written).toContain(part.replace(/\s/g, "").replaceAll("\0", ""));
        }
      }),
      { numRuns: 150 },
    );
  });

  it("no reader of JSON throws, and no entry is invented", () => {
    fc.assert(
      fc.property(json, (value) => {
        const parsed: unknown = JSON.parse(JSON.stringify(value) ?? "null");
        const reading = readJson(parsed);
        expectSound(reading);
        if (!reading.ok) return;
        const written = JSON.stringify(parsed);
        for (const { note } of reading.journal.entries)
          if (/^[\w ]+$/.test(note)) expect(written).toContain(note);
      }),
      { numRuns: 250 },
    );
  });

  it("no text that looks like a table makes a reader throw", () => {
    const header = fc.constantFrom(...headers.map((names) => names.join(",")));
    const text = fc.string({ unit: fc.constantFrom(...'a",;|\n\r\t 1-:', "2026-02-08"), maxLength: 200 });
    fc.assert(
      fc.property(header, text, (first, rest) => expectSound(readCsv(`${first}\n${rest}`))),
      { numRuns: 100 },
    );
  });
});
