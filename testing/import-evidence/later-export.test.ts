import { describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { starsOf, startImportTests } from "../imports.ts";
import { makeEntry } from "../make.ts";
import { journalOf, readCsv } from "../read-files.ts";
import { importJournal } from "./import-case.ts";

const at = startImportTests();

const header = "full_date,date,weekday,time,mood,activities,note_title,note";
const csv = (rows: readonly string[]) => journalOf(readCsv([header, ...rows].join("\n")));
const row = (date: string, time: string, mood: string, note: string) =>
  `${date},,,${time},${mood},walk,,${note}`;

const says = ({ timestamp, emotion, note, editedAt }: MoodEntry) => [timestamp, emotion, note, editedAt];
const sky = async (): Promise<MoodEntry[]> => await starsOf(at.ada);
const said = async () => (await sky()).map(says).toSorted();
const undo = async (id: string) =>
  expect((await at.ada.call(api.removeImport, { params: { id } })).status).toBe(204);

/** The places that each star of the sky would have if the sky were laid out in the order of its moments. */
async function expectInOrder() {
  const rows = await at.test.database.db
    .selectFrom("mood_entries")
    .select(["timestamp", "rank"])
    .where("userId", "=", at.userId)
    .orderBy("rank")
    .execute();
  const moments = rows.map(({ timestamp }) => timestamp.getTime());
  expect(moments).toEqual(moments.toSorted((one, other) => one - other));
  expect(new Set(rows.map(({ rank }) => rank)).size).toBe(rows.length);
}

const earlier = [
  row("2025-02-03", "21:00", "good", "a walk"),
  row("2025-02-02", "21:00", "bad", "rain"),
  row("2025-02-01", "21:00", "meh", ""),
];
const later = [
  row("2025-02-04", "08:00", "rad", "sun"),
  row("2025-02-03", "07:00", "good", "a walk"),
  row("2025-02-02", "21:00", "bad", "rain, and hail"),
  row("2025-02-01", "21:00", "awful", ""),
];

describe("a later export of the same journal", () => {
  it("adds what is new, corrects what has changed, and gives all of it back when it is undone", async () => {
    const first = await importJournal(at.ada, csv(earlier));
    const before = await said();
    const second = await importJournal(at.ada, csv(later));
    expect(second.counts).toEqual({ added: 1, known: 1, corrected: 2 });
    expect(await said()).toEqual([
      ["2025-02-01T20:00:00.000Z", "sadness", null, null],
      ["2025-02-02T20:00:00.000Z", "sadness", "rain", null],
      ["2025-02-03T06:00:00.000Z", "contentment", "a walk", null],
      ["2025-02-04T07:00:00.000Z", "joy", "sun", null],
    ]);
    await expectInOrder();
    expect((await importJournal(at.ada, csv(later))).counts).toEqual({ added: 0, known: 4 });
    expect((await importJournal(at.ada, csv(earlier))).counts).toEqual({ added: 0, known: 3 });
    expect((await at.ada.call(api.listImports)).body).toContainEqual(
      expect.objectContaining({ id: second.id, added: 1, known: 1, corrected: 2 }),
    );
    await undo(second.id);
    expect(await said()).toEqual(before);
    await expectInOrder();
    expect((await importJournal(at.ada, csv(later))).counts).toEqual({ added: 1, known: 1, corrected: 2 });
    await undo(first.id);
    expect(await said()).toEqual([["2025-02-04T07:00:00.000Z", "joy", "sun", null]]);
    expect((await importJournal(at.ada, csv(later))).counts).toEqual({ added: 3, known: 1 });
  });

  it("leaves stars as they are, or adds others, as the person decides", async () => {
    await importJournal(at.ada, csv(earlier));
    const before = await said();
    const kept = await importJournal(at.ada, csv(later), {}, "keep");
    expect(kept.counts).toEqual({ added: 1, known: 1 });
    await undo(kept.id);
    expect(await said()).toEqual(before);
    expect((await importJournal(at.ada, csv(later), {}, "add")).counts).toEqual({ added: 3, known: 1 });
    expect((await importJournal(at.ada, csv(later), {})).counts).toEqual({ added: 0, known: 4 });
  });

  it("corrects what an earlier release has imported", async () => {
    await importJournal(at.ada, csv(earlier));
    const { db } = at.test.database;
    await db.updateTable("import_keys").set({ said: null }).where("userId", "=", at.userId).execute();
    expect((await importJournal(at.ada, csv(later))).counts).toEqual({ added: 1, known: 1, corrected: 2 });
  });

  it("changes neither what the person has edited nor, when it is undone, what was edited since", async () => {
    await importJournal(at.ada, csv(earlier));
    const edit = async (note: string | null, body: Partial<MoodEntry>) => {
      const star = (await sky()).find((one) => one.note === note);
      const headers = { "if-match": `"${star?.revision}"` };
      const edited = await at.ada.call(api.updateMoodEntry, {
        params: { id: star?.id ?? "" },
        headers,
        body,
      });
      expect(edited.status).toBe(200);
    };
    await edit("a walk", { note: "a long walk", emotion: "hope" });
    const second = await importJournal(at.ada, csv(later));
    expect(second.counts).toEqual({ added: 1, known: 1, corrected: 2 });
    expect(await sky()).toContainEqual(
      expect.objectContaining({
        note: "a long walk",
        emotion: "hope",
        timestamp: "2025-02-03T06:00:00.000Z",
      }),
    );
    await edit("a long walk", { intensity: 2 });
    await undo(second.id);
    expect(await sky()).toContainEqual(
      expect.objectContaining({ note: "a long walk", timestamp: "2025-02-03T06:00:00.000Z", intensity: 2 }),
    );
    await expectInOrder();
  });

  it("does not bring back a star that the person has removed, nor touches a star added by hand", async () => {
    const own = (await at.ada.call(api.createMoodEntry, { body: makeEntry({ note: "Mine" }) })).body;
    await importJournal(at.ada, csv(earlier));
    const rain = (await sky()).find(({ note }) => note === "rain");
    await at.ada.call(api.binMoodEntry, { params: { id: rain?.id ?? "" } });
    await importJournal(at.ada, csv(later));
    expect((await sky()).some(({ note }) => note?.startsWith("rain"))).toBe(false);
    expect(await sky()).toContainEqual(expect.objectContaining({ id: own.id, emotion: own.emotion }));
  });
});

/** Ten entries a day, the newest first, with a note at every third. */
const count = process.env.LONG ? 10_000 : 1_000;
const diary = Array.from({ length: count }, (_, at) => {
  const date = new Date(Date.UTC(2024, 11, 31) - Math.floor(at / 10) * 86_400_000).toISOString().slice(0, 10);
  const [hour, note] = [String(22 - (at % 10)).padStart(2, "0"), at % 3 === 0 ? `entry ${at}` : ""];
  return {
    date,
    time: `${hour}:${at % 2 === 0 ? "05" : "40"}`,
    mood: ["good", "bad", "meh"][at % 3] ?? "",
    note,
  };
});

it(`of ${count} entries has 30 new, 5 corrected and 3 deleted ones`, async () => {
  const textOf = ({ date, time, mood, note }: (typeof diary)[number]) => row(date, time, mood, note);
  const first = await importJournal(at.ada, csv(diary.map(textOf)));
  expect(first.counts).toEqual({ added: count, known: 0 });
  const changes = new Map([
    [0, { time: "23:59" }],
    [301, { mood: "awful" }],
    [402, { time: "04:00", mood: "rad" }],
    [753, { date: "2023-01-01" }],
    [998, { time: "03:00" }],
  ]);
  const deleted = new Set([12, 500, 876]);
  const kept = diary.flatMap((entry, at) => (deleted.has(at) ? [] : { ...entry, ...changes.get(at) }));
  const fresh = Array.from({ length: 30 }, (_, at) =>
    row(`2025-01-${String(30 - at).padStart(2, "0")}`, "20:15", "good", at % 2 === 0 ? `new ${at}` : ""),
  );
  const second = await importJournal(at.ada, csv([...fresh, ...kept.map(textOf)]));
  expect(second.counts).toEqual({ added: 30, known: count - 8, corrected: 5 });
  expect((await sky()).length).toBe(count + 30);
  await expectInOrder();
  await undo(second.id);
  expect((await sky()).length).toBe(count);
});
