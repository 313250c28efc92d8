/** Replies to a callback of the provider that fails validation. */

import type { FastifyReply, FastifyRequest } from "fastify";
import { escapeHtml } from "#domain/escape-html.ts";
import { refusalsAccounts } from "#domain/languages/en/refusals-accounts.ts";
import { serverPages } from "#domain/languages/en/server-pages.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { refusal } from "#domain/refusals.ts";
import { languageAttributes } from "../languages/html.ts";
import { preferenceOfRequest } from "../languages/request-language.ts";
import { translatorOf } from "../languages/translators.ts";
import { pageHeaders } from "../pages/headers.ts";

const failed = refusal("provider-sign-in-failed", refusalsAccounts.providerFailed);

const words = serverPages.signInFailed;

type Html = { readonly html: string };
const htmlOf = (part: string | Html) => (typeof part === "string" ? escapeHtml(part) : part.html);
const linkAt =
  (basePath: string) =>
  (content: (string | Html)[]): Html => ({
    html: `<a href="${basePath}/login?notice=provider-failed">${content.map(htmlOf).join("")}</a>`,
  });

const pageIn = (t: Translator, basePath: string) => `<!doctype html>
<html ${languageAttributes(t)}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(t(words.pageTitle))} · Mood Universe</title>
<h1>${escapeHtml(t(words.title))}</h1>
<p>${t
  .parts<typeof words.reason.english, Html>(words.reason, { link: linkAt(basePath) })
  .map(htmlOf)
  .join("")}</p>
</html>
`;

/** Sends an HTML page to clients that accept HTML, and JSON to others. */
export async function sendSignInFailure(request: FastifyRequest, reply: FastifyReply) {
  reply.code(400);
  if (!request.headers.accept?.includes("text/html")) return reply.send(failed);
  const t = await translatorOf(preferenceOfRequest(request));
  return (
    reply
      // The URL of this page contains the parameters of the callback, which caches and other pages must not get.
      .headers({ ...pageHeaders, "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" })
      .type("text/html; charset=utf-8")
      .send(pageIn(t, request.basePath))
  );
}
