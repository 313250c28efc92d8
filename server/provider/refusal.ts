/** What a person sees whose way back from the provider ends here. */

import type { FastifyReply, FastifyRequest } from "fastify";
import { pageHeaders } from "../pages/headers.ts";

const error = "Signing in did not work this time. Please try again.";

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

/** A page for a browser, which has come here by itself; JSON for everything else. */
export function refuse(request: FastifyRequest, reply: FastifyReply, publicUrl: URL) {
  reply.code(400);
  if (!request.headers.accept?.includes("text/html")) return reply.send({ error });
  return (
    reply
      // This page's address holds what the provider has sent: neither a cache nor the next page is to know it.
      .headers({ ...pageHeaders(publicUrl), "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" })
      .type("text/html; charset=utf-8")
      .send(page)
  );
}
