import { useMutation } from "@tanstack/react-query";
import { Fingerprint } from "lucide-react";
import { unlock } from "#domain/languages/en/unlock.ts";
import { passkeyFailure, useDeviceQuestion } from "../doors/webauthn.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { askForPrf, type PrfQuestion } from "./crypto/passkey-prf.ts";
import type { KnownSeal } from "./seal-copy.ts";
import { unlockWords } from "./unlock.ts";

type Props = {
  userId: string;
  seal: KnownSeal;
  passkeys: readonly PrfQuestion[];
  keep: boolean;
  onUnlocked: () => void;
};

/** Unlocks with a passkey that was added to the words. */
export function UnlockByPasskey({ userId, seal, passkeys, keep, onUnlocked }: Props) {
  const t = useTranslator();
  const device = useDeviceQuestion();
  const { mutate, data, isPending, error, submittedAt } = useMutation({
    mutationFn: async () => {
      const answer = await askForPrf(passkeys, device.signal());
      if (!answer) return "cannot";
      const failure = await unlockWords({
        userId,
        seal,
        secrets: [{ kind: "passkey", prf: answer.prf }],
        keep,
      });
      answer.prf.fill(0);
      return failure;
    },
    onSuccess: (failure) => failure === null && onUnlocked(),
  });
  const sentence = error
    ? passkeyFailure(error)
      ? unlock.passkeyStopped
      : unlock.failed
    : data && (data === "cannot" ? unlock.passkeyCannot : unlock[data]);
  return (
    <div className="flex flex-col gap-3">
      <Button
        className="self-start max-sm:w-full aria-busy:text-quiet"
        aria-busy={isPending}
        onClick={() => isPending || mutate()}
      >
        <Fingerprint aria-hidden="true" />
        {t(isPending ? unlock.asking : unlock.byPasskey)}
      </Button>
      <Notice key={submittedAt}>{sentence && t(sentence)}</Notice>
    </div>
  );
}
