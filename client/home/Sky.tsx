import { useLayoutEffect } from "react";
import { useSearch } from "wouter";
import { home } from "#domain/languages/en/home.ts";
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

/** The map fills the window behind all panels; only the tooltip of a star is above them. The journal works without it. */
export function Sky() {
  const { entries, isLoading } = useOwnUniverse();
  const store = useSky();
  const isInView = useSkyState((state) => state.isInView);
  const nextPlace = useNextPlace();
  const openUnknown = useUnknownStar();
  // The dots are where the sky itself has its stars, not another layout.
  const isOtherLayout = /\bview=/.test(useSearch());
  const hasDots = entries.length > 0 && !isOtherLayout;
  useLayoutEffect(() => {
    if (!isLoading) store.noteFirstStar(entries);
  }, [store, entries, isLoading]);
  return (
    <ErrorBoundary fallback={(retry) => <SkyUnavailable onRetry={retry} />}>
      <div className="sky-ground">
        {hasDots && <FirstDots entries={entries} isCovered={isInView} />}
        {!hasDots && !isInView && <SkyPlaceholder />}
      </div>
      {!isLoading && <SkyMap nextPlace={nextPlace} onUnknownStar={openUnknown} />}
    </ErrorBoundary>
  );
}

function SkyUnavailable({ onRetry }: { onRetry: () => void }) {
  const t = useTranslator();
  return (
    <div className="sky-ground grid place-items-center p-6">
      <div className="flex max-w-sm flex-col items-center gap-3 text-center">
        <p role="alert" className="text-quiet">
          {t(home.notDrawn.reason)}
        </p>
        <Button onClick={onRetry}>{t(home.notDrawn.drawAgain)}</Button>
      </div>
    </div>
  );
}
