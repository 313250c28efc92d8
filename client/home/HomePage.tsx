import { type ReactNode, useCallback, useRef, useState } from "react";
import { signsInBy, type User } from "#domain/accounts/user.ts";
import { home } from "#domain/languages/en/home.ts";
import { AddMoodProvider, useAddMoodState } from "../add-mood/add-mood-store.tsx";
import { useTranslator } from "../languages/language.ts";
import { lazyDialog } from "../loading/lazy-dialog.tsx";
import { usePageTitle } from "../navigation/page-title.ts";
import { OwnUniverseProvider, useOwnUniverse } from "../outbox/own-universe.tsx";
import { SkyProvider, useSky, useSkyState } from "../sky/sky-store.tsx";
import { besideSky } from "../ui/over-sky/over-sky.ts";
import { PageToasts } from "../ui/PageToasts.tsx";
import { AddMood } from "./AddMood.tsx";
import { Countdown } from "./Countdown.tsx";
import {
  AfterStarNotice,
  EmptySky,
  FirstStarHint,
  FirstStarStatus,
  KitNotice,
  LetterNotice,
  LockedWordsNotice,
  NetworkNotice,
  NewVersionNotice,
  PendingMigration,
} from "./Notices.tsx";
import { RefusedChange } from "./RefusedChange.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { Sky } from "./Sky.tsx";
import { TopBar } from "./TopBar.tsx";
import "../sky/sky-layer.css";

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
  const sky = useRef<HTMLElement>(null);
  const { placeBar } = useSky();
  const [pieces, setPieces] = useState<HTMLElement | null>(null);
  const place = useCallback((element: HTMLElement | null) => {
    sky.current = element;
    setPieces(element);
  }, []);
  return (
    <SkyLayer>
      <TopBar cardPlace={pieces} />
      <Sidebar />
      <main ref={place} tabIndex={-1} className="sky-pieces outline-none" aria-label={t(home.yourSky)}>
        <Sky />
        <div ref={besideSky} className="sky-notes">
          <PageToasts />
          <div ref={placeBar} className="contents" />
          {signsInBy(user, "name") && <PendingMigration userId={user.id} />}
          <RefusedChange />
          <NewVersionNotice />
          <NetworkNotice />
          <LockedWordsNotice />
          <AfterStarNotice />
          <LetterNotice />
          <KitNotice />
        </div>
        <Countdown />
        <EmptySky />
        <FirstStarHint />
        <FirstStarStatus />
      </main>
      <AddMood afterwards={sky} />
      <KeptSky />
    </SkyLayer>
  );
}

/** What lies over the sky is hidden while Add Mood does. */
function SkyLayer({ children }: { children: ReactNode }) {
  const isAside = useAddMoodState((state) => state.isOpen);
  return (
    <div className="sky-layer" data-aside={isAside || undefined}>
      {children}
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
