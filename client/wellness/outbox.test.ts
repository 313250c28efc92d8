import { expect, test } from "vitest";
import * as z from "zod/mini";
import { CallError, NetworkError } from "../call-errors.ts";
import { type Item, mostItems, Outbox } from "./outbox.ts";

class FakeStorage {
  readonly texts = new Map<string, string>();
  isFull = false;
  getItem = (key: string) => this.texts.get(key) ?? null;
  removeItem = (key: string) => void this.texts.delete(key);
  setItem = (key: string, text: string) => {
    if (this.isFull) throw new DOMException("full", "QuotaExceededError");
    this.texts.set(key, text);
  };
}

const refused = (status: number) => new CallError(new Response(null, { status }), "");
const offline = new NetworkError(null);

/** A server that counts each key once; `answers` are what it does next, before it takes everything. */
function open(storage = new FakeStorage()) {
  const tried: string[] = [];
  const taken = new Map<string, string>();
  const answers: ("take" | "take and lose the answer" | Error)[] = [];
  const deliver = async (userId: string, { key, body }: Item<string>) => {
    tried.push(body);
    const answer = answers.shift() ?? "take";
    if (answer instanceof Error) throw answer;
    taken.set(`${userId} ${key}`, `${userId} ${body}`);
    if (answer !== "take") throw offline;
  };
  const openOutbox = () =>
    new Outbox({ name: "test", bodySchema: z.string(), deliver, storage: () => storage });
  const outbox = openOutbox();
  return {
    ...{ storage, outbox, openOutbox, answers, tried },
    taken: () => [...taken.values()],
    waiting: (userId = "ada") => outbox.waiting(userId).map(({ body }) => body),
  };
}

test("what is put in is sent at once, and then waits no more", async () => {
  const { outbox, taken, waiting, storage } = open();
  outbox.add("ada", "one");
  expect(waiting()).toEqual(["one"]);
  await outbox.flush("ada");
  expect([taken(), waiting(), storage.texts.size]).toEqual([["ada one"], [], 0]);
});

test("what does not arrive waits through a reload, and is sent in its order with what comes next", async () => {
  const { outbox, openOutbox, answers, taken, tried } = open();
  answers.push(offline, offline);
  outbox.add("ada", "one");
  await outbox.flush("ada");
  expect(taken()).toEqual([]);
  const reloaded = openOutbox();
  expect(reloaded.waiting("ada").map(({ body }) => body)).toEqual(["one"]);
  reloaded.add("ada", "two");
  await reloaded.flush("ada");
  expect(taken()).toEqual(["ada one", "ada two"]);
  expect(tried.slice(2)).toEqual(["one", "two"]);
});

test("a lost answer counts once, because the item keeps its key", async () => {
  const { outbox, answers, taken, tried, waiting } = open();
  answers.push("take and lose the answer", offline);
  outbox.add("ada", "one");
  await outbox.flush("ada");
  await outbox.flush("ada");
  expect([tried.length > 1, taken(), waiting()]).toEqual([true, ["ada one"], []]);
});

test("two that send at once send each item once", async () => {
  const { outbox, tried } = open();
  outbox.add("ada", "one");
  await Promise.all([outbox.flush("ada"), outbox.flush("ada"), outbox.flush("ada")]);
  expect(tried).toEqual(["one"]);
});

test.each([400, 403, 413, 422])("a refusal with %s drops the item and goes on", async (status) => {
  const { outbox, answers, taken, waiting } = open();
  answers.push(refused(status));
  outbox.add("ada", "one");
  outbox.add("ada", "two");
  await outbox.flush("ada");
  expect([taken(), waiting()]).toEqual([["ada two"], []]);
});

