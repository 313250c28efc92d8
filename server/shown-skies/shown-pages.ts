/** The pages of links, which any site can put into a frame, and the pictures of their previews. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { embedPath, picturePath, pictureSize, shownPath } from "#domain/shown-skies/link.ts";
import type { App } from "../context.ts";
import { linkGuard } from "../guards/link.ts";
import { pageHeaders } from "../pages/headers.ts";
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

/** Says nothing about the person, and the same about every sky. */
const title = "A sky of Mood Universe";
const description = "Each star is a moment that somebody felt.";

/** `picture` is null for a link that does not work. */
function previewOf(picture: string | null): string {
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
    ([name, content]) => `<meta property="${name}" content="${content}">`,
  );
  const card = picture === null ? "summary" : "summary_large_image";
  return `<meta name="twitter:card" content="${card}">${tags.join("")}`;
}

/** Null where there is no built client. */
function readHtml(clientDir: string | null): string | null {
  const file = clientDir && join(clientDir, "shown.html");
  return file && existsSync(file) ? readFileSync(file, "utf8") : null;
}

export function shownPages(app: App, clientDir: string | null) {
  const { context } = app;
  const { publicUrl } = context.settings;
  const html = readHtml(clientDir);
  const onRequest = linkGuard(context);
  const headers = {
    ...pageHeaders,
    ...{ "Content-Security-Policy": contentSecurityPolicy, "Cross-Origin-Opener-Policy": "unsafe-none" },
    ...{ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" },
  };

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { token = "" } = request.params as { token?: string };
    const shown = await findShownByToken(context, token);
    if (html === null) return reply.code(404).send(notFound);
    const picture = shown ? new URL(picturePath(token), publicUrl).href : null;
    return reply
      .code(shown ? 200 : 404)
      .headers(headers)
      .type("text/html; charset=utf-8")
      .send(html.replace("</head>", () => `${previewOf(picture)}</head>`));
  };
  // HEAD too, with which some services ask before they show a preview; and as people copy links.
  for (const path of [shownPath(":token"), embedPath(":token")])
    for (const url of [path, `${path}/`])
      app.route({ method: ["GET", "HEAD"], url, onRequest, handler: sendPage });
  // Every other path here has a token too, of a link that was copied wrongly: the page of the product must not get it.
  app.route({ method: ["GET", "HEAD"], url: shownPath("*"), onRequest, handler: sendPage });
}
