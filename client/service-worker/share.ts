/**
 * A text that another app shares goes to the page without the server, which would see it in a request: it waits in a
 * cache until the page that opens takes it (client/add-mood/shared-text.ts). The server only says whether the browser
 * was sent here by another site.
 */

import { registerRoute } from "workbox-routing";
import {
  joinShared,
  shareCheck,
  sharedCache,
  sharedEntry,
  sharePath,
  uncheckedSharePage,
} from "#domain/pages/share.ts";
import { ownName, withBase } from "../base-path.ts";

const healthPath = "/api/health/live";
/** Milliseconds. The person waits for the page meanwhile. */
const patience = 5_000;

const fieldOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

/** The server is asked first, because a person without a network would see the browser's own page in the place of the text. */
const isServerThere = (): Promise<boolean> =>
  fetch(withBase(healthPath), { cache: "no-store", signal: AbortSignal.timeout(patience) }).then(
    ({ ok }) => ok,
    () => false,
  );

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === withBase(sharePath),
  async ({ request }) => {
    const form = await request.formData();
    const text = joinShared(fieldOf(form, "title"), fieldOf(form, "text"), fieldOf(form, "url"));
    const key = crypto.randomUUID();
    // A text that no page has taken is not wanted any more, or was another site's.
    await caches.delete(ownName(sharedCache));
    await (await caches.open(ownName(sharedCache))).put(sharedEntry(key), new Response(text));
    const next = (await isServerThere()) ? shareCheck(key) : uncheckedSharePage(key);
    return Response.redirect(withBase(next), 303);
  },
  "POST",
);
