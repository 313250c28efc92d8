import { expect, test } from "vitest";
import type { User } from "#domain/accounts/user.ts";
import type { StatsOrder } from "./stats-order.ts";
import { StatsSender } from "./stats-sender.ts";

const order = (key: string): StatsOrder => ({
  userId: "ada",
  key,
  body: { journeyStats: "{}", avatarAccessories: [] },
});

/** A sender whose calls and rests end when the test says so. */
function makeSender() {
  const calls: { key: string; resolve: (user: User) => void; reject: (error: Error) => void }[] = [];
  const rests: (() => void)[] = [];
  const sent: string[] = [];
  const told: string[] = [];
  const sender = new StatsSender(
    ({ key }) =>
      new Promise((resolve, reject) => {
        sent.push(key);
        calls.push({ key, resolve, reject });
      }),
    () => new Promise((resolve) => void rests.push(resolve)),
  );
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  return {
    ...{ sent, told },
    offer: (key: string) => sender.offer(order(key), ({ id }) => told.push(id)),
    async answer() {
      const call = calls.shift();
      call?.resolve({ id: call.key } as User);
      await settle();
    },
    async fail() {
      calls.shift()?.reject(new Error("The server is gone."));
      await settle();
    },
    async rest() {
      rests.shift()?.();
      await settle();
    },
  };
}

test("an order that is offered repeatedly is sent once, before and after its answer", async () => {
  const { offer, answer, rest, sent, told } = makeSender();
  offer("1");
  offer("1");
  await answer();
  offer("1");
  await rest();
  expect(sent).toEqual(["1"]);
  expect(told).toEqual(["1"]);
});

test("a failed order is not retried and does not block the next change", async () => {
  const { offer, answer, fail, rest, sent, told } = makeSender();
  offer("1");
  await fail();
  await rest();
  offer("1");
  expect(sent).toEqual(["1"]);
  offer("2");
  await answer();
  expect(sent).toEqual(["1", "2"]);
  expect(told).toEqual(["2"]);
});

test("of a hundred orders that come while one is on its way or has just been answered, the latest is sent", async () => {
  const { offer, answer, rest, sent, told } = makeSender();
  offer("first");
  for (let star = 1; star <= 50; star++) offer(`${star}`);
  await answer();
  for (let star = 51; star <= 100; star++) offer(`${star}`);
  expect(sent).toEqual(["first"]);
  await rest();
  await answer();
  await rest();
  expect(sent).toEqual(["first", "100"]);
  expect(told).toEqual(["first", "100"]);
});
