/** The pages of links, which any site can put into a frame, and the pictures of their previews. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { escapeHtml } from "#domain/escape-html.ts";
import { serverPages } from "#domain/languages/en/server-pages.ts";
import { shown } from "#domain/languages/en/shown.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { embedPath, picturePath, pictureSize, shownPath } from "#domain/shown-skies/link.ts";
import type { App } from "../context.ts";
import { linkGuard } from "../guards/link.ts";
import { builtHtml, htmlIn } from "../languages/html.ts";
import { preferenceOfRequest } from "../languages/request-language.ts";
import { translatorOf } from "../languages/translators.ts";
import { pageHeaders } from "../pages/headers.ts";
import { linkTo } from "../public-link.ts";
import { notFound } from "../route.ts";
import { findShownByToken } from "./read-sky.ts";

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  // The page sets positions with style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors *",
].join("; ");

const words = [shown.title, serverPages.skyNeedsScript];

/** Says nothing about the person, and the same about every sky. `picture` is null for a link that does not work. */
function previewOf(t: Translator, picture: string | null): string {
  const [title, description] = [t(shown.title), t(shown.summary.stars)];
  const { width, height } = pictureSize;
  const properties = {
    "og:type": "website",
    "og:site_name": "Mood Universe",
    ...{ "og:title": title, "og:description": description },
    ...(picture !== null && {
      ...{ "og:image": picture, "og:image:type": "image/png", "og:image:alt": title },
      ...{ "og:image:width": String(width), "og:image:height": String(height) },
    }),
  };
  const tags = Object.entries(properties).map(
    ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`,
  );
  const card = picture === null ? "summary" : "summary_large_image";
  return `<meta name="twitter:card" content="${card}">${tags.join("")}`;
}

/** Null where there is no built client. */
function readHtml(clientDir: string | null, basePath: string): string | null {
  const file = clientDir && join(clientDir, "shown.html");
  return file && existsSync(file) ? builtHtml(file, basePath) : null;
}

export function shownPages(app: App, clientDir: string | null) {
  const { context } = app;
  const { publicUrl, basePath } = context.settings;
  const html = readHtml(clientDir, basePath);
  const onRequest = linkGuard(context);
  const headers = {
    ...pageHeaders,
    ...{ "Content-Security-Policy": contentSecurityPolicy, "Cross-Origin-Opener-Policy": "unsafe-none" },
    ...{ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" },
  };

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { token = "" } = request.params as { token?: string };
    const sky = await findShownByToken(context, token);
    if (html === null) return reply.code(404).send(notFound);
    const t = await translatorOf(preferenceOfRequest(request));
    const picture = sky ? linkTo(publicUrl, picturePath(token)) : null;
    return reply
      .code(sky ? 200 : 404)
      .headers(headers)
      .type("text/html; charset=utf-8")
      .send(htmlIn(t, html, words).replace("</head>", () => `${previewOf(t, picture)}</head>`));
  };
  // HEAD too, with which some services ask before they show a preview; and as people copy links.
  for (const path of [shownPath(":token"), embedPath(":token")])
    for (const url of [path, `${path}/`])
      app.route({ method: ["GET", "HEAD"], url, onRequest, handler: sendPage });
  // Every other path here has a token too, of a link that was copied wrongly: the page of the product must not get it.
  app.route({ method: ["GET", "HEAD"], url: shownPath("*"), onRequest, handler: sendPage });
}
