/** The outbox in components. Its code is fetched after the first view, which can do without it where there is a network. */

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { afterStartupUnlessOffline } from "../loading/after-startup.ts";
import { lazyCode } from "../loading/lazy-code.ts";
import { onSealState } from "../sealed/seal-state.ts";
import { askForSyncOf, onSync } from "./background-sync.ts";
import { holdPage } from "./hold-page.ts";

export const outboxCode = lazyCode(async () => (await import("./browser-outbox.ts")).outbox);

export type BrowserOutbox = Awaited<ReturnType<typeof outboxCode.load>>;

/** Null until its code has been fetched. */
export function useOutbox(): BrowserOutbox | null {
  const [outbox, setOutbox] = useState(outboxCode.loaded);
  const load = useCallback(() => {
    outboxCode.load().then(setOutbox, () => {});
  }, []);
  // The outbox loads at once without a network, because the person's latest stars may still wait in it.
  useEffect(() => afterStartupUnlessOffline(load), [load]);
  useEffect(() => {
    if (outbox) return;
    addEventListener("online", load);
    return () => removeEventListener("online", load);
  }, [outbox, load]);
  return outbox;
}

const subscribeToNothing = () => () => {};

/** What the outbox knows, such as whether the server did not answer last; false until its code has arrived. */
export const useOutboxState = (outbox: BrowserOutbox | null, read: (outbox: BrowserOutbox) => boolean) =>
  useSyncExternalStore(outbox?.subscribe ?? subscribeToNothing, () => outbox !== null && read(outbox));

/**
 * Sends what waits: when the page opens, when the browser comes online, when the page becomes visible, and as soon as
 * the server answers again.
 */
export function useDelivery(userId: string) {
  const outbox = useOutbox();
  const client = useQueryClient();
  useEffect(() => {
    if (!outbox) return;
    const flush = () => void outbox.flush(userId);
    const flushWhenVisible = () => {
      if (document.visibilityState !== "visible") return;
      // Another tab can be in the middle of sending, and closed tabs tell nobody what they have left.
      void outbox.read();
      flush();
    };
    const stops = [
      outbox.start(userId),
      onSync(flush),
      // What was sealed is opened, and what was open is sealed, before it is sent.
      onSealState(() => void outbox.read().then(flush)),
      askForSyncOf(outbox),
      holdPage(outbox, userId),
      outbox.showDeliveries(client),
      client.getQueryCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "success") outbox.serverAnswered();
      }),
    ];
    addEventListener("online", flush);
    document.addEventListener("visibilitychange", flushWhenVisible);
    return () => {
      for (const stop of stops) stop();
      removeEventListener("online", flush);
      document.removeEventListener("visibilitychange", flushWhenVisible);
    };
  }, [outbox, userId, client]);
}
