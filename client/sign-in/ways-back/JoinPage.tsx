import { useQuery } from "@tanstack/react-query";
import type { User } from "#domain/accounts/user.ts";
import { invitationCalls } from "#domain/calls/invitations.ts";
import { account } from "#domain/languages/en/account.ts";
import { join } from "#domain/languages/en/join.ts";
import { waysBack } from "#domain/languages/en/ways-back.ts";
import { send } from "../../api.ts";
import { CallError } from "../../call-errors.ts";
import { useTranslator } from "../../languages/language.ts";
import { usePageTitle } from "../../navigation/page-title.ts";
import { RetryNotice } from "../../ui/RetryNotice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { VisitorPage } from "../../ui/VisitorPage.tsx";
import { Outcome } from "../Outcome.tsx";
import { BackToLogin } from "./BackToLogin.tsx";
import { Begin } from "./Begin.tsx";
import { keptInvited } from "./invited.ts";
import { useJoining } from "./joining.ts";
import { NewWayIn } from "./NewWayIn.tsx";

/**
 * Says what an invitation is for, and leads on from there. `user` is who is signed in; null for a visitor, undefined until
 * the server has answered.
 */
export function JoinPage({ user }: { user: User | null | undefined }) {
  const t = useTranslator();
  const token = useJoining();
  usePageTitle(t(join.title));
  // What the link of a universe has begun is there when the page is loaded again; the link is used up by then.
  const isBegun = keptInvited() !== null;
  return (
    <VisitorPage tagline={t(account.tagline)} footer={!user && <BackToLogin />}>
      {isBegun || token === null ? (
        <NewWayIn link={null} />
      ) : (
        <Invitation key={token} token={token} user={user} />
      )}
    </VisitorPage>
  );
}

type Props = { token: string; user: User | null | undefined };

/** A look at the invitation uses nothing of it. */
function Invitation({ token, user }: Props) {
  const t = useTranslator();
  const { data, error, refetch } = useQuery({
    queryKey: ["invitation", token],
    queryFn: async ({ signal }) =>
      (await send(invitationCalls.checkInvitation, { signal, body: { invitation: token } })).data,
  });
  const refused = refusalOf(error);
  if (refused !== null)
    return (
      <Outcome title={t(waysBack.invitation.unusable)}>
        <p role="alert" className="text-pretty">
          {refused}
        </p>
      </Outcome>
    );
  if (data?.for) return <NewWayIn link={{ token, universeName: data.for }} />;
  if (data && user !== undefined) return <Begin {...{ token, user }} endsAt={data.endsAt} />;
  return error ? <RetryNotice text={join.failed} onRetry={() => void refetch()} /> : <Skeleton rows={5} />;
}

/** Why the invitation lets nobody in; null where nobody knows yet whether it does. */
const refusalOf = (error: Error | null): string | null =>
  error instanceof CallError && (error.status === 400 || error.status === 403) ? error.refusal.error : null;
