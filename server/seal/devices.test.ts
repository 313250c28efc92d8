import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeEntry, makeTag, signUp } from "../../testing/make.ts";
import {
  finishSeal,
  itemsLeft,
  listWords,
  makeEpoch,
  putItems,
  readWords,
  sealUniverse,
  wordsIn,
} from "../../testing/seal.ts";
import type { Visitor } from "../../testing/visitor.ts";

let test: TestApp;
let ada: Visitor;
/** The same session in another tab: cookies alone are shared. */
let other: Visitor;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
});
afterAll(() => test.close());
beforeEach(async () => {
  const { visitor } = await signUp(test);
  ada = visitor;
  other = test.visitor();
  for (const [name, value] of ada.cookies) other.cookies.set(name, value);
  for (const note of ["One", "Two", "Three", "Four", "Five"])
    await ada.call(api.createMoodEntry, { body: makeEntry({ note }) });
  await ada.call(api.putTag, { params: { id: randomUUID() }, body: makeTag({ name: "Work" }) });
});

const begin = (visitor: Visitor, epoch: object) => visitor.call(api.beginSealing, { body: epoch });

describe("two devices", () => {
  it("that begin at once have one epoch, and one of them is told that the other was first", async () => {
    const replies = await Promise.all([begin(ada, makeEpoch()), begin(other, makeEpoch())]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { epochs, slots } = (await ada.call(api.getSeal)).body;
    expect([epochs.length, slots.length]).toEqual([1, 2]);
    const first = replies.find(({ status }) => status === 200)?.body;
    expect(epochs).toEqual(first.epochs);
  });

  it("that seal at once seal each record once, and both come to the end", async () => {
    const before = await readWords(ada);
    await begin(ada, makeEpoch());
    const ends = await Promise.all([finishSeal(ada, 2), finishSeal(other, 2)]);
    expect(ends.map(({ status, body }) => [status, body.state])).toEqual([
      [200, "sealed"],
      [200, "sealed"],
    ]);
    expect(await readWords(ada)).toEqual(before);
    const revisions = (await ada.call(api.listChanges)).body.entries.map(
      ({ revision }: { revision: number }) => revision,
    );
    expect((await putItems(ada, [])).status).toBe(200);
    expect((await ada.call(api.listChanges)).body.entries).toMatchObject(
      revisions.map((revision: number) => ({ revision })),
    );
  });

  it("that put the same records at once store those of one, and tell the other", async () => {
    await begin(ada, makeEpoch());
    const items = await itemsLeft(ada);
    const theirs = items.map((item) => ("sealed" in item ? { ...item, sealed: `${item.sealed}A` } : item));
    const [mine, others] = await Promise.all([putItems(ada, items), putItems(other, theirs)]);
    const states = ({ body }: typeof mine) => body.items.map(({ state }: { state: string }) => state);
    for (const [at, state] of states(mine).entries())
      expect([state, states(others)[at]].sort()).toEqual(["changed", "stored"]);
    expect((await ada.call(api.finishSeal)).status).toBe(200);
  });

  it("of which one seals and one opens end in one state, with every word readable", async () => {
    const before = await readWords(ada);
    await begin(ada, makeEpoch());
    const seal = async () => {
      for (const item of await itemsLeft(ada)) {
        const put = await putItems(ada, [item]);
        if (put.status === 409) return put;
      }
      return ada.call(api.finishSeal);
    };
    const open = async () => {
      await other.call(api.beginOpening);
      return finishSeal(other, 1);
    };
    const [sealed, opened] = await Promise.all([seal(), open()]);
    expect(opened).toMatchObject({ status: 200 });
    // The client was too early, too late, or has not heard that the direction has changed.
    expect([200, 409]).toContain(sealed.status);
    expect((await ada.call(api.getSeal)).body).toMatchObject({ state: "open", slots: [] });
    expect((await listWords(ada)).every(({ sealed: text }) => text === null)).toBe(true);
    expect(await readWords(ada)).toEqual(before);
  });

  it("that change the key at once have one next epoch", async () => {
    await sealUniverse(ada);
    const rotate = (visitor: Visitor) => visitor.call(api.rotateSeal, { body: makeEpoch(2) });
    const replies = await Promise.all([rotate(ada), rotate(other)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await ada.call(api.getSeal)).body.epochs).toHaveLength(2);
  });

  it("of which one ends what the other asks for are told of the same moment", async () => {
    const begun = await sealUniverse(ada);
    await ada.call(api.rotateSeal, { body: makeEpoch(2) });
    await putItems(ada, await itemsLeft(ada));
    const ask = () => other.call(api.getSeal);
    const asks = () => Array.from({ length: 10 }, ask);
    const told = await Promise.all([...asks(), ada.call(api.finishSeal), ...asks()]);
    expect((await ask()).body.state).toBe("sealed");
    for (const { body } of told) {
      expect(body.epochs).toHaveLength(body.state === "rotating" ? 2 : 1);
      expect(body.slots).toHaveLength(
        body.state === "rotating" ? 2 * begun.slots.length : begun.slots.length,
      );
    }
  });

  it("of which one adds stars while the other seals lose none of them", async () => {
    await begin(ada, makeEpoch());
    const add = async () => {
      for (let n = 0; n < 5; n++) {
        const sealed = { note: null, sealed: `1.1.${Buffer.from(`late ${n}`).toString("base64url")}` };
        const { status } = await other.call(api.createMoodEntry, {
          body: makeEntry({ id: randomUUID(), ...sealed }),
        });
        expect(status).toBe(201);
      }
    };
    const [ended] = await Promise.all([finishSeal(ada, 1), add()]);
    expect(ended.body.state).toBe("sealed");
    const { entries } = (await ada.call(api.listChanges)).body;
    expect(entries).toHaveLength(10);
    expect(entries.every(({ note, sealed }: { note: null; sealed: string }) => note === null && sealed)).toBe(
      true,
    );
  });

  it("that are cut off before a reply go on from what the server has", async () => {
    const epoch = makeEpoch();
    await begin(ada, epoch);
    const items = await itemsLeft(ada);
    await putItems(ada, items);
    const repeated = await putItems(other, items);
    expect(repeated.body.items.every(({ state }: { state: string }) => state === "stored")).toBe(true);
    await ada.call(api.finishSeal);
    expect((await other.call(api.finishSeal)).body.state).toBe("sealed");
    expect((await begin(other, epoch)).body.state).toBe("sealed");
    expect((await putItems(other, items)).body.items[0]).toMatchObject({ state: "stored" });
    const sealed = (await listWords(ada)).map((one) => wordsIn(one.sealed ?? ""));
    expect(sealed).toContainEqual({ note: "One" });
  });
});
