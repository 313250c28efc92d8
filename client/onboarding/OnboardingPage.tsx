import { usePageTitle } from "../navigation/page-title.ts";
import { useInstance } from "../session/instance-settings.ts";
import { Skeleton } from "../ui/Skeleton.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../ui/Tabs.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { VisitorPage } from "../ui/VisitorPage.tsx";
import { AccessForm, useAccess } from "./AccessForm.tsx";
import { LaunchForm, useLaunch } from "./LaunchForm.tsx";

export function OnboardingPage() {
  const { data: instance, isPending } = useInstance();
  const isOff = instance?.universeNameSignIn === false;
  const isClosed = instance?.registration === false;
  usePageTitle(null);
  return (
    <VisitorPage
      tagline="Create your personal universe"
      footer={<Footer isOff={isOff} isClosed={isClosed} />}
    >
      {isPending && <Skeleton rows={6} />}
      {isOff && <NameSignInOff isClosed={isClosed} />}
      {!isPending && !isOff && <SignInTabs isClosed={isClosed} />}
    </VisitorPage>
  );
}

/** Holds the values of both tabs, so that a change of tab keeps them. */
function SignInTabs({ isClosed }: { isClosed: boolean }) {
  const launch = useLaunch();
  const access = useAccess();
  return (
    <Tabs defaultValue="create">
      <TabList aria-label="How to enter">
        <Tab value="create">Create Universe</Tab>
        <Tab value="sign-in">Sign In</Tab>
      </TabList>
      <TabPanel value="create">{isClosed ? <RegistrationClosed /> : <LaunchForm form={launch} />}</TabPanel>
      <TabPanel value="sign-in">
        <AccessForm form={access} />
      </TabPanel>
    </Tabs>
  );
}

/** Shown if the operator has turned off registration. */
function RegistrationClosed() {
  return (
    <div className="flex flex-col gap-3 pt-5">
      <h2 className="font-display text-title">New universes are closed here</h2>
      <p>
        This server accepts no new accounts or universes. If you have a universe already, open it under Sign
        In.
      </p>
    </div>
  );
}

/** Shown if the operator has turned off sign-in by name. */
function NameSignInOff({ isClosed }: { isClosed: boolean }) {
  return (
    <div className="flex flex-col gap-3">
      <h2 className="font-display text-title">Names alone open nothing here</h2>
      <p>Whoever runs this server has switched off entering by universe name alone.</p>
      {isClosed ? (
        <>
          <p>This server accepts no new accounts or universes.</p>
          <p>
            If your universe has no password yet, <TextLink href="/migrate">give it one</TextLink>.
          </p>
        </>
      ) : (
        <p>
          <TextLink href="/register">Create an account</TextLink> with e-mail and password, or, if your
          universe has no password yet, <TextLink href="/migrate">give it one</TextLink>.
        </p>
      )}
    </div>
  );
}

function Footer({ isOff, isClosed }: { isOff: boolean; isClosed: boolean }) {
  return (
    <>
      <p className="text-body">
        <TextLink alone href="/login">
          Log in with e-mail
        </TextLink>
      </p>
      <p>Your data stays private and secure on your device</p>
      {!isOff && (
        <p>
          A universe without a password opens to anyone who knows its exact name.{" "}
          {isClosed ? "You can" : "Choose a name that only you would think of, or"}{" "}
          <TextLink href="/migrate">give your universe a password</TextLink>.
        </p>
      )}
    </>
  );
}
