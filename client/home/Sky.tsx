import { type Ref, useLayoutEffect } from "react";
import { useSearch } from "wouter";
import { home } from "#domain/languages/en/home.ts";
import { useAddMoodState } from "../add-mood/add-mood-store.tsx";
import { useNextPlace } from "../add-mood/next-place.ts";
import { useTranslator } from "../languages/language.ts";
import { useOwnUniverse } from "../outbox/own-universe.tsx";
import { FirstDots } from "../sky/dots/FirstDots.tsx";
import { SkyMap } from "../sky/LazySkyMap.tsx";
import { SkyPlaceholder } from "../sky/SkyPlaceholder.tsx";
import { useSky, useSkyState } from "../sky/sky-store.tsx";
import { Button } from "../ui/Button.tsx";
import { ErrorBoundary } from "../ui/ErrorBoundary.tsx";
import { useUnknownStar } from "./use-unknown-star.ts";

/**
 * The map fills the window behind all panels; only the tooltip of a star is above them. The journal works
 * without it.
 */
export function Sky({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { entries, isLoading } = useOwnUniverse();
  const store = useSky();
  const isInView = useSkyState((state) => state.isInView);
  // What lies over the sky is hidden while a dialog does.
  const isAside = useAddMoodState((state) => state.isOpen);
  const nextPlace = useNextPlace();
  const openUnknown = useUnknownStar();
  // The dots are where the sky itself has its stars, not another layout.
  const isOtherLayout = /\bview=/.test(useSearch());
  const hasDots = entries.length > 0 && !isOtherLayout;
  useLayoutEffect(() => {
    if (!isLoading) store.noteFirstStar(entries);
  }, [store, entries, isLoading]);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      data-aside={isAside || undefined}
      className="group/sky absolute inset-0 outline-none"
    >
      <ErrorBoundary fallback={(retry) => <SkyUnavailable onRetry={retry} />}>
        {hasDots && <FirstDots entries={entries} isCovered={isInView} />}
        {!isLoading && <SkyMap nextPlace={nextPlace} onUnknownStar={openUnknown} />}
        {!hasDots && !isInView && <SkyPlaceholder />}
      </ErrorBoundary>
    </div>
  );
}

function SkyUnavailable({ onRetry }: { onRetry: () => void }) {
  const t = useTranslator();
  return (
    <div className="grid size-full place-items-center p-6">
      <div className="flex max-w-sm flex-col items-center gap-3 text-center">
        <p role="alert" className="text-quiet">
          {t(home.notDrawn.reason)}
        </p>
        <Button onClick={onRetry}>{t(home.notDrawn.drawAgain)}</Button>
      </div>
    </div>
  );
}
