/**
 * The shell: the HTML and all files of a person's pages, as one version of the client. A page keeps the files of its
 * version while any window is open, and the next page that opens has the newest version that has arrived as a whole
 * (decision 59). It contains nothing of a person.
 */

import { PrecacheController } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import {
  htmlCache,
  isShellPath,
  linksToCalls,
  linksToFiles,
  pageFilesOf,
  shellPath,
} from "#domain/pages/paths.ts";
import { worker } from "./scope.ts";

/** The cache holds files of all versions: their names contain hashes. */
const filesCache = "mood-universe.files";
const lock = "mood-universe.files";

const shell = shellBuild;

/** The cache holds translations that pages have fetched: a device keeps the languages that are read on it. */
const translationsCache = "mood-universe.translations";
const translations = new Set(shell.translations.map((file) => `/${file}`));

async function removeOldTranslations() {
  const cache = await caches.open(translationsCache);
  for (const request of await cache.keys())
    if (!translations.has(new URL(request.url).pathname)) await cache.delete(request);
}

const files = new PrecacheController({ cacheName: filesCache });
files.addToCacheList([
  ...shell.files.map((file) => ({ url: `/${file}`, revision: null })),
  { url: shellPath, revision: shell.revision },
]);

worker.addEventListener("install", (event) => {
  event.waitUntil(navigator.locks.request(lock, () => install(event)).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => event.waitUntil(activate(event)));

/** The HTML comes last: from then on, pages open in this version. */
async function install(event: ExtendableEvent) {
  await files.install(event);
  const html = await files.matchPrecache(shellPath);
  if (!html || !(await html.clone().text()).includes(shell.entry)) {
    await (await caches.open(filesCache)).delete(files.getCacheKeyForURL(shellPath) ?? shellPath);
    throw new Error("The server has another version than this service worker.");
  }
  await (await caches.open(htmlCache)).put(shellPath, html);
}

/** Takes over the pages, which learn from it that there is a new version (client/installation). */
async function activate(event: ExtendableEvent) {
  await worker.clients.claim();
  await removeOldFiles(event);
}

const openWindows = () => worker.clients.matchAll({ type: "window", includeUncontrolled: true });

/** Open windows can need the files of their version, which the server may no longer have. */
async function removeOldFiles(event: ExtendableEvent) {
  if ((await openWindows()).length > 0) return;
  await navigator.locks.request(lock, { ifAvailable: true }, async (mine) => {
    if (!mine || worker.registration.installing) return;
    await files.activate(event);
    await removeOldTranslations();
  });
}

/** The page of a path with its query, as the server would send it. */
async function page(url: string): Promise<Response | null> {
  const html = await caches.match(shellPath, { cacheName: htmlCache });
  if (!html) return null;
  const text = await html.text();
  // Links to the files of another version would fetch what no page needs.
  const needed = text.includes(shell.entry) ? (shell.pages[pageFilesOf(url, true)] ?? []) : [];
  const links = linksToCalls(shell.firstCalls) + linksToFiles(needed);
  const headers = new Headers(html.headers);
  // These headers describe the bytes that the server sent.
  for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
  return new Response(text.replace("</head>", `${links}</head>`), { headers });
}

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && isShellPath(url.pathname),
  async ({ request, url, event }) => {
    event.waitUntil(removeOldFiles(event));
    return (await page(url.pathname + url.search)) ?? fetch(request);
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.*(?<!\.mp3)$/.test(url.pathname),
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
