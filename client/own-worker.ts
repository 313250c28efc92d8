/**
 * The service worker of this installation. A page below a path of a host can also have one of the installation that has
 * the whole host, until its own is there.
 */

import { ownAddress } from "./base-path.ts";

/** Null where the page has none; undefined in browsers without any. */
export function ownWorker(): ServiceWorker | null | undefined {
  const controller = navigator.serviceWorker?.controller;
  return controller?.scriptURL === `${ownAddress()}/service-worker.js` ? controller : null;
}

/** Rejects where the browser forbids its storage. */
export async function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.scope === `${ownAddress()}/` ? registration : undefined;
}
