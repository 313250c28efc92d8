import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "#domain/api.ts";
import { account } from "#domain/languages/en/account.ts";
import { send } from "../api.ts";
import { CallError } from "../call-errors.ts";
import { translator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { destructive } from "../ui/toast-queue.ts";
import { showToast } from "../ui/toasts.ts";

/** Requests the verification mail again. The server confirms even if there is none to send. */
export function ResendButton({ identifier, children }: { identifier: string; children: ReactNode }) {
  const resending = useMutation({
    mutationFn: () => send(api.resendVerification, { body: { identifier } }),
    onSuccess: () => {
      const t = translator();
      showToast({ title: t(account.resend.sent), description: t(account.resend.sentHint) });
    },
    onError: (error) => showToast(destructive(translator()(account.error), explainResend(error))),
  });
  return (
    <Button disabled={resending.isPending} aria-busy={resending.isPending} onClick={() => resending.mutate()}>
      {children}
    </Button>
  );
}

const explainResend = (error: Error) =>
  (error instanceof CallError && error.refusal.error) || translator()(account.resend.failed);
