import { signsInBy, type User } from "#domain/accounts/user.ts";
import { account } from "#domain/languages/en/account.ts";
import { common } from "#domain/languages/en/common.ts";
import { programsLead } from "#domain/languages/en/programs-lead.ts";
import { useTranslator } from "../languages/language.ts";
import { usePageTitle } from "../navigation/page-title.ts";
import { SealedWordsLead } from "../sealed/SealedWordsLead.tsx";
import { useSignIn } from "../session/pending-email.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Page } from "../ui/Page.tsx";
import { Section } from "../ui/Section.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { AdministratorsSection } from "./AdministratorsSection.tsx";
import { Overview } from "./Overview.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { SessionsSection } from "./SessionsSection.tsx";
import { WaysInSection } from "./WaysInSection.tsx";

export function AccountSettingsPage({ user }: { user: User }) {
  const t = useTranslator();
  usePageTitle(t(account.settings.page));
  return (
    <Page title={t(account.settings.title)} back={{ href: "/", label: t(common.notFound.back) }}>
      <Overview user={user} />
      <Settings user={user} />
      <WaysInSection user={user} />
      <SealedWordsLead user={user} />
      <SessionsSection />
      <ProgramsLead />
      <AdministratorsSection user={user} />
    </Page>
  );
}

function ProgramsLead() {
  const t = useTranslator();
  return (
    <Section title={t(programsLead.title)}>
      <p className="max-w-[65ch] text-pretty text-quiet">{t(programsLead.what)}</p>
      <TextLink alone href="/programs" className="self-start">
        {t(programsLead.more)}
      </TextLink>
    </Section>
  );
}

/** The sections depend on the person's sign-in method. */
function Settings({ user }: { user: User }) {
  const t = useTranslator();
  const { data: signIn, isError, isFetching, refetch } = useSignIn(user.id);
  if (signIn)
    return (
      <>
        <ProfileForm user={user} signIn={signIn} />
        {signIn.way === "password" && <PasswordForm user={user} />}
        {signIn.way === "provider" && <ProviderPassword />}
      </>
    );
  if (isError) return <SettingsUnavailable isFetching={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <Section title={t(account.settings.profile)}>
        <Skeleton rows={4} />
      </Section>
      {signsInBy(user, "password") && (
        <Section title={t(account.settings.password)}>
          <Skeleton rows={3} />
        </Section>
      )}
    </>
  );
}

function ProviderPassword() {
  const t = useTranslator();
  return (
    <Section title={t(account.settings.password)}>
      <p className="text-quiet">{t(account.settings.providerPassword)}</p>
    </Section>
  );
}

function SettingsUnavailable({ isFetching, onRetry }: { isFetching: boolean; onRetry: () => void }) {
  const t = useTranslator();
  return (
    <Section title={t(account.settings.both)}>
      <Notice>{t(account.settings.unreachable)}</Notice>
      <Button className="self-start" disabled={isFetching} onClick={onRetry}>
        {t(common.tryAgain)}
      </Button>
    </Section>
  );
}
