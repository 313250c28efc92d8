import { useHistoryState } from "wouter/use-browser-location";
import { account } from "#domain/languages/en/account.ts";
import { onboarding } from "#domain/languages/en/onboarding.ts";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import { usePageTitle } from "../navigation/page-title.ts";
import { useGivenInvitation } from "../session/given-invitation.ts";
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
  const byInvitation = instance?.byInvitation === true;
  const invitation = useGivenInvitation();
  const isClosed = instance?.registration === false && !invitation;
  usePageTitle(null);
  return (
    <VisitorPage tagline={t(account.createTagline)} footer={<Footer isOff={isOff} isClosed={isClosed} />}>
      {isPending && <Skeleton rows={6} />}
      {isOff && <NameSignInOff isClosed={isClosed} byInvitation={byInvitation} />}
      {!isPending && !isOff && <SignInTabs {...{ isClosed, byInvitation, invitation }} />}
    </VisitorPage>
  );
}

type ClosedProps = { isClosed: boolean; byInvitation: boolean };
type TabsProps = ClosedProps & { invitation: string };

/** Holds the values of both tabs, so that a change of tab keeps them. */
function SignInTabs({ isClosed, byInvitation, invitation }: TabsProps) {
  const t = useTranslator();
  const launch = useLaunch(invitation);
  const typed = useHistoryState<{ universeName?: unknown } | null>()?.universeName;
  const universeName = typeof typed === "string" ? typed : "";
  const access = useAccess(universeName);
  return (
    <Tabs defaultValue={universeName ? "sign-in" : "create"}>
      <TabList aria-label={t(onboarding.ways)}>
        <Tab value="create">{t(onboarding.create)}</Tab>
        <Tab value="sign-in">{t(onboarding.signIn)}</Tab>
      </TabList>
      <TabPanel value="create">
        {isClosed ? <RegistrationClosed byInvitation={byInvitation} /> : <LaunchForm form={launch} />}
      </TabPanel>
      <TabPanel value="sign-in">
        <AccessForm form={access} />
      </TabPanel>
    </Tabs>
  );
}

/** Shown if the operator has turned off registration, or lets in who is invited. */
function RegistrationClosed({ byInvitation }: Pick<ClosedProps, "byInvitation">) {
  const t = useTranslator();
  return (
    <div className="flex flex-col gap-3 pt-5">
      <h2 className="font-display text-title">
        {t(byInvitation ? account.byInvitation.title : onboarding.closed)}
      </h2>
      <p className="text-pretty">{t(byInvitation ? account.byInvitation.how : onboarding.closedReason)}</p>
    </div>
  );
}

/** Shown if the operator has turned off sign-in by name. */
function NameSignInOff({ isClosed, byInvitation }: ClosedProps) {
  const t = useTranslator();
  return (
    <div className="flex flex-col gap-3">
      <h2 className="font-display text-title">{t(onboarding.namesOff)}</h2>
      <p>{t(onboarding.namesOffReason)}</p>
      {isClosed ? (
        <>
          {byInvitation ? <ByInvitation /> : <p>{t(onboarding.noNewAccounts)}</p>}
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

function ByInvitation() {
  const t = useTranslator();
  return (
    <>
      <h3 className="font-medium">{t(account.byInvitation.title)}</h3>
      <p className="text-pretty">{t(account.byInvitation.how)}</p>
    </>
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
