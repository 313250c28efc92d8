/** On the real IndexedDB, BroadcastChannel and storage of a browser. A tab is a copy of the module with its own memory. */

import { afterEach, onTestFinished, vi } from "vitest";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { setUpLock } from "../../testing/browser/lock-steps.ts";
import { areKept } from "../../testing/browser/sealed-steps.ts";
import { lock, openLock } from "../app-lock/lock-state.ts";
import { forgetStored } from "../outbox/forget-stored.ts";
import { storeUserId } from "../session/stored-user.ts";
import { dropKeys, keysDatabase, keysKey } from "./drop-keys.ts";
import type { Keyring } from "./held-keys.ts";
import * as keyring from "./keyring.ts";

type Tab = typeof keyring;

let tabs = 0;
/** A tab that is opened now, which knows nothing yet. */
const openTab = (): Promise<Tab> => import(/* @vite-ignore */ `./keyring.ts?tab=${++tabs}`);

async function makeKeyring(userId = "ada", ...epochs: number[]): Promise<Keyring> {
  const base = await crypto.subtle.importKey("raw", new Uint8Array(32), "HKDF", false, ["deriveBits"]);
  return {
    userId,
    sealedFor: userId,
    epochs: (epochs.length > 0 ? epochs : [1]).map((epoch) => ({ epoch, base })),
  };
}

const epochsOf = (tab: Tab, userId = "ada") =>
  tab.keyringOf(userId)?.epochs.map(({ epoch }) => epoch) ?? null;

/** The storage of a page beside this one, whose changes this one hears of. */
function otherStorage(): Storage {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  return (frame.contentWindow as Window).localStorage;
}

afterEach(() => dropKeys());

test("keys that one tab takes open the words in all tabs of their person", async () => {
  storeUserId("ada");
  const [open, ...others] = await Promise.all([openTab(), openTab(), openTab()]);
  for (const tab of others) await tab.findKeys("ada");
  await open.takeKeys(await makeKeyring(), { keep: false });
  for (const tab of others) await expect.poll(() => epochsOf(tab)).toEqual([1]);
  const later = await openTab();
  expect(await later.findKeys("ada")).toBe(true);
  await expect.poll(() => epochsOf(later)).toEqual([1]);
  expect(later.keyringOf("ben")).toBeNull();
  const [key] = later.keyringOf("ada")?.epochs ?? [];
  expect(key?.base).toMatchObject({ extractable: false, algorithm: { name: "HKDF" } });
});

test("a tab that finds no keys knows so at once", async () => {
  storeUserId("ada");
  expect(await (await openTab()).findKeys("ada")).toBe(false);
});

test("keys that are kept are there after all tabs were closed, others are not", async () => {
  storeUserId("ada");
  for (const keep of [true, false]) {
    await keyring.takeKeys(await makeKeyring(), { keep });
    expect(await areKept("ada")).toBe(keep);
    // The only open tab is silent, as if it were closed.
    vi.spyOn(BroadcastChannel.prototype, "postMessage").mockReturnValue();
    const next = await openTab();
    await next.findKeys("ada");
    expect(epochsOf(next)).toEqual(keep ? [1] : null);
    vi.restoreAllMocks();
  }
});

test("a new key replaces the one before in all tabs and where it is kept, and no tab goes back to the earlier one", async () => {
  storeUserId("ada");
  const [first, second] = await Promise.all([openTab(), openTab()]);
  await second.findKeys("ada");
  const before = await makeKeyring("ada", 1);
  await first.takeKeys(before, { keep: true });
  await expect.poll(() => epochsOf(second)).toEqual([1]);
  await second.takeKeys(await makeKeyring("ada", 1, 2), {});
  await expect.poll(() => epochsOf(first)).toEqual([1, 2]);
  const channel = new BroadcastChannel("mood-universe.keys");
  onTestFinished(() => channel.close());
  channel.postMessage({ type: "keys", keyring: before, unlocking: localStorage.getItem(keysKey) });
  await second.takeKeys(await makeKeyring("ada", 2), {});
  await expect.poll(() => epochsOf(first)).toEqual([2]);
  expect(await areKept("ada")).toBe(true);
});

test("what drops the keys in one tab drops them in every tab", async () => {
  storeUserId("ada");
  const [first, second] = await Promise.all([openTab(), openTab()]);
  await second.findKeys("ada");
  await first.takeKeys(await makeKeyring(), { keep: true });
  await expect.poll(() => epochsOf(second)).toEqual([1]);
  const heard = vi.fn();
  second.onKeyringChange(heard);
  // `dropKeys` in another page does the same.
  otherStorage().removeItem(keysKey);
  await expect.poll(() => epochsOf(second)).toBeNull();
  expect(heard).toHaveBeenCalledOnce();
  expect(epochsOf(first)).toBeNull();
  const next = await openTab();
  expect(await next.findKeys("ada")).toBe(false);
});

test.for([
  ["the lock", () => setUpLock().then(lock)],
  ["a sign-out", () => forgetStored()],
  ["the end of the session", () => storeUserId(null)],
  ["another person", () => storeUserId("ben")],
] as const)("%s drops the keys, also those that are kept", async ([, leave]) => {
  storeUserId("ada");
  await keyring.takeKeys(await makeKeyring(), { keep: true });
  await leave();
  expect(keyring.keyringOf("ada")).toBeNull();
  await expect.poll(() => indexedDB.databases()).not.toContainEqual({ name: keysDatabase, version: 1 });
  const next = await openTab();
  expect(await next.findKeys("ada")).toBe(false);
});

test("no page takes keys behind the curtain, or for a person who has signed out meanwhile", async () => {
  storeUserId("ada");
  const keys = await makeKeyring();
  await setUpLock();
  lock();
  expect(await keyring.takeKeys(keys, { keep: true })).toBe(false);
  openLock();
  storeUserId("ben");
  expect(await keyring.takeKeys(keys, { keep: true })).toBe(false);
  expect(keyring.keyringOf("ada")).toBeNull();
  expect(localStorage.getItem(keysKey)).toBeNull();
});

test("a page that comes back after the keys were dropped and taken anew opens with the new ones alone", async () => {
  storeUserId("ada");
  const [kept, open] = await Promise.all([openTab(), openTab()]);
  await kept.takeKeys(await makeKeyring("ada", 1), { keep: false });
  // The page heard nothing while it was away.
  localStorage.setItem(keysKey, "dropped and taken anew");
  const seen: (readonly number[] | null)[] = [];
  kept.onKeyringChange(() => seen.push(epochsOf(kept)));
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await open.takeKeys(await makeKeyring("ada", 2), { keep: false });
  await expect.poll(() => seen).toEqual([null, [2]]);
});
