/** The music plays without a network after it was heard once. It is a megabyte, so nobody gets it who does not play it. */

import { RangeRequestsPlugin } from "workbox-range-requests";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";

const isMusic = /^\/assets\/[^/]+\.mp3$/;

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isMusic.test(url.pathname),
  new CacheFirst({
    cacheName: "mood-universe.music",
    // A strategy keeps replies with status 200 only, which are whole; a player that asks for a part gets it from the whole.
    plugins: [new RangeRequestsPlugin()],
  }),
);
