/** Keeps the copy of the person's universe in this browser as the server has told it last. */

import type { QueryClient } from "@tanstack/react-query";
import type { User } from "#domain/accounts/user.ts";
import { idle } from "../loading/after-startup.ts";
import { whenQuiet } from "../loading/turns.ts";
import { sessionKey } from "../session/session.ts";
import { copyCode } from "../stored/stored-person.ts";
import { type KnownUniverse, universeKey } from "./mood-entries.ts";

/** The outbox can send many stars in a row. Milliseconds. */
export const quietMs = 500;

/**
 * Writes what changed when the page is idle, or at once when it is left. A hidden tab waits until it is seen, so that two
 * tabs do not write in turns. The returned function ends it.
 */
export function keepCopy(client: QueryClient, userId: string): () => void {
  const latest = () => ({
    user: client.getQueryData<User | null>(sessionKey),
    universe: client.getQueryData<KnownUniverse>(universeKey(userId)),
  });
  let taken: ReturnType<typeof latest> = { user: null, universe: undefined };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stopWaiting = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const write = async () => {
    stopWaiting();
    taken = latest();
    const { user, universe } = taken;
    const copy = await copyCode.load().catch(() => null);
    if (user?.id === userId) await copy?.keepUser(user);
    if (universe) await copy?.keepUniverse(userId, universe);
  };
  const writeInIdleTime = async () => {
    await whenQuiet();
    await idle();
    // A timer that is gone means that the page was left meanwhile, or something else changed.
    if (timer !== undefined) await write();
  };
  const followChange = () => {
    const { user, universe } = latest();
    if (document.visibilityState === "hidden") return;
    if (user === taken.user && universe === taken.universe) return;
    clearTimeout(timer);
    timer = setTimeout(writeInIdleTime, quietMs);
  };
  const followVisibility = () => {
    if (document.visibilityState === "visible") followChange();
    else if (timer !== undefined) void write();
  };

  followChange();
  const unsubscribe = client.getQueryCache().subscribe(({ type }) => type === "updated" && followChange());
  document.addEventListener("visibilitychange", followVisibility);
  return () => {
    unsubscribe();
    document.removeEventListener("visibilitychange", followVisibility);
    // A write whose time has come may still wait until the page is idle.
    stopWaiting();
  };
}
