import { expect, test } from "vitest";
import type { User } from "#domain/accounts/user.ts";
import type { StatsOrder } from "./stats-order.ts";
import { StatsSender } from "./stats-sender.ts";

const order = (key: string): StatsOrder => ({
  userId: "ada",
  key,
  body: { journeyStats: "{}", avatarAccessories: [] },
});

function makeSender() {
  const waiting: { key: string; answer: () => void; fail: () => void }[] = [];
  const sent: string[] = [];
  const told: string[] = [];
  const sender = new StatsSender(
    ({ key }) =>
      new Promise((resolve, reject) => {
        sent.push(key);
        waiting.push({
          key,
          answer: () => resolve({ id: key } as User),
          fail: () => reject(new Error("The server is gone.")),
        });
      }),
  );
  const offer = (key: string) => sender.offer(order(key), ({ id }) => told.push(id));
  /** Waits until the orders offered so far are sent. */
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  return { offer, settle, sent, told, next: () => waiting.shift() };
}

test("an order that is offered repeatedly is sent once, before and after its answer", async () => {
  const { offer, settle, sent, told, next } = makeSender();
  const first = offer("1");
  void offer("1");
  await settle();
  next()?.answer();
  await first;
  await offer("1");
  expect(sent).toEqual(["1"]);
  expect(told).toEqual(["1"]);
});

test("a failed order is not retried and does not block the next change", async () => {
  const { offer, settle, sent, told, next } = makeSender();
  const first = offer("1");
  await settle();
  next()?.fail();
  await first;
  await offer("1");
  expect(sent).toEqual(["1"]);
  const second = offer("2");
  await settle();
  next()?.answer();
  await second;
  expect(sent).toEqual(["1", "2"]);
  expect(told).toEqual(["2"]);
});

test("an order waits for the answer to the previous one", async () => {
  const { offer, settle, sent, told, next } = makeSender();
  void offer("1");
  const second = offer("2");
  await settle();
  expect(sent).toEqual(["1"]);
  next()?.answer();
  await settle();
  expect(sent).toEqual(["1", "2"]);
  next()?.answer();
  await second;
  expect(told).toEqual(["1", "2"]);
});
