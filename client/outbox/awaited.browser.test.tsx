/** Writes that wait for others, or for their time. */

import { afterEach } from "vitest";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { closeBrowser, offline, openBrowser, refused } from "../../testing/browser/outbox-tabs.ts";
import { randomUuid } from "../stars/random-uuid.ts";

afterEach(closeBrowser);

function openTab() {
  const browser = openBrowser();
  const tab = browser.openTab();
  const { outbox } = tab;
  const place = randomUuid();
  const visit = (text: string) => `${place} ${text}`;
  const add = {
    place: (body = "the lake") => outbox.addInstead("place", { id: place, userId: "ada", body }),
    visit: (text: string) => outbox.add("visit", { id: randomUuid(), userId: "ada", body: visit(text) }),
    removal: (notBefore: number) =>
      outbox.addInstead("placeRemoval", { id: place, userId: "ada", body: notBefore }),
  };
  const waiting = () => outbox.all("ada").map(({ kind }) => kind);
  return { ...browser, ...tab, place, visit, add, waiting };
}

test("what refers to a write is not sent before it", async () => {
  const { server, outbox, add, visit, waiting } = openTab();
  server.replies.set("the lake", refused(500));
  await add.place();
  await add.visit("a swim");
  await outbox.flush("ada");
  expect([new Set(server.attempts), waiting()]).toEqual([new Set(["the lake"]), ["place", "visit"]]);
  server.replies.clear();
  await outbox.flush("ada");
  expect([server.attempts.at(-1), waiting()]).toEqual([visit("a swim"), []]);
});

test("what refers to a refused write stays with it, until the person decides", async () => {
  const { server, outbox, add, visit, waiting } = openTab();
  server.answers.push(refused(400));
  await add.place();
  await add.visit("a swim");
  await outbox.flush("ada");
  expect([server.attempts, waiting()]).toEqual([["the lake"], ["place", "visit"]]);
  await add.place("the pond");
  await outbox.flush("ada");
  expect([server.attempts, waiting()]).toEqual([["the lake", "the pond", visit("a swim")], []]);
});

test("what an older server does not know waits, and so does what refers to it; it says for what", async () => {
  const { server, outbox, add, waiting } = openTab();
  server.replies.set("the lake", refused(404));
  await add.place();
  await add.visit("a swim");
  await outbox.add("note", { id: randomUuid(), userId: "ada", body: "of today" });
  await outbox.flush("ada");
  expect([server.stored, waiting()]).toEqual([["ada of today"], ["place", "visit"]]);
  expect(outbox.all("ada").map(outbox.isHeld)).toEqual([true, true]);
  server.replies.clear();
  await outbox.flush("ada");
  expect(waiting()).toEqual([]);
});

test("a write whose time has not come is sent when it has", async () => {
  const { server, outbox, add, timers, waiting } = openTab();
  outbox.start("ada");
  await outbox.flush("ada");
  await add.removal(10_000);
  await outbox.flush("ada");
  expect([server.attempts, waiting(), timers.map(({ ms }) => ms)]).toEqual([[], ["placeRemoval"], [10_000]]);
  server.now = 10_000;
  timers.shift()?.callback();
  await outbox.flush("ada");
  expect([server.attempts, waiting()]).toEqual([["removal"], []]);
});

test("a removal that is withdrawn before its time was never sent, and what refers to its record is sent", async () => {
  const { server, outbox, add, place, visit, waiting } = openTab();
  await add.removal(10_000);
  await add.visit("a swim");
  await outbox.flush("ada");
  expect([server.attempts, waiting()]).toEqual([[], ["placeRemoval", "visit"]]);
  expect(await outbox.withdraw(place)).toBe(true);
  await outbox.flush("ada");
  expect([server.attempts, waiting()]).toEqual([[visit("a swim")], []]);
});

test("what refers to a record that has gone is dropped with it", async () => {
  const { server, outbox, add, waiting } = openTab();
  server.outage = offline;
  await add.visit("a swim");
  await outbox.flush("ada");
  server.outage = null;
  await add.removal(0);
  await outbox.flush("ada");
  expect(waiting()).toEqual([]);
  await outbox.flush("ada");
  expect(server.attempts.at(-1)).toBe("removal");
});

test("a removal that the server refuses leaves what refers to the record", async () => {
  const { server, outbox, add, waiting } = openTab();
  await add.removal(10_000);
  await add.visit("a swim");
  server.answers.push(refused(409));
  server.now = 10_000;
  await outbox.flush("ada");
  expect(waiting()).toEqual(["placeRemoval", "visit"]);
});
