/** Serves the built client: its files, and `index.html` for every other path that can be a page. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../context.ts";
import { notFound } from "../route.ts";
import { pageHeaders, secretPageHeaders } from "./headers.ts";

/** A path under /api or /assets, or with a file extension, cannot be a page. */
const isPagePath = (request: FastifyRequest) =>
  (request.method === "GET" || request.method === "HEAD") &&
  !/^\/(api|assets)\/|\.\w+$/.test(request.url.split("?")[0] ?? "");

/** Whether the URL is the verification link of a mail, which contains a token. */
const hasSecretInUrl = (request: FastifyRequest) => /^\/verify-email\/?(\?|$)/.test(request.url);

/**
 * The URL by which a request is routed. A page's path that cannot be decoded is escaped, so that it gets the same
 * page as every unknown path; under /api it stays as it is, and Fastify refuses it with 400.
 */
export function routableUrl(url: string): string {
  const [path = "", ...query] = url.split("?");
  if (!path.includes("%") || path.startsWith("/api/")) return url;
  try {
    decodeURI(path);
    return url;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("?");
  }
}

export async function pages(app: App, clientDir: string | null) {
  const page =
    clientDir && existsSync(join(clientDir, "index.html"))
      ? readFileSync(join(clientDir, "index.html"))
      : null;
  const headers = pageHeaders(app.context.settings.publicUrl);

  if (clientDir && page)
    await app.register(fastifyStatic, {
      root: clientDir,
      index: false,
      wildcard: false,
      // `sendPage` sends it, because pages have other headers.
      globIgnore: ["**/*.html"],
      preCompressed: true,
      immutable: true,
      maxAge: "365d",
    });

  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    if (!page || !isPagePath(request)) return reply.code(404).send(notFound);
    reply.headers(headers).headers(hasSecretInUrl(request) ? secretPageHeaders : {});
    return reply.type("text/html; charset=utf-8").send(page);
  };
  app.get("/", sendPage);
  app.setNotFoundHandler(sendPage);
}
