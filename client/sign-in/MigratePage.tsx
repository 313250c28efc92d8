import { useState } from "react";
import { signsInBy, type User } from "#domain/accounts/user.ts";
import { account } from "#domain/languages/en/account.ts";
import { common } from "#domain/languages/en/common.ts";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import { usePageTitle } from "../navigation/page-title.ts";
import { useInstance } from "../session/instance-settings.ts";
import { Skeleton } from "../ui/Skeleton.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { VisitorPage } from "../ui/VisitorPage.tsx";
import { useInvitation } from "./invitation.ts";
import { type FormProps, Migrated, MigrateForm } from "./MigrateForm.tsx";
import type { Migration } from "./migration.ts";

export function MigratePage({ user }: { user: User | null }) {
  const t = useTranslator();
  const invitation = useInvitation();
  const [migrated, setMigrated] = useState<Migration | null>(null);
  usePageTitle(t(account.migrate.title));
  return (
    <VisitorPage tagline={t(account.migrate.tagline)} footer={<Back isSignedIn={user !== null} />}>
      {migrated ? (
        <Migrated {...migrated} />
      ) : user || invitation ? (
        <MigrateForm
          key={invitation?.token}
          universeName={invitation?.universeName || unprotectedName(user)}
          invitation={invitation?.token}
          onMigrated={setMigrated}
        />
      ) : (
        <ByName onMigrated={setMigrated} />
      )}
    </VisitorPage>
  );
}

/** A visitor who knows a name can migrate, if the server opens universes by their names. */
function ByName({ onMigrated }: Pick<FormProps, "onMigrated">) {
  const { data: instance, isPending } = useInstance();
  if (isPending) return <Skeleton rows={6} />;
  return instance?.universeNameSignIn === false ? (
    <Closed contact={instance.contacts.support} />
  ) : (
    <MigrateForm universeName="" onMigrated={onMigrated} />
  );
}

function Closed({ contact }: { contact: string }) {
  const t = useTranslator();
  return (
    <div className="flex flex-col gap-3">
      <h2 className="font-display text-title">{t(account.migrate.closed)}</h2>
      <p>
        <RichText
          text={account.migrate.closedReason}
          tags={{
            contact: (content) => (
              <a className="font-medium text-accent-ink underline wrap-anywhere" href={`mailto:${contact}`}>
                {content}
              </a>
            ),
          }}
          params={{ address: contact }}
        />
      </p>
    </div>
  );
}

/** Prefills the name of a signed-in user whose universe it opens. */
const unprotectedName = (user: User | null) => (user && signsInBy(user, "name") ? user.universeName : "");

function Back({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslator();
  return (
    <p className="text-body">
      <TextLink alone href={isSignedIn ? "/" : "/login"}>
        {t(isSignedIn ? common.notFound.back : account.migrate.backToLogin)}
      </TextLink>
    </p>
  );
}
