/**
 * Where an installed app sends a text that another app shares. The service worker answers it (client/service-worker), and
 * lets the browser ask here who sent it: the person with the share sheet of the system, or a page of another site.
 */

import { lostSharePage, sharePage, sharePath } from "#domain/pages/share.ts";
import type { App } from "../context.ts";
import { isByPerson } from "../guards/same-origin.ts";
import { redirectTo } from "../public-link.ts";

/** The form of a key that the service worker makes. */
const keyForm = /^[\da-f-]{36}$/;

export function shareTarget(app: App) {
  const { publicUrl } = app.context.settings;

  app.get(sharePath, (request, reply) => {
    const { key } = request.query as { key?: unknown };
    const isKept = typeof key === "string" && keyForm.test(key) && isByPerson(request, publicUrl);
    return redirectTo(reply, isKept ? sharePage(key) : lostSharePage, 303);
  });

  // Only where the browser has removed the service worker. The text is not read: the page asks to share it again.
  return app.register(async (scope) => {
    scope.addContentTypeParser("*", (_request, body, done) => {
      body.resume();
      done(null);
    });
    scope.post(sharePath, (_request, reply) => redirectTo(reply, lostSharePage, 303));
  });
}
