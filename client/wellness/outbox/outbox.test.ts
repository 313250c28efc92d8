import { expect, test } from "vitest";
import * as z from "zod/mini";
import { CallError, NetworkError } from "../../call-errors.ts";
import { type Item, maxItems, Outbox } from "./outbox.ts";

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

/** A server that stores each key once. `answers` are its next replies; after them it accepts everything. */
function open(storage = new FakeStorage()) {
  const attempts: string[] = [];
  const accepted = new Map<string, string>();
  const answers: ("accept" | "accept and lose the reply" | Error)[] = [];
  const deliver = async (userId: string, { key, body }: Item<string>) => {
    attempts.push(body);
    const answer = answers.shift() ?? "accept";
    if (answer instanceof Error) throw answer;
    accepted.set(`${userId} ${key}`, `${userId} ${body}`);
    if (answer !== "accept") throw offline;
  };
  const openOutbox = () =>
    new Outbox({ name: "test", bodySchema: z.string(), deliver, storage: () => storage });
  const outbox = openOutbox();
  return {
    ...{ storage, outbox, openOutbox, answers, attempts },
    accepted: () => [...accepted.values()],
    pending: (userId = "ada") => outbox.pending(userId).map(({ body }) => body),
  };
}

test("an added item is sent at once, and is then no longer pending", async () => {
  const { outbox, accepted, pending, storage } = open();
  outbox.add("ada", "one");
  expect(pending()).toEqual(["one"]);
  await outbox.flush("ada");
  expect([accepted(), pending(), storage.texts.size]).toEqual([["ada one"], [], 0]);
});

test("an item that does not arrive is pending after a reload, and is sent in order with the next one", async () => {
  const { outbox, openOutbox, answers, accepted, attempts } = open();
  answers.push(offline, offline);
  outbox.add("ada", "one");
  await outbox.flush("ada");
  expect(accepted()).toEqual([]);
  const reloaded = openOutbox();
  expect(reloaded.pending("ada").map(({ body }) => body)).toEqual(["one"]);
  reloaded.add("ada", "two");
  await reloaded.flush("ada");
  expect(accepted()).toEqual(["ada one", "ada two"]);
  expect(attempts.slice(2)).toEqual(["one", "two"]);
});

test("an item whose reply was lost is stored once, because it keeps its key", async () => {
  const { outbox, answers, accepted, attempts, pending } = open();
  answers.push("accept and lose the reply", offline);
  outbox.add("ada", "one");
  await outbox.flush("ada");
  await outbox.flush("ada");
  expect([attempts.length > 1, accepted(), pending()]).toEqual([true, ["ada one"], []]);
});

test("concurrent flushes send each item once", async () => {
  const { outbox, attempts } = open();
  outbox.add("ada", "one");
  await Promise.all([outbox.flush("ada"), outbox.flush("ada"), outbox.flush("ada")]);
  expect(attempts).toEqual(["one"]);
});

test.each([400, 403, 413, 422])("a refusal with %s drops the item and goes on", async (status) => {
  const { outbox, answers, accepted, pending } = open();
  answers.push(refused(status));
  outbox.add("ada", "one");
  outbox.add("ada", "two");
  await outbox.flush("ada");
  expect([accepted(), pending()]).toEqual([["ada two"], []]);
});

test.each([401, 404, 429, 503])("after %s all items stay pending", async (status) => {
  const { outbox, answers, accepted, pending } = open();
  answers.push(...Array(3).fill(refused(status)));
  outbox.add("ada", "one");
  outbox.add("ada", "two");
  await outbox.flush("ada");
  expect([accepted(), pending()]).toEqual([[], ["one", "two"]]);
  answers.length = 0;
  await outbox.flush("ada");
  expect(pending()).toEqual([]);
});

test("an item that makes the server fail does not block the items behind it", async () => {
  const { outbox, answers, accepted, pending } = open();
  answers.push(refused(500), "accept", refused(500));
  outbox.add("ada", "one");
  outbox.add("ada", "two");
  await outbox.flush("ada");
  expect([accepted(), pending()]).toEqual([["ada two"], ["one"]]);
});

test("items of one user are neither sent nor shown for another user", async () => {
  const { outbox, answers, accepted, pending } = open();
  answers.push(offline, offline);
  outbox.add("ada", "hers");
  await outbox.flush("ada");
  outbox.add("bo", "his");
  await outbox.flush("bo");
  expect([accepted(), pending("bo"), pending("ada")]).toEqual([["bo his"], [], ["hers"]]);
});

test("the items stay in memory where the storage is full or forbidden", async () => {
  const full = new FakeStorage();
  full.isFull = true;
  const { outbox, answers, pending, accepted } = open(full);
  answers.push(offline, offline, offline);
  outbox.add("ada", "one");
  outbox.add("ada", "two");
  await outbox.flush("ada");
  expect(pending()).toEqual(["one", "two"]);
  answers.length = 0;
  await outbox.flush("ada");
  expect([accepted(), pending()]).toEqual([["ada one", "ada two"], []]);

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
  expect(forbidden.pending("ada").map(({ body }) => body)).toEqual(["one"]);
});

test("invalid items in the storage are ignored, and valid ones beside them stay", () => {
  const { storage, pending } = open();
  const key = "mood-universe.outbox.test.ada";
  const valid = { key: "3f0c9a52-6d3e-4b8e-9a41-0c5d2e7f1b60", at: "2026-03-13T12:00:00.000Z", body: "one" };
  for (const [text, bodies] of [
    ["{", []],
    ["7", []],
    [JSON.stringify([null, { key: valid.key }, { ...valid, body: 7 }, valid]), ["one"]],
    // The key would be an invalid header, and the time is not a date.
    [JSON.stringify([{ ...valid, key: "line\nbreak" }, { ...valid, at: "yesterday" }, valid]), ["one"]],
  ] as const) {
    storage.texts.set(key, text);
    expect(pending()).toEqual(bodies);
  }
});

test("beyond the maximum the oldest items are dropped", async () => {
  const { outbox, answers, pending } = open();
  answers.push(...Array(2 * maxItems + 10).fill(offline));
  for (let count = 0; count < maxItems + 5; count++) outbox.add("ada", `${count}`);
  await outbox.flush("ada");
  expect([pending().length, pending().at(0)]).toEqual([maxItems, "5"]);
});

test("listeners are notified of changes, and the snapshot is the same array between them", async () => {
  const { outbox, answers } = open();
  answers.push(offline, offline);
  let notifications = 0;
  const stop = outbox.subscribe(() => {
    notifications += 1;
  });
  expect(outbox.pending("ada")).toBe(outbox.pending("ada"));
  outbox.add("ada", "one");
  await outbox.flush("ada");
  expect([notifications, outbox.pending("ada")]).toEqual([1, outbox.pending("ada")]);
  expect(outbox.pending("ada")).toBe(outbox.pending("ada"));
  answers.length = 0;
  await outbox.flush("ada");
  expect(notifications).toBe(2);
  stop();
  outbox.add("ada", "two");
  await outbox.flush("ada");
  expect(notifications).toBe(2);
});
