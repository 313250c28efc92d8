/**
 * A text that another app shares goes to the page without the server, which would see it in a request: it waits in a
 * cache until the page that opens takes it (client/add-mood/shared-text.ts).
 */

import { registerRoute } from "workbox-routing";
import { joinShared, sharedCache, sharePage, sharePath } from "#domain/pages/share.ts";

const fieldOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === sharePath,
  async ({ request }) => {
    const form = await request.formData();
    const text = joinShared(fieldOf(form, "title"), fieldOf(form, "text"), fieldOf(form, "url"));
    await (await caches.open(sharedCache)).put(sharePath, new Response(text));
    return Response.redirect(sharePage, 303);
  },
  "POST",
);
