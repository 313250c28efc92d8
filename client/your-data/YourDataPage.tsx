import type { User } from "#domain/accounts/user.ts";
import { common } from "#domain/languages/en/common.ts";
import { yourData } from "#domain/languages/en/your-data.ts";
import { useTranslator } from "../languages/language.ts";
import { usePageTitle } from "../navigation/page-title.ts";
import { useUniverse } from "../outbox/use-universe.ts";
import { SealedWordsLead } from "../sealed/SealedWordsLead.tsx";
import { Page } from "../ui/Page.tsx";
import { RetryNotice } from "../ui/RetryNotice.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { ExportPanel } from "./ExportPanel.tsx";
import { ImportSection } from "./import/ImportSection.tsx";
import { LeavingSection } from "./leaving/LeavingSection.tsx";
import { RoomSection } from "./RoomSection.tsx";

/** Where people take along what they have written, and bring what they have written elsewhere. */
export function YourDataPage({ user }: { user: User }) {
  const t = useTranslator();
  usePageTitle(t(yourData.title));
  const { query, universe } = useUniverse(user.id);
  return (
    <Page hasWords title={t(yourData.title)} back={{ href: "/", label: t(common.notFound.back) }}>
      <p className="max-w-prose text-pretty text-quiet">{t(yourData.introduction)}</p>
      {universe ? (
        <>
          <ExportPanel user={user} universe={universe} />
          <ImportSection user={user} universe={universe} />
        </>
      ) : query.errorUpdateCount > 0 ? (
        <RetryNotice text={yourData.outOfReach} onRetry={() => query.refetch()} />
      ) : (
        <div className="surface p-4 sm:p-6">
          <Skeleton rows={5} />
        </div>
      )}
      <RoomSection userId={user.id} />
      <SealedWordsLead user={user} />
      <LeavingSection />
    </Page>
  );
}
