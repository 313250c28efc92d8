/** The calls with which an owner creates, changes and revokes links. */

import { api } from "#domain/api.ts";
import { refusalsUniverse } from "#domain/languages/en/refusals-universe.ts";
import { refusal } from "#domain/refusals.ts";
import { maxLinks, showsMore } from "#domain/shown-skies/link.ts";
import type { App } from "../context.ts";
import { confirmFirst, notFound, notSignedIn, registerCall } from "../route.ts";
import { readKey } from "../secret-key.ts";
import { isProved } from "../sessions/proof.ts";
import { lockUser } from "../users/queries.ts";
import { changeLink, createLink, type LinkContext, listOwnLinks } from "./links.ts";
import { deleteLink } from "./queries.ts";

const idUsed = refusal("id-used", "This id belongs to another link.");
const tooMany = refusal("too-many-links", refusalsUniverse.tooManyLinks, { max: maxLinks });

export function linkRoutes(app: App) {
  const { context } = app;
  /** Read again after a failure, so that a repaired file needs no restart. */
  let known: Buffer | null = null;
  const withKey = async (): Promise<LinkContext> => {
    known ??= await readKey(context.settings.dataDir);
    return { ...context, key: known };
  };

  registerCall(app, api.listLinks, async ({ session }) => listOwnLinks(await withKey(), session.userId));

  registerCall(app, api.createLink, async ({ session, body }, reply) => {
    const created = await createLink(await withKey(), session.userId, body);
    context.mail.wake();
    if (created.ok) return reply.code(201).send(created.link);
    if (created.reason === "universe is gone") return reply.code(401).send(notSignedIn);
    return reply.code(409).send(created.reason === "too many" ? tooMany : idUsed);
  });

  registerCall(app, api.updateLink, async ({ session, params, body }, reply) => {
    if (showsMore(body) && !(await isProved(context, session))) return reply.code(403).send(confirmFirst);
    const link = await changeLink(await withKey(), { userId: session.userId, id: params.id }, body);
    return link ?? reply.code(404).send(notFound);
  });

  registerCall(app, api.revokeLink, async ({ session, params }, reply) => {
    const deleted = await context.db.transaction().execute(async (transaction) => {
      // What the universe stores is less then: its row is locked before the link's, as in every other change.
      await lockUser(transaction, context.dialect, session.userId);
      return deleteLink(transaction, session.userId, params.id);
    });
    return deleted > 0 ? reply.code(204).send() : reply.code(404).send(notFound);
  });
}
