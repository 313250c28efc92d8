/** The provider says once more who a person is. It confirms who is signed in here, and never signs anybody in. */

import { isShellPath } from "#domain/pages/paths.ts";
import type { Context } from "../context.ts";
import type { ProviderSignInRow } from "../database/schema.ts";
import { beginConfirmation } from "../second-factor/waiting-confirmation.ts";
import { asksForCode } from "../second-factor/waiting-sign-in.ts";
import { renewSession } from "../sessions/proof.ts";
import type { Session } from "../sessions/session.ts";
import { lockUser, updateUser } from "../users/queries.ts";
import type { ProviderReturn } from "./client.ts";

/** How it ended, as the page on which it began gets it in its query. */
export type Ending = "done" | "code" | "cancelled" | "unreachable" | "refused" | "other";

/** The page to lead back to: any of the product's own, so that a link that others made leads nowhere else. */
export const returnPage = (from: string | undefined): string =>
  from !== undefined && /^\/(?:[\w-]+(?:\/[\w-]+)*\/?)?$/.test(from) && isShellPath(from)
    ? from
    : "/account-settings";

/** Clocks of two servers differ by less. */
const clockToleranceMs = 60_000;

/** Many providers do not say when they asked. One that says so must have asked after `startedAt`, in epoch milliseconds. */
const hasAsked = ({ askedAt }: ProviderReturn, startedAt: number) =>
  askedAt === null || askedAt >= startedAt - clockToleranceMs;

/** `code`: the person proves themselves by their second factor next. `other`: the provider names another person, or another session began meanwhile. */
export type ConfirmedByProvider =
  | { readonly ending: "done"; readonly sessionId: string }
  | { readonly ending: "code" | "refused" | "other" };

export function confirmByProvider(
  context: Context,
  session: Session,
  { startedAt }: { readonly startedAt: number },
  providerReturn: ProviderReturn,
): Promise<ConfirmedByProvider> {
  const { db, dialect, now } = context;
  const { issuer, subject } = providerReturn.identity;
  return db.transaction().execute(async (transaction): Promise<ConfirmedByProvider> => {
    if (!hasAsked(providerReturn, startedAt)) return { ending: "refused" };
    const user = await lockUser(transaction, dialect, session.userId);
    if (user?.providerIssuer !== issuer || user.providerSubject !== subject) return { ending: "other" };
    if (await asksForCode(transaction, user)) {
      await beginConfirmation(transaction, session, new Date(now()));
      return { ending: "code" };
    }
    const sessionId = await renewSession({ ...context, db: transaction }, session);
    if (sessionId === undefined) return { ending: "other" };
    await updateUser(transaction, user.id, { providerLastUsedAt: new Date(now()) });
    return { ending: "done", sessionId };
  });
}

/** Whether the sign-in that returns was to confirm the person of this session. */
export const isOfSession = ({ confirms }: ProviderSignInRow, session: Session | null): session is Session =>
  session !== null && session.sid === confirms;
