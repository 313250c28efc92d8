import { signsInBy, type User } from "#domain/accounts/user.ts";
import { yourData } from "#domain/languages/en/your-data.ts";
import { useTranslator } from "../languages/language.ts";
import { usePageTitle } from "../navigation/page-title.ts";
import { useUniverse } from "../outbox/use-universe.ts";
import { useSignIn } from "../session/pending-email.ts";
import { Page } from "../ui/Page.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { DeleteForm } from "./leaving/DeleteForm.tsx";
import { WhatIsDeleted } from "./leaving/WhatIsDeleted.tsx";
import { SaveFirst } from "./SaveFirst.tsx";

/** Says what is deleted, offers a copy of it, and asks the person to confirm. */
export function DeletePage({ user }: { user: User }) {
  const t = useTranslator();
  usePageTitle(t(yourData.leaving.delete));
  const { universe } = useUniverse(user.id);
  const { data: signIn, isError } = useSignIn(user.id);
  // The page asks for a password without an answer, unless the name is known to be enough: the server says what is
  // missing.
  const assumed = signsInBy(user, "name") ? "name" : "password";
  const way = signIn?.way ?? (signIn || isError ? assumed : null);
  return (
    <Page title={t(yourData.leaving.delete)} back={{ href: "/your-data", label: t(yourData.back) }}>
      {way === null ? (
        <div className="surface p-4 sm:p-6">
          <Skeleton rows={6} />
        </div>
      ) : (
        <>
          <WhatIsDeleted user={user} universe={universe} isByName={way === "name"} />
          {universe && <SaveFirst user={user} universe={universe} />}
          <DeleteForm user={user} way={way} />
        </>
      )}
    </Page>
  );
}
