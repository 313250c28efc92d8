/** What a failure of a delivery does to the item, to those behind it, and to the time of the next attempt. */

import { afterEach, describe } from "vitest";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { closeBrowser, offline, openBrowser, refused } from "../../testing/browser/outbox-tabs.ts";
import { randomUuid } from "../stars/random-uuid.ts";

afterEach(closeBrowser);

describe("a failure", () => {
  test.for([401, 404, 408, 429, 502, 503])("with %s lets everything wait", async (status) => {
    const { server, openTab } = openBrowser();
    const { outbox, add, pending } = openTab();
    server.outage = refused(status);
    await add("one");
    await add("two");
    await outbox.flush("ada");
    expect(pending()).toEqual(["one", "two"]);
    server.outage = null;
    await outbox.flush("ada");
    expect(server.stored).toEqual(["ada one", "ada two"]);
  });

  test("of the server at one item does not stop those behind it", async () => {
    const { server, openTab } = openBrowser();
    const { outbox, add, pending } = openTab();
    server.outage = offline;
    await add("one");
    await add("two");
    await outbox.flush("ada");
    server.outage = null;
    server.answers.push(refused(500));
    await outbox.flush("ada");
    expect([server.stored, pending()]).toEqual([["ada two"], ["one"]]);
  });

  test.for([400, 403, 409, 413, 422])(
    "with %s keeps a note with its sentence, and drops an answer",
    async (status) => {
      const { server, dropped, openTab } = openBrowser();
      const { outbox, add } = openTab();
      server.answers.push(refused(status), refused(status));
      await add("one");
      await outbox.add("answer", { id: randomUuid(), userId: "ada", body: "two" });
      await outbox.flush("ada");
      await outbox.flush("ada");
      const [note] = outbox.pending("ada", "note");
      expect(note).toMatchObject({ body: "one", refusal: { status, sentence: `No (${status})` } });
      expect([server.attempts, outbox.pending("ada", "answer"), dropped]).toEqual([
        ["one", "two"],
        [],
        [status],
      ]);
      if (note) await outbox.change({ ...note, body: "changed" });
      await outbox.flush("ada");
      expect([server.stored, outbox.pending("ada", "note")]).toEqual([["ada changed"], []]);
    },
  );

  test("is followed by retries after pauses that double, or when the server asks for it", async () => {
    const { server, openTab } = openBrowser();
    const { outbox, add, timers } = openTab();
    server.outage = offline;
    await add("one");
    await outbox.flush("ada");
    outbox.start("ada");
    await expect.poll(() => timers.map(({ ms }) => ms)).toEqual([3_000]);
    timers.shift()?.callback();
    await expect.poll(() => timers.map(({ ms }) => ms)).toEqual([6_000]);
    server.outage = refused(429, { "Retry-After": "20" });
    timers.shift()?.callback();
    await expect.poll(() => timers.map(({ ms }) => ms)).toEqual([20_000]);
    server.outage = null;
    timers.shift()?.callback();
    await expect.poll(() => server.stored).toEqual(["ada one"]);
    await expect.poll(() => timers).toEqual([]);
  });

  test("by the network is followed by a retry as soon as the server answers anything", async () => {
    const { server, openTab } = openBrowser();
    const { outbox, add, timers } = openTab();
    server.outage = refused(429, { "Retry-After": "20" });
    await add("one");
    await outbox.flush("ada");
    outbox.start("ada");
    await expect.poll(() => timers.length).toBe(1);
    server.outage = null;
    // The server is there, but it has asked for patience.
    outbox.serverAnswered();
    server.outage = offline;
    await outbox.flush("ada");
    expect(server.stored).toEqual([]);
    server.outage = null;
    outbox.serverAnswered();
    await expect.poll(() => server.stored).toEqual(["ada one"]);
  });
});
