/**
 * Where an installed app sends a text that another app shares. The service worker answers it (client/service-worker);
 * a request arrives here only where the browser has removed the service worker. The text is not read: the page that
 * opens asks the person to share it again.
 */

import type { FastifyInstance } from "fastify";
import { sharePage, sharePath } from "#domain/pages/share.ts";

export async function shareTarget(app: FastifyInstance) {
  app.addContentTypeParser("*", (_request, body, done) => {
    body.resume();
    done(null);
  });
  app.post(sharePath, (_request, reply) => reply.redirect(sharePage, 303));
}
