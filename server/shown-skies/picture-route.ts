/** The picture that a link's preview shows. */

import type { FastifyReply, FastifyRequest } from "fastify";
import { refusal } from "#domain/refusals.ts";
import { picturePath } from "#domain/shown-skies/link.ts";
import type { App } from "../context.ts";
import { linkGuard } from "../guards/link.ts";
import { findCurrentTag } from "../revisions/etag.ts";
import { notFound } from "../route.ts";
import { Pictures } from "./picture/pictures.ts";
import { findShownByToken, type ShownSkies } from "./read-sky.ts";

/** A visitor who comes again after this time finds the picture, or a shorter queue. */
const secondsToRetry = 10;

const busy = refusal("server-busy", "Many pictures are being drawn. Please try again in a moment.");

export function pictureRoute(app: App, skies: ShownSkies) {
  const { context } = app;
  const pictures = new Pictures();

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
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
  };
  const onRequest = linkGuard(context);
  app.route({ method: ["GET", "HEAD"], url: picturePath(":token"), onRequest, handler });
}
