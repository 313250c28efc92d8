/** Which URL shows which page: the table of contents of the client. */

import { lazy, type ReactNode, Suspense } from "react";
import { Route, Switch } from "wouter";
import type { User } from "#domain/accounts.ts";
import { LoadingPage } from "./LoadingPage.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { useSession, useSessionWatch } from "./session.ts";
import { storedUserId } from "./stored-user.ts";
import { BrokenPage, UnreachablePage } from "./TroublePages.tsx";
import { ErrorBoundary } from "./ui/ErrorBoundary.tsx";

const loadHome = () => import("./home/HomePage.tsx");
const loadOnboarding = () => import("./onboarding/OnboardingPage.tsx");

const HomePage = lazy(async () => ({ default: (await loadHome()).HomePage }));
const OnboardingPage = lazy(async () => ({ default: (await loadOnboarding()).OnboardingPage }));

/** The likely page is on its way while the server says who is there. A failure shows where the page is drawn. */
(storedUserId() ? loadHome : loadOnboarding)().catch(() => {});

export function Pages() {
  const session = useSession();
  useSessionWatch(session.data?.id ?? null);
  if (session.data) return <SignedIn key={session.data.id} user={session.data} />;
  if (session.isPending) return <LoadingPage />;
  // A visitor whom nobody can look up again stays where they are, with what they typed.
  if (session.data === undefined) return <UnreachablePage session={session} />;
  return (
    <Page>
      <OnboardingPage />
    </Page>
  );
}

function SignedIn({ user }: { user: User }) {
  return (
    <Switch>
      <Route path="/">
        <Page>
          <HomePage user={user} />
        </Page>
      </Route>
      <Route path="/onboarding">
        <Page>
          <OnboardingPage />
        </Page>
      </Route>
      <Route>
        <Page>
          <NotFoundPage />
        </Page>
      </Route>
    </Switch>
  );
}

/** A page that breaks, or cannot be loaded, takes nothing else with it. */
function Page({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => <BrokenPage />}>
      <Suspense fallback={<LoadingPage />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
