import type { User } from "#domain/accounts/user.ts";
import { usePageTitle } from "../navigation/page-title.ts";
import { useSignIn } from "../session/pending-email.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Page } from "../ui/Page.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { Overview } from "./Overview.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { Section } from "./Section.tsx";

export function AccountSettingsPage({ user }: { user: User }) {
  usePageTitle("Account settings");
  return (
    <Page title="Account Settings" back={{ href: "/", label: "Back to your universe" }}>
      <Overview user={user} />
      <Settings user={user} />
    </Page>
  );
}

/** The sections depend on the person's sign-in method. */
function Settings({ user }: { user: User }) {
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
      <Section title="Profile">
        <Skeleton rows={4} />
      </Section>
      {user.hasPassword && (
        <Section title="Password">
          <Skeleton rows={3} />
        </Section>
      )}
    </>
  );
}

const ProviderPassword = () => (
  <Section title="Password">
    <p className="text-quiet">
      You sign in with your provider, so there is no password here. Change it where you have it.
    </p>
  </Section>
);

const SettingsUnavailable = ({ isFetching, onRetry }: { isFetching: boolean; onRetry: () => void }) => (
  <Section title="Profile and password">
    <Notice>Your settings cannot be reached right now. Nothing has changed.</Notice>
    <Button className="self-start" disabled={isFetching} onClick={onRetry}>
      Try again
    </Button>
  </Section>
);
