import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "#domain/api.ts";
import { forms } from "#domain/languages/en/forms.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { send } from "../api.ts";
import { CallError } from "../call-errors.ts";
import { Button } from "../ui/Button.tsx";
import { destructive } from "../ui/toast-queue.ts";
import { showToast } from "../ui/toasts.ts";

/** Requests the verification mail again. The server confirms even if there is none to send. */
export function ResendButton({ identifier, children }: { identifier: string; children: ReactNode }) {
  const resending = useMutation({
    mutationFn: () => send(api.resendVerification, { body: { identifier } }),
    onSuccess: () =>
      showToast((t) => ({ title: t(forms.resend.sent), description: t(forms.resend.sentHint) })),
    onError: (error) => showToast((t) => destructive(t(forms.error), explainResend(t, error))),
  });
  return (
    <Button disabled={resending.isPending} aria-busy={resending.isPending} onClick={() => resending.mutate()}>
      {children}
    </Button>
  );
}

const explainResend = (t: Translator, error: Error) =>
  (error instanceof CallError && error.refusal.error) || t(forms.resend.failed);
