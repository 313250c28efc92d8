/**
 * The shell: the HTML and all files of a person's pages, as one version of the client. A page keeps the files of its
 * version while any window is open, and the next page that opens has the newest version that has arrived as a whole
 * (decision 59). It contains nothing of a person.
 */

import { PrecacheController } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { htmlAt } from "#domain/base-path.ts";
import {
  htmlCache,
  isShellPath,
  linksToCalls,
  linksToFiles,
  pageFilesOf,
  shellPath,
} from "#domain/pages/paths.ts";
import { basePath, ownName, pageAt, withBase } from "../base-path.ts";
import { worker } from "./scope.ts";

/** The cache holds files of all versions: their names contain hashes. */
const filesCache = ownName("mood-universe.files");
const lock = ownName("mood-universe.files");

const shell = shellBuild;
const shellUrl = withBase(shellPath);

/** The cache holds translations that pages have fetched: a device keeps the languages that are read on it. */
const translationsCache = ownName("mood-universe.translations");
const translations = new Set(shell.translations.map((file) => withBase(`/${file}`)));

async function removeOldTranslations() {
  const cache = await caches.open(translationsCache);
  for (const request of await cache.keys())
    if (!translations.has(new URL(request.url).pathname)) await cache.delete(request);
}

const files = new PrecacheController({ cacheName: filesCache });
files.addToCacheList([
  ...shell.files.map((file) => ({ url: withBase(`/${file}`), revision: null })),
  { url: shellUrl, revision: shell.revision },
]);

worker.addEventListener("install", (event) => {
  event.waitUntil(navigator.locks.request(lock, () => install(event)).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => event.waitUntil(activate(event)));

/** The HTML comes last: from then on, pages open in this version. */
async function install(event: ExtendableEvent) {
  await files.install(event);
  const html = await files.matchPrecache(shellUrl);
  if (!html || !(await html.clone().text()).includes(shell.entry)) {
    await (await caches.open(filesCache)).delete(files.getCacheKeyForURL(shellUrl) ?? shellUrl);
    throw new Error("The server has another version than this service worker.");
  }
  await (await caches.open(ownName(htmlCache))).put(shellUrl, html);
}

/** Takes over the pages, which learn from it that there is a new version (client/installation). */
async function activate(event: ExtendableEvent) {
  await worker.clients.claim();
  await removeOldFiles(event);
}

async function openWindows() {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  return windows.filter(({ url }) => pageAt(new URL(url).pathname) !== null);
}

/** Open windows can need the files of their version, which the server may no longer have. */
async function removeOldFiles(event: ExtendableEvent) {
  if ((await openWindows()).length > 0) return;
  await navigator.locks.request(lock, { ifAvailable: true }, async (mine) => {
    if (!mine || worker.registration.installing) return;
    await files.activate(event);
    await removeOldTranslations();
  });
}

/**
 * The page of the product that an address shows, if it can come from the device, as the files of the build name it; null
 * for all others. Below a path that is no page there may be another installation.
 */
export function shownPage({ pathname, search }: URL): string | null {
  const path = pageAt(pathname);
  const page = path !== null && isShellPath(path) ? pageFilesOf(path + search, true) : "";
  return page in shell.pages ? page : null;
}

/** The HTML of a page, as the server would send it. */
async function htmlOf(page: string): Promise<Response | null> {
  const html = await caches.match(shellUrl, { cacheName: ownName(htmlCache) });
  if (!html) return null;
  const text = await html.text();
  // Links to the files of another version would fetch what no page needs.
  const needed = text.includes(shell.entry) ? (shell.pages[page] ?? []) : [];
  const links = htmlAt(basePath, linksToCalls(shell.firstCalls) + linksToFiles(needed));
  const headers = new Headers(html.headers);
  // These headers describe the bytes that the server sent.
  for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
  return new Response(text.replace("</head>", `${links}</head>`), { headers });
}

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && shownPage(url) !== null,
  async ({ request, url, event }) => {
    event.waitUntil(removeOldFiles(event));
    return (await htmlOf(shownPage(url) ?? "")) ?? fetch(request);
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.*(?<!\.mp3)$/.test(pageAt(url.pathname) ?? ""),
  async ({ request, url }) => {
    for (const cacheName of [filesCache, translationsCache]) {
      const kept = await caches.match(request, { cacheName, ignoreVary: true });
      if (kept) return kept;
    }
    const reply = await fetch(request);
    if (reply.ok && translations.has(url.pathname))
      await (await caches.open(translationsCache)).put(request, reply.clone());
    return reply;
  },
);
