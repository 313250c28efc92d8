/** On the real IndexedDB, Web Locks and BroadcastChannel of a browser. A tab is an outbox with its own connection. */

import { afterEach, describe, vi } from "vitest";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { deleteOutbox } from "../../testing/browser/delete-outbox.ts";
import {
  closeBrowser,
  memoryOnly,
  offline,
  openBrowser,
  refused,
} from "../../testing/browser/outbox-tabs.ts";
import { randomUuid } from "../stars/random-uuid.ts";
import { BrowserItemStore } from "./item-store.ts";

afterEach(closeBrowser);

test("an added item is shown at once, sent, and then no longer pending", async () => {
  const { server, openTab } = openBrowser();
  const { outbox, add, pending } = openTab();
  const adding = add("one");
  expect(pending()).toEqual(["one"]);
  expect(await adding).toBe(true);
  await outbox.flush("ada");
  expect([server.stored, pending()]).toEqual([["ada one"], []]);
});

test("what does not arrive outlives the tab, and is sent in order with what comes later", async () => {
  const { server, openTab } = openBrowser();
  server.outage = offline;
  const closed = openTab();
  await closed.add("one");
  await closed.outbox.flush("ada");
  server.outage = null;
  const next = openTab();
  await next.outbox.add("answer", { id: randomUuid(), userId: "ada", body: "two" });
  await next.add("three");
  await next.outbox.flush("ada");
  expect(server.stored).toEqual(["ada one", "ada two", "ada three"]);
});

test("an item whose reply was lost is stored once", async () => {
  const { server, openTab } = openBrowser();
  const { outbox, add, pending } = openTab();
  server.answers.push("accept and lose the reply");
  await add("one");
  await outbox.flush("ada");
  await outbox.flush("ada");
  expect([server.attempts, server.stored, pending()]).toEqual([["one", "one"], ["ada one"], []]);
});

test("an id is added once", async () => {
  const { server, openTab } = openBrowser();
  server.outage = offline;
  const item = { id: randomUuid(), userId: "ada", body: "one" };
  const [first, second] = [openTab(), openTab()];
  await first.outbox.add("note", item);
  await second.outbox.add("note", { ...item, body: "two" });
  await first.outbox.add("note", { ...item, body: "three" });
  await Promise.all([first, second].map(({ outbox }) => outbox.flush("ada")));
  server.outage = null;
  await first.outbox.flush("ada");
  await second.outbox.flush("ada");
  expect(server.stored).toEqual(["ada one"]);
});

describe("several tabs", () => {
  test("one of them sends, and all show the same", async () => {
    const { server, openTab } = openBrowser();
    const [one, other] = [openTab(), openTab()];
    const reply = Promise.withResolvers<void>();
    server.hold = reply.promise;
    const delivered: string[] = [];
    other.outbox.onDelivered("note", (stored) => void delivered.push(stored));
    await one.add("one");
    const flushing = [one.outbox.flush("ada"), other.outbox.flush("ada"), other.add("two")];
    await expect
      .poll(() => [one.pending(), other.pending()])
      .toEqual([
        ["one", "two"],
        ["one", "two"],
      ]);
    await expect.poll(() => server.attempts).toEqual(["one"]);
    reply.resolve();
    await Promise.all(flushing);
    await Promise.all([one, other].map(({ outbox }) => outbox.flush("ada")));
    expect([server.attempts, server.stored]).toEqual([
      ["one", "two"],
      ["ada one", "ada two"],
    ]);
    await expect.poll(() => [one.pending(), other.pending()]).toEqual([[], []]);
    await expect.poll(() => delivered).toEqual(["ada one", "ada two"]);
  });

  test("the one that added an item is told what another one was answered", async () => {
    const { server, openTab } = openBrowser();
    const [one, other] = [openTab(), openTab()];
    for (const [answer, outcome] of [
      ["accept", { state: "delivered", stored: null }],
      [refused(409), { state: "refused", error: { status: 409, refusal: { error: "No (409)" } } }],
    ] as const) {
      // The other tab is in the middle of a delivery, and takes the item before its own tab can.
      const reply = Promise.withResolvers<void>();
      server.hold = reply.promise;
      server.answers.push("accept", answer);
      await other.add("first");
      const sending = one.outbox.send("note", { id: randomUuid(), userId: "ada", body: "mine" });
      await expect.poll(() => other.pending()).toContain("mine");
      reply.resolve();
      expect(await sending).toMatchObject(outcome);
      expect(one.pending()).toEqual([]);
    }
  });

  test("without locks each tab sends, and the server stores an item once", async () => {
    const { server, openTab } = openBrowser();
    const [one, other] = [openTab(undefined, null as never), openTab(undefined, null as never)];
    server.outage = offline;
    await one.add("one");
    await one.outbox.flush("ada");
    server.outage = null;
    await Promise.all([one, other].map(({ outbox }) => outbox.flush("ada")));
    expect(server.stored).toEqual(["ada one"]);
  });

  test("a tab goes on with what a closed one has left", async () => {
    const { server, openTab } = openBrowser();
    const stays = openTab();
    stays.outbox.start("ada");
    await stays.outbox.flush("ada");
    const closed = openTab();
    server.outage = offline;
    await closed.add("one");
    await closed.outbox.flush("ada");
    server.outage = null;
    await expect.poll(() => stays.timers.length).toBe(1);
    stays.timers.shift()?.callback();
    await expect.poll(() => server.stored).toEqual(["ada one"]);
  });
});

