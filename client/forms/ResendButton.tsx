import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "#domain/api.ts";
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
      showToast({
        title: "Verification Email Sent",
        description: "Please check your email for the verification link.",
      }),
    onError: (error) => showToast(destructive("Error", explainResend(error))),
  });
  return (
    <Button disabled={resending.isPending} aria-busy={resending.isPending} onClick={() => resending.mutate()}>
      {children}
    </Button>
  );
}

const explainResend = (error: Error) =>
  (error instanceof CallError && error.refusal.error) || "Failed to send verification email";
