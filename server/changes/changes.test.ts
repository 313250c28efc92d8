import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { type Changes, changesForm, formHeader, sealedForm } from "#domain/records/changes.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeEntry, makeTracker, signUp } from "../../testing/make.ts";
import { finishSeal, makeEpoch } from "../../testing/seal.ts";
import type { Visitor } from "../../testing/visitor.ts";

let test: TestApp;
let ada: Visitor;
let adaId: string;

beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
});
afterAll(() => test.close());

beforeEach(async () => {
  const { visitor, user } = await signUp(test);
  [ada, adaId] = [visitor, user.id];
});

const add = async (overrides: Record<string, unknown> = {}) => {
  test.clock.now += 1_000;
  const { body } = await ada.call(api.createMoodEntry, { body: makeEntry(overrides) });
  const { cooldownStatus: _, ...star } = body;
  return star as MoodEntry;
};
const ask = (query: Record<string, string> = {}, headers: Record<string, string> = {}, visitor = ada) =>
  visitor.call(api.listChanges, { query, headers });
const changesSince = async (since: number) => (await ask({ since: `${since}` })).body as Changes;
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe("GET /api/changes", () => {
  it("sends everything to a client that knows nothing", async () => {
    const stars = [await add(), await add({ note: "Rain" })];
    expect((await ask()).body).toEqual({
      ...{ revision: 2, nextOrdinal: 2, isWhole: true },
      entries: (await ada.call(api.listMoodEntries)).body,
      ...{ tags: [], constellations: [], feelings: [], trackers: [], readings: [], comparisons: [] },
      removed: {
        entries: [],
        tags: [],
        constellations: [],
        feelings: [],
        trackers: [],
        readings: [],
        comparisons: [],
      },
    });
    expect(idsOf((await ask()).body.entries)).toEqual(idsOf(stars));
  });

  it("sends only what changed after a revision", async () => {
    await add();
    const second = await add();
    expect(await changesSince(1)).toMatchObject({ revision: 2, isWhole: false, entries: [second] });
    expect(await changesSince(2)).toMatchObject({ revision: 2, isWhole: false, entries: [] });
  });

  it.each([
    ["a revision that is not reached yet", { since: "3" }],
    ["a revision of any number of digits", { since: "9".repeat(400) }],
    ["a revision from which on removals are forgotten", { since: "0" }],
    ["another form", { since: "2", form: `${changesForm + 1}` }],
  ])("sends everything to a client with %s", async (_, query) => {
    await add();
    const last = await add();
    await test.database.db.updateTable("users").set({ feedStart: 1 }).where("id", "=", adaId).execute();
    const { body } = await ask(query);
    expect([body.isWhole, body.entries.length]).toEqual([true, 2]);
    expect(await changesSince(1)).toMatchObject({ isWhole: false, entries: [last] });
  });

  it.each(["-1", "1.5", "", "1e3", "one", "0x1", " 1"])(
    "refuses the revision %j with a sentence",
    async (since) => {
      for (const name of ["since", "form"]) {
        const { status, body } = await ask({ [name]: since });
        const error = `${name} is a whole number from 0.`;
        expect([status, body]).toMatchObject([400, { error, fields: { [name]: error } }]);
      }
    },
  );

  it("replies 304 to its ETag, with any suffix of a content coding, until a star is added", async () => {
    await add();
    const whole = await ask();
    const etag = String(whole.headers.etag);
    expect(etag).toBe(`"${adaId}-1-${changesForm}.7"`);
    expect(whole.headers[formHeader.toLowerCase()]).toBe(`${changesForm}`);
    expect(whole.headers["cache-control"]).toBe("no-store");
    expect(whole.headers["content-security-policy"]).toContain("default-src 'none'");
    for (const sent of [etag, `W/${etag}`, etag.replace(/"$/, '-br"'), `"other", ${etag}`]) {
      const again = await ask({ since: "1", form: `${changesForm}` }, { "if-none-match": sent });
      expect([again.status, again.text]).toEqual([304, ""]);
      expect(again.headers["content-security-policy"]).toBeUndefined();
    }
    await add();
    const changed = await ask({ since: "1" }, { "if-none-match": etag });
    expect([changed.status, changed.body.entries.length]).toEqual([200, 1]);
  });

  it("replies 200 to the ETag of an earlier form or another coding that is unknown", async () => {
    await add();
    for (const sent of [`"${adaId}-1"`, `"${adaId}-1-0"`, `"${adaId}-1-${changesForm}.7-lzma"`])
      expect((await ask({ since: "1" }, { "if-none-match": sent })).status).toBe(200);
  });

  it("sends everything to a client that has followed a server with fewer kinds of records, and once", async () => {
    await ada.call(api.putTracker, { params: { id: randomUUID() }, body: makeTracker() });
    await add();
    const ofEarlier = { "if-none-match": `"${adaId}-2-${changesForm}"` };
    const whole = await ask({ since: "2" }, ofEarlier);
    expect(whole.body).toMatchObject({ isWhole: true, trackers: [{ revision: 1 }] });
    await add();
    const next = await ask({ since: "2" }, { "if-none-match": String(whole.headers.etag) });
    expect(next.body).toMatchObject({ isWhole: false, trackers: [] });
    const compressed = String(whole.headers.etag).replace(/"$/, '-br"');
    expect((await ask({ since: "2" }, { "if-none-match": compressed })).body.isWhole).toBe(false);
  });

  it("has another form, and sends everything once, as soon as words are sealed, and until they are open again", async () => {
    await add({ note: "Rain" });
    const formAfter = async (before: Awaited<ReturnType<typeof ask>>) => {
      const reply = await ask(
        { since: `${before.body.revision}` },
        { "if-none-match": String(before.headers.etag) },
      );
      return [reply, Number(reply.headers[formHeader.toLowerCase()]), reply.body.isWhole] as const;
    };
    const open = await ask();
    await ada.call(api.beginSealing, { body: makeEpoch() });
    const [sealing, ...whole] = await formAfter(open);
    expect(whole).toEqual([sealedForm, true]);
    expect(sealing.body.entries).toMatchObject([{ note: "Rain" }]);
    await finishSeal(ada);
    const [sealed, ...changed] = await formAfter(sealing);
    expect(changed).toEqual([sealedForm, false]);
    expect(sealed.body.entries).toMatchObject([{ note: null, sealed: expect.any(String) }]);
    await ada.call(api.beginOpening);
    await finishSeal(ada);
    const [, ...again] = await formAfter(sealed);
    expect(again).toEqual([changesForm, true]);
  });

  it("names the end of the cooldown, also with 304", async () => {
    const calm = await openTestApp({ rateLimits: false });
    const { visitor } = await signUp(calm);
    await visitor.call(api.createMoodEntry, { body: makeEntry() });
    const { headers } = await ask({}, {}, visitor);
    expect(headers["cooldown-ends-at"]).toBe("2026-03-13T12:05:00.000Z");
    const again = await ask({}, { "if-none-match": String(headers.etag) }, visitor);
    expect([again.status, again.headers["cooldown-ends-at"]]).toEqual([304, "2026-03-13T12:05:00.000Z"]);
    await calm.close();
  });

  it("never sends the rows of another user, not even by ETag", async () => {
    await add();
    const mine = await ask();
    const { visitor: other } = await signUp(test);
    // The other universe gets the same revision, so that the two differ in nothing but their person.
    await other.call(api.createMoodEntry, { body: makeEntry() });
    const theirs = await ask({ since: "1" }, { "if-none-match": String(mine.headers.etag) }, other);
    expect([theirs.status, theirs.body.entries]).toEqual([200, []]);
    expect((await ask({}, {}, test.visitor())).status).toBe(401);
  });
});
