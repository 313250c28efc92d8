import { useMutation } from "@tanstack/react-query";
import { Fingerprint } from "lucide-react";
import { useEffect, useRef } from "react";
import { appLock } from "#domain/languages/en/app-lock.ts";
import { useDeviceQuestion } from "../doors/webauthn.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import type { WayToOpen } from "./lock-record.ts";
import { tryPasskey } from "./open-lock.ts";

export function OpenByPasskey({ way }: { way: Extract<WayToOpen, { kind: "passkey" }> }) {
  const t = useTranslator();
  const button = useRef<HTMLButtonElement>(null);
  const device = useDeviceQuestion();
  const opening = useMutation({ mutationFn: () => tryPasskey(way, device.signal()) });
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="flex w-full flex-col gap-3">
      <Button
        ref={button}
        variant="primary"
        aria-busy={opening.isPending}
        onClick={() => opening.isPending || opening.mutate()}
      >
        <Fingerprint aria-hidden="true" />
        {t(opening.isPending ? appLock.curtain.opening : appLock.curtain.open)}
      </Button>
      <Notice key={opening.failureCount}>{opening.isError && t(appLock.curtain.notOpened)}</Notice>
    </div>
  );
}
