import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { type Journal, startJournal } from "../../testing/journal.ts";
import { makeSealed } from "../../testing/make-sealed.ts";
import { setSeal } from "../../testing/set-seal.ts";

let test: TestApp;
let ada: Journal;
let id: string;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());
beforeEach(async () => {
  ada = await startJournal(test);
  id = randomUUID();
});

const seal = (...[state, epochs]: [Parameters<typeof setSeal>[2], number[]?]) =>
  setSeal(test.database.db, ada.userId, state, epochs);
const codeOf = async (sent: ReturnType<Journal["post"]>) => {
  const { status, body } = await sent;
  return [status, body.code];
};
const hashes = async () => {
  const stars = test.database.db.selectFrom("mood_entries").select("bodyHash");
  return (await stars.where("userId", "=", ada.userId).execute()).map(({ bodyHash }) => bodyHash);
};

/** One text, sealed on two days. */
const [first, second] = [makeSealed("Rain"), makeSealed("Rain, sealed anew")];

describe("a repeated star with a sealed note", () => {
  it("is the same star, however its note was sealed this time", async () => {
    await seal("sealed");
    const star = await ada.add({ id, sealed: first });
    expect(await ada.add({ id, sealed: first })).toEqual(star);
    expect(await ada.add({ id, sealed: second })).toEqual(star);
    expect(await ada.list()).toEqual([star]);
  });

  it("is another star where it says something else beside its words", async () => {
    await seal("sealed");
    const star = await ada.add({ id, sealed: first });
    for (const other of [{ intensity: 6 }, { sealed: null }, { timestamp: "2026-03-01T00:00:00Z" }])
      expect(await codeOf(ada.post({ id, sealed: first, ...other }))).toEqual([409, "id-used"]);
    expect(await ada.list()).toEqual([star]);
  });

  it("is the star that was added before the sealing began, when the first reply was lost", async () => {
    const star = await ada.add({ id, note: "Rain" });
    await seal("sealing");
    expect(await codeOf(ada.post({ id, note: "Rain" }))).toEqual([409, "universe-sealed"]);
    expect(await ada.add({ id, sealed: first })).toEqual(star);
    expect(await codeOf(ada.post({ id, sealed: first, intensity: 6 }))).toEqual([409, "id-used"]);
  });

  it("is another star when the one that was added has no note", async () => {
    await ada.add({ id });
    await seal("sealing");
    expect(await codeOf(ada.post({ id, sealed: first }))).toEqual([409, "id-used"]);
  });

  it("is known by what it says beside its words once no hash tells its plain ones", async () => {
    const timestamp = "2026-03-13T11:00:00.000Z";
    const star = await ada.add({ id, note: "Rain", timestamp });
    await seal("sealing");
    const { body: sealed } = await ada.correct(star, { sealed: first });
    expect(await hashes()).toEqual([null]);
    expect(await ada.add({ id, sealed: second, timestamp })).toEqual(sealed);
    const moved = { timestamp: "2026-03-13T10:00:00.000Z" };
    const others = [
      { intensity: 6 },
      { emotion: "hope" },
      { keptOutOfLetters: true },
      { sealed: null },
      moved,
    ];
    for (const other of others)
      expect(await codeOf(ada.post({ id, sealed: second, timestamp, ...other }))).toEqual([409, "id-used"]);
    expect(await ada.list()).toEqual([sealed]);
  });

  it("is the same star when its words are plain again", async () => {
    await seal("sealed");
    const star = await ada.add({ id, sealed: first });
    await seal("opening");
    expect(await ada.add({ id, note: "Rain" })).toEqual(star);
  });

  it("leaves no hash that depends on its words", async () => {
    await seal("sealed");
    await ada.add({ id, sealed: first });
    const [hash] = await hashes();
    ada = await startJournal(test);
    await seal("sealed");
    await ada.add({ id, sealed: second });
    expect(await hashes()).toEqual([hash]);
  });
});

describe("a stored reply", () => {
  it("repeats the sealed note as it is now, and none after the star was purged", async () => {
    await seal("sealed");
    const key = { "idempotency-key": "k-1" };
    const { body: star } = await ada.post({ sealed: first }, key);
    await ada.correct(star, { sealed: second });
    expect((await ada.post({ sealed: first }, key)).body).toMatchObject({ note: null, sealed: second });
    await ada.moveToBin(star);
    await ada.purge(star);
    const { body } = await ada.post({ sealed: first }, key);
    expect(body).toMatchObject({ id: star.id, note: null });
    expect(body).not.toHaveProperty("sealed");
  });
});
