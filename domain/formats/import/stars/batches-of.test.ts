import { describe, expect, it } from "vitest";
import { dateOfDay } from "../../../calendar.ts";
import { batchLimit, entriesPerBatch, type ImportedEntry, importBatchSchema } from "../../../imports.ts";
import { readingsPerBatch } from "../../../records/reading/reading.ts";
import type { BroughtTracker } from "../../../records/tracker/tracker.ts";
import { batchesOf, utf8Bytes } from "./batches-of.ts";

const id = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;
const entry = (at: number, note: string | null = null, tags: string[] = []): ImportedEntry => ({
  ...{ key: `key ${at}`, emotion: "joy", intensity: 7, timestamp: "2026-02-08T15:04:00.000Z", note, tags },
});
const many = (count: number, note: string | null = null) =>
  Array.from({ length: count }, (_, at) => entry(at, note));

describe("the batches of an import", () => {
  it("have up to 500 entries, in order", () => {
    const batches = [...batchesOf(many(1_201), [])];
    expect(batches.map(({ entries }) => entries.length)).toEqual([500, 500, 201]);
    expect(batches.flatMap(({ entries }) => entries)).toEqual(many(1_201));
  });

  it("have up to 1 MiB of JSON, in whatever script the notes are", () => {
    const note = "日".repeat(1_990);
    const batches = [...batchesOf(many(entriesPerBatch, note), [])];
    expect(batches.length).toBeGreaterThan(2);
    for (const batch of batches)
      expect(Buffer.byteLength(JSON.stringify(batch))).toBeLessThanOrEqual(batchLimit);
    const [first] = batches;
    expect(Buffer.byteLength(JSON.stringify(first))).toBeGreaterThan(batchLimit - 7_000);
  });

  it("bring the tags of their own entries, which the server accepts", () => {
    const tags = [1, 2, 3].map((at) => ({ id: id(at), name: `tag ${at}`, kind: "other" as const }));
    const entries = [...many(499), entry(499, null, [id(1)]), entry(500, null, [id(1), id(2)])];
    const batches = [...batchesOf(entries, tags)];
    expect(batches.map((batch) => batch.tags.map(({ name }) => name))).toEqual([
      ["tag 1"],
      ["tag 1", "tag 2"],
    ]);
    for (const batch of batches) expect(importBatchSchema.safeParse(batch).success).toBe(true);
  });

  it("begin with feelings and trackers that are new, and end with readings, which the server accepts", () => {
    const feeling = { id: id(1), name: "Sonder", family: "wonder", valence: 0.2, energy: 0.3 } as const;
    const tracker: BroughtTracker = {
      ...{ id: id(2), name: "Sleep", kind: "duration", unit: "", min: null, max: null, step: null },
      ...{ lowLabel: "", highLabel: "", ask: "any-time", perDay: "one", isArchived: false, position: 0 },
    };
    const readings = Array.from({ length: readingsPerBatch + 1 }, (_, at) => ({
      ...{ trackerId: id(2), at: dateOfDay(15_000 + at), value: 450, utcOffset: -840 },
      timeZone: "America/Argentina/ComodRivadavia",
    }));
    const batches = [...batchesOf(many(1), [], { feelings: [feeling], trackers: [tracker], readings })];
    expect(batches.map(({ entries, readings = [] }) => [entries.length, readings.length])).toEqual([
      ...[
        [0, 0],
        [1, 0],
        [0, readingsPerBatch],
        [0, 1],
      ],
    ]);
    expect(batches[0]).toMatchObject({ feelings: [feeling], trackers: [tracker] });
    for (const batch of batches) {
      expect(importBatchSchema.safeParse(batch).error?.issues ?? []).toEqual([]);
      expect(Buffer.byteLength(JSON.stringify(batch))).toBeLessThanOrEqual(batchLimit);
    }
  });

  it("are none without entries", () => {
    expect([...batchesOf([], [])]).toEqual([]);
  });
});

it("counts the bytes of UTF-8", () => {
  for (const text of ["", "a", "é", "\u07ff", "\u0800", "日", "🌊", "a🌊é日"])
    expect(utf8Bytes(text)).toBe(Buffer.byteLength(text));
});
