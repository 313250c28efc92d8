/** What can happen to an item while it waits. */

import { afterEach, describe, onTestFinished } from "vitest";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import {
  type Answer,
  closeBrowser,
  offline,
  openBrowser,
  refused,
  type Server,
} from "../../testing/browser/outbox-tabs.ts";
import { randomUuid } from "../stars/random-uuid.ts";
import { changed, newItem } from "./item.ts";
import { BrowserItemStore } from "./item-store.ts";
import { markSent } from "./item-versions.ts";

afterEach(closeBrowser);

test("send reports what became of the item, and keeps what the server has answered out of the outbox", async () => {
  const { server, openTab } = openBrowser();
  const { outbox, pending } = openTab();
  const send = (answer: Answer, body: string) => {
    server.answers.push(answer);
    return outbox.send("note", { id: randomUuid(), userId: "ada", body });
  };
  expect(await send("accept", "one")).toEqual({ state: "delivered", stored: "ada one" });
  for (const status of [400, 401, 409, 429, 500])
    expect(await send(refused(status), "no")).toMatchObject({ state: "refused", error: { status } });
  expect(pending()).toEqual([]);
  expect(await send(offline, "two")).toEqual({ state: "waiting", isKept: true, wasTried: true });
  expect(await send(refused(503), "three")).toEqual({ state: "waiting", isKept: true, wasTried: true });
  expect(pending()).toEqual(["two", "three"]);
});

test("a waiting item can be changed and withdrawn, but not while it is being delivered", async () => {
  const { server, openTab } = openBrowser();
  const { outbox, add, pending } = openTab();
  server.outage = offline;
  await add("one");
  await add("two");
  await outbox.flush("ada");
  const [one, two] = outbox.pending("ada", "note");
  if (!one || !two) throw new Error("Two items wait.");
  expect(await outbox.withdraw(one.id)).toBe(true);
  expect(await outbox.change({ ...two, body: "changed" })).toBe(true);
  server.outage = null;
  await outbox.flush("ada");
  expect([server.stored, pending()]).toEqual([["ada changed"], []]);

  const reply = Promise.withResolvers<void>();
  server.hold = reply.promise;
  await add("three");
  const [three] = outbox.pending("ada", "note");
  await expect.poll(() => server.attempts.at(-1)).toBe("three");
  const editing =
    three && Promise.all([outbox.change({ ...three, body: "late" }), outbox.withdraw(three.id)]);
  reply.resolve();
  expect(await editing).toEqual([false, false]);
  expect(server.stored).toEqual(["ada changed", "ada three"]);
});

describe("withdrawing an item", () => {
  test("that was never sent drops it", async () => {
    const { server, openTab } = openBrowser();
    const { outbox, add, pending } = openTab();
    server.outage = offline;
    await add("one");
    await add("two");
    await outbox.flush("ada");
    const [, two] = outbox.pending("ada", "note");
    expect(await outbox.withdraw(two?.id ?? "")).toBe(true);
    server.outage = null;
    await outbox.flush("ada");
    expect(server.attempts).not.toContain("removal");
    expect([server.stored, pending()]).toEqual([["ada one"], []]);
  });

  test("whose reply was lost removes it from the server, in a later tab, too", async () => {
    const { server, openTab } = openBrowser();
    const closed = openTab();
    server.answers.push("accept and lose the reply");
    await closed.send("one");
    expect(server.stored).toEqual(["ada one"]);
    server.outage = offline;
    const [one] = closed.outbox.pending("ada", "note");
    expect(await closed.outbox.withdraw(one?.id ?? "")).toBe(true);
    await closed.outbox.flush("ada");
    expect(closed.pending()).toEqual([]);

    server.outage = null;
    server.answers.push("accept and lose the reply");
    const next = openTab();
    await next.outbox.flush("ada");
    await next.outbox.flush("ada");
    expect(server.stored).toEqual([]);
    expect(server.attempts.slice(-2)).toEqual(["removal", "removal"]);
    expect(await new BrowserItemStore().all()).toEqual([]);
  });

  test("that was refused when it was sent again removes it from the server", async () => {
    const { server, openTab } = openBrowser();
    const { outbox, send } = openTab();
    server.answers.push("accept and lose the reply", refused(409));
    await send("one");
    await outbox.flush("ada");
    const [one] = outbox.pending("ada", "note");
    await outbox.withdraw(one?.id ?? "");
    await outbox.flush("ada");
    expect(server.stored).toEqual([]);
  });
});

test("what is sent first is noted although another tab has changed the item since it was read", async () => {
  const store = new BrowserItemStore();
  const item = newItem("note", { id: randomUuid(), userId: "ada", body: "one" });
  await store.add(item);
  await store.update(item.id, (stored) => changed(stored, { body: "two" }));
  await markSent(store, item);
  expect((await store.all()).map(({ body, firstSent }) => [body, firstSent])).toEqual([["two", "one"]]);
});

