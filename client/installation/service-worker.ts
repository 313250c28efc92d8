/** Registers the service worker. Browsers have none over plain HTTP, except for localhost. */

const path = "/service-worker.js";

/** Null where there is none, and when it could not be registered: the product works without it. */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return null;
  try {
    return await navigator.serviceWorker.register(path, { updateViaCache: "none" });
  } catch {
    return null;
  }
}
