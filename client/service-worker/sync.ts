/**
 * Background Sync: the browser calls when the network is back. The windows send what waits, because they know who is
 * signed in and say what the server refuses; without a window, it is sent when the app opens.
 */

import { ownName } from "../base-path.ts";
import { worker } from "./scope.ts";

/** The name under which `client/outbox/background-sync.ts` asks for a call. */
const tag = ownName("mood-universe.outbox");

type SyncEvent = ExtendableEvent & { readonly tag: string };

worker.addEventListener("sync" as "message", (event) => {
  const { tag: asked, waitUntil } = event as ExtendableEvent as SyncEvent;
  if (asked === tag) waitUntil.call(event, wakeWindows());
});

async function wakeWindows() {
  for (const window of await worker.clients.matchAll({ type: "window" }))
    window.postMessage({ type: "deliver" });
}