test("one person's items are neither sent nor shown for another", async () => {
  const { server, openTab, signIn } = openBrowser();
  const { outbox, add, pending } = openTab();
  server.outage = offline;
  await add("hers");
  await outbox.flush("ada");
  server.outage = null;
  signIn("bo");
  await add("his", "bo");
  await Promise.all([outbox.flush("bo"), outbox.flush("ada")]);
  expect([server.stored, pending("bo"), pending("ada")]).toEqual([["bo his"], [], ["hers"]]);
});

test("while the browser is offline, no call is made", async () => {
  const { server, openTab } = openBrowser();
  const { outbox, send, pending } = openTab();
  server.isOffline = true;
  expect(await send("one")).toEqual({ state: "waiting", isKept: true, wasTried: false });
  expect([server.attempts, pending(), outbox.isOutOfReach]).toEqual([[], ["one"], true]);
  server.isOffline = false;
  await outbox.flush("ada");
  expect([server.stored, pending()]).toEqual([["ada one"], []]);
});

test("where IndexedDB is forbidden, items stay in memory until they are sent", async () => {
  const { server, openTab } = openBrowser();
  const { outbox, add, pending } = openTab(memoryOnly);
  server.outage = offline;
  expect(await add("one")).toBe(false);
  await outbox.flush("ada");
  expect(await outbox.send("note", { id: randomUuid(), userId: "ada", body: "two" })).toEqual({
    ...{ state: "waiting", isKept: false, wasTried: true },
  });
  expect(pending()).toEqual(["one", "two"]);
  server.outage = null;
  await outbox.flush("ada");
  expect([server.stored, pending()]).toEqual([["ada one", "ada two"], []]);
});

test("what the browser removes from its storage is no longer pending, and the outbox goes on", async () => {
  const { server, openTab } = openBrowser();
  const { outbox, add, pending } = openTab();
  server.outage = offline;
  await add("one");
  await outbox.flush("ada");
  await deleteOutbox();
  server.outage = null;
  expect(await add("two")).toBe(true);
  await outbox.flush("ada");
  expect([server.stored, pending()]).toEqual([["ada two"], []]);
});

test("what another version of the client has added stays untouched", async () => {
  const { server, openTab } = openBrowser();
  const { outbox, add, pending } = openTab();
  const other = { userId: "ada", createdAt: new Date().toISOString(), refusal: null };
  const store = new BrowserItemStore();
  await store.add({ ...other, id: randomUuid(), kind: "song", body: "la" });
  await store.add({ ...other, id: randomUuid(), kind: "note", body: { text: "one" } });
  await add("two");
  await outbox.flush("ada");
  expect([server.stored, pending()]).toEqual([["ada two"], []]);
  expect(await store.all()).toHaveLength(2);
});

test("listeners hear of changes, and between them the list is the same array", async () => {
  const { openTab } = openBrowser();
  const { outbox, add } = openTab();
  let notices = 0;
  const stop = outbox.subscribe(() => {
    notices += 1;
  });
  const before = outbox.pending("ada", "note");
  expect(outbox.pending("ada", "note")).toBe(before);
  await add("one");
  await outbox.flush("ada");
  expect(notices).toBeGreaterThan(1);
  stop();
  const heard = notices;
  await add("two");
  expect(notices).toBe(heard);
});

test("adding an item and sending it reads the store once, and so does sending 20 that wait", async () => {
  const { server, openTab } = openBrowser();
  const { outbox, add, send, store } = openTab();
  const reading = vi.spyOn(store, "all");
  await send("one");
  expect(reading).toHaveBeenCalledTimes(1);
  server.isOffline = true;
  for (let n = 0; n < 20; n++) await add(`waits ${n}`);
  await outbox.flush("ada");
  server.isOffline = false;
  reading.mockClear();
  await outbox.flush("ada");
  expect(reading).toHaveBeenCalledTimes(1);
  expect(server.stored).toHaveLength(21);
});

test("what 20 deliveries tell is told together, and their items stay in view until then", async () => {
  const { server, openTab } = openBrowser();
  const { outbox, add, pending } = openTab();
  server.isOffline = true;
  for (let n = 0; n < 20; n++) await add(`waits ${n}`);
  server.isOffline = false;
  const told: [number, number][] = [];
  outbox.onDeliveries((delivered) => void told.push([delivered.length, pending().length]));
  await outbox.flush("ada");
  expect([told, pending()]).toEqual([[[20, 20]], []]);
});