test("each attempt is told what the first one sent", async () => {
  const { server, openTab } = openBrowser();
  const { outbox, send } = openTab();
  server.answers.push(offline);
  await send("one");
  const [one] = outbox.pending("ada", "note");
  if (!one) throw new Error("An item waits.");
  await outbox.change({ ...one, body: "two" });
  await openTab().outbox.flush("ada");
  expect([server.attempts, server.firstSent]).toEqual([
    ["one", "two"],
    ["one", "one"],
  ]);
});

describe("an item in the place of another one with its id", () => {
  test("is sent instead of it, and knows what an attempt of the same kind sent first", async () => {
    const { server, openTab } = openBrowser();
    const { outbox } = openTab();
    const id = randomUuid();
    server.outage = offline;
    expect(await outbox.sendInstead("note", { id, userId: "ada", body: "one" })).toMatchObject({
      state: "waiting",
    });
    server.outage = null;
    expect(await outbox.sendInstead("note", { id, userId: "ada", body: "two" })).toEqual({
      ...{ state: "delivered", stored: "ada two" },
    });
    expect(server.firstSent.at(-1)).toBe("one");
  });

  test("can be of another kind", async () => {
    const { server, openTab } = openBrowser();
    const { outbox, pending } = openTab();
    const id = randomUuid();
    server.outage = refused(503);
    await outbox.add("note", { id, userId: "ada", body: "one" });
    await outbox.flush("ada");
    server.outage = null;
    await outbox.addInstead("removal", { id, userId: "ada", body: null });
    await outbox.flush("ada");
    expect([server.attempts.at(-1), server.stored, pending()]).toEqual(["removal", [], []]);
  });

  test("comes after the items that were added in the meantime", async () => {
    const { server, openTab } = openBrowser();
    const { outbox, add } = openTab();
    const id = randomUuid();
    server.outage = offline;
    await outbox.add("note", { id, userId: "ada", body: "one" });
    await add("tag");
    await outbox.addInstead("note", { id, userId: "ada", body: "one with a tag" });
    expect(outbox.all("ada").map(({ body }) => body)).toEqual(["tag", "one with a tag"]);
  });
});

describe("an item that refers to another one", () => {
  const [mine, theirs] = [randomUuid(), randomUuid()];

  test("refers to the one that the server has in its place", async () => {
    const { server, openTab } = openBrowser();
    const { outbox, add } = openTab();
    await server.name({ id: theirs, userId: "ada", body: "Work" });
    server.outage = offline;
    await outbox.add("name", { id: mine, userId: "ada", body: "Work" });
    await add(`with ${mine}`);
    await outbox.flush("ada");
    server.outage = null;
    await outbox.flush("ada");
    expect(server.stored).toEqual([`ada with ${theirs}`]);
  });

  test("loses the reference when the other one is refused", async () => {
    const { server, dropped, openTab } = openBrowser();
    const { outbox, add } = openTab();
    server.outage = offline;
    await outbox.add("name", { id: mine, userId: "ada", body: "Work" });
    await add(`with ${mine}`);
    await outbox.flush("ada");
    server.outage = null;
    server.answers.push(refused(400));
    await outbox.flush("ada");
    expect([dropped, server.stored]).toEqual([[400], ["ada with nothing"]]);
  });

  test("refers to the one that the person chose in its place, also where that other item still waits", async () => {
    const { server, openTab } = openBrowser();
    const { outbox, add, pending } = openTab();
    server.outage = offline;
    await outbox.add("name", { id: mine, userId: "ada", body: "Work" });
    await add(`with ${mine}`);
    await outbox.addRemoval("removal", { id: theirs, userId: "another person", body: null }, mine);
    await outbox.addRemoval("removal", { id: mine, userId: "ada", body: null }, theirs);
    expect(pending()).toEqual([`with ${theirs}`]);
    expect(outbox.all("ada").map(({ kind }) => kind)).toEqual(["note", "removal"]);
  });
});

