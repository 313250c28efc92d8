/** The music plays without a network after it was heard once. It is a megabyte, so nobody gets it who does not play it. */

import { RangeRequestsPlugin } from "workbox-range-requests";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { ownName, pageAt } from "../base-path.ts";
import { worker } from "./scope.ts";

const cacheName = ownName("mood-universe.music");
const isMusic = /^\/assets\/[^/]+\.mp3$/;

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isMusic.test(pageAt(url.pathname) ?? ""),
  new CacheFirst({
    cacheName,
    // A strategy keeps replies with status 200 only, which are whole; a player that asks for a part gets it from the whole.
    plugins: [new RangeRequestsPlugin()],
  }),
);

worker.addEventListener("activate", (event) => event.waitUntil(removeOldMusic()));

/** Removes the music of other versions: an open page that plays it has it in memory. */
async function removeOldMusic() {
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys())
    if (!musicFiles.includes(pageAt(new URL(request.url).pathname)?.slice(1) ?? ""))
      await cache.delete(request);
}
