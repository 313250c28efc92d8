/** Replies to a callback of the provider that fails validation. */

import type { FastifyReply, FastifyRequest } from "fastify";
import { refusalsAccounts } from "#domain/languages/en/refusals-accounts.ts";
import { refusal } from "#domain/refusals.ts";
import { pageHeaders } from "../pages/headers.ts";

const failed = refusal("provider-sign-in-failed", refusalsAccounts.providerFailed);

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Signing in did not work · Mood Universe</title>
<h1>Signing in did not work this time</h1>
<p>Nothing is lost and nothing has changed: <a href="/login?notice=provider-failed">please try again</a>.</p>
</html>
`;

/** Sends an HTML page to clients that accept HTML, and JSON to others. */
export function sendSignInFailure(request: FastifyRequest, reply: FastifyReply) {
  reply.code(400);
  if (!request.headers.accept?.includes("text/html")) return reply.send(failed);
  return (
    reply
      // The URL of this page contains the parameters of the callback, which caches and other pages must not get.
      .headers({ ...pageHeaders, "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" })
      .type("text/html; charset=utf-8")
      .send(page)
  );
}
