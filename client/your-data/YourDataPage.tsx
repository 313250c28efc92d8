import type { User } from "#domain/accounts/user.ts";
import { usePageTitle } from "../navigation/page-title.ts";
import { useUniverse } from "../outbox/use-universe.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Page } from "../ui/Page.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { ExportPanel } from "./ExportPanel.tsx";
import { ImportSection } from "./import/ImportSection.tsx";
import { LeavingSection } from "./leaving/LeavingSection.tsx";

/** Where people take along what they have written, and bring what they have written elsewhere. */
export function YourDataPage({ user }: { user: User }) {
  usePageTitle("Your data");
  const { query, universe } = useUniverse(user.id);
  return (
    <Page title="Your data" back={{ href: "/", label: "Back to your universe" }}>
      <p className="max-w-prose text-pretty text-quiet">
        What you write here is yours. Take all of it with you, or a part, whenever you like: your browser
        makes the file, and it goes nowhere but to your downloads. And bring what you have written elsewhere.
      </p>
      {universe ? (
        <>
          <ExportPanel user={user} universe={universe} />
          <ImportSection user={user} universe={universe} />
        </>
      ) : query.errorUpdateCount > 0 ? (
        <OutOfReach onRetry={() => query.refetch()} />
      ) : (
        <div className="surface p-4 sm:p-6">
          <Skeleton rows={5} />
        </div>
      )}
      <LeavingSection />
    </Page>
  );
}

const OutOfReach = ({ onRetry }: { onRetry: () => void }) => (
  <Notice>
    <p>Your universe cannot be reached right now. Everything in it is kept.</p>
    <Button onClick={onRetry}>Try again</Button>
  </Notice>
);
