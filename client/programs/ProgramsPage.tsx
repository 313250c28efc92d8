import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { User } from "#domain/accounts/user.ts";
import { programs } from "#domain/languages/en/programs.ts";
import { withBase } from "../base-path.ts";
import { useTranslator } from "../languages/language.ts";
import { usePageTitle } from "../navigation/page-title.ts";
import { Page } from "../ui/Page.tsx";
import { TokensSection } from "./TokensSection.tsx";
import { TrackerIds } from "./TrackerIds.tsx";
import { tokensQuery } from "./tokens.ts";
import { WebhooksSection } from "./WebhooksSection.tsx";
import { webhooksQuery } from "./webhooks.ts";

/** The page on which people give programs a key, take it back, and say where programs hear of changes. */
export function ProgramsPage({ user }: { user: User }) {
  const t = useTranslator();
  usePageTitle(t(programs.title));
  useReadAgainOnFocus();
  const sealsWords = (user.seal ?? "open") !== "open";
  return (
    <Page title={t(programs.title)} back={{ href: "/account-settings", label: t(programs.back) }}>
      <div className="flex flex-col items-start">
        <p className="max-w-[65ch] text-pretty text-quiet">{t(programs.what)}</p>
        <a
          href={withBase("/api/docs")}
          target="_blank"
          rel="noopener"
          className="rounded-sm py-2.5 font-medium text-accent-ink underline underline-offset-4"
        >
          {t(programs.guide)}
        </a>
      </div>
      <TokensSection sealsWords={sealsWords} />
      <TrackerIds userId={user.id} />
      <WebhooksSection sealsWords={sealsWords} />
    </Page>
  );
}

/** Windows side by side are never hidden: what a person revokes in one leaves the other when they come back to it. */
function useReadAgainOnFocus() {
  const client = useQueryClient();
  useEffect(() => {
    const read = () => {
      for (const { queryKey } of [tokensQuery, webhooksQuery])
        void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
    };
    addEventListener("focus", read);
    return () => removeEventListener("focus", read);
  }, [client]);
}
