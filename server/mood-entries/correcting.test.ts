import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeEntry, signUp } from "../../testing/make.ts";
import type { Visitor } from "../../testing/visitor.ts";

const minute = 60_000;
let test: TestApp;
let ada: Visitor;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  ada = (await signUp(test)).visitor;
});

const iso = (moment: number) => new Date(moment).toISOString();
const add = async (overrides: Record<string, unknown> = {}): Promise<MoodEntry> => {
  const { status, body, text } = await ada.call(api.createMoodEntry, { body: makeEntry(overrides) });
  expect([status, text]).toEqual([201, expect.anything()]);
  const { cooldownStatus: _, ...star } = body;
  return star;
};
const list = async (): Promise<MoodEntry[]> => (await ada.call(api.listMoodEntries)).body;
const correct = ({ id, revision }: { id: string; revision: number }, body: unknown) =>
  ada.call(api.updateMoodEntry, { params: { id }, headers: { "if-match": `"${revision}"` }, body });

describe("PATCH /api/mood-entries/:id", () => {
  it("corrects what is sent and keeps the rest", async () => {
    const star = await add({ note: "before", utcOffset: 60, timeZone: "Europe/Berlin" });
    test.clock.now += minute;
    const { status, body } = await correct(star, { note: "after", intensity: 3 });

    const corrected = { ...star, note: "after", intensity: 3, editedAt: iso(test.clock.now), revision: 2 };
    expect([status, body]).toEqual([200, corrected]);
    expect(await list()).toEqual([corrected]);
  });

  it("replies 200 to a correction that was made already, whatever revision it names", async () => {
    const star = await add();
    const first = await correct(star, { note: "after" });
    const again = await correct(star, { note: "after" });

    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  it("replies 412 with the star when it was changed elsewhere", async () => {
    const star = await add();
    const { body: now } = await correct(star, { note: "one device" });
    const answer = await correct(star, { note: "another device" });

    expect([answer.status, answer.body]).toEqual([
      412,
      {
        error: "This star was changed somewhere else in the meantime.",
        code: "changed-elsewhere",
        entry: now,
      },
    ]);
    expect(await list()).toEqual([now]);
  });

  it("needs the revision of the star", async () => {
    const { id } = await add();
    const without = await ada.call(api.updateMoodEntry, { params: { id }, body: { note: "x" } });
    expect([without.status, without.body.code]).toEqual([428, "precondition-required"]);
    for (const bad of ["1", '"x"', 'W/"1"', "*", '"-1"', '"1", "2"']) {
      const headers = { "if-match": bad };
      const { status } = await ada.call(api.updateMoodEntry, {
        params: { id },
        headers,
        body: { note: "x" },
      });
      expect([bad, status]).toEqual([bad, 400]);
    }
  });

  it("replies 404 for a star in the bin, an unknown one and that of another person", async () => {
    const star = await add();
    const { visitor: other } = await signUp(test);
    const headers = { "if-match": '"1"' };
    const theirs = await other.call(api.updateMoodEntry, { params: star, headers, body: { note: "x" } });
    expect(theirs.status).toBe(404);
    expect((await correct({ id: randomUUID(), revision: 1 }, { note: "x" })).status).toBe(404);
    await ada.call(api.binMoodEntry, { params: star });
    expect((await correct(star, { note: "x" })).status).toBe(404);
  });
});