describe("while an item is being delivered", () => {
  const hold = (server: Server) => {
    const reply = Promise.withResolvers<void>();
    server.hold = reply.promise;
    return reply.resolve;
  };

  test("what replaces it is shown at once, and sent after it", async () => {
    const { server, openTab } = openBrowser();
    const { outbox, pending } = openTab();
    const id = randomUuid();
    const release = hold(server);
    await outbox.add("note", { id, userId: "ada", body: "one" });
    await expect.poll(() => server.attempts).toEqual(["one"]);
    const replaced = outbox.addInstead("note", { id, userId: "ada", body: "two" });
    const again = outbox.addInstead("note", { id, userId: "ada", body: "three" });
    expect(pending()).toEqual(["three"]);
    release();
    await Promise.all([replaced, again]);
    await outbox.flush("ada");
    expect(server.attempts.at(-1)).toBe("three");
    expect(pending()).toEqual([]);
  });

  test("what replaces it waits for an earlier replacement that is not yet stored", async () => {
    const { server, openTab } = openBrowser();
    const { outbox, pending } = openTab();
    const id = randomUuid();
    const put = (body: string) => outbox.addInstead("note", { id, userId: "ada", body });
    const release = hold(server);
    await put("one");
    await expect.poll(() => server.attempts).toEqual(["one"]);
    const second = put("two");
    // The third change comes as soon as the first one has arrived and is gone from view.
    const third = new Promise((resolve) => {
      const stop = outbox.subscribe(() => {
        stop();
        resolve(put("three"));
      });
    });
    release();
    await Promise.all([second, third]);
    await outbox.flush("ada");
    expect([server.attempts.at(-1), pending()]).toEqual(["three", []]);
  });

  test("the removal of another one is shown and stored at once", async () => {
    const { server, openTab } = openBrowser();
    const { outbox, add, pending } = openTab();
    const id = randomUuid();
    const release = hold(server);
    await add(`with ${id}`);
    await expect.poll(() => server.attempts).toHaveLength(1);
    const removed = outbox.addRemoval("removal", { id, userId: "ada", body: null }, null);
    expect(outbox.all("ada").map(({ kind }) => kind)).toEqual(["note", "removal"]);
    await expect.poll(async () => (await new BrowserItemStore().all()).length).toBe(2);
    release();
    await removed;
    await outbox.flush("ada");
    expect([server.attempts.at(-1), pending()]).toEqual(["removal", []]);
  });
});

describe("without locks, while another tab delivers an earlier version that stalls", () => {
  const noLocks = null as never;

  async function stall(kind: "setting" | "answer") {
    const { server, openTab, ...browser } = openBrowser();
    const [slow, other] = [openTab(undefined, noLocks), openTab(undefined, noLocks)];
    // Opened after the tabs', and so told after them.
    const channel = new BroadcastChannel("test");
    onTestFinished(() => channel.close());
    const heard = new Promise((resolve) => {
      channel.addEventListener("message", ({ data }) => data.type === "delivered" && resolve(null));
    });
    const id = randomUuid();
    const reply = Promise.withResolvers<void>();
    server.hold = reply.promise;
    const delivery = slow.outbox.send(kind, { id, userId: "ada", body: "one" });
    await expect.poll(() => server.attempts).toEqual(["one"]);
    server.hold = null;
    await other.outbox.read();
    const change = () => other.outbox.addInstead(kind, { id, userId: "ada", body: "two" });
    const waiting = async () =>
      (await new BrowserItemStore().all()).map(({ body, refusal }) => [body, refusal]);
    const release = async () => {
      reply.resolve();
      await delivery;
      await slow.outbox.flush("ada");
    };
    return { ...browser, server, other, id, change, waiting, release, heard };
  }

  test("a change that waits is not removed with what was delivered", async () => {
    const { server, other, id, change, waiting, release } = await stall("setting");
    server.outage = offline;
    await change();
    await other.outbox.flush("ada");
    server.outage = null;
    await release();
    expect([server.settings.get(id), await waiting()]).toEqual(["two", []]);
  });

  test("a change that was delivered meanwhile stays, although the earlier version arrives after it", async () => {
    const { server, other, id, change, waiting, release, heard } = await stall("setting");
    await change();
    await other.outbox.flush("ada");
    expect(server.settings.get(id)).toBe("two");
    await heard;
    await release();
    expect([server.settings.get(id), await waiting()]).toEqual(["two", []]);
  });

  test("a refusal of the earlier version is none of the change", async () => {
    for (const kind of ["setting", "answer"] as const) {
      const { server, other, change, waiting, release } = await stall(kind);
      server.outage = offline;
      await change();
      await other.outbox.flush("ada");
      server.outage = null;
      // The change goes on waiting.
      server.answers.push(refused(409), ...Array.from({ length: 9 }, () => offline));
      await release();
      expect(await waiting()).toEqual([["two", null]]);
      await closeBrowser();
    }
  });
});

test("a change of an item does not go into what has taken its place since", async () => {
  const { server, openTab } = openBrowser();
  const { outbox, send } = openTab();
  server.answers.push("accept and lose the reply");
  await send("one");
  const [one] = outbox.pending("ada", "note");
  if (!one) throw new Error("An item waits.");
  server.outage = offline;
  await outbox.withdraw(one.id);
  expect(await outbox.change({ ...one, body: "two" })).toBe(false);
  expect((await new BrowserItemStore().all()).map(({ kind, body }) => [kind, body])).toEqual([
    ["removal", null],
  ]);
});
