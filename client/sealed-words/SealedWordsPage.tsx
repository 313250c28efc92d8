import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { User } from "#domain/accounts/user.ts";
import { sealedWords } from "#domain/languages/en/sealed-words.ts";
import { isWorkState } from "#domain/sealed/seal-states.ts";
import { useTranslator } from "../languages/language.ts";
import { usePageTitle } from "../navigation/page-title.ts";
import type { KnownSeal } from "../sealed/seal-copy.ts";
import { sealQuery } from "../sealed/seal-query.ts";
import { Notice } from "../ui/Notice.tsx";
import { Page } from "../ui/Page.tsx";
import { RetryNotice } from "../ui/RetryNotice.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { Sealed } from "./kept/Sealed.tsx";
import { Unsealed } from "./Unsealed.tsx";
import { Working } from "./Working.tsx";

/** The page on which people seal their words, see the progress, and keep the passphrase, the kit and the passkeys. */
export function SealedWordsPage({ user }: { user: User }) {
  const t = useTranslator();
  usePageTitle(t(sealedWords.title));
  const { data: seal, isError, refetch } = useQuery(sealQuery(user.id));
  const [wasOvertaken, setOvertaken] = useState(false);
  return (
    <Page title={t(sealedWords.title)} back={{ href: "/account-settings", label: t(sealedWords.back) }}>
      <Notice tone="amber">
        {wasOvertaken && (
          <>
            <p className="font-medium">{t(sealedWords.sure.overtaken)}</p>
            <p className="max-w-[65ch]">{t(sealedWords.sure.overtakenHint)}</p>
          </>
        )}
      </Notice>
      {seal ? (
        <State {...{ user, seal }} onOvertaken={() => setOvertaken(true)} />
      ) : isError ? (
        <RetryNotice text={sealedWords.unreachable} onRetry={() => void refetch()} />
      ) : (
        <div className="surface p-4 sm:p-6">
          <Skeleton rows={5} />
        </div>
      )}
    </Page>
  );
}

type StateProps = { user: User; seal: KnownSeal; onOvertaken: () => void };

function State({ user, seal, onOvertaken }: StateProps) {
  if (isWorkState(seal.state)) return <Working user={user} state={seal.state} />;
  return seal.state === "sealed" ? (
    <Sealed user={user} seal={seal} />
  ) : (
    <Unsealed {...{ user, onOvertaken }} />
  );
}
