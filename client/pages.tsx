/** Which URL shows which page: the table of contents of the client. */

import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import type { User } from "#domain/accounts.ts";
import { LoadingPage } from "./LoadingPage.tsx";
import { stopMusic } from "./music/music.ts";
import { usePageTop } from "./page-top.ts";
import { useSession, useSessionWatch } from "./session.ts";
import { SkyMap } from "./sky/LazySkyMap.tsx";
import { storedUserId } from "./stored-user.ts";
import { BrokenPage, SettingsClosedPage, UnreachablePage } from "./TroublePages.tsx";
import { ErrorBoundary } from "./ui/ErrorBoundary.tsx";
import { lazily } from "./ui/lazily.tsx";

const HomePage = page("HomePage", () => import("./home/HomePage.tsx"));
const LoginPage = page("LoginPage", () => import("./sign-in/LoginPage.tsx"));
const OnboardingPage = page("OnboardingPage", () => import("./onboarding/OnboardingPage.tsx"));
const RegisterPage = page("RegisterPage", () => import("./sign-in/RegisterPage.tsx"));
const MigratePage = page("MigratePage", () => import("./sign-in/MigratePage.tsx"));
const VerifyEmailPage = page("VerifyEmailPage", () => import("./sign-in/VerifyEmailPage.tsx"));
const NotFoundPage = page("NotFoundPage", () => import("./NotFoundPage.tsx"));
const CommandGuidePage = page("CommandGuidePage", () => import("./command-guide/CommandGuidePage.tsx"));
const AccountSettingsPage = page("AccountSettingsPage", () => import("./account/AccountSettingsPage.tsx"));
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

/** Its code comes when it is first drawn. */
function page<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) {
  return lazily(async () => (await load())[name], <LoadingPage />);
}

/** The sky's code comes beside that of the page that shows it, not after it. */
function loadLikelyPage(): Promise<unknown> {
  const { pathname } = location;
  if (!storedUserId()) return pathname === "/onboarding" ? OnboardingPage.load() : LoginPage.load();
  return pathname === "/" ? Promise.all([HomePage.load(), SkyMap.load()]) : Promise.resolve();
}

/** It is on its way while the server says who is there. A failure shows where the page is drawn. */
loadLikelyPage().catch(() => {});

export function Pages() {
  const session = useSession();
  useSessionWatch(session.data?.id ?? null);
  usePageTop();
  return (
    <Trusty>
      <Switch>
        {/* A link is followed whoever is in, and its outcome stays in sight when that ends a session. */}
        <Route path="/verify-email">
          <VerifyEmailPage />
        </Route>
        <Route>
          <PagesOf session={session} />
        </Route>
      </Switch>
    </Trusty>
  );
}

function PagesOf({ session }: { session: ReturnType<typeof useSession> }) {
  const wasIn = useOnceTrue(Boolean(session.data));
  if (session.data) return <SignedIn key={session.data.id} user={session.data} />;
  if (session.isPending) return <LoadingPage />;
  // A visitor whom nobody can look up again stays where they are, with what they typed.
  if (session.data === undefined) return <UnreachablePage session={session} />;
  return <Visitor wasIn={wasIn} />;
}

/** True from the first time on that it was. */
function useOnceTrue(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}

function SignedIn({ user }: { user: User }) {
  // It goes on from page to page, and ends with its listener's session.
  useEffect(() => stopMusic, []);
  return (
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
      <Route path="/wellness-games">
        <ActivitiesPage user={user} />
      </Route>
      <Route path="/wellness-games/:gameId">{({ gameId }) => <GamePage user={user} gameId={gameId} />}</Route>
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
  );
}

/** `wasIn`: somebody was signed in since this page was loaded. */
function Visitor({ wasIn }: { wasIn: boolean }) {
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
      {wasIn && (
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

/** A page that breaks, or cannot be loaded, takes nothing else with it. */
function Trusty({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={(retry) => <BrokenHere onLeave={retry} />}>{children}</ErrorBoundary>;
}

/** For as long as nobody goes back or elsewhere. */
function BrokenHere({ onLeave }: { onLeave: () => void }) {
  const [path] = useLocation();
  const [brokenPath] = useState(path);
  useEffect(() => {
    if (path !== brokenPath) onLeave();
  }, [path, brokenPath, onLeave]);
  return <BrokenPage />;
}
