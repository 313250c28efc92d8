import { useRef } from "react";
import { signsInBy, type User } from "#domain/accounts/user.ts";
import { home } from "#domain/languages/en/home.ts";
import { AddMoodProvider } from "../add-mood/add-mood-store.tsx";
import { useTranslator } from "../languages/language.ts";
import { lazyDialog } from "../loading/lazy-dialog.tsx";
import { usePageTitle } from "../navigation/page-title.ts";
import { OwnUniverseProvider, useOwnUniverse } from "../outbox/own-universe.tsx";
import { SkyProvider, useSky, useSkyState } from "../sky/sky-store.tsx";
import { AddMood } from "./AddMood.tsx";
import { Countdown } from "./Countdown.tsx";
import {
  EmptySky,
  FirstStarHint,
  FirstStarStatus,
  NetworkNotice,
  NewVersionNotice,
  PendingMigration,
} from "./Notices.tsx";
import { RefusedChange } from "./RefusedChange.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { Sky } from "./Sky.tsx";
import { TopBar } from "./TopBar.tsx";

const Keepsakes = lazyDialog(async () => (await import("../keepsakes/Keepsakes.tsx")).Keepsakes);

/** Gives each part of home the universe, the sky and the new star, of which it reads what it shows. */
export function HomePage({ user }: { user: User }) {
  usePageTitle(user.universeName);
  return (
    <OwnUniverseProvider user={user}>
      <SkyProvider>
        <AddMoodProvider userId={user.id}>
          <Home user={user} />
        </AddMoodProvider>
      </SkyProvider>
    </OwnUniverseProvider>
  );
}

function Home({ user }: { user: User }) {
  const t = useTranslator();
  const sky = useRef<HTMLDivElement>(null);
  const { placeBar } = useSky();
  return (
    <div className="fixed inset-0 isolate flex flex-col overflow-hidden">
      <TopBar />
      <Sidebar />
      <main className="contents" aria-label={t(home.yourSky)}>
        <Sky ref={sky} />
        <div className="pointer-events-none absolute inset-x-0 top-18 flex flex-col items-center gap-3 px-4">
          <Countdown />
          <div
            ref={placeBar}
            className="sky-bar relative z-5 flex max-w-full justify-center empty:hidden md:max-xl:[:root:has([data-star-list])_&]:me-84 lg:max-xl:[:root:has([data-star-list])_&]:ms-60"
          />
          {signsInBy(user, "name") && <PendingMigration userId={user.id} />}
          <RefusedChange />
          <NewVersionNotice />
          <NetworkNotice />
        </div>
        <EmptySky />
        <FirstStarHint />
        <FirstStarStatus />
      </main>
      <AddMood afterwards={sky} />
      <KeptSky />
    </div>
  );
}

/** Pictures of what was in view when the person wanted to keep it. */
function KeptSky() {
  const { user, entries } = useOwnUniverse();
  const { stopKeeping } = useSky();
  const kept = useSkyState((state) => state.kept);
  return (
    <Keepsakes
      open={kept !== null}
      onClose={stopKeeping}
      universeName={user.universeName}
      entries={entries}
      shown={kept?.shown ?? null}
    />
  );
}
