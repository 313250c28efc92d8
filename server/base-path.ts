/** Serves an installation below a path of its host: routes, logs and `request.url` know nothing of it. */

import type { FastifyInstance, onRequestHookHandler } from "fastify";
import { isHealthUrl } from "./guards/host.ts";
import { redirectTo } from "./public-link.ts";
import { notFound, queryOf } from "./route.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** `settings.basePath`: what the browser must ask for before each path. */
    basePath: string;
  }
}

/** The URL without the base path; null outside of it. Health calls are answered without it too. */
function withoutBase(url: string, basePath: string): string | null {
  if (basePath === "" || isHealthUrl(url)) return url;
  return url.startsWith(`${basePath}/`) ? url.slice(basePath.length) : null;
}

/** The URL by which a request is routed; `guardBase` refuses those that are outside, which stay as they are. */
export const urlWithin = (url: string, basePath: string): string => withoutBase(url, basePath) ?? url;

/**
 * Leads people from the root and from the base path without its slash to the first page, and answers nothing else outside of
 * the base path: other programs of the host have it.
 */
const guardBase =
  (basePath: string): onRequestHookHandler =>
  (request, reply, done) => {
    const { originalUrl, method } = request;
    if (withoutBase(originalUrl, basePath) !== null) return done();
    const [path] = originalUrl.split("?");
    const isFirstPage = path === "/" || path === basePath;
    if (isFirstPage && (method === "GET" || method === "HEAD"))
      return redirectTo(reply, `/${queryOf({ url: originalUrl })}`);
    reply.code(404).send(notFound);
  };

export function serveBelow(app: FastifyInstance, basePath: string) {
  app.decorateRequest("basePath", basePath);
  if (basePath !== "") app.addHook("onRequest", guardBase(basePath));
}
