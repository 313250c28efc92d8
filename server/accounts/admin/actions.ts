/**
 * What administrators, and operators by command, do for the person of a universe. Each is one transaction with its line in
 * the log. None reads a word, begins a session, or shows what a mail says.
 */

import { type FailedAttempts, noFailedAttempts } from "#domain/accounts/lockout.ts";
import type { LogAction } from "#domain/admin/log.ts";
import type { Context } from "../../context.ts";
import type { Db, UserRow } from "../../database/schema.ts";
import { notify } from "../../mail/notify.ts";
import { deleteSessionsOfUser } from "../../sessions/queries.ts";
import { deleteTokensOfUser } from "../../tokens/queries.ts";
import { updateUser } from "../../users/queries.ts";
import { lockAccount } from "../delete-user-data.ts";
import { noPendingEmail } from "../links.ts";
import {
  type AttemptCounter,
  deleteSeparateAttempts,
  lockAttempts,
  separateCountersOf,
  storeAttempts,
} from "../sign-in-attempts.ts";
import { type LinkLimit, queueLink } from "../sign-in-link.ts";
import { deleteSignInLink } from "../sign-in-link-queries.ts";
import { deleteInvitation } from "../taking-over-queries.ts";
import { writeLog } from "./log.ts";

export type Acting = Pick<Context, "db" | "dialect" | "now"> & {
  /** Id of the administrator; null for a command of the operator. */
  readonly by: string | null;
};

/** Whom an action is for, as they were read before: their address and their row are locked in this order. */
type Known = Pick<UserRow, "id" | "emailKey">;

/** `until` is when a closed universe is closed since; `tooSoon` until when no further link is sent. */
export type NotDone =
  | "gone"
  | "own universe"
  | "administrator"
  | "no address"
  | "open"
  | { readonly closed: "person" | "administrator"; readonly since: Date }
  | { readonly tooManyUntil: Date };

export type Done<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly why: NotDone };

const not = (why: NotDone) => ({ ok: false, why }) as const;

/** Runs `work` with the locked user, and writes the line unless it was refused. */
const act = <Value>(
  { db, dialect, now, by }: Acting,
  known: Known,
  action: LogAction,
  work: (transaction: Db, user: UserRow, at: Date) => Promise<Done<Value>>,
): Promise<Done<Value>> =>
  db.transaction().execute(async (transaction): Promise<Done<Value>> => {
    const at = new Date(now());
    const user = await lockAccount(transaction, dialect, known);
    if (!user) return not("gone");
    const done = await work(transaction, user, at);
    if (done.ok) await writeLog(transaction, { action, by, for: user.id }, at);
    return done;
  });

const done = <Value>(value: Value) => ({ ok: true, value }) as const;

/** Ends every session, every access token, and a link that signs in. Returns how many there were. */
export const endSessions = (acting: Acting, known: Known) =>
  act(acting, known, "end-sessions", async (transaction, { id }, at) => {
    await deleteSignInLink(transaction, id);
    const tokens = await deleteTokensOfUser(transaction, id);
    return done({ tokens, sessions: await deleteSessionsOfUser(transaction, id, at) });
  });

/** Resets every counter of wrong passwords. Returns what they were. */
export const unlockUniverse = (acting: Acting, known: Known) =>
  act(acting, known, "unlock", async (transaction, user, at) => {
    const separate = separateCountersOf(user).map((identifier) => ({ identifier }));
    const previous: FailedAttempts[] = [];
    for (const counter of [{ userId: user.id }, ...separate] as AttemptCounter[])
      previous.push((await lockAttempts(transaction, acting.dialect, counter)).attempts);
    await storeAttempts(transaction, { userId: user.id }, noFailedAttempts, at);
    await deleteSeparateAttempts(transaction, user);
    return done(previous);
  });

const closedOf = ({ closedBy }: UserRow, since: Date) => not({ closed: closedBy ?? "person", since });

/** Queues the mail that the person could ask for themselves, whose link only they see. */
export const sendSignInLink = (acting: Acting, known: Known, limit: LinkLimit) =>
  act(acting, known, "send-sign-in-link", async (transaction, user, at) => {
    if (user.closedAt) return closedOf(user, user.closedAt);
    if (!user.email || user.emailVerified !== 1) return not("no address");
    const tooManyUntil = await queueLink(transaction, acting.dialect, user.email, at, limit);
    return tooManyUntil ? not({ tooManyUntil }) : done(null);
  });

/**
 * Lets nobody in from now on, until housekeeping removes the universe or somebody opens it again. A command closes everything;
 * the page neither the administrator's own universe nor that of another one, so that nobody who has learned to use the page
 * shuts all others out.
 */
export const closeUniverse = (acting: Acting, known: Known) =>
  act(acting, known, "close", async (transaction, user, at) => {
    if (user.closedAt) return closedOf(user, user.closedAt);
    if (acting.by === user.id) return not("own universe");
    if (acting.by !== null && user.isAdministrator === 1) return not("administrator");
    await deleteSignInLink(transaction, user.id);
    await deleteInvitation(transaction, user.id);
    // The session that founded the universe is valid again when it is opened again, and with it the right to take it back.
    await deleteSessionsOfUser(transaction, user.id, at, { keepsFounding: true });
    await updateUser(transaction, user.id, { ...noPendingEmail, closedAt: at, closedBy: "administrator" });
    await notify(transaction, "universe-closed", user, at);
    return done(at);
  });

/** Undoes `closeUniverse`. What the person has closed themselves only they can keep. */
export const reopenUniverse = (acting: Acting, known: Known) =>
  act(acting, known, "reopen", async (transaction, user, at) => {
    if (!user.closedAt) return not("open");
    if (user.closedBy === null) return closedOf(user, user.closedAt);
    await updateUser(transaction, user.id, { closedAt: null, closedBy: null });
    await notify(transaction, "universe-reopened", user, at);
    return done(null);
  });
