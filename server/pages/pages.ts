/** Serves the built client: its files, and its one page for every path that is not a call. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../app.ts";
import { pageHeaders, secretPageHeaders } from "./headers.ts";

const notFound = { error: "Not found" };

/** A path that ends like a file is a file that is missing; any other may be a page. */
const mayBePage = (request: FastifyRequest) =>
  (request.method === "GET" || request.method === "HEAD") &&
  !/^\/(api|assets)\/|\.\w+$/.test(request.url.split("?")[0] ?? "");

/** The link of a mail, whose address is worth something to whoever sees it. */
const bearsSecret = (request: FastifyRequest) => /^\/verify-email\/?(\?|$)/.test(request.url);

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
      // The page goes out with its headers and uncached, under no other name either.
      globIgnore: ["**/*.html"],
      preCompressed: true,
      immutable: true,
      maxAge: "365d",
      setHeaders: (response) => response.header("X-Content-Type-Options", "nosniff"),
    });

  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    if (!page || !mayBePage(request)) return reply.code(404).send(notFound);
    reply.headers(headers).headers(bearsSecret(request) ? secretPageHeaders : {});
    return reply.type("text/html; charset=utf-8").send(page);
  };
  app.get("/", sendPage);
  app.setNotFoundHandler(sendPage);
}
