/** The calls with which a person makes, lists and revokes access tokens. */

import { defaultTokenDays, defaultTokenScopes, mostTokens, tokenEndPassed } from "#domain/accounts/tokens.ts";
import { api } from "#domain/api.ts";
import type { App } from "../context.ts";
import type { AccessTokenRow } from "../database/schema.ts";
import { invalid } from "../errors.ts";
import { notify } from "../mail/notify.ts";
import { notFound, notSignedIn, registerCall } from "../route.ts";
import { lockUser } from "../users/queries.ts";
import { deleteToken, insertToken, listTokens } from "./queries.ts";
import { tooManyTokens } from "./refusals.ts";
import { toListedToken } from "./to-token.ts";
import { newToken } from "./token-form.ts";

const day = 24 * 3_600_000;

/** The end that a person has chosen, or the one of a token for which they have chosen none. */
const endOf = (chosen: string | null | undefined, now: number): Date | null => {
  if (chosen === undefined) return new Date(now + defaultTokenDays * day);
  return chosen === null ? null : new Date(chosen);
};

export function tokenRoutes(app: App) {
  const { db, dialect, now, mail } = app.context;

  registerCall(app, api.listTokens, async ({ session }) => ({
    tokens: (await listTokens(db, session.userId)).map(toListedToken),
  }));

  registerCall(app, api.createToken, async ({ session: { userId }, body }, reply) => {
    const createdAt = new Date(now());
    const expiresAt = endOf(body.expiresAt, now());
    if (expiresAt && expiresAt <= createdAt)
      return reply.code(400).send(invalid({ expiresAt: tokenEndPassed }));
    const { id, hash, text } = newToken(userId);
    const scopes = JSON.stringify(body.scopes ?? defaultTokenScopes);
    const row: AccessTokenRow = {
      ...{ userId, id, hash, name: body.name, scopes },
      ...{ createdAt, expiresAt, lastUsedAt: null },
    };
    const made = await db.transaction().execute(async (transaction) => {
      const user = await lockUser(transaction, dialect, userId);
      if (!user) return "gone";
      if ((await listTokens(transaction, userId)).length >= mostTokens) return "too many";
      await insertToken(transaction, row);
      await notify(transaction, "token-made", user, createdAt);
      return "made";
    });
    if (made === "gone") return reply.code(401).send(notSignedIn);
    if (made === "too many") return reply.code(409).send(tooManyTokens);
    mail.wake();
    return reply.code(201).send({ ...toListedToken(row), token: text });
  });

  registerCall(app, api.deleteToken, async ({ session: { userId }, params: { id } }, reply) =>
    (await deleteToken(db, { userId, id })) ? reply.code(204).send(null) : reply.code(404).send(notFound),
  );
}
