/** Which URL shows which page to a person who is signed in. Visitors do not load this. */

import { useEffect } from "react";
import { Redirect, Route, Switch } from "wouter";
import type { User } from "#domain/accounts/user.ts";
import { StarActions } from "./add-mood/StarActions.tsx";
import { ownPage } from "./base-path.ts";
import { CheckIn } from "./check-in/CheckIn.tsx";
import { Confirmations } from "./doors/Confirmations.tsx";
import { usePreloadedCode } from "./loading/after-startup.ts";
import { lazyCode } from "./loading/lazy-code.ts";
import { lazyComponent } from "./loading/lazy-component.tsx";
import { page } from "./loading/lazy-page.tsx";
import { stopMusic } from "./music/music.ts";
import { UniverseFeelings } from "./outbox/UniverseFeelings.tsx";
import { useDelivery } from "./outbox/use-delivery.ts";
import { useTappedReminder } from "./reminders/use-tapped-reminder.ts";
import { SealedWords } from "./sealed/SealedWords.tsx";
import { useSealWork } from "./sealed/work/use-seal-work.ts";
import { storedUserId } from "./session/stored-user.ts";
import { useWasEver } from "./session/use-was-ever.ts";
import { SkyMap } from "./sky/LazySkyMap.tsx";
import { useCopy } from "./stars/use-copy.ts";

const HomePage = page("HomePage", () => import("./home/HomePage.tsx"));
const OnboardingPage = page("OnboardingPage", () => import("./onboarding/OnboardingPage.tsx"));
const MigratePage = page("MigratePage", () => import("./sign-in/MigratePage.tsx"));
const NotFoundPage = page("NotFoundPage", () => import("./errors/NotFoundPage.tsx"));
const CommandGuidePage = page("CommandGuidePage", () => import("./command-guide/CommandGuidePage.tsx"));
const AccountSettingsPage = page("AccountSettingsPage", () => import("./account/AccountSettingsPage.tsx"));
const AdminPage = page("AdminPage", () => import("./admin/AdminPage.tsx"));
const ProgramsPage = page("ProgramsPage", () => import("./programs/ProgramsPage.tsx"));
const SealedWordsPage = page("SealedWordsPage", () => import("./sealed-words/SealedWordsPage.tsx"));
const JournalPage = page("JournalPage", () => import("./journal/JournalPage.tsx"));
const PageBar = lazyComponent(async () => (await import("./home/PageBar.tsx")).PageBar);
const InsightsPage = page("InsightsPage", () => import("./insights/InsightsPage.tsx"));
const LettersPage = page("LettersPage", () => import("./letters/LettersPage.tsx"));
const ComparePage = page("ComparePage", () => import("./compare/ComparePage.tsx"));
const TrackersPage = page("TrackersPage", () => import("./trackers/TrackersPage.tsx"));
const TrackerPage = page("TrackerPage", () => import("./trackers/page/TrackerPage.tsx"));
const YourDataPage = page("YourDataPage", () => import("./your-data/YourDataPage.tsx"));
const ImportPage = page("ImportPage", () => import("./your-data/import/ImportPage.tsx"));
const DeletePage = page("DeletePage", () => import("./your-data/DeletePage.tsx"));
const WhatRunsPage = page("WhatRunsPage", () => import("./what-runs/WhatRunsPage.tsx"));
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

/** Fetches the code of the first page, and behind it that of its sky. */
async function loadFirstPage(): Promise<unknown> {
  if (ownPage() !== "/" || !storedUserId()) return;
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

// The page's code is loaded in parallel with the session call. A failure is reported where the page is rendered.
loadFirstPage().catch(() => {});

/** `isOpen`: whether the lock was open since the page was loaded. What waits is sent in any case. */
export function SignedIn({ user, isOpen }: { user: User; isOpen: boolean }) {
  usePreloadedCode(startServiceWorker);
  useDelivery(user.id);
  useCopy(user.id);
  useTappedReminder();
  useSealWork(user);
  // Music continues from page to page and ends with the session.
  useEffect(() => stopMusic, []);
  if (!isOpen) return null;
  return (
    <SealedWords user={user}>
      <UserPages user={user} />
    </SealedWords>
  );
}

function UserPages({ user }: { user: User }) {
  return (
    <UniverseFeelings userId={user.id}>
      <StarActions user={user}>
        <Confirmations />
        <CheckIn userId={user.id} />
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
          <Route path="/admin">
            <Administration user={user} />
          </Route>
          <Route path="/programs">
            <ProgramsPage user={user} />
          </Route>
          <Route path="/sealed-words">
            <SealedWordsPage user={user} />
          </Route>
          <Route path="/journal">
            <JournalPage user={user} />
            <PageBar user={user} />
          </Route>
          <Route path="/insights">
            <InsightsPage user={user} />
            <PageBar user={user} />
          </Route>
          <Route path="/letters">
            <LettersPage user={user} />
            <PageBar user={user} />
          </Route>
          <Route path="/compare">
            <ComparePage user={user} />
            <PageBar user={user} />
          </Route>
          <Route path="/trackers">
            <TrackersPage user={user} />
            <PageBar user={user} />
          </Route>
          <Route path="/trackers/:trackerId">
            {({ trackerId }) => (
              <>
                <TrackerPage user={user} trackerId={trackerId} />
                <PageBar user={user} />
              </>
            )}
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
          <Route path="/what-runs">
            <WhatRunsPage />
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
          <Route path="/recover">
            <Redirect to="/" replace />
          </Route>
          <Route>
            <NotFoundPage />
          </Route>
        </Switch>
      </StarActions>
    </UniverseFeelings>
  );
}

/**
 * The page of administrators does not exist for others. Whoever was one since the page was loaded is told that this has
 * ended.
 */
function Administration({ user }: { user: User }) {
  const isOrWas = useWasEver(user.isAdministrator === true);
  return isOrWas ? <AdminPage user={user} /> : <NotFoundPage />;
}
