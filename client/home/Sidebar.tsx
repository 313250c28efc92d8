import { CircleAlert, CloudUpload, Plus, Timer } from "lucide-react";
import { useId } from "react";
import { home } from "#domain/languages/en/home.ts";
import { pageBar } from "#domain/languages/en/page-bar.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { useUnsentStars } from "../add-mood/unsent-stars.ts";
import { useTranslator } from "../languages/language.ts";
import { lazyDialog } from "../loading/lazy-dialog.tsx";
import { MusicToggle } from "../music/MusicToggle.tsx";
import { useLetterShortcut } from "../navigation/letter-shortcut.ts";
import type { WaitingStar } from "../outbox/use-universe.ts";
import { PresetViews } from "../sky/PresetViews.tsx";
import { useCooldown } from "../stars/cooldown.ts";
import { Button } from "../ui/Button.tsx";
import { cn } from "../ui/class-names.ts";
import { overSky } from "../ui/over-sky/over-sky.ts";
import { useAddMoodButton } from "./AddMood.tsx";
import { useIsEmpty } from "./Notices.tsx";
import { OwnJourney } from "./OwnJourney.tsx";
import { addLook, addPlace, BarLinks, barLook, More } from "./PageBar.tsx";
import { PageLinks } from "./PageLinks.tsx";

const MoreSheet = lazyDialog(async () => (await import("./MoreSheet.tsx")).MoreSheet);

/** A side panel that scrolls in a low window; below 1024 px a bar at the bottom, so that the sky has the width. */
export function Sidebar() {
  const t = useTranslator();
  const waiting = useUnsentStars();
  // The empty sky itself has the main button to add a mood.
  const isInvited = useIsEmpty();
  const isCoolingDown = useCooldown() !== null;
  const waitingId = useId();
  const hasShortcut = useLetterShortcut();
  return (
    <nav
      ref={overSky}
      aria-label={t(pageBar.yourUniverse)}
      className={cn(
        barLook,
        "relative z-1 mt-auto lg:mt-0 lg:mb-4 lg:ms-6 lg:min-h-0 lg:justify-start lg:w-56 lg:pointer-fine:[&_:is(a,button,label)]:min-h-9 lg:pointer-fine:[@media(height<54rem)]:[&_:is(a,button,label)]:min-h-8 lg:flex-col lg:items-stretch lg:gap-2 lg:overflow-y-auto lg:overscroll-contain lg:rounded-b-panel lg:border lg:p-3",
      )}
    >
      <BarLinks at="start" />
      <div className={cn(addPlace, "flex flex-col justify-between gap-1.5 lg:contents")}>
        <Button
          variant={isInvited ? "plain" : "primary"}
          className={cn(addLook, "relative")}
          aria-describedby={waitingId}
          aria-keyshortcuts={hasShortcut ? "N" : undefined}
          disabled={isCoolingDown}
          {...useAddMoodButton()}
        >
          <Plus aria-hidden="true" />
          <span>{t(pageBar.addMood)}</span>
          {waiting.length > 0 && <WaitingMark isRefused={waiting.some(({ refusal }) => refusal)} />}
        </Button>
        <p id={waitingId} role="status" className="sr-only">
          {waitingText(t, waiting)}
        </p>
        <p
          role="status"
          className="flex items-center justify-center gap-1 text-center text-quiet text-small leading-none lg:min-h-6 lg:gap-2 lg:text-body"
        >
          <Timer
            aria-hidden="true"
            className={cn("size-3.5 shrink-0 lg:size-5", !isCoolingDown && "text-accent-ink")}
          />
          {isCoolingDown ? t(home.timer.active) : t(home.timer.ready)}
        </p>
      </div>
      <BarLinks at="end" />
      <More preload={MoreSheet.preload} sheet={(opened) => <MoreSheet {...opened} />} />
      <div className="flex flex-col gap-1.5 max-lg:hidden">
        <div className="flex flex-col border-line border-y py-1">
          <PageLinks />
          <MusicToggle />
        </div>
        <PresetViews />
        <div className="border-line border-t px-4 pt-2">
          <OwnJourney />
        </div>
      </div>
    </nav>
  );
}

const WaitingMark = ({ isRefused }: { isRefused: boolean }) => (
  <span
    aria-hidden="true"
    className="-top-1.5 -inset-e-1.5 absolute grid size-6 place-items-center rounded-full border border-amber bg-solid text-amber"
  >
    {isRefused ? <CircleAlert className="size-4!" /> : <CloudUpload className="size-4!" />}
  </span>
);

function waitingText(t: Translator, stars: readonly WaitingStar[]): string {
  const refused = stars.filter(({ refusal }) => refusal).length;
  const waiting = stars.length - refused;
  return [
    waiting > 0 && t(home.starsWaiting, { count: waiting }),
    refused > 0 && t(home.starsRefused, { count: refused }),
  ]
    .filter(Boolean)
    .join(" ");
}
