import { useState } from "react";
import { waysBack } from "#domain/languages/en/ways-back.ts";
import { visitorCalls } from "#domain/visitor-calls.ts";
import { send } from "../../api.ts";
import { CallError } from "../../call-errors.ts";
import { useSending } from "../../forms/use-sending.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Migrated, MigrateForm } from "../MigrateForm.tsx";
import type { Migration } from "../migration.ts";
import { Outcome } from "../Outcome.tsx";
import { InvitedPasskey } from "./InvitedPasskey.tsx";
import { type Invited, keepInvited, keptInvited } from "./invited.ts";

type Link = { token: string; universeName: string };

/** Gives a universe a new way in, for whoever has the link that was made for it; null where the address has none. */
export function NewWayIn({ link }: { link: Link | null }) {
  const t = useTranslator();
  const [invited, setInvited] = useState<Invited | null>(keptInvited);
  const [migrated, setMigrated] = useState<Migration | null>(null);
  const begin = (next: Invited) => {
    keepInvited(next);
    setInvited(next);
  };
  if (migrated) return <Migrated {...migrated} />;
  if (invited) return <NewWay {...invited} onMigrated={setMigrated} />;
  if (link) return <Begin key={link.token} {...link} onBegun={begin} />;
  return (
    <Outcome title={t(waysBack.invitation.unusable)}>
      <p className="text-pretty">{t(waysBack.invitation.missing)}</p>
    </Outcome>
  );
}

type BeginProps = Link & { onBegun: (invited: Invited) => void };

/** A press uses the link, not the visit: it works once. */
function Begin({ token, universeName, onBegun }: BeginProps) {
  const t = useTranslator();
  const {
    send: use,
    isPending,
    failure,
  } = useSending({
    send: async (params: { token: string }) => (await send(visitorCalls.useInvitation, { params })).data,
    onAccepted: onBegun,
    onFailed: () => {},
  });
  const isRefused = failure instanceof CallError && failure.refusal.code === "invalid-invitation";
  return (
    <div className="flex flex-col gap-4">
      <h2 className="font-display text-title">
        {t(isRefused ? waysBack.invitation.unusable : waysBack.invitation.title)}
      </h2>
      {!isRefused && <p className="text-pretty">{t(waysBack.invitation.what, { universe: universeName })}</p>}
      <Notice>{failure && (failureSentence(failure) ?? t(waysBack.invitation.failed))}</Notice>
      {!isRefused && (
        <Button variant="primary" aria-busy={isPending} onClick={() => use({ token })}>
          {t(isPending ? waysBack.invitation.beginning : waysBack.invitation.begin)}
        </Button>
      )}
    </div>
  );
}

const failureSentence = (error: Error) =>
  error instanceof CallError && error.status < 500 ? error.refusal.error : null;

type Way = "passkey" | "password";

/** An address with a password is for a universe that its name alone has opened. */
function NewWay({ universeName, opensByName, onMigrated }: Invited & { onMigrated: (m: Migration) => void }) {
  const t = useTranslator();
  const [way, setWay] = useState<Way | null>(opensByName ? null : "passkey");
  const other = opensByName && way && (
    <Button variant="quiet" onClick={() => setWay(null)}>
      {t(waysBack.invitation.other)}
    </Button>
  );
  if (way === "passkey")
    return (
      <>
        <InvitedPasskey universeName={universeName} />
        {other}
      </>
    );
  if (way === "password")
    return (
      <>
        <MigrateForm universeName={universeName} onMigrated={onMigrated} />
        {other}
      </>
    );
  return (
    <Outcome title={t(waysBack.invitation.choose)}>
      <Button onClick={() => setWay("passkey")}>{t(waysBack.invitation.byPasskey)}</Button>
      <Button className="py-2" onClick={() => setWay("password")}>
        {t(waysBack.invitation.byPassword)}
      </Button>
    </Outcome>
  );
}
