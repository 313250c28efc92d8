import { useRef, useState } from "react";
import { doors } from "#domain/languages/en/doors.ts";
import { waysBack } from "#domain/languages/en/ways-back.ts";
import { withBase } from "../../base-path.ts";
import { CodesDialog } from "../../doors/CodesDialog.tsx";
import { explainPasskey } from "../../doors/explain-passkey.ts";
import { addPasskey, checkName, obstacleOf, suggestedName } from "../../doors/new-passkey.ts";
import { useDeviceQuestion } from "../../doors/webauthn.ts";
import { useForm } from "../../forms/use-form.ts";
import { translator, useTranslator } from "../../languages/language.ts";
import { useInstance } from "../../session/instance-settings.ts";
import { Notice } from "../../ui/Notice.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { showToastAfterReload } from "../../ui/toasts.ts";
import { Outcome } from "../Outcome.tsx";

/** Makes the first passkey in the session of an operator's link. */
export function InvitedPasskey({ universeName }: { universeName: string }) {
  const t = useTranslator();
  const { data: instance } = useInstance();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const heading = useRef<HTMLDivElement>(null);
  const device = useDeviceQuestion();
  const form = useForm({
    initial: { name: suggestedName(translator()) },
    check: checkName,
    send: ({ name }) => addPasskey(name, "", device.signal()),
    explain: (error) => explainPasskey(error, doors.passkeyFailed.server),
    onAccepted: ({ recoveryCodes }) => (recoveryCodes ? setCodes(recoveryCodes) : open()),
  });
  const obstacle = instance && obstacleOf(instance);
  if (obstacle)
    return (
      <Outcome title={t(doors.noPasskeys.title)}>
        <p className="text-pretty">{t(obstacle)}</p>
      </Outcome>
    );
  return (
    <Outcome title={t(doors.passkey.add)}>
      <div ref={heading} tabIndex={-1} />
      <p className="text-pretty text-quiet">{t(doors.passkey.what)}</p>
      <form {...form.props} className="flex flex-col gap-4">
        <TextField
          {...form.field("name")}
          label={t(doors.passkey.name)}
          hint={t(doors.passkey.nameHint)}
          autoComplete="off"
          dir="auto"
        />
        <Notice>{form.notice}</Notice>
        <SubmitButton isBusy={form.isBusy} busy={t(doors.passkey.busy)}>
          {t(doors.passkey.create)}
        </SubmitButton>
      </form>
      {codes && <CodesDialog universeName={universeName} codes={codes} onClose={open} focusAfter={heading} />}
    </Outcome>
  );
}

/** Opens the universe where the passkey began a session, and else the login, which the passkey passes. */
function open() {
  showToastAfterReload((t) => ({
    title: t(doors.passkey.added),
    description: t(waysBack.invitation.done),
  }));
  location.replace(withBase("/"));
}
