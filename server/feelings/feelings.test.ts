import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { emotionIds } from "#domain/emotions.ts";
import { maxOwnFeelings } from "#domain/records/feeling/feeling.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { type Journal, startJournal } from "../../testing/journal.ts";
import { makeFeeling } from "../../testing/make.ts";

let test: TestApp;
let ada: Journal;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
});
afterAll(() => test.close());
beforeEach(async () => {
  ada = await startJournal(test);
});

const put = (id: string, body: object, journal = ada) =>
  journal.visitor.call(api.putFeeling, { params: { id }, body });
const make = async (overrides: Record<string, unknown> = {}, journal = ada) =>
  (await put(randomUUID(), makeFeeling(overrides), journal)).body as {
    id: string;
    name: string;
    revision: number;
  };
const remove = (id: string) => ada.visitor.call(api.deleteFeeling, { params: { id } });
const feed = async () => (await ada.visitor.call(api.listChanges)).body;

describe("a feeling of one's own", () => {
  it("is created once, changed, and in the feed as it was sent", async () => {
    const id = randomUUID();
    const body = makeFeeling({ name: "  Homesick ", valence: -0.35, energy: 0 });
    const expected = { ...body, name: "Homesick", id, revision: 1 };
    const first = await put(id, body);
    expect([first.status, first.body]).toEqual([201, expected]);
    const again = await put(id, body);
    expect([again.status, again.body]).toEqual([200, expected]);
    const changed = await put(id, { ...body, name: "homesick", family: "love", isArchived: true });
    expect(changed.status).toBe(200);
    expect(await feed()).toMatchObject({ revision: 2, feelings: [changed.body] });
    expect(changed.body).toEqual({
      ...{ ...expected, name: "homesick", family: "love", isArchived: true, revision: 2 },
    });
  });

  it("cannot have the name of another one, however it is written, nor the id of one of the 36", async () => {
    const other = await make({ name: "Fernweh" });
    const taken = await put(randomUUID(), makeFeeling({ name: "ＦＥＲＮＷＥＨ" }));
    expect([taken.status, taken.body.code, taken.body.feeling]).toEqual([409, "feeling-name-taken", other]);
    for (const id of emotionIds) {
      const { status, body } = await put(randomUUID(), makeFeeling({ name: id.toUpperCase() }));
      expect([status, body.code, body.feeling]).toEqual([409, "feeling-name-taken", null]);
    }
    const theirs = await startJournal(test);
    expect((await put(randomUUID(), makeFeeling({ name: "Fernweh" }), theirs)).status).toBe(201);
  });

  it("is one of up to 60, of which each can still be changed", async () => {
    for (let count = 1; count < maxOwnFeelings; count++) await make();
    const last = await make();
    const { status, body } = await put(randomUUID(), makeFeeling());
    expect([status, body.code, body.params]).toEqual([400, "too-many-feelings", { max: 60 }]);
    expect((await put(last.id, makeFeeling())).status).toBe(200);
  });

  it.each([
    ["name", "", "length-out-of-range"],
    ["name", "x".repeat(41), "length-out-of-range"],
    ["name", "a\u202Eb", "invisible-characters"],
    ["family", "joy", "unknown-option"],
    ["valence", 1.01, "out-of-range"],
    ["valence", null, "out-of-range"],
    ["energy", -0.01, "out-of-range"],
    ["energy", "1", "out-of-range"],
    ["isArchived", 1, "unknown-option"],
    ["color", "#123456", "unknown-field"],
  ])("is refused with %s %j", async (field, value, code) => {
    const { status, body } = await put(randomUUID(), makeFeeling({ [field]: value }));
    expect([status, body.fieldCodes[field].code]).toEqual([400, code]);
  });

  it("is refused with a number that is too large for any number", async () => {
    const body = JSON.stringify(makeFeeling()).replace("-0.3", "1e309");
    const path = api.putFeeling.path.replace(":id", randomUUID());
    const { status } = await ada.visitor.send("PUT", path, { body });
    expect(status).toBe(400);
  });
});

describe("a star", () => {
  it("has own feelings as its first and as its second", async () => {
    const [one, other] = [await make(), await make()];
    const star = await ada.add({ emotion: one.id.toUpperCase() });
    const twin = { emotion: "joy", isTwinStar: 1, secondaryEmotion: other.id, secondaryIntensity: 3 };
    expect(star.emotion).toBe(one.id);
    expect((await ada.correct(star, twin)).body).toMatchObject(twin);
  });

  it("is refused with a feeling that the universe does not have", async () => {
    const theirs = await make({}, await startJournal(test));
    const star = await ada.add();
    for (const felt of [{ emotion: theirs.id }, { isTwinStar: 1, secondaryEmotion: randomUUID() }]) {
      const field = Object.keys(felt).at(-1) ?? "";
      for (const { status, body } of [await ada.post(felt), await ada.correct(star, felt)])
        expect([status, body.fieldCodes]).toEqual([
          400,
          { [field]: { code: "unknown-feeling", text: "refusals-universe.unknownFeeling" } },
        ]);
    }
    expect(await ada.list()).toEqual([star]);
  });
});

describe("the removal of a feeling", () => {
  it("waits until no star has it, in the sky or in the bin, as its first or as its second", async () => {
    const { id } = await make();
    const star = await ada.add({ emotion: id });
    const twin = await ada.add({ isTwinStar: 1, secondaryEmotion: id, secondaryIntensity: 1 });
    await ada.moveToBin(star);
    const refused = await remove(id);
    expect([refused.status, refused.body.code, refused.body.params]).toEqual([
      ...[409, "feeling-in-use", { stars: 2 }],
    ]);
    await ada.purge(star);
    await ada.correct(twin, { isTwinStar: 0 });
    expect([(await remove(id)).status, (await remove(id)).status]).toEqual([204, 204]);
    expect((await remove(randomUUID())).status).toBe(404);
    expect(await feed()).toMatchObject({ feelings: [] });
  });
});
