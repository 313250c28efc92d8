/** Which URL shows which page: the table of contents of the client. */

import { type ComponentType, useEffect, useState } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import type { User } from "#domain/accounts/user.ts";
import { hasSharedText } from "./add-mood/has-shared-text.ts";
import { StarActions } from "./add-mood/StarActions.tsx";
import { AppLock, useAppLock } from "./app-lock/AppLock.tsx";
import { SettingsClosedPage, UnreachablePage } from "./errors/ErrorPages.tsx";
import { PageBoundary } from "./errors/PageBoundary.tsx";
import { usePreloadedCode } from "./loading/after-startup.ts";
import "./installation/install-prompt.ts";
import { LoadingPage } from "./loading/LoadingPage.tsx";
import { lazyCode } from "./loading/lazy-code.ts";
import { lazyComponent } from "./loading/lazy-component.tsx";
import { stopMusic } from "./music/music.ts";
import { useScrollToTop } from "./navigation/scroll-to-top.ts";
import { useTitleFocus } from "./navigation/title-focus.ts";
import { useLeaving } from "./outbox/leaving-tabs.ts";
import { useDelivery } from "./outbox/use-delivery.ts";
import { useTappedReminder } from "./reminders/use-tapped-reminder.ts";
import { useSession, useSessionWatch } from "./session/session.ts";
import { storedUserId } from "./session/stored-user.ts";
import { useTakenOver } from "./session/taken-over.ts";
import { useUserLanguage } from "./session/user-language.ts";
import { SkyMap } from "./sky/LazySkyMap.tsx";
import { cooldown } from "./stars/cooldown.ts";
import { useCopy } from "./stars/use-copy.ts";
import { SupportEntry } from "./support/SupportEntry.tsx";
import { PageSupportProvider } from "./ui/PageSupport.tsx";

const HomePage = page("HomePage", () => import("./home/HomePage.tsx"));
const LoginPage = page("LoginPage", () => import("./sign-in/LoginPage.tsx"));
const OnboardingPage = page("OnboardingPage", () => import("./onboarding/OnboardingPage.tsx"));
const TakeBackPage = page("TakeBackPage", () => import("./sign-in/TakeBackPage.tsx"));
const RegisterPage = page("RegisterPage", () => import("./sign-in/RegisterPage.tsx"));
const MigratePage = page("MigratePage", () => import("./sign-in/MigratePage.tsx"));
const VerifyEmailPage = page("VerifyEmailPage", () => import("./sign-in/VerifyEmailPage.tsx"));
const StopRemindersPage = page("StopRemindersPage", () => import("./sign-in/StopRemindersPage.tsx"));
const NotFoundPage = page("NotFoundPage", () => import("./errors/NotFoundPage.tsx"));
const CommandGuidePage = page("CommandGuidePage", () => import("./command-guide/CommandGuidePage.tsx"));
const AccountSettingsPage = page("AccountSettingsPage", () => import("./account/AccountSettingsPage.tsx"));
const JournalPage = page("JournalPage", () => import("./journal/JournalPage.tsx"));
const PageBar = lazyComponent(async () => (await import("./home/PageBar.tsx")).PageBar);
const InsightsPage = page("InsightsPage", () => import("./insights/InsightsPage.tsx"));
const YourDataPage = page("YourDataPage", () => import("./your-data/YourDataPage.tsx"));
const ImportPage = page("ImportPage", () => import("./your-data/import/ImportPage.tsx"));
const DeletePage = page("DeletePage", () => import("./your-data/DeletePage.tsx"));
const FarewellPage = page("FarewellPage", () => import("./your-data/FarewellPage.tsx"));
const ReportPage = page("ReportPage", () => import("./your-data/report/ReportPage.tsx"));
const ActivitiesPage = page("ActivitiesPage", () => import("./wellness/ActivitiesPage.tsx"));
const GamePage = page("GamePage", () => import("./wellness/GamePage.tsx"));
const MindfulMomentsPage = page(
  "MindfulMomentsPage",
  () => import("./wellness/mindful/MindfulMomentsPage.tsx"),
);
const MazeChallengesPage = page(
  "MazeChallengesPage",
  () => import("./wellness/mazes/MazeChallengesPage.tsx"),
);

/** A page whose code is fetched when it is first rendered. */
function page<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) {
  return lazyComponent(async () => (await load())[name], <LoadingPage />);
}

/** Fetches the code of the first page, and behind it that of its sky. */
async function loadFirstPage(): Promise<unknown> {
  const { pathname } = location;
  if (!storedUserId()) return pathname === "/onboarding" ? OnboardingPage.load() : LoginPage.load();
  if (pathname !== "/") return;
  await HomePage.load();
  return SkyMap.load();
}

const installation = lazyCode(() => import("./installation/service-worker.ts"));
const renewal = lazyCode(() => import("./reminders/renew-device.ts"));

async function installServiceWorker() {
  await (await installation.load()).installServiceWorker();
  if (globalThis.Notification?.permission === "granted") await (await renewal.load()).renewDevice();
}

/** The product works without the service worker, and without reminders on this device. */
const startServiceWorker = () => void installServiceWorker().catch(() => {});

