import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { User } from "#domain/accounts/user.ts";
import { importCalls } from "#domain/calls/imports.ts";
import { doors } from "#domain/languages/en/doors.ts";
import { sealedWords } from "#domain/languages/en/sealed-words.ts";
import type { Text } from "#domain/languages/text.ts";
import { send } from "../api.ts";
import type { Proof } from "../doors/confirmation.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Section } from "../ui/Section.tsx";
import { useProve } from "./prove.ts";
import { SealFlow } from "./SealFlow.tsx";
import { Limits, WhatIsSealed } from "./WhatIsSealed.tsx";

type Props = { user: User; onOvertaken: () => void };

/** What sealed words are, and the way to them. */
export function Unsealed({ user, onOvertaken }: Props) {
  const [password, setPassword] = useState<string | null | undefined>();
  if (password !== undefined)
    return <SealFlow {...{ user, password, onOvertaken }} onCancel={() => setPassword(undefined)} />;
  return (
    <>
      <WhatIsSealed />
      <Limits />
      <BeforeYouBegin onBegin={setPassword} />
    </>
  );
}

/** Browsers offer their cryptography over https and on this machine alone. */
const obstacle = (): Text | null =>
  !isSecureContext
    ? sealedWords.start.http
    : globalThis.crypto?.subtle && navigator.locks && globalThis.BroadcastChannel
      ? null
      : sealedWords.start.browser;

/** Asked before anything is chosen: the server begins no sealing beside one, and a kit that was printed by then would open nothing. */
const hasOpenImport = async () =>
  (await send(importCalls.listImports, {})).data.some(
    ({ finishedAt, undoneAt }) => finishedAt === null && undoneAt === null,
  );

/** `onBegin` gets the password of the account where the person has typed it, with which a passphrase is compared. */
function BeforeYouBegin({ onBegin }: { onBegin: (password: string | null) => void }) {
  const t = useTranslator();
  const prove = useProve();
  const asking = useMutation({
    mutationFn: async (): Promise<Proof | "import open" | null> =>
      (await hasOpenImport()) ? "import open" : prove(),
    onSuccess: (proof) => proof && proof !== "import open" && onBegin(proof.password),
  });
  const hindrance = obstacle();
  const failure = asking.isError
    ? sealedWords.unreachable
    : asking.data === "import open"
      ? sealedWords.start.importOpen
      : asking.data === null && doors.confirm.notConfirmed;
  return (
    <Section title={t(sealedWords.start.title)}>
      <p className="max-w-[65ch] text-pretty">{t(sealedWords.start.takes)}</p>
      <p className="max-w-[65ch] rounded-control border border-amber bg-amber-wash px-3 py-2 text-pretty text-amber">
        {t(sealedWords.start.loss)}
      </p>
      {hindrance ? (
        <Notice tone="plain">{t(hindrance)}</Notice>
      ) : (
        <>
          <Notice key={asking.submittedAt}>{failure && t(failure)}</Notice>
          <Button
            variant="primary"
            className="sm:self-start"
            aria-busy={asking.isPending}
            onClick={() => asking.isPending || asking.mutate()}
          >
            {t(sealedWords.start.begin)}
          </Button>
        </>
      )}
    </Section>
  );
}
