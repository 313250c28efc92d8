/** Calls that create a universe, open it by name, read its user and what it stores, and change the avatar. */

import type { FastifyReply, FastifyRequest } from "fastify";
import { removalOf } from "#domain/accounts/deletion.ts";
import { universeNameKey } from "#domain/accounts/names.ts";
import { futureDateRefusals } from "#domain/accounts/new-universe.ts";
import { api } from "#domain/api.ts";
import { refusalsAccounts } from "#domain/languages/en/refusals-accounts.ts";
import { refusal } from "#domain/refusals.ts";
import type { App } from "../context.ts";
import { lockKeys } from "../database/lock.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { invalid } from "../errors.ts";
import { preferenceOfRequest } from "../languages/request-language.ts";
import { withinLimit } from "../limits/limits.ts";
import { partsOf } from "../revisions/room.ts";
import { notFound, notSignedIn, registerCall } from "../route.ts";
import { hashOf } from "../secrets.ts";
import { setSessionCookie, startSession } from "../sessions/session.ts";
import {
  admit,
  giveUsesBack,
  invitationEnded,
  refuseUninvited,
  registrationClosed,
} from "../users/admission.ts";
import { wantName } from "../users/name-look.ts";
import { newUser } from "../users/new-user.ts";
import {
  findStored,
  findUser,
  findUserByUniverseKey,
  insertUser,
  lockUser,
  updateUser,
} from "../users/queries.ts";
import { toUser } from "../users/to-user.ts";
import { isNameAvailable, nameTaken } from "../users/universe-name.ts";
import { recordSignInByName } from "./queries.ts";

const nameSignInClosed = refusal("name-sign-in-closed", refusalsAccounts.nameSignInClosed);
const needsPassword = {
  ...refusal("universe-protected", refusalsAccounts.protectedByPassword),
  needsPassword: true,
};

const universeNotFound = refusal("universe-not-found", refusalsAccounts.universeNotFound);

const refuseClosed = (reply: FastifyReply, closedAt: Date) =>
  reply.code(410).send(
    refusal("universe-closed", refusalsAccounts.universeClosed, {
      removedAt: removalOf(closedAt).toISOString(),
    }),
  );

export function universeRoutes(app: App) {
  const { db, dialect, now, secureCookies, settings, observer } = app.context;

  /** Starts a session, and returns the user and the value of the session's cookie. */
  const startNameSession = async (
    transaction: Db,
    request: FastifyRequest,
    user: UserRow,
    isFounding = false,
  ) => ({
    user,
    sessionId: await startSession({ ...app.context, db: transaction }, request, {
      userId: user.id,
      openedBy: "name",
      isFounding,
    }),
  });

  /** Names are compared exactly. */
  const findByName = async (universeName: string) => {
    const found = await findUserByUniverseKey(db, universeNameKey(universeName));
    return found?.universeName === universeName ? found : undefined;
  };

  const refuseUnknown = (reply: FastifyReply) => {
    observer.signInRefused("unknown name");
    return reply.code(404).send(universeNotFound);
  };

  const refuseProtected = (reply: FastifyReply) => {
    observer.signInRefused("protected name");
    return reply.code(403).send(needsPassword);
  };

  const open = (request: FastifyRequest, id: string, how: { isKept: boolean }) =>
    db.transaction().execute(async (transaction) => {
      const user = await recordSignInByName(transaction, id, new Date(now()), how);
      return user && startNameSession(transaction, request, user);
    });

  registerCall(app, api.createUniverse, async (request, reply) => {
    if (settings.registration === "off") return reply.code(403).send(registrationClosed);
    if (!settings.universeNameSignIn) return reply.code(403).send(nameSignInClosed);
    if (!(await withinLimit(app.context, "registration", request, reply))) return reply;
    const { invitation } = request.body;
    const newcomer = { opening: settings.registration, tokenHash: invitation ? hashOf(invitation) : null };
    const uninvited = await refuseUninvited(db, { ...newcomer, now: new Date(now()) });
    if (uninvited) return reply.code(403).send(uninvited);
    const future = futureDateRefusals(request.body, now());
    if (Object.keys(future).length > 0) return reply.code(400).send(invalid(future));

    const createdAt = new Date(now());
    const user = {
      ...newUser({ ...request.body, locale: preferenceOfRequest(request).language }, createdAt),
      opensByName: 1 as const,
      lastLoginAt: createdAt,
    };
    const wanted = await wantName(user.universeName);
    const created = await db.transaction().execute(async (transaction) => {
      await lockKeys(transaction, dialect, ...wanted.locks);
      if (!(await isNameAvailable(transaction, wanted, createdAt))) return "name taken";
      const admitted = await admit(transaction, { ...newcomer, now: createdAt });
      if (!admitted) return "not invited";
      const inserted = await insertUser(transaction, user);
      if (inserted) return startNameSession(transaction, request, inserted, true);
      await giveUsesBack(transaction, [admitted.invitationId]);
      return "name taken";
    });
    if (created === "name taken") return reply.code(409).send(nameTaken);
    if (created === "not invited") return reply.code(403).send(invitationEnded);
    setSessionCookie(reply, created.sessionId, secureCookies);
    return reply.code(201).send(await toUser(db, created.user));
  });

  registerCall(app, api.openUniverse, async (request, reply) => {
    if (!settings.universeNameSignIn) return reply.code(403).send(nameSignInClosed);
    if (!(await withinLimit(app.context, "look-up", request, reply))) return reply;
    const found = await findByName(request.params.universeName);
    if (!found) return refuseUnknown(reply);

    const opened = await open(request, found.id, { isKept: false });
    if (!opened) return found.closedAt ? refuseClosed(reply, found.closedAt) : refuseProtected(reply);
    setSessionCookie(reply, opened.sessionId, secureCookies);
    return toUser(db, opened.user);
  });

  registerCall(app, api.keepUniverse, async (request, reply) => {
    if (!settings.universeNameSignIn) return reply.code(403).send(nameSignInClosed);
    if (!(await withinLimit(app.context, "look-up", request, reply))) return reply;
    const found = await findByName(request.params.universeName);
    if (!found) return refuseUnknown(reply);
    const opened = await open(request, found.id, { isKept: true });
    if (!opened) return refuseProtected(reply);
    setSessionCookie(reply, opened.sessionId, secureCookies);
    return toUser(db, opened.user);
  });

  registerCall(app, api.getUser, async (request, reply) => {
    const user = await findUser(db, request.session.userId);
    return user ? toUser(db, user) : reply.code(404).send(notFound);
  });

  registerCall(app, api.getRoom, async ({ session }, reply) => {
    const stored = await findStored(db, session.userId);
    if (!stored) return reply.code(401).send(notSignedIn);
    return { used: stored.storedBytes, most: settings.universeBytes, parts: partsOf(stored) };
  });

  registerCall(app, api.updateAvatar, async (request, reply) => {
    const { avatarShape, avatarColors, avatarPattern } = request.body;
    const updated = await db.transaction().execute(async (transaction) => {
      const user = await lockUser(transaction, dialect, request.session.userId);
      if (!user) return null;
      return updateUser(transaction, user.id, {
        ...(avatarShape && { avatarShape }),
        ...(avatarColors && { avatarColors: JSON.stringify(avatarColors) }),
        ...(avatarPattern && { avatarPattern }),
        updatedAt: new Date(now()),
      });
    });
    return updated ? toUser(db, updated) : reply.code(404).send(notFound);
  });
}
