import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import type { Invitation } from "#domain/admin/invitations.ts";
import { adminCalls } from "#domain/calls/admin.ts";
import { admin } from "#domain/languages/en/admin.ts";
import { send } from "../../api.ts";
import { SureDialog } from "../../doors/SureDialog.tsx";
import { useTranslator } from "../../languages/language.ts";
import { dayText } from "../../time/day-text.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { showToast } from "../../ui/toasts.ts";
import { adminKey } from "../queries.ts";

type Props = { invitation: Invitation; focusAfter: RefObject<HTMLElement | null> };

export function InvitationCard({ invitation, focusAfter }: Props) {
  const t = useTranslator();
  const [isAsked, setAsked] = useState(false);
  const { label, uses, used } = invitation;
  const name = label ?? t(admin.invitations.unnamed);
  return (
    <li className="flex flex-col gap-x-4 gap-y-1 rounded-control border border-line p-3 sm:flex-row sm:items-center sm:px-4">
      <div className="min-w-0 grow">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <bdi className="parent-aligned min-w-0 wrap-anywhere">{name}</bdi>
          {used >= uses && <Badge>{t(admin.invitations.usedUp)}</Badge>}
        </h3>
        <InvitationFacts invitation={invitation} />
      </div>
      <Button
        variant="quiet"
        className="-mx-3 self-start max-sm:px-3 sm:-mx-4 sm:self-center"
        aria-label={t(admin.invitations.revokeOne, { label: name })}
        onClick={() => setAsked(true)}
      >
        {t(admin.invitations.revoke)}
      </Button>
      {isAsked && <Revoke id={invitation.id} focusAfter={focusAfter} onClose={() => setAsked(false)} />}
    </li>
  );
}

/** Whom it is for, how often it was used, and how long it works. */
export function InvitationFacts({
  invitation: { used, uses, endsAt, forUniverse },
}: Pick<Props, "invitation">) {
  const t = useTranslator();
  const facts = [
    t(admin.invitations.used, { used, uses }),
    t(admin.invitations.until, { day: dayText(t, endsAt) }),
  ];
  return (
    <div className="text-pretty text-quiet text-small">
      <p className="wrap-anywhere">
        {forUniverse === null
          ? t(admin.invitations.forNew)
          : t(admin.invitations.forUniverse, { name: forUniverse })}
      </p>
      <p className="tabular-nums">{facts.join("\u00a0· ")}</p>
    </div>
  );
}

type RevokeProps = { id: string; focusAfter: Props["focusAfter"]; onClose: () => void };

function Revoke({ id, focusAfter, onClose }: RevokeProps) {
  const t = useTranslator();
  const client = useQueryClient();
  const revoke = async () => {
    await send(adminCalls.revokeInvitation, { params: { id } });
    showToast((t) => ({
      title: t(admin.invitations.revoked),
      description: t(admin.invitations.revokedHint),
    }));
    await client.invalidateQueries({ queryKey: adminKey });
  };
  return (
    <SureDialog
      title={t(admin.invitations.revokeTitle)}
      hint={t(admin.invitations.revokeHint)}
      act={t(admin.invitations.revoke)}
      keep={t(admin.invitations.keep)}
      onAct={revoke}
      failed={admin.actions.failed}
      focusAfter={focusAfter}
      onClose={onClose}
    />
  );
}
