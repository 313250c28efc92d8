/** Which URL shows which page: the table of contents of the client, with that of signed-in-pages.tsx. */

import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { Route, Switch, useLocation } from "wouter";
import { hasSharedText } from "./add-mood/has-shared-text.ts";
import { AppLock, useAppLock } from "./app-lock/AppLock.tsx";
import { ownPage } from "./base-path.ts";
import { SettingsClosedPage, UnreachablePage } from "./errors/ErrorPages.tsx";
import { PageBoundary } from "./errors/PageBoundary.tsx";
import "./installation/install-prompt.ts";
import { useAfterStartup } from "./loading/after-startup.ts";
import { LoadingPage } from "./loading/LoadingPage.tsx";
import { lazyCode } from "./loading/lazy-code.ts";
import { lazyComponent } from "./loading/lazy-component.tsx";
import { page } from "./loading/lazy-page.tsx";
import { useScrollToTop } from "./navigation/scroll-to-top.ts";
import { useTitleFocus } from "./navigation/title-focus.ts";
import { useLeaving } from "./outbox/leaving-tabs.ts";
import { type CompleteSignIn, CompleteSignInContext } from "./session/complete-sign-in.ts";
import { setSessionUser, useSession, useSessionWatch } from "./session/session.ts";
import { storedUserId } from "./session/stored-user.ts";
import { useTakenOver } from "./session/taken-over.ts";
import { useWasEver } from "./session/use-was-ever.ts";
import { useUserLanguage } from "./session/user-language.ts";
import { cooldown } from "./stars/cooldown.ts";
import { SupportEntry } from "./support/SupportEntry.tsx";
import { PageSupportProvider } from "./ui/PageSupport.tsx";
import { showToast } from "./ui/toasts.ts";

const LoginPage = page("LoginPage", () => import("./sign-in/LoginPage.tsx"));
const OnboardingPage = page("OnboardingPage", () => import("./onboarding/OnboardingPage.tsx"));
const TakeBackPage = page("TakeBackPage", () => import("./sign-in/TakeBackPage.tsx"));
const RegisterPage = page("RegisterPage", () => import("./sign-in/RegisterPage.tsx"));
const MigratePage = page("MigratePage", () => import("./sign-in/MigratePage.tsx"));
const VerifyEmailPage = page("VerifyEmailPage", () => import("./sign-in/VerifyEmailPage.tsx"));
const SignInLinkPage = page("SignInLinkPage", () => import("./sign-in/ways-back/SignInLinkPage.tsx"));
const InvitationPage = page("InvitationPage", () => import("./sign-in/ways-back/InvitationPage.tsx"));
const JoinPage = page("JoinPage", () => import("./sign-in/ways-back/JoinPage.tsx"));
const RecoverPage = page("RecoverPage", () => import("./sign-in/ways-back/RecoverPage.tsx"));
const StopRemindersPage = page("StopRemindersPage", () => import("./sign-in/StopRemindersPage.tsx"));
const FarewellPage = page("FarewellPage", () => import("./your-data/FarewellPage.tsx"));

const SignedIn = lazyComponent(async () => (await import("./signed-in-pages.tsx")).SignedIn, <LoadingPage />);

/** Fetches the code of the first page. */
export function loadFirstPage(): Promise<unknown> {
  if (storedUserId()) return SignedIn.load();
  if (ownPage() === "/onboarding") return OnboardingPage.load();
  return ownPage() === "/register" ? RegisterPage.load() : LoginPage.load();
}

// The session is not known yet: a visitor's text waits until they have signed in.
if (hasSharedText())
  lazyCode(() => import("./add-mood/shared-text.ts"))
    .load()
    .then((code) => code.keepSharedText(!storedUserId()))
    .catch(() => {});

const clearCooldown = () => cooldown.follow(null);

// The page's code is loaded in parallel with the session call. A failure is reported where the page is rendered.
loadFirstPage().catch(() => {});

/** Opens the sky of the signed-in user. */
function useSessionSignIn(): CompleteSignIn {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useCallback(
    (user, welcome) => {
      navigate("/", { replace: true });
      setSessionUser(client, user);
      showToast(welcome);
    },
    [client, navigate],
  );
}

export function Pages() {
  const completeSignIn = useSessionSignIn();
  const session = useSession();
  useSessionWatch(session.data?.id ?? null, clearCooldown);
  useLeaving(session.data?.id ?? null);
  useUserLanguage(session.data);
  const isOpen = useAppLock(session.data);
  const [path] = useLocation();
  useScrollToTop();
  useTitleFocus(session.isPending ? null : `${path} ${session.data?.id}`);
  return (
    <CompleteSignInContext value={completeSignIn}>
      <PageSupportProvider value={<SupportEntry />}>
        <PageBoundary>
          <Switch>
            {/* The outcome stays in view even if the link ends the session: users and visitors have this page. */}
            <Route path="/verify-email">
              <VerifyEmailPage />
            </Route>
            {/* The links of these two begin a session of their own, whoever is signed in. */}
            <Route path="/sign-in-link">
              <SignInLinkPage />
            </Route>
            <Route path="/invitation">
              <InvitationPage />
            </Route>
            <Route path="/join">
              <JoinPage user={session.data} />
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
    </CompleteSignInContext>
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

/** `wasSignedIn`: a user was signed in at some time since the page was loaded. */
function Visitor({ wasSignedIn }: { wasSignedIn: boolean }) {
  const takenOver = useTakenOver();
  useAfterStartup(SignedIn.preload);
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
      <Route path="/recover">
        <RecoverPage />
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
