/** The calls that name stars as a constellation, change one, and remove one. */

import { api } from "#domain/api.ts";
import { refusalsUniverse } from "#domain/languages/en/refusals-universe.ts";
import { maxConstellations } from "#domain/records/constellation/constellation.ts";
import { coded, refusal } from "#domain/refusals.ts";
import type { App } from "../context.ts";
import { invalid } from "../errors.ts";
import { constellations } from "../records/constellations.ts";
import { removeRecord } from "../records/store-record.ts";
import { notFound, notSignedIn, registerCall } from "../route.ts";
import { putConstellation } from "./put-constellation.ts";

const unknownStars = {
  ...invalid({ entryIds: coded("unknown-star", refusalsUniverse.unknownStar) }),
  code: "unknown-star",
} as const;
const tooMany = refusal("too-many-constellations", refusalsUniverse.tooManyConstellations, {
  max: maxConstellations,
});

export function constellationRoutes(app: App) {
  const { context } = app;

  registerCall(app, api.putConstellation, async ({ session, params, body }, reply) => {
    const put = await putConstellation(context, session.userId, params.id, body);
    if (put.ok) return reply.code(put.isNew ? 201 : 200).send(put.constellation);
    if (put.reason === "unknown stars")
      return reply.code(400).send({ ...unknownStars, unknown: put.unknown });
    if (put.reason === "too many constellations") return reply.code(400).send(tooMany);
    return reply.code(401).send(notSignedIn);
  });

  registerCall(app, api.deleteConstellation, async ({ session, params }, reply) => {
    const isRemoved = await removeRecord(context, constellations, session.userId, params.id);
    return isRemoved ? reply.code(204).send() : reply.code(404).send(notFound);
  });
}