// The session is not known yet: a visitor's text waits until they have signed in.
if (hasSharedText())
  lazyCode(() => import("./add-mood/shared-text.ts"))
    .load()
    .then((code) => code.keepSharedText(!storedUserId()))
    .catch(() => {});

const clearCooldown = () => cooldown.follow(null);

// The page's code is loaded in parallel with the session call. A failure is reported where the page is rendered.
loadFirstPage().catch(() => {});

export function Pages() {
  const session = useSession();
  useSessionWatch(session.data?.id ?? null, clearCooldown);
  useLeaving(session.data?.id ?? null);
  useUserLanguage(session.data);
  const isOpen = useAppLock(session.data);
  const [path] = useLocation();
  useScrollToTop();
  useTitleFocus(session.isPending ? null : `${path} ${session.data?.id}`);
  return (
    <PageSupportProvider value={<SupportEntry />}>
      <PageBoundary>
        <Switch>
          {/* The outcome stays in view even if the link ends the session: users and visitors have this page. */}
          <Route path="/verify-email">
            <VerifyEmailPage />
          </Route>
          <Route path="/stop-reminders">
            <StopRemindersPage />
          </Route>
          <Route path="/farewell">
            <FarewellPage />
          </Route>
          <Route>
            <SessionPages session={session} isOpen={isOpen} />
          </Route>
        </Switch>
      </PageBoundary>
      <AppLock />
    </PageSupportProvider>
  );
}

type SessionProps = { session: ReturnType<typeof useSession>; isOpen: boolean };

function SessionPages({ session, isOpen }: SessionProps) {
  const wasSignedIn = useWasEver(Boolean(session.data));
  if (session.data) return <SignedIn key={session.data.id} user={session.data} isOpen={isOpen} />;
  if (session.isPending) return <LoadingPage />;
  // The error replaces a page only before the first answer: a later failure must not replace a visitor's page and the
  // text typed there.
  if (session.data === undefined) return <UnreachablePage session={session} />;
  return <Visitor wasSignedIn={wasSignedIn} />;
}

/** True once `value` has been true. */
function useWasEver(value: boolean): boolean {
  const [wasEver, setWasEver] = useState(value);
  if (value && !wasEver) setWasEver(true);
  return wasEver || value;
}

/** `isOpen`: whether the lock was open since the page was loaded. What waits is sent in any case. */
function SignedIn({ user, isOpen }: { user: User; isOpen: boolean }) {
  usePreloadedCode(startServiceWorker);
  useDelivery(user.id);
  useCopy(user.id);
  useTappedReminder();
  // Music continues from page to page and ends with the session.
  useEffect(() => stopMusic, []);
  if (!isOpen) return null;
  return (
    <StarActions user={user}>
      <Switch>
        <Route path="/">
          <HomePage user={user} />
        </Route>
        <Route path="/onboarding">
          <OnboardingPage />
        </Route>
        <Route path="/command-key">
          <CommandGuidePage />
        </Route>
        <Route path="/account-settings">
          <AccountSettingsPage user={user} />
        </Route>
        <Route path="/journal">
          <JournalPage user={user} />
          <PageBar user={user} />
        </Route>
        <Route path="/insights">
          <InsightsPage user={user} />
          <PageBar user={user} />
        </Route>
        <Route path="/your-data">
          <YourDataPage user={user} />
        </Route>
        <Route path="/your-data/import">
          <ImportPage user={user} />
        </Route>
        <Route path="/your-data/delete">
          <DeletePage user={user} />
        </Route>
        <Route path="/your-data/report">
          <ReportPage user={user} />
        </Route>
        <Route path="/wellness-games">
          <ActivitiesPage user={user} />
        </Route>
        <Route path="/wellness-games/:gameId">
          {({ gameId }) => <GamePage user={user} gameId={gameId} />}
        </Route>
        <Route path="/maze-challenges">
          <MazeChallengesPage user={user} />
        </Route>
        <Route path="/mindful-moments">
          <MindfulMomentsPage user={user} />
        </Route>
        <Route path="/migrate">
          <MigratePage user={user} />
        </Route>
        <Route path="/login">
          <Redirect to="/" replace />
        </Route>
        <Route path="/register">
          <Redirect to="/" replace />
        </Route>
        <Route>
          <NotFoundPage />
        </Route>
      </Switch>
    </StarActions>
  );
}

/** `wasSignedIn`: a user was signed in at some time since the page was loaded. */
function Visitor({ wasSignedIn }: { wasSignedIn: boolean }) {
  const takenOver = useTakenOver();
  return (
    <Switch>
      <Route path="/onboarding">
        <OnboardingPage />
      </Route>
      <Route path="/register">
        <RegisterPage />
      </Route>
      <Route path="/migrate">
        <MigratePage user={null} />
      </Route>
      <Route path="/login">
        <LoginPage />
      </Route>
      {takenOver !== null && (
        <Route>
          <TakeBackPage userId={takenOver} />
        </Route>
      )}
      {wasSignedIn && (
        <Route path="/account-settings">
          <SettingsClosedPage />
        </Route>
      )}
      <Route>
        <LoginPage />
      </Route>
    </Switch>
  );
}
