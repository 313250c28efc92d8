/** Notices over the sky, each of which knows when it is shown. */

import { Sparkle } from "lucide-react";
import { useEffect } from "react";
import { feelingName } from "#domain/feeling-name.ts";
import { common } from "#domain/languages/en/common.ts";
import { home } from "#domain/languages/en/home.ts";
import { sky } from "#domain/languages/en/sky.ts";
import { isLetterDay } from "#domain/letters/letter-day.ts";
import { useAddMoodState } from "../add-mood/add-mood-store.tsx";
import { useNewVersionReady } from "../installation/new-version.ts";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import { lazyComponent } from "../loading/lazy-component.tsx";
import { useOwnUniverse } from "../outbox/own-universe.tsx";
import { WaitingForNetwork } from "../outbox/WaitingForNetwork.tsx";
import { useLockedWords } from "../sealed/locked-words.ts";
import { useCancelPendingEmail, useSignIn } from "../session/pending-email.ts";
import { useSkyState } from "../sky/sky-store.tsx";
import { useCooldown } from "../stars/cooldown.ts";
import { useOtherForm } from "../stars/feed-form.ts";
import { useFeelings } from "../stars/feelings.ts";
import { setStarMade, useStarMade } from "../stars/star-made.ts";
import { useToday } from "../time/today.ts";
import { Button } from "../ui/Button.tsx";
import { cn } from "../ui/class-names.ts";
import { useMouse } from "../ui/use-media.ts";
import { useAddMoodButton } from "./AddMood.tsx";

const OtherForm = lazyComponent(async () => (await import("../stars/OtherForm.tsx")).OtherForm);
const AfterStar = lazyComponent(async () => (await import("../check-in/AfterStar.tsx")).AfterStar);
const LetterLine = lazyComponent(async () => (await import("../letters/LetterLine.tsx")).LetterLine);
const KitLine = lazyComponent(
  async () => (await import("../sealed-words/KitLine.tsx")).KitLine,
  null,
  "on use",
);
const WordsNotice = lazyComponent(
  async () => (await import("./WordsNotice.tsx")).WordsNotice,
  null,
  "on use",
);
const NewVersion = lazyComponent(async () => (await import("../installation/NewVersion.tsx")).NewVersion);

/** Centred. */
export const notice = "surface max-w-md animate-fade text-small text-quiet";

/** Whether the person has no star, nor one that waits to be sent. */
export function useIsEmpty(): boolean {
  const { entries, waitingStars, isLoading } = useOwnUniverse();
  return !isLoading && entries.length === 0 && waitingStars.length === 0;
}

const forgetStarMade = () => setStarMade(false);

const useIsAdding = () => useAddMoodState((state) => state.isOpen);

