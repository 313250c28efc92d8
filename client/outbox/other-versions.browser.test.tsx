/** Items of the outbox that another version of the client has added, or that the server does not know yet. */

import { afterEach } from "vitest";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { closeBrowser, openBrowser } from "../../testing/browser/outbox-tabs.ts";
import { makeStar } from "../../testing/make-star.ts";
import { CallError } from "../call-errors.ts";
import { randomUuid } from "../stars/random-uuid.ts";
import { newItem } from "./item.ts";
import { BrowserItemStore } from "./item-store.ts";
import { kinds } from "./kinds.ts";
import { KnownKinds } from "./known-kinds.ts";

afterEach(closeBrowser);

const known = new KnownKinds(kinds);
const itemOf = (kind: string, body: unknown) => newItem(kind, { id: randomUuid(), userId: "ada", body });
const star = { emotion: "joy", intensity: 5, note: "On the train" };

const unknownField = new CallError(
  new Response(null, { status: 400 }),
  JSON.stringify({
    error: "No.",
    code: "invalid-fields",
    fieldCodes: { weather: { code: "unknown-field" } },
  }),
);

test("a correction of an earlier version, whose star lacks a field of today, is restored and sent", () => {
  const { tags: _, timeZone: __, ...base } = makeStar({ note: "before" });
  const item = known.restore(itemOf("correction", { base, changes: { note: "after" } }));
  expect(known.isKnown(item)).toBe(true);
  expect(item.body).toMatchObject({ base: { tags: [], timeZone: null, note: "before" } });
});

test("a field of a later version is sent as it is", () => {
  const item = itemOf("star", { ...star, weather: "rain" });
  expect([known.isKnown(item), known.restore(item).body]).toEqual([true, { ...star, weather: "rain" }]);
});

test.for([
  ["a kind of a later version", itemOf("song", "la")],
  ["a body that cannot be read", itemOf("star", { ...star, intensity: { value: 5 } })],
] as const)("%s is held, and stays as it is", ([, item]) => {
  expect([known.isKnown(item), known.isHeld(item), known.restore(item)]).toEqual([false, true, item]);
});

test("what another version has added is in view", async () => {
  const { openTab } = openBrowser();
  const { outbox } = openTab();
  await new BrowserItemStore().add(itemOf("song", "la"));
  await outbox.read();
  expect(outbox.all("ada").map(({ kind, body }) => [kind, body])).toEqual([["song", "la"]]);
});

test("a write whose field the server does not know waits whole, those behind it are sent, and it follows later", async () => {
  const { server, openTab } = openBrowser();
  const { outbox, send, pending } = openTab();
  server.answers.push(unknownField);
  const sending = send("of tomorrow");
  expect(await sending).toMatchObject({ state: "waiting", isKept: true });
  server.answers.push(unknownField);
  await send("of today");
  expect([server.stored, pending()]).toEqual([["ada of today"], ["of tomorrow"]]);
  expect(outbox.all("ada").map(outbox.isHeld)).toEqual([true]);
  await outbox.flush("ada");
  expect([server.stored, pending()]).toEqual([["ada of today", "ada of tomorrow"], []]);
});
