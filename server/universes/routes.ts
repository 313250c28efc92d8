/** Universes that a name alone opens: making one, opening one; looking at oneself, and how one looks. */

import type { FastifyReply, FastifyRequest } from "fastify";
import { futureDates } from "#domain/accounts.ts";
import { api } from "#domain/api.ts";
import { universeNameKey } from "#domain/names.ts";
import { isNameWaiting, lockUser, updateUser } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import { lockKeys, nameLock } from "../database/lock.ts";
import type { Db } from "../database/schema.ts";
import { invalid } from "../errors.ts";
import { withinLimit } from "../limits/limits.ts";
import { answer } from "../route.ts";
import { startSession } from "../sessions/session.ts";
import { newUser } from "./new-user.ts";
import { findUser, findUserByUniverseKey, insertUniverse, noteSignInByName } from "./queries.ts";
import { taken } from "./taken.ts";
import { toUser } from "./user.ts";

const notFound = { error: "Not found" };
const nameSignInClosed = { error: "Signing in by universe name is closed here." };
const needsPassword = { error: "This universe is protected by a password.", needsPassword: true };

export function universeRoutes(app: App) {
  const { db, dialect, now, settings } = app.context;

  const startNameSession = (inside: Db, request: FastifyRequest, reply: FastifyReply, userId: string) =>
    startSession({ ...app.context, db: inside }, request, reply, { userId, openedBy: "name" });

  answer(app, api.createUniverse, async (request, reply) => {
    if (!settings.universeNameSignIn) return reply.code(403).send(nameSignInClosed);
    if (!(await withinLimit(app.context, "registration", request, reply))) return reply;
    const future = futureDates(request.body, now());
    if (Object.keys(future).length > 0) return reply.code(400).send(invalid(future));

    const begun = new Date(now());
    const user = { ...newUser(request.body, begun), lastLoginAt: begun };
    const created = await db.transaction().execute(async (inside) => {
      await lockKeys(inside, dialect, nameLock(user.universeKey));
      const reserved = await isNameWaiting(inside, user.universeKey, user.createdAt);
      const inserted = reserved ? undefined : await insertUniverse(inside, user);
      if (inserted) await startNameSession(inside, request, reply, inserted.id);
      return inserted;
    });
    if (!created) return reply.code(409).send(taken);
    return reply.code(201).send(toUser(created));
  });

  answer(app, api.openUniverse, async (request, reply) => {
    if (!settings.universeNameSignIn) return reply.code(403).send(nameSignInClosed);
    if (!(await withinLimit(app.context, "look-up", request, reply))) return reply;
    const { universeName } = request.params;
    const found = await findUserByUniverseKey(db, universeNameKey(universeName));
    if (!found || found.universeName !== universeName)
      return reply.code(404).send({ error: "Universe not found" });

    const opened = await db.transaction().execute(async (inside) => {
      const user = await noteSignInByName(inside, found.id, new Date(now()));
      if (user) await startNameSession(inside, request, reply, user.id);
      return user;
    });
    return opened ? toUser(opened) : reply.code(403).send(needsPassword);
  });

  answer(app, api.getUser, async (request, reply) => {
    const user = await findUser(db, request.session.userId);
    return user ? toUser(user) : reply.code(404).send(notFound);
  });

  answer(app, api.updateAvatar, async (request, reply) => {
    const { avatarShape, avatarColors, avatarPattern } = request.body;
    const updated = await db.transaction().execute(async (inside) => {
      const user = await lockUser(inside, dialect, request.session.userId);
      if (!user) return null;
      return updateUser(inside, user.id, {
        ...(avatarShape && { avatarShape }),
        ...(avatarColors && { avatarColors: JSON.stringify(avatarColors) }),
        ...(avatarPattern && { avatarPattern }),
        updatedAt: new Date(now()),
      });
    });
    return updated ? toUser(updated) : reply.code(404).send(notFound);
  });
}
