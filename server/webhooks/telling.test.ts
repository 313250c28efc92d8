import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { importAll, makeEntries } from "../../testing/imports.ts";
import { makeEntry, makeReading, makeTag, makeTracker } from "../../testing/make.ts";
import { sealUniverse } from "../../testing/seal.ts";
import type { Visitor } from "../../testing/visitor.ts";
import { startWebhookTests } from "../../testing/webhooks.ts";

const at = startWebhookTests();
const { person, tellDue } = at;

type Star = { readonly id: string; readonly revision: number };
const addStar = async (visitor: Visitor, overrides: Record<string, unknown> = {}) =>
  (await visitor.call(api.createMoodEntry, { body: makeEntry(overrides) })).body as Star;
const typesOf = () => at.receiver.received.map(({ type }) => type);

describe("a webhook", () => {
  it("is told of a star that was added, corrected, binned, brought back and deleted forever, in this order", async () => {
    const { visitor, user } = await person();
    const star = await addStar(visitor, { note: "Rain" });
    await tellDue();
    const headers = { "if-match": `"${star.revision}"` };
    await visitor.call(api.updateMoodEntry, { params: star, body: { note: "Sun" }, headers });
    await tellDue();
    await visitor.call(api.binMoodEntry, { params: star });
    await tellDue();
    await visitor.call(api.restoreMoodEntry, { params: star });
    await tellDue();
    await visitor.call(api.binMoodEntry, { params: star });
    await tellDue();
    await visitor.call(api.purgeMoodEntry, { params: star });
    await tellDue();
    expect(typesOf()).toEqual([
      ...["star.created", "star.changed", "star.removed", "star.changed"],
      // The star leaves once for the bin, and once for ever.
      ...["star.removed", "star.removed"],
    ]);
    for (const { data } of at.receiver.received) expect(data.universe).toBe(user.id);
    expect(at.receiver.received[0]?.data.star).toMatchObject({ id: star.id, emotion: "joy" });
    expect(at.receiver.received[2]?.data).toEqual({ universe: user.id, id: star.id });
  });

  it("is told of several changes one after the other, each of a star as it is then", async () => {
    const { visitor } = await person();
    const [one, two] = [await addStar(visitor), await addStar(visitor)];
    const headers = { "if-match": `"${one.revision}"` };
    await visitor.call(api.updateMoodEntry, { params: one, body: { intensity: 5 }, headers });
    await tellDue();
    const told = at.receiver.received.map(({ type, data }) => [type, data.star.id]);
    expect(told.length).toBeGreaterThanOrEqual(2);
    expect(new Set(at.receiver.received.map(({ id }) => id)).size).toBe(told.length);
    expect(told.findLast(([, id]) => id === one.id)?.[0]).toMatch(/star\.(created|changed)/);
    expect(told.find(([, id]) => id === two.id)?.[0]).toBe("star.created");
    const last = at.receiver.received.findLast(({ data }) => data.star.id === one.id);
    expect(last?.data.star).toMatchObject({ intensity: 5 });
  });

  it("is told of a reading, of its correction and of its removal", async () => {
    const { visitor, user } = await person();
    const tracker = { id: randomUUID() };
    await visitor.call(api.putTracker, { params: tracker, body: makeTracker() });
    const params = { trackerId: tracker.id, at: "2026-03-12" };
    for (const value of [2, 4]) {
      await visitor.call(api.putReading, { params, body: makeReading({ value }) });
      await tellDue();
    }
    await visitor.call(api.deleteReading, { params });
    await tellDue();
    expect(at.receiver.received.map(({ data }) => data.reading?.value ?? null)).toEqual([2, 4, null]);
    expect(at.receiver.received.at(-1)?.data).toEqual({ universe: user.id, ...params, reading: null });
  });

  it("is told nothing of what it did not ask for", async () => {
    const { visitor } = await person({ events: ["star.removed"] });
    const star = await addStar(visitor);
    await tellDue();
    await visitor.call(api.binMoodEntry, { params: star });
    await visitor.call(api.putTag, { params: { id: randomUUID() }, body: makeTag() });
    await tellDue();
    expect(typesOf()).toEqual(["star.removed"]);
  });

  it("is told once that more than a hundred records have changed, as by an import", async () => {
    const { visitor, user } = await person();
    await importAll(visitor, makeEntries(120));
    await tellDue();
    await visitor.call(api.listChanges);
    expect(typesOf()).toEqual(["universe.changed"]);
    const { data } = at.receiver.received[0] ?? {};
    expect(data).toEqual({ universe: user.id, since: expect.any(Number), revision: expect.any(Number) });
    expect(data.since).toBeLessThan(data.revision);
  });

  it("is told of a tag that many stars lose, as one event, and of one that a few lose, as theirs", async () => {
    const { visitor } = await person();
    const [from, into] = [{ id: randomUUID() }, { id: randomUUID() }];
    for (const params of [from, into]) await visitor.call(api.putTag, { params, body: makeTag() });
    for (let count = 0; count < 3; count += 1) await addStar(visitor, { tags: [from.id] });
    await tellDue();
    at.receiver.received.length = 0;
    await visitor.call(api.mergeTags, { params: from, body: { into: into.id } });
    await tellDue();
    expect(typesOf()).toEqual(["star.changed", "star.changed", "star.changed"]);
    for (const { data } of at.receiver.received) expect(data.star.tags).toEqual([into.id]);
  });

  it("gets no words without words:read, and with it those that are not sealed", async () => {
    const { visitor, user } = await person();
    const other = await at.addWebhook({ visitor, user }, { scopes: ["moods:read", "words:read"] });
    await addStar(visitor, { note: "Canary of the note" });
    await tellDue();
    const noteOf = (isOther: boolean) =>
      at.receiver.received.find(({ hook }) => (hook === other.hook) === isOther)?.data.star.note;
    expect([noteOf(true), noteOf(false)]).toEqual(["Canary of the note", null]);
    expect(at.receiver.texts.filter((text) => text.includes("Canary"))).toHaveLength(1);
  });

  it("gets sealed words sealed, and without words:read not even those", async () => {
    const { visitor, user } = await person();
    const other = await at.addWebhook({ visitor, user }, { scopes: ["moods:read", "words:read"] });
    await addStar(visitor, { note: "Canary of the note" });
    await tellDue();
    for (const list of [at.receiver.texts, at.receiver.received]) list.length = 0;
    await sealUniverse(visitor);
    await tellDue();
    expect(at.receiver.texts.join("")).not.toContain("Canary");
    const texts = at.receiver.received.filter(({ data }) => data.star);
    for (const { hook, data } of texts) expect("sealed" in data.star).toBe(hook === other.hook);
    expect(texts.length).toBeGreaterThan(0);
  });

  it("of a person is told nothing of another", async () => {
    const [ada, grace] = [await person(), await person()];
    const star = await addStar(ada.visitor);
    await tellDue();
    expect(at.receiver.received.map(({ hook, data }) => [hook, data.star.id])).toEqual([
      [ada.webhook.hook, star.id],
    ]);
    expect(grace.webhook.hook).not.toBe(ada.webhook.hook);
  });
});
