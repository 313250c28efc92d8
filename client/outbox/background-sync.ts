/** Asks the browser to call when the network is back, also while the page sleeps. Chromium has it; others do without. */

import { ownName } from "../base-path.ts";
import { ownRegistration } from "../own-worker.ts";

const tag = ownName("mood-universe.outbox");

type SyncManager = { register(tag: string): Promise<void> };

type Reach = { readonly isOutOfReach: boolean; subscribe(listener: () => void): () => void };

/** Asks each time the server begins to be out of reach, once for all that waits. The returned function ends it. */
export function askForSyncOf(outbox: Reach): () => void {
  let wasOutOfReach = false;
  return outbox.subscribe(() => {
    if (outbox.isOutOfReach && !wasOutOfReach) void askForSync();
    wasOutOfReach = outbox.isOutOfReach;
  });
}

/** Never rejects. */
async function askForSync() {
  try {
    const registration = await ownRegistration();
    await (registration as { sync?: SyncManager } | undefined)?.sync?.register(tag);
  } catch {
    // The person has forbidden it, or this is a private window.
  }
}

/** The service worker calls back (client/service-worker/sync.ts). The returned function ends it. */
export function onSync(callback: () => void): () => void {
  const { serviceWorker } = navigator;
  const listen = ({ data }: MessageEvent) => {
    if (data?.type === "deliver") callback();
  };
  serviceWorker?.addEventListener("message", listen);
  return () => serviceWorker?.removeEventListener("message", listen);
}
