import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import type { Call } from "#domain/call.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import {
  makeComparison,
  makeEntry,
  makeFeeling,
  makeImport,
  makeLink,
  makeTag,
  makeTracker,
  signUp,
} from "../../testing/make.ts";
import { makeNameKey, makeSealed } from "../../testing/make-sealed.ts";
import { setSeal } from "../../testing/set-seal.ts";
import type { Visitor } from "../../testing/visitor.ts";

let test: TestApp;
let ada: Visitor;

beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
});
afterAll(() => test.close());

beforeEach(async () => {
  const { visitor, user } = await signUp(test);
  ada = visitor;
  // Such a universe takes plain words and sealed ones.
  await setSeal(test.database.db, user.id, "opening");
});

const newStar = async (more: object = {}) => {
  test.clock.now += 1_000;
  return (await ada.call(api.createMoodEntry, { body: makeEntry({ id: randomUUID(), ...more }) })).body;
};
const correct = async (id: string, revision: number, body: object) =>
  (await ada.call(api.updateMoodEntry, { params: { id }, headers: { "if-match": `"${revision}"` }, body }))
    .body;
const put = (call: Call, id: string, body: object) => ada.call(call, { params: { id }, body });
const list = async (name: string) => (await ada.call(api.listChanges)).body[name];

const kinds: readonly (readonly [list: string, Call, () => Promise<object>, words: object])[] = [
  ["tags", api.putTag, async () => ({ ...makeTag(), nameKey: makeNameKey("a") }), { name: null }],
  ["feelings", api.putFeeling, async () => ({ ...makeFeeling(), nameKey: makeNameKey("a") }), { name: null }],
  [
    "trackers",
    api.putTracker,
    async () => ({ ...makeTracker(), nameKey: makeNameKey("a"), unit: "", lowLabel: "", highLabel: "" }),
    { name: null, unit: null, lowLabel: null, highLabel: null },
  ],
  [
    "constellations",
    api.putConstellation,
    async () => ({ entryIds: [(await newStar()).id, (await newStar()).id] }),
    { name: null },
  ],
  [
    "comparisons",
    api.putComparison,
    async () => ({ ...makeComparison(), query: "" }),
    { name: null, query: null },
  ],
];

describe.each(kinds)("%s with sealed words", (name, call, make, words) => {
  it("are stored and sent without others, can be sealed anew, and be plain again", async () => {
    const id = randomUUID();
    const { nameKey, ...rest } = (await make()) as { nameKey?: string };
    const key = nameKey ? { nameKey } : {};
    const body = { ...rest, name: "", ...key, sealed: makeSealed("one") };
    const { status, body: stored, text } = await put(call, id, body);
    expect([status, JSON.parse(text)]).toMatchObject([201, { id, ...words, sealed: body.sealed }]);
    expect(stored).not.toHaveProperty("nameKey");
    expect(await list(name)).toEqual([JSON.parse(text)]);

    const again = await put(call, id, body);
    expect([again.status, again.body]).toEqual([200, stored]);
    const anew = await put(call, id, { ...body, sealed: makeSealed("one, sealed anew") });
    expect(JSON.parse(anew.text)).toMatchObject({ ...words, sealed: makeSealed("one, sealed anew") });
    expect(anew.body.revision).toBeGreaterThan(stored.revision);

    const plain = await put(call, id, { ...rest, name: "Rain", ...("query" in rest && { query: "a=b" }) });
    expect(plain.body).toMatchObject({ name: "Rain" });
    expect(plain.body).not.toHaveProperty("sealed");
    expect(await list(name)).toEqual([plain.body]);
  });
});

describe.each([
  ["tag", api.putTag, makeTag],
  ["feeling", api.putFeeling, makeFeeling],
  ["tracker", api.putTracker, () => makeTracker({ lowLabel: "", highLabel: "" })],
] as const)("a %s with a sealed name", (_, call, make) => {
  it("needs the key of its name, unless its words come back as they are", async () => {
    const id = randomUUID();
    const body = { ...make(), name: "", sealed: makeSealed("one") };
    expect(await put(call, id, body)).toMatchObject({
      status: 400,
      body: { fieldCodes: { nameKey: { code: "required" } } },
    });
    await put(call, id, { ...body, nameKey: makeNameKey("one") });
    expect((await put(call, id, { ...body, isArchived: true })).status).toBe(200);
    expect((await put(call, id, { ...body, sealed: makeSealed("other") })).status).toBe(400);
    const namesake = await put(call, randomUUID(), {
      ...body,
      sealed: makeSealed("one, sealed anew"),
      nameKey: makeNameKey("one"),
    });
    expect([namesake.status, namesake.body.fieldCodes]).toMatchObject([409, { name: { code: "taken" } }]);
  });
});

