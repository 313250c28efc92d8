import type { ReactNode } from "react";
import { forms } from "#domain/languages/en/forms.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { CallError } from "../call-errors.ts";
import { lazyCode } from "../loading/lazy-code.ts";
import { Button } from "../ui/Button.tsx";
import { destructive } from "../ui/toast-queue.ts";
import { showToast } from "../ui/toasts.ts";
import { useSending } from "./use-sending.ts";

const resending = lazyCode(async () => (await import("./resend-verification.ts")).resendVerification);

/** Requests the verification mail again. The server confirms even if there is none to send. */
export function ResendButton({ identifier, children }: { identifier: string; children: ReactNode }) {
  const { isPending, send } = useSending({
    send: async () => (await resending.load())(identifier),
    onAccepted: () =>
      showToast((t) => ({ title: t(forms.resend.sent), description: t(forms.resend.sentHint) })),
    onFailed: (error) => showToast((t) => destructive(t(forms.error), explainResend(t, error))),
  });
  return (
    <Button disabled={isPending} aria-busy={isPending} onClick={() => send(undefined)}>
      {children}
    </Button>
  );
}

const explainResend = (t: Translator, error: Error) =>
  (error instanceof CallError && error.refusal.error) || t(forms.resend.failed);
