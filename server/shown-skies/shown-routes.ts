/** The calls of the visitors of shown skies, and the pictures of previews. */

import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import { picturePath } from "#domain/shown-skies/link.ts";
import { setCoding } from "../compression.ts";
import type { App } from "../context.ts";
import { linkGuard } from "../guards/link.ts";
import { findCurrentTag } from "../revisions/etag.ts";
import { notFound, registerCall } from "../route.ts";
import { Pictures } from "./picture/pictures.ts";
import { incrementViews } from "./queries.ts";
import { findShownByToken, ShownSkies } from "./read-sky.ts";

/** A visitor who comes again after this time finds the picture, or a shorter queue. */
const secondsToRetry = 10;

const busy = refusal("server-busy", "Many pictures are being drawn. Please try again in a moment.");

export function shownRoutes(app: App) {
  const { context } = app;
  const skies = new ShownSkies(context);
  const pictures = new Pictures();

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

  app.get(picturePath(":token"), { onRequest: linkGuard(context) }, async (request, reply) => {
    const { token } = request.params as { token: string };
    const shown = await findShownByToken(context, token);
    // Names and dates are not drawn, so that all links of a sky have one picture.
    const sky = shown && (await skies.get({ ...shown, showsFeelings: 0, showsDates: 0 }, undefined));
    if (!sky) return reply.code(404).send(notFound);
    const current = findCurrentTag(sky.etag, request.headers["if-none-match"]);
    const picture = current === undefined && pictures.get(sky.etag, sky.bytes);
    if (picture === null) return reply.code(503).header("Retry-After", String(secondsToRetry)).send(busy);
    reply.headers({ "Cache-Control": "no-cache", ETag: sky.etag });
    return picture === false ? reply.code(304).send() : reply.type("image/png").send(await picture);
  });
}
