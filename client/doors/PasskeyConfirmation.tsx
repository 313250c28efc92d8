import { useMutation } from "@tanstack/react-query";
import { Fingerprint } from "lucide-react";
import { accountCalls } from "#domain/calls/account.ts";
import { doors } from "#domain/languages/en/doors.ts";
import { visitorCalls } from "#domain/visitor-calls.ts";
import { send } from "../api.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { failureText } from "./failure-text.ts";
import { askPasskey, passkeyFailure, useDeviceQuestion } from "./webauthn.ts";

export function PasskeyConfirmation({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useTranslator();
  const device = useDeviceQuestion();
  const { mutate, isPending, error, submittedAt } = useMutation({
    mutationFn: () => confirmByPasskey(device.signal()),
    onSuccess: onConfirmed,
  });
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="primary"
        autoFocus
        data-first=""
        aria-busy={isPending}
        className="aria-busy:bg-raised aria-busy:text-quiet"
        onClick={() => isPending || mutate()}
      >
        <Fingerprint aria-hidden="true" />
        {t(isPending ? doors.passkey.busy : doors.confirm.passkey)}
      </Button>
      <Notice key={submittedAt}>
        {error &&
          (passkeyFailure(error) ? t(doors.confirm.stopped) : failureText(t, error, doors.confirm.failed))}
      </Notice>
    </div>
  );
}

async function confirmByPasskey(signal: AbortSignal | undefined) {
  const { data: options } = await send(visitorCalls.passkeyOptions, { body: { purpose: "confirm" } });
  const response = await askPasskey(options, signal);
  await send(accountCalls.confirm, { body: { response } });
}
