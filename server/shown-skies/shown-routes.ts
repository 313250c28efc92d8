/** The calls of the visitors of shown skies. */

import { api } from "#domain/api.ts";
import { setCoding } from "../compression.ts";
import type { App } from "../context.ts";
import { findCurrentTag } from "../revisions/etag.ts";
import { notFound, registerCall } from "../route.ts";
import { pictureRoute } from "./picture-route.ts";
import { incrementViews } from "./queries.ts";
import { findShownByToken, ShownSkies } from "./read-sky.ts";

export function shownRoutes(app: App) {
  const { context } = app;
  const skies = new ShownSkies(context);
  pictureRoute(app, skies);

  registerCall(app, api.shownSky, async ({ params, headers }, reply) => {
    const shown = await findShownByToken(context, params.token);
    const sky = shown && (await skies.get(shown, headers["accept-encoding"]));
    if (!sky) return reply.code(404).send(notFound);
    // Browsers keep the sky, and ask each time whether the link still works.
    reply.headers({ "Cache-Control": "no-cache", Vary: "Accept-Encoding" });
    const current = findCurrentTag(sky.etag, headers["if-none-match"]);
    if (current !== undefined) return reply.code(304).header("ETag", current).send();
    reply.header("ETag", sky.etag).type("application/json; charset=utf-8");
    setCoding(reply, sky.coding);
    return reply.send(sky.bytes);
  });

  registerCall(app, api.countView, async ({ params }, reply) => {
    const shown = await findShownByToken(context, params.token);
    if (!shown) return reply.code(404).send(notFound);
    await incrementViews(context.db, shown);
    return reply.code(204).send();
  });
}
