import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Invitation } from "#domain/admin/invitations.ts";
import { admin } from "#domain/languages/en/admin.ts";
import { useTranslator } from "../../languages/language.ts";
import { useInstance } from "../../session/instance-settings.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Answered } from "../Answered.tsx";
import { invitationsQuery } from "../queries.ts";
import { InvitationCard } from "./InvitationCard.tsx";
import { InvitationForm } from "./InvitationForm.tsx";
import { MadeInvitation } from "./MadeInvitation.tsx";
import type { Made } from "./new-invitation.ts";

export function Invitations() {
  const query = useQuery(invitationsQuery);
  return (
    <Answered query={query} rows={3}>
      {(invitations) => <Loaded invitations={invitations} />}
    </Answered>
  );
}

type Task = "form" | Made | null;

function Loaded({ invitations }: { invitations: readonly Invitation[] }) {
  const t = useTranslator();
  const [task, setTask] = useState<Task>(null);
  const list = useRef<HTMLDivElement>(null);
  const close = () => setTask(null);
  return (
    <div ref={list} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <p className="max-w-[65ch] text-pretty text-quiet">{t(admin.invitations.what)}</p>
      <WhoNeedsOne />
      <Button variant="primary" className="self-start" onClick={() => setTask("form")}>
        {t(admin.invitations.make)}
      </Button>
      {invitations.length === 0 ? (
        <p className="max-w-[60ch] text-pretty">{t(admin.invitations.none)}</p>
      ) : (
        <ul aria-label={t(admin.invitations.list)} className="flex flex-col gap-2">
          {invitations.map((invitation) => (
            <InvitationCard key={invitation.id} invitation={invitation} focusAfter={list} />
          ))}
        </ul>
      )}
      {task === "form" && <InvitationForm onMade={setTask} onClose={close} />}
      {task !== null && task !== "form" && <MadeInvitation made={task} onClose={close} focusAfter={list} />}
    </div>
  );
}

/** Says where the server lets people in otherwise, or does not let them in. */
function WhoNeedsOne() {
  const t = useTranslator();
  const { data: instance } = useInstance();
  if (!instance || instance.byInvitation) return null;
  return (
    <Notice tone="plain">
      {t(instance.registration ? admin.invitations.openForAll : admin.invitations.closedForAll)}
    </Notice>
  );
}