describe("a star with a sealed note", () => {
  it("is stored, corrected, removed to the bin and restored without a note", async () => {
    const [first, second] = [makeSealed("Rain"), makeSealed("Snow")];
    const { cooldownStatus: _, ...star } = await newStar({ sealed: first });
    expect(star).toMatchObject({ note: null, sealed: first });
    expect(await list("entries")).toEqual([star]);
    expect((await ada.call(api.listMoodEntries)).body).toEqual([star]);

    const kept = await correct(star.id, star.revision, { intensity: 3 });
    expect(kept).toMatchObject({ intensity: 3, note: null, sealed: first });
    const changed = await correct(star.id, kept.revision, { sealed: second });
    expect(changed).toMatchObject({ note: null, sealed: second });
    expect(changed.revision).toBeGreaterThan(kept.revision);

    await ada.call(api.binMoodEntry, { params: { id: star.id } });
    expect((await ada.call(api.listBin)).body).toMatchObject([{ note: null, sealed: second }]);
    const { body } = await ada.call(api.restoreMoodEntry, { params: { id: star.id } });
    expect(body).toMatchObject({ note: null, sealed: second });

    const plain = await correct(star.id, body.revision, { note: "Sun" });
    expect(plain).toMatchObject({ note: "Sun" });
    expect(plain).not.toHaveProperty("sealed");
  });

  it("has none any more when its note is emptied", async () => {
    const star = await newStar({ sealed: makeSealed("Rain") });
    const emptied = await correct(star.id, star.revision, { note: null });
    expect(emptied).toMatchObject({ note: null });
    expect(emptied).not.toHaveProperty("sealed");
  });
});

it("links and imports have sealed words in the place of a label and the name of a file", async () => {
  const sealed = makeSealed("For my sister");
  const link = makeLink({ label: "", sealed });
  const made = await ada.call(api.createLink, { body: link });
  expect(made).toMatchObject({ status: 201, body: { label: "", sealed } });
  expect((await ada.call(api.createLink, { body: link })).body).toEqual(made.body);
  const params = { id: link.id as string };
  const kept = await ada.call(api.updateLink, { params, body: { showsDates: false } });
  expect(kept.body).toMatchObject({ label: "", sealed });
  const named = await ada.call(api.updateLink, { params, body: { label: "Mine" } });
  expect(named.body).toMatchObject({ label: "Mine" });
  expect(named.body).not.toHaveProperty("sealed");

  const opened = await ada.call(api.openImport, { body: makeImport({ fileName: "", sealed }) });
  expect(opened).toMatchObject({ status: 201, body: { fileName: "", sealed } });
});

it("an import brings sealed notes, tags, feelings and trackers", async () => {
  const { body } = await ada.call(api.openImport, { body: makeImport({ total: 1 }) });
  const params = { id: body.id };
  const named = (words: string) => ({
    id: randomUUID(),
    sealed: makeSealed(words),
    nameKey: makeNameKey(words),
  });
  const [tag, feeling, tracker] = [named("tag"), named("feeling"), named("tracker")];
  const { isArchived: _, ...own } = makeFeeling();
  const timestamp = "2026-01-01T00:00:00.000Z";
  const batch = {
    entries: [
      {
        ...{ key: "k", id: randomUUID(), emotion: "joy", intensity: 7, timestamp, tags: [tag.id] },
        sealed: makeSealed("note"),
      },
    ],
    tags: [{ ...tag, kind: "place" }],
    feelings: [{ ...own, name: "", ...feeling }],
    trackers: [{ ...makeTracker({ name: "", lowLabel: "", highLabel: "" }), ...tracker }],
  };
  const sent = await ada.call(api.addImportEntries, { params, body: batch });
  expect([sent.status, sent.text]).toMatchObject([200, expect.anything()]);
  await ada.call(api.finishImport, { params });
  expect((await ada.call(api.listChanges)).body).toMatchObject({
    entries: [{ note: null, sealed: makeSealed("note"), tags: [tag.id] }],
    tags: [{ id: tag.id, name: null, sealed: tag.sealed }],
    feelings: [{ id: feeling.id, name: null, sealed: feeling.sealed }],
    trackers: [{ id: tracker.id, name: null, sealed: tracker.sealed }],
  });
});
