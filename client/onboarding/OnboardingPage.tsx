import { useHistoryState } from "wouter/use-browser-location";
import { account } from "#domain/languages/en/account.ts";
import { onboarding } from "#domain/languages/en/onboarding.ts";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import { usePageTitle } from "../navigation/page-title.ts";
import { useInstance } from "../session/instance-settings.ts";
import { Skeleton } from "../ui/Skeleton.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../ui/Tabs.tsx";
import { linkTo, TextLink } from "../ui/TextLink.tsx";
import { VisitorPage } from "../ui/VisitorPage.tsx";
import { AccessForm, useAccess } from "./AccessForm.tsx";
import { LaunchForm, useLaunch } from "./LaunchForm.tsx";

export function OnboardingPage() {
  const t = useTranslator();
  const { data: instance, isPending } = useInstance();
  const isOff = instance?.universeNameSignIn === false;
  const isClosed = instance?.registration === false;
  usePageTitle(null);
  return (
    <VisitorPage tagline={t(account.createTagline)} footer={<Footer isOff={isOff} isClosed={isClosed} />}>
      {isPending && <Skeleton rows={6} />}
      {isOff && <NameSignInOff isClosed={isClosed} />}
      {!isPending && !isOff && <SignInTabs isClosed={isClosed} />}
    </VisitorPage>
  );
}

/** Holds the values of both tabs, so that a change of tab keeps them. */
function SignInTabs({ isClosed }: { isClosed: boolean }) {
  const t = useTranslator();
  const launch = useLaunch();
  const typed = useHistoryState<{ universeName?: unknown } | null>()?.universeName;
  const universeName = typeof typed === "string" ? typed : "";
  const access = useAccess(universeName);
  return (
    <Tabs defaultValue={universeName ? "sign-in" : "create"}>
      <TabList aria-label={t(onboarding.ways)}>
        <Tab value="create">{t(onboarding.create)}</Tab>
        <Tab value="sign-in">{t(onboarding.signIn)}</Tab>
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
  const t = useTranslator();
  return (
    <div className="flex flex-col gap-3 pt-5">
      <h2 className="font-display text-title">{t(onboarding.closed)}</h2>
      <p>{t(onboarding.closedReason)}</p>
    </div>
  );
}

/** Shown if the operator has turned off sign-in by name. */
function NameSignInOff({ isClosed }: { isClosed: boolean }) {
  const t = useTranslator();
  return (
    <div className="flex flex-col gap-3">
      <h2 className="font-display text-title">{t(onboarding.namesOff)}</h2>
      <p>{t(onboarding.namesOffReason)}</p>
      {isClosed ? (
        <>
          <p>{t(onboarding.noNewAccounts)}</p>
          <p>
            <RichText text={onboarding.giveItOne} tags={{ migrate: linkTo("/migrate") }} />
          </p>
        </>
      ) : (
        <p>
          <RichText
            text={onboarding.createAccount}
            tags={{ register: linkTo("/register"), migrate: linkTo("/migrate") }}
          />
        </p>
      )}
    </div>
  );
}

function Footer({ isOff, isClosed }: { isOff: boolean; isClosed: boolean }) {
  const t = useTranslator();
  return (
    <>
      <p className="text-body">
        <TextLink alone href="/login">
          {t(onboarding.logIn)}
        </TextLink>
      </p>
      {!isOff && (
        <p className="text-body text-ink">
          <RichText
            text={isClosed ? onboarding.nameIsKeyClosed : onboarding.nameIsKey}
            tags={{ migrate: linkTo("/migrate") }}
          />
        </p>
      )}
      <p>{t(onboarding.privacy)}</p>
    </>
  );
}
