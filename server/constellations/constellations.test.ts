import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { maxConstellations } from "#domain/records/constellation/constellation.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeEntry, signUp } from "../../testing/make.ts";
import type { Visitor } from "../../testing/visitor.ts";

let test: TestApp;
let ada: Visitor;
let userId: string;
let stars: string[];

beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
});
afterAll(() => test.close());
beforeEach(async () => {
  const { visitor, user } = await signUp(test);
  [ada, userId, stars] = [visitor, user.id, []];
  for (let n = 0; n < 4; n++)
    stars.push((await ada.call(api.createMoodEntry, { body: makeEntry() })).body.id);
});

const put = (id: string, body: Record<string, unknown>, visitor = ada) =>
  visitor.call(api.putConstellation, { params: { id }, body });
const remove = (id: string, visitor = ada) => visitor.call(api.deleteConstellation, { params: { id } });
const bin = (id: string) => ada.call(api.binMoodEntry, { params: { id } });
const changes = async (query: Record<string, string> = {}) =>
  (await ada.call(api.listChanges, { query })).body;
const listed = async () => (await changes()).constellations;
const nameSummer = async (entryIds = stars) => {
  const id = randomUUID();
  await put(id, { name: "Summer", entryIds });
  return id;
};

describe("PUT /api/constellations/:id", () => {
  it("names stars with 201, and changes name and stars with 200, each as one revision", async () => {
    const [id, [one, two, three]] = [randomUUID(), stars];
    const created = await put(id, { name: " My first summer here ", entryIds: [two, one] });
    const constellation = { id, name: "My first summer here", entryIds: [two, one], revision: 5 };
    expect([created.status, created.body]).toEqual([201, constellation]);
    const changed = await put(id, { name: "Summer", entryIds: [three, two, one] });
    expect([changed.status, changed.body]).toEqual([
      200,
      { id, name: "Summer", entryIds: [three, two, one], revision: 6 },
    ]);
    expect((await changes({ since: "5", form: "1" })).constellations).toEqual([changed.body]);
  });

  it("changes nothing when it is repeated", async () => {
    const [id, body] = [randomUUID(), { name: "Summer", entryIds: stars }];
    const first = await put(id, body);
    const again = await put(id, { ...body, name: "Summer " });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await changes()).revision).toBe(5);
  });

  it.each([
    ["an empty name", () => ({ name: " " }), "name", "length-out-of-range"],
    ["61 characters", () => ({ name: "x".repeat(61) }), "name", "length-out-of-range"],
    ["half a pair", () => ({ name: "\ud800" }), "name", "invalid-characters"],
    ["one star", () => ({ entryIds: stars.slice(1, 2) }), "entryIds", "star-count-out-of-range"],
    [
      "201 stars",
      () => ({ entryIds: Array.from({ length: 201 }, (_, n) => `${n}`) }),
      "entryIds",
      "star-count-out-of-range",
    ],
    ["a star twice", () => ({ entryIds: [stars[0], stars[0]] }), "entryIds", "repeated-star"],
    ["a word for the stars", () => ({ entryIds: "all" }), "entryIds", "wrong-shape"],
    ["an unknown star", () => ({ entryIds: [...stars, "gone"] }), "entryIds", "unknown-star"],
  ])("refuses %s", async (_, overrides, field, code) => {
    const { status, body } = await put(randomUUID(), { name: "Summer", entryIds: stars, ...overrides() });
    expect([status, body.fieldCodes[field]?.code]).toEqual([400, code]);
    expect((await changes()).revision).toBe(4);
  });

  it("says which stars are not in the sky: those in the bin, and those of another person", async () => {
    const { visitor } = await signUp(test);
    const theirs = (await visitor.call(api.createMoodEntry, { body: makeEntry() })).body.id;
    await bin(stars[1] as string);
    const { status, body } = await put(randomUUID(), { name: "Summer", entryIds: [...stars, theirs] });
    expect([status, body]).toMatchObject([400, { code: "unknown-star", unknown: [stars[1], theirs] }]);
    expect(await listed()).toEqual([]);
  });

  it("leaves the constellation of another person alone", async () => {
    const id = await nameSummer();
    const { visitor } = await signUp(test);
    const own = [1, 2].map(
      async () => (await visitor.call(api.createMoodEntry, { body: makeEntry() })).body.id,
    );
    const entryIds = await Promise.all(own);
    expect((await put(id, { name: "Theirs", entryIds: stars }, visitor)).status).toBe(400);
    expect((await put(id, { name: "Theirs", entryIds }, visitor)).status).toBe(201);
    expect(await listed()).toMatchObject([{ id, name: "Summer", entryIds: stars }]);
    expect((await test.visitor().call(api.putConstellation, { params: { id }, body: {} })).status).toBe(401);
  });

  it("accepts 100 constellations, and still changes them", async () => {
    const rows = Array.from({ length: maxConstellations - 1 }, (_, n) => ({
      ...{ userId, id: randomUUID(), name: `${n}`, createdAt: new Date(0), revision: 0, importId: null },
    }));
    await test.database.db.insertInto("constellations").values(rows).execute();
    const last = await nameSummer();
    const refused = await put(randomUUID(), { name: "One more", entryIds: stars });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { code: "too-many-constellations", params: { max: maxConstellations } },
    ]);
    expect((await put(last, { name: "Winter", entryIds: stars })).status).toBe(200);
    await remove(last);
    expect((await put(randomUUID(), { name: "One more", entryIds: stars })).status).toBe(201);
  });
});

describe("stars in the bin", () => {
  it("are not in the constellation until they are brought back, to the place where they were", async () => {
    const id = await nameSummer();
    const [one, two, three, four] = stars as [string, string, string, string];
    await bin(two);
    expect(await listed()).toMatchObject([{ entryIds: [one, three, four] }]);
    await put(id, { name: "Winter", entryIds: [four, one, three] });
    await ada.call(api.restoreMoodEntry, { params: { id: two } });
    expect(await listed()).toMatchObject([{ name: "Winter", entryIds: [four, one, two, three] }]);
  });

  it("leave a constellation without stars, which keeps its name, also after they are gone for good", async () => {
    await nameSummer(stars.slice(0, 2));
    for (const id of stars.slice(0, 2)) {
      await bin(id);
      await ada.call(api.purgeMoodEntry, { params: { id } });
    }
    expect(await listed()).toMatchObject([{ name: "Summer", entryIds: [] }]);
  });
});

describe("DELETE /api/constellations/:id", () => {
  it("removes the constellation and no star, and can be repeated", async () => {
    const id = await nameSummer();
    const { revision } = await changes();
    for (let n = 0; n < 2; n++) expect((await remove(id)).status).toBe(204);
    expect(await changes({ since: `${revision}`, form: "1" })).toMatchObject({
      ...{ revision: revision + 1, entries: [], constellations: [] },
      removed: { constellations: [id] },
    });
    expect((await changes()).entries).toHaveLength(4);
  });

  it("is undone by naming the stars again with the same id", async () => {
    const id = await nameSummer();
    await remove(id);
    expect((await put(id, { name: "Summer", entryIds: stars })).status).toBe(201);
    const { constellations, removed } = await changes({ since: "1", form: "1" });
    expect([constellations, removed.constellations]).toMatchObject([[{ id }], []]);
  });

  it("replies 404 for an unknown constellation and for one of another person", async () => {
    const id = await nameSummer();
    const { visitor } = await signUp(test);
    for (const unknown of [id, randomUUID()]) expect((await remove(unknown, visitor)).status).toBe(404);
    expect(await listed()).toHaveLength(1);
  });
});
