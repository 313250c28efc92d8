/** Serves the built client: its files, and `index.html` for every other path that can be a page. */

import { existsSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import { nameAt } from "#domain/base-path.ts";
import { knownBrowserCookie } from "#domain/pages/drawn-pages.ts";
import { isSentAsItIs } from "#domain/pages/release-files.ts";
import type { Instance } from "#domain/session-calls.ts";
import type { App } from "../context.ts";
import { preferenceOfRequest } from "../languages/request-language.ts";
import { translatorOf } from "../languages/translators.ts";
import { notFound } from "../route.ts";
import { presentedSession } from "../sessions/session.ts";
import {
  contentSecurityPolicy,
  emptyPolicy,
  hashingWorkerPolicy,
  pageHeaders,
  secretPageHeaders,
} from "./headers.ts";
import { manifestPath, manifestSender } from "./manifest.ts";
import { readPageHtml } from "./page-html.ts";
import { shareTarget } from "./share-target.ts";

/** A path under /api or /assets, or with a file extension, cannot be a page. */
const isPagePath = (request: FastifyRequest) =>
  (request.method === "GET" || request.method === "HEAD") &&
  !/^\/(api|assets)\/|\.\w+$/.test(request.url.split("?")[0] ?? "");

const isOpenSealed = (path: string) => /\/open-sealed\.html(?:\.\w+)?$/.test(path);

/**
 * The names of built files contain hashes. The others keep their names from version to version: browsers ask each time
 * whether there is a new one of those that belong to a version, and for a new icon once a day. A compressed copy is sent
 * from a file with a longer name.
 */
function cacheControl(path: string): string {
  if (path.includes("/assets/")) return "public, max-age=31536000, immutable";
  const isOfVersion = isOpenSealed(path) || /(?:service-worker\.js|hashes\.txt)(?:\.\w+)?$/.test(path);
  return isOfVersion ? "no-cache" : "public, max-age=86400";
}

/** `client/sealed/crypto/argon2-worker.ts` is built as a file of this name. */
const policyOf = (path: string) =>
  path.includes("/assets/argon2-worker-") ? hashingWorkerPolicy : contentSecurityPolicy;

/** The page for sealed exports has its script in itself. It is saved, and never runs under the name of this server. */
const savedFile = {
  "Content-Disposition": 'attachment; filename="open-sealed.html"',
  "Content-Security-Policy": emptyPolicy,
};

/**
 * The files of the build, by path with `/`. `sendPage` sends pages, which have other headers, and a compressed copy is
 * sent under the name of its file.
 */
function filesToSend(clientDir: string): string[] {
  return readdirSync(clientDir, { recursive: true, encoding: "utf8" })
    .map((path) => path.split(sep).join("/"))
    .filter((path) => /\.\w+$/.test(path) && !/\.(br|gz)$/.test(path) && isSentAsItIs(path));
}

/** Whether the URL is that of a link which contains a token; of an invitation, it is in the fragment. */
const hasSecretInUrl = (request: FastifyRequest) =>
  /^\/(verify-email|sign-in-link|join|stop-reminders)\/?(\?|$)/.test(request.url);

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

/** `instance`: the settings that visitors can see. */
export async function pages(app: App, clientDir: string | null, instance: Instance) {
  const { secureCookies, settings } = app.context;
  const { basePath } = settings;
  const pageHtml = readPageHtml(clientDir, basePath);

  if (clientDir && pageHtml)
    await app.register(fastifyStatic, {
      root: clientDir,
      serve: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        response.header("Cache-Control", cacheControl(path));
        response.header("Content-Security-Policy", policyOf(path));
        if (isOpenSealed(path)) response.headers(savedFile);
        // A frame of another site can have an origin of its own, if it is sandboxed: a shown sky loads its scripts there.
        response.header("Access-Control-Allow-Origin", "*");
      },
    });

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!pageHtml || !isPagePath(request)) return reply.code(404).send(notFound);
    reply.headers(pageHeaders).headers(hasSecretInUrl(request) ? secretPageHeaders : {});
    // Whether the session is still valid decides the call that the page makes.
    const hasSession = presentedSession(request, secureCookies) !== null;
    const isKnown = request.cookies[nameAt(knownBrowserCookie, basePath)] !== undefined;
    const t = await translatorOf(preferenceOfRequest(request));
    return reply
      .header("Vary", "Accept-Language, Cookie")
      .type("text/html; charset=utf-8")
      .send(pageHtml(t, request.url, { hasSession, isKnown, instance }));
  };
  await shareTarget(app);
  if (clientDir && existsSync(join(clientDir, manifestPath)))
    app.get(manifestPath, manifestSender(clientDir, basePath, cacheControl(manifestPath)));
  app.get("/", sendPage);
  // Two routes for each file under /assets would take a tenth of the start.
  const files = new Set(clientDir && pageHtml ? filesToSend(clientDir) : []);
  const sendFile = (request: FastifyRequest, reply: FastifyReply) => {
    const path = decodeURI(request.url.split("?")[0] ?? "").slice(1);
    return files.has(path) ? reply.sendFile(path) : sendPage(request, reply);
  };
  const own = [...files].filter((path) => !path.startsWith("assets/")).map((path) => `/${path}`);
  for (const url of ["/assets/*", ...own]) app.route({ method: ["GET", "HEAD"], url, handler: sendFile });
  app.setNotFoundHandler(sendPage);
}
