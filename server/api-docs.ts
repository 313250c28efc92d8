/** The OpenAPI page at /api/docs. Its packages are loaded by its first request, to keep the start of the server short. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./context.ts";
import { isOpenedWithLock } from "./guards/app-lock.ts";
import { redirectTo } from "./public-link.ts";

const path = "/api/docs";

export function apiDocs(app: App) {
  let docs: Promise<FastifyInstance> | null = null;
  const load = async () =>
    (await import("./api-docs-server.ts")).makeApiDocs(path, app.context.settings.basePath);

  /** Fastify accepts no plugins after its start. The page therefore has its own instance, which does not listen on a port. */
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isOpenedWithLock(request)) return redirectTo(reply, "/", 303);
    docs ??= load().catch((error) => {
      docs = null;
      throw error;
    });
    const { routing } = await docs;
    reply.hijack();
    // The headers that hooks have set are not part of a hijacked reply.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    routing(request.raw, reply.raw);
  };
  app.get(path, send);
  app.get(`${path}/*`, send);
  app.addHook("onClose", async () => (await docs)?.close());
}
