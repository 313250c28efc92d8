/** Installs the service worker, and notices newer versions. Browsers have none over plain HTTP, except for localhost. */

import { htmlCache, shellPath } from "#domain/pages/paths.ts";
import { ownName, withBase } from "../base-path.ts";
import { isOtherVersion } from "../loading/page-version.ts";
import { setNewVersionReady } from "./new-version.ts";

const path = "/service-worker.js";

/** How often a page that stays open asks for a new version. Milliseconds. */
const checkEvery = 60 * 60_000;

/** Does nothing in browsers without service workers, where the product works online only. */
export async function installServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    const { serviceWorker } = navigator;
    // A worker takes over the open pages when it has all files of a version.
    serviceWorker.addEventListener("controllerchange", checkVersion);
    if (serviceWorker.controller) void checkVersion();
    const registration = await serviceWorker.register(withBase(path), {
      ...{ scope: withBase("/"), updateViaCache: "none" },
    });
    // A new worker can wait for events of the one before, although the next page opens in its version already.
    registration.addEventListener("updatefound", () =>
      registration.installing?.addEventListener("statechange", checkVersion),
    );
    checkWhenVisible(registration);
  } catch {
    // The browser forbids service workers, or has no room for the files.
  }
}

/** The version on the device is what the next page opens in. */
async function checkVersion() {
  const html = await (await caches.match(withBase(shellPath), { cacheName: ownName(htmlCache) }))?.text();
  setNewVersionReady(isOtherVersion(html ?? ""));
}

/** Browsers ask when a page opens only. */
function checkWhenVisible(registration: ServiceWorkerRegistration) {
  let checkedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - checkedAt < checkEvery) return;
    checkedAt = Date.now();
    registration.update().catch(() => {});
  });
}
