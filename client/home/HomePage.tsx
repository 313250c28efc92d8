import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { signsInBy, type User } from "#domain/accounts/user.ts";
import { home } from "#domain/languages/en/home.ts";
import type { Constellation } from "#domain/records/constellation/constellation.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { unchangedAttempt } from "../add-mood/draft.ts";
import { useDraft } from "../add-mood/draft-store.ts";
import { cooldownToast } from "../add-mood/explain-failure.ts";
import { emptyForm, isSameForm } from "../add-mood/mood-form.ts";
import { earlierToday } from "../add-mood/read-when.ts";
import { useNewVersionReady } from "../installation/new-version.ts";
import { useJourney } from "../journey/use-journey.ts";
import { useTranslator } from "../languages/language.ts";
import { lazyComponent } from "../loading/lazy-component.tsx";
import { lazyDialog } from "../loading/lazy-dialog.tsx";
import { usePageTitle } from "../navigation/page-title.ts";
import { useUniverse } from "../outbox/use-universe.ts";
import { useWaitingStars } from "../outbox/use-waiting-stars.ts";
import { WaitingForNetwork } from "../outbox/WaitingForNetwork.tsx";
import type { SkyControls } from "../sky/SkyMap.tsx";
import type { Preset } from "../sky/scene/camera/presets.ts";
import type { ShownSky } from "../sky/scene/scene-interface.ts";
import { cooldown } from "../stars/cooldown.ts";
import { useLastUsed } from "../stars/last-used.ts";
import { isOfEarlierVisit } from "../stars/mood-entries.ts";
import { serverClock } from "../time/server-clock.ts";
import { cn } from "../ui/class-names.ts";
import { dismissToast, showToast } from "../ui/toasts.ts";
import { Countdown } from "./Countdown.tsx";
import {
  EmptySky,
  FirstStarHint,
  FirstStarStatus,
  notice,
  OutOfReach,
  PendingMigration,
} from "./Notices.tsx";
import { useNextPlace } from "./next-place.ts";
import { RefusedChange } from "./RefusedChange.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { Sky } from "./Sky.tsx";
import { TopBar } from "./TopBar.tsx";
import { useAddMoodKey } from "./use-add-mood-key.ts";
import { useAddMoodUrl } from "./use-add-mood-url.ts";
import { useFirstStar } from "./use-first-star.ts";
import { useSharedText } from "./use-shared-text.ts";
import { useUnknownStar } from "./use-unknown-star.ts";

const AddMoodDialog = lazyDialog(async () => (await import("../add-mood/AddMoodDialog.tsx")).AddMoodDialog);

const Keepsakes = lazyDialog(async () => (await import("../keepsakes/Keepsakes.tsx")).Keepsakes);
const NewVersion = lazyComponent(async () => (await import("../installation/NewVersion.tsx")).NewVersion);

const none: readonly MoodEntry[] = [];
const noTags: readonly Tag[] = [];
const noConstellations: readonly Constellation[] = [];

