import { useInstance } from "../instance.ts";
import { usePageTitle } from "../page-title.ts";
import { SupportEntry } from "../SupportEntry.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../ui/Tabs.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { VisitorPage } from "../ui/VisitorPage.tsx";
import { AccessForm, useAccess } from "./AccessForm.tsx";
import { LaunchForm, useLaunch } from "./LaunchForm.tsx";

export function OnboardingPage() {
  const { data: instance, isPending } = useInstance();
  const isOff = instance?.universeNameSignIn === false;
  usePageTitle(null);
  return (
    <VisitorPage tagline="Create your personal universe" footer={<Footer isOff={isOff} />}>
      {isPending && <Skeleton rows={6} />}
      {isOff && <SwitchedOff />}
      {!isPending && !isOff && <WaysIn />}
    </VisitorPage>
  );
}

/** What is typed lives here, so that looking at the other tab loses nothing. */
function WaysIn() {
  const launch = useLaunch();
  const access = useAccess();
  return (
    <Tabs defaultValue="create">
      <TabList aria-label="How to enter">
        <Tab value="create">Create Universe</Tab>
        <Tab value="sign-in">Sign In</Tab>
      </TabList>
      <TabPanel value="create">
        <LaunchForm form={launch} />
      </TabPanel>
      <TabPanel value="sign-in">
        <AccessForm form={access} />
      </TabPanel>
    </Tabs>
  );
}

/** The operator wants everybody to have a password. */
function SwitchedOff() {
  return (
    <div className="flex flex-col gap-3">
      <h2 className="font-display text-title">Names alone open nothing here</h2>
      <p>Whoever runs this server has switched off entering by universe name alone.</p>
      <p>
        <TextLink href="/register">Create an account</TextLink> with e-mail and password, or, if your universe
        has no password yet, <TextLink href="/migrate">give it one</TextLink>.
      </p>
    </div>
  );
}

function Footer({ isOff }: { isOff: boolean }) {
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
          A universe without a password opens to anyone who knows its exact name. Choose a name that only you
          would think of, or <TextLink href="/migrate">give your universe a password</TextLink>.
        </p>
      )}
      <SupportEntry className="self-center" />
    </>
  );
}