test.each([401, 404, 429, 503])("%s keeps everything for another time", async (status) => {
  const { outbox, answers, taken, waiting } = open();
  answers.push(...Array(3).fill(refused(status)));
  outbox.add("ada", "one");
  outbox.add("ada", "two");
  await outbox.flush("ada");
  expect([taken(), waiting()]).toEqual([[], ["one", "two"]]);
  answers.length = 0;
  await outbox.flush("ada");
  expect(waiting()).toEqual([]);
});

test("one that the server stumbles over does not stand in the way of the others", async () => {
  const { outbox, answers, taken, waiting } = open();
  answers.push(refused(500), "take", refused(500));
  outbox.add("ada", "one");
  outbox.add("ada", "two");
  await outbox.flush("ada");
  expect([taken(), waiting()]).toEqual([["ada two"], ["one"]]);
});

test("nobody's items are sent or shown under another's name", async () => {
  const { outbox, answers, taken, waiting } = open();
  answers.push(offline, offline);
  outbox.add("ada", "hers");
  await outbox.flush("ada");
  outbox.add("bo", "his");
  await outbox.flush("bo");
  expect([taken(), waiting("bo"), waiting("ada")]).toEqual([["bo his"], [], ["hers"]]);
});

test("a storage that is full or forbidden leaves the items in memory", async () => {
  const full = new FakeStorage();
  full.isFull = true;
  const { outbox, answers, waiting, taken } = open(full);
  answers.push(offline, offline, offline);
  outbox.add("ada", "one");
  outbox.add("ada", "two");
  await outbox.flush("ada");
  expect(waiting()).toEqual(["one", "two"]);
  answers.length = 0;
  await outbox.flush("ada");
  expect([taken(), waiting()]).toEqual([["ada one", "ada two"], []]);

  const forbidden = new Outbox({
    name: "test",
    bodySchema: z.string(),
    deliver: () => Promise.reject(offline),
    storage: () => {
      throw new DOMException("no", "SecurityError");
    },
  });
  forbidden.add("ada", "one");
  await forbidden.flush("ada");
  expect(forbidden.waiting("ada").map(({ body }) => body)).toEqual(["one"]);
});

test("nonsense in the storage is nothing, and what is sound beside it stays", () => {
  const { storage, waiting } = open();
  const key = "mood-universe.outbox.test.ada";
  const sound = { key: "3f0c9a52-6d3e-4b8e-9a41-0c5d2e7f1b60", at: "2026-03-13T12:00:00.000Z", body: "one" };
  for (const [text, left] of [
    ["{", []],
    ["7", []],
    [JSON.stringify([null, { key: sound.key }, { ...sound, body: 7 }, sound]), ["one"]],
    // No header takes the one, no calendar has the other.
    [JSON.stringify([{ ...sound, key: "line\nbreak" }, { ...sound, at: "yesterday" }, sound]), ["one"]],
  ] as const) {
    storage.texts.set(key, text);
    expect(waiting()).toEqual(left);
  }
});

test("however much waits, the latest are kept", async () => {
  const { outbox, answers, waiting } = open();
  answers.push(...Array(2 * mostItems + 10).fill(offline));
  for (let count = 0; count < mostItems + 5; count++) outbox.add("ada", `${count}`);
  await outbox.flush("ada");
  expect([waiting().length, waiting().at(0)]).toEqual([mostItems, "5"]);
});

test("who listens is told, and gets the same list until something changes", async () => {
  const { outbox, answers } = open();
  answers.push(offline, offline);
  let told = 0;
  const stop = outbox.subscribe(() => {
    told += 1;
  });
  expect(outbox.waiting("ada")).toBe(outbox.waiting("ada"));
  outbox.add("ada", "one");
  await outbox.flush("ada");
  expect([told, outbox.waiting("ada")]).toEqual([1, outbox.waiting("ada")]);
  expect(outbox.waiting("ada")).toBe(outbox.waiting("ada"));
  answers.length = 0;
  await outbox.flush("ada");
  expect(told).toBe(2);
  stop();
  outbox.add("ada", "two");
  await outbox.flush("ada");
  expect(told).toBe(2);
});