export function HomePage({ user }: { user: User }) {
  const t = useTranslator();
  usePageTitle(user.universeName);
  const { query, universe = null } = useUniverse(user.id);
  const entries = universe?.entries ?? none;
  const isLoading = universe === null;
  // A query that has never succeeded is pending again during each poll.
  const isOutOfReach = isLoading ? query.errorUpdateCount > 0 : query.isError;
  const lastUsed = useLastUsed(user.id, universe?.entries ?? null);
  const [isAdding, setAdding] = useState(false);
  const isNewVersionReady = useNewVersionReady();
  /** Opened during the cooldown, for a star of an earlier moment. */
  const [isEarlier, setEarlier] = useState(false);
  const stopAdding = useCallback(() => setAdding(false), []);
  const isStale = isOfEarlierVisit(query);
  // What the browser knew at an earlier visit is older than the stats that the server has.
  const journey = useJourney(user, universe?.entries ?? null, isStale ? null : (query.data?.entries ?? null));
  const sky = useRef<HTMLDivElement>(null);
  const controls = useRef<SkyControls>(null);
  /** What was in view when the person wanted to keep it. */
  const [kept, setKept] = useState<{ shown: ShownSky | null } | null>(null);
  const keep = useCallback(() => setKept({ shown: controls.current?.shown() ?? null }), []);
  const stopKeeping = useCallback(() => setKept(null), []);
  const [preset, setPreset] = useState<Preset | null>("reset");
  const [barPlace, setBarPlace] = useState<HTMLElement | null>(null);
  const { draft, save, restore, discard } = useDraft(user.id);
  const next = useNextPlace(universe, isAdding ? draft.form.emotion : null);
  const stillWaiting = useWaitingStars(user.id);
  // The one that the open dialog is sending has not failed yet.
  const waiting = useMemo(
    () => stillWaiting.filter(({ id }) => !isAdding || id !== draft.attempt?.id),
    [stillWaiting, isAdding, draft.attempt],
  );
  // A page that was closed while it sent a star has left the draft, too.
  const isDraftWaiting = !isAdding && stillWaiting.some(({ id }) => id === draft.attempt?.id);
  useEffect(() => {
    if (isDraftWaiting) discard();
  }, [isDraftWaiting, discard]);
  const isEmpty = universe?.entries.length === 0 && stillWaiting.length === 0;
  const firstStar = useFirstStar(universe?.entries ?? null);
  const startAdding = useCallback(() => {
    // On phones the toast would cover the first emotions.
    dismissToast();
    setAdding(true);
    setEarlier(false);
  }, []);
  /** Where no button says that Add Mood is disabled. */
  const askToAdd = () => {
    const pause = cooldown.current();
    if (pause) showToast(cooldownToast(pause.minutes));
    else startAdding();
  };
  useAddMoodKey(askToAdd);
  // A pause is not known before the stars are.
  useAddMoodUrl(!isLoading, isLoading ? startAdding : askToAdd, () => {
    const pause = cooldown.current();
    if (!pause) return;
    // What is typed already stays.
    if (isSameForm(draft.form, emptyForm)) stopAdding();
    showToast(cooldownToast(pause.minutes));
  });
  useSharedText(draft, save, startAdding);
  const { waitingId, openUnknown } = useUnknownStar(user.id, startAdding);
  const addEarlier = () => {
    if (!draft.form.when)
      save({ ...draft, form: { ...draft.form, when: earlierToday(serverClock.at(Date.now())) } });
    startAdding();
    setEarlier(true);
  };
  // A star that the server may have stored is shown at its sent position.
  const waitingPlace = waiting.at(-1)?.body.position;
  const newPlace = (isAdding && (unchangedAttempt(draft)?.position || next)) || waitingPlace || next;
  // The place of a star for an earlier moment is not known: only the server knows its neighbours.
  const place = isAdding && draft.form.when ? null : newPlace;
  return (
    <div className="fixed inset-0 isolate flex flex-col overflow-hidden">
      <TopBar user={user} entries={universe?.entries ?? null} onKeep={keep} />
      <Sidebar
        onAddMood={startAdding}
        onNearAddMood={AddMoodDialog.preload}
        isInvited={isEmpty}
        waiting={waiting}
        onLook={(preset) => controls.current?.applyPreset(preset)}
        preset={preset}
        journey={journey}
        isLoading={isLoading}
      />
      <main className="contents" aria-label={t(home.yourSky)}>
        <Sky
          ref={sky}
          isAside={isAdding}
          entries={entries}
          tags={universe?.tags ?? noTags}
          constellations={universe?.constellations ?? noConstellations}
          isLoading={isLoading}
          nextPlace={place}
          newestId={entries.at(-1)?.id ?? null}
          isStale={isStale}
          controls={controls}
          firstStar={firstStar.star}
          onFirstStarNamed={firstStar.end}
          onPresetChange={setPreset}
          barPlace={barPlace}
          onUnknownStar={openUnknown}
          onKeep={keep}
        />
        <div className="pointer-events-none absolute inset-x-0 top-18 flex flex-col items-center gap-3 px-4">
          <Countdown onAddEarlier={addEarlier} />
          <div
            ref={setBarPlace}
            className="sky-bar relative z-5 flex max-w-full justify-center empty:hidden md:max-xl:[:root:has([data-star-list])_&]:me-84 lg:max-xl:[:root:has([data-star-list])_&]:ms-60"
          />
          {signsInBy(user, "name") && <PendingMigration userId={user.id} />}
          <RefusedChange userId={user.id} entries={entries} />
          {isNewVersionReady && !isAdding && <NewVersion />}
          <WaitingForNetwork userId={user.id} className={cn(notice, "pointer-events-auto")}>
            {isOutOfReach && <OutOfReach hasEntries={entries.length > 0} />}
          </WaitingForNetwork>
        </div>
        {!isAdding && isEmpty && <EmptySky onAddMood={startAdding} onNearAddMood={AddMoodDialog.preload} />}
        {!isAdding && entries.length === 1 && <FirstStarHint isNew={firstStar.star !== null} />}
        <FirstStarStatus star={firstStar.star} />
      </main>
      <AddMoodDialog
        userId={user.id}
        waiting={waiting}
        waitingId={waitingId}
        open={isAdding}
        isEarlier={isEarlier}
        onClose={stopAdding}
        draft={draft}
        onDraftChange={save}
        onDiscard={discard}
        onRestore={restore}
        place={place}
        lastUsed={lastUsed}
        afterwards={sky}
      />
      <Keepsakes
        open={kept !== null}
        onClose={stopKeeping}
        universeName={user.universeName}
        entries={entries}
        shown={kept?.shown ?? null}
      />
    </div>
  );
}