/** The next step of a new person. */
export function EmptySky() {
  const t = useTranslator();
  const button = useAddMoodButton();
  const isPaused = useCooldown() !== null;
  const isEmpty = useIsEmpty();
  if (useIsAdding() || !isEmpty) return null;
  return (
    <div className="sky-hint">
      <div className={cn(skyHint, "flex flex-col items-center gap-3")}>
        <p>{t(home.emptySky)}</p>
        {!isPaused && (
          <Button variant="primary" className="rounded-full px-6" {...button}>
            <Sparkle aria-hidden="true" />
            {t(home.addFirstStar)}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Shown until the second star: how to use the first, as soon as its name has gone. */
export function FirstStarHint() {
  const t = useTranslator();
  const hasMouse = useMouse();
  const { entries } = useOwnUniverse();
  const isNamed = useSkyState(({ firstStar }) => firstStar !== null);
  if (useIsAdding() || entries.length !== 1 || isNamed) return null;
  return (
    // A strip at the bottom of the sky explains its own view.
    <div className="sky-hint in-[:root:has(.sky-strip)]:hidden">
      <p className={skyHint}>{hasMouse ? t(home.firstStarHint.mouse) : t(home.firstStarHint.touch)}</p>
    </div>
  );
}

/** Announces the name that stands beside the first star. */
export const FirstStarStatus = () => {
  const t = useTranslator();
  const feelings = useFeelings();
  const star = useSkyState((state) => state.firstStar);
  return (
    <p role="status" className="sr-only">
      {star &&
        t(home.firstStar, {
          feeling: feelingName(t, feelings, star.emotion),
          sentence: t(sky.firstStarSentence),
        })}
    </p>
  );
};

const skyHint = "animate-fade px-4 text-center text-balance text-quiet";

/** Says that writes wait for the network, or else that the server cannot be reached. */
export function NetworkNotice() {
  const t = useTranslator();
  const { user, entries, isOutOfReach } = useOwnUniverse();
  const otherForm = useOtherForm();
  return (
    <WaitingForNetwork userId={user.id} className={cn(notice, "pointer-events-auto")}>
      {isOutOfReach && !otherForm && (
        <p role="status" className={cn(notice, "px-4 py-2 text-center")}>
          {t(entries.length > 0 ? home.outOfReach.withStars : home.outOfReach.withoutStars)}
        </p>
      )}
    </WaitingForNetwork>
  );
}

/** What a person measures with their stars, after one of now. */
export function AfterStarNotice() {
  const isMade = useStarMade();
  const isAdding = useIsAdding();
  const { trackers } = useOwnUniverse();
  const { areLocked } = useLockedWords();
  const isMeasured = trackers.some(({ ask, isArchived }) => ask === "with-star" && !isArchived);
  // A star that was made on another page is not the one of this visit.
  useEffect(() => {
    forgetStarMade();
    return forgetStarMade;
  }, []);
  if (!isMade || isAdding || !isMeasured || areLocked) return null;
  return <AfterStar className={cn(notice, "after-star pointer-events-auto flex items-center")} />;
}

/** A letter can be opened: its code comes after the sky, and only on a day on which there may be one. */
export function LetterNotice() {
  const today = useToday();
  const isSkyInView = useSkyState(({ isInView }) => isInView);
  const isMade = useStarMade();
  if (useIsAdding() || isMade || !isSkyInView || !isLetterDay(today)) return null;
  return (
    <LetterLine today={today} className={cn(notice, "letter-line pointer-events-auto flex items-center")} />
  );
}

/** Asks once a year whether the recovery kit is still at hand. Only universes whose words are sealed load its code. */
export function KitNotice() {
  const { user } = useOwnUniverse();
  const isSkyInView = useSkyState(({ isInView }) => isInView);
  const isAdding = useIsAdding();
  const { areLocked } = useLockedWords();
  if (user.seal !== "sealed" || areLocked || isAdding || !isSkyInView) return null;
  return <KitLine user={user} className={cn(notice, "letter-line pointer-events-auto flex items-center")} />;
}

/** The words of the sky are sealed and locked here. */
export function LockedWordsNotice() {
  const { areLocked } = useLockedWords();
  if (useIsAdding() || !areLocked) return null;
  return (
    <WordsNotice
      className={cn(notice, "pointer-events-auto flex animate-late items-center gap-2 py-1 pe-1 ps-4")}
    />
  );
}

export function NewVersionNotice() {
  const isReady = useNewVersionReady();
  const otherForm = useOtherForm();
  if (useIsAdding()) return null;
  return otherForm ? <OtherForm /> : isReady && <NewVersion />;
}

/** Shown while a universe without a password has a pending e-mail whose link was not opened yet. */
export function PendingMigration({ userId }: { userId: string }) {
  const t = useTranslator();
  const { data } = useSignIn(userId);
  const cancelling = useCancelPendingEmail(userId);
  if (data?.way !== "name" || data.pendingEmail === null) return null;
  return (
    <div role="status" className={cn(notice, "pointer-events-auto flex items-center gap-2 py-1 pe-1 ps-4")}>
      <p className="min-w-0 py-1 wrap-anywhere">
        <RichText
          text={home.pendingEmail}
          tags={{ strong: (content) => <strong className="font-medium text-ink">{content}</strong> }}
          params={{ email: data.pendingEmail }}
        />
      </p>
      <Button variant="quiet" disabled={cancelling.isPending} onClick={() => cancelling.mutate()}>
        {t(common.cancel)}
      </Button>
    </div>
  );
}
