/**
 * The keys that open the sealed words of the person who is signed in: in the memory of this page, in that of the other
 * tabs, and, where the person wants it, in the storage of the browser. There is no cryptography here.
 */

import { isClosed } from "../app-lock/lock-record.ts";
import { ownName } from "../base-path.ts";
import { lazyCode } from "../loading/lazy-code.ts";
import { isStoredUser } from "../session/stored-user.ts";
import { randomUuid } from "../stars/random-uuid.ts";
import { keysKey, onKeysDropped } from "./drop-keys.ts";
import type { Keyring } from "./held-keys.ts";
import { noteHolder } from "./seal-state.ts";

/** `unlocking` is what `keysKey` says; null where the browser forbids its storage. */
type Held = { readonly keyring: Keyring; readonly unlocking: string | null };

type Message = { readonly type: "ask"; readonly userId: string } | ({ readonly type: "keys" } & Held);

let held: Held | null = null;
let channel: BroadcastChannel | null = null;
const listeners = new Set<() => void>();
const keptKeys = lazyCode(() => import("./kept-keys.ts"), "on use");

/** Null while the words of the person are locked here, and for everybody else. */
export const keyringOf = (userId: string): Keyring | null =>
  held?.keyring.userId === userId ? held.keyring : null;

/** Calls back when this page has got or lost keys; the returned function unsubscribes. */
export function onKeyringChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Unlocks the words in all tabs. With `keep`, they stay unlocked on this device until the keys are dropped; without a
 * word about it, that stays as it is. Resolves to false where the person was locked out or signed out meanwhile.
 */
export async function takeKeys(keyring: Keyring, { keep }: { readonly keep?: boolean }): Promise<boolean> {
  if (!mayHold(keyring)) return false;
  const unlocking = readUnlocking() ?? beginUnlocking();
  hold({ keyring, unlocking });
  openChannel().postMessage({ type: "keys", keyring, unlocking } satisfies Message);
  if (unlocking === null) return true;
  // The keys are in the open tabs alone if this code does not load.
  const kept = await keptKeys.load().catch(() => null);
  if (!kept) return true;
  if (keep === false) await kept.removeKept(keyring.userId);
  else if (keep || (await kept.readKept(keyring.userId, unlocking)))
    await kept.writeKept({ keyring, unlocking }, () => isCurrent({ keyring, unlocking }));
  return true;
}

/**
 * Looks for the keys of a person in the storage, and then asks the other tabs, whose answer comes as a change. Resolves to
 * false when it is known that there are none.
 */
export async function findKeys(userId: string): Promise<boolean> {
  openChannel();
  const unlocking = readUnlocking();
  if (unlocking === null || keyringOf(userId)) return keyringOf(userId) !== null;
  const keyring = await keptKeys.load().then(
    (kept) => kept.readKept(userId, unlocking),
    () => null,
  );
  if (keyring) receive({ keyring, unlocking });
  else openChannel().postMessage({ type: "ask", userId } satisfies Message);
  return true;
}

function openChannel(): BroadcastChannel {
  if (channel) return channel;
  channel = new BroadcastChannel(ownName("mood-universe.keys"));
  channel.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    if (data.type === "keys") receive(data);
    else if (held?.keyring.userId === data.userId && isCurrent(held))
      channel?.postMessage({ type: "keys", ...held } satisfies Message);
  });
  // Another tab may have dropped the keys, or the person the data of this site. A page in the back/forward cache was not told.
  for (const name of ["storage", "pageshow", "visibilitychange"])
    globalThis.addEventListener?.(name, dropOutdated, { capture: true });
  return channel;
}

/** Takes keys of another tab or of the storage, unless this page has the same ones or later ones. */
function receive(next: Held) {
  const isKnown = held !== null && isCurrent(held) && !isLater(next.keyring, held.keyring);
  if (isCurrent(next) && !isKnown) hold(next);
}

/** The earlier epoch goes when a new key has replaced it. */
const isLater = ({ epochs }: Keyring, than: Keyring) =>
  latest(epochs) > latest(than.epochs) ||
  (latest(epochs) === latest(than.epochs) && epochs.length < than.epochs.length);

const latest = (epochs: Keyring["epochs"]) => Math.max(...epochs.map(({ epoch }) => epoch));

/** No page holds keys behind the curtain and after a sign-out, although a passphrase may still be hashed. */
const mayHold = ({ userId }: Keyring) => !isClosed() && isStoredUser(userId) !== false;

const isCurrent = ({ unlocking, keyring }: Held) => readUnlocking() === unlocking && mayHold(keyring);

function hold(next: Held | null) {
  if (held === next) return;
  held = next;
  noteHolder(next?.keyring.userId ?? null);
  for (const listener of listeners) listener();
}

function dropOutdated() {
  if (!held || isCurrent(held)) return;
  const { userId } = held.keyring;
  hold(null);
  // Another page may have unlocked the words again.
  void findKeys(userId);
}

onKeysDropped(() => hold(null));

function readUnlocking(): string | null {
  try {
    return localStorage.getItem(keysKey);
  } catch {
    return null;
  }
}

function beginUnlocking(): string | null {
  try {
    localStorage.setItem(keysKey, randomUuid());
  } catch {
    // The keys are in this page and in the open tabs alone.
  }
  return readUnlocking();
}
