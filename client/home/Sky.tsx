import { type Ref, useCallback, useState } from "react";
import { useSearch } from "wouter";
import { home } from "#domain/languages/en/home.ts";
import type { Position } from "#domain/placement.ts";
import type { Constellation } from "#domain/records/constellation/constellation.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../languages/language.ts";
import { FirstDots } from "../sky/dots/FirstDots.tsx";
import { SkyMap } from "../sky/LazySkyMap.tsx";
import type { SkyControls } from "../sky/SkyMap.tsx";
import { SkyPlaceholder } from "../sky/SkyPlaceholder.tsx";
import type { Preset } from "../sky/scene/camera/presets.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorBoundary } from "../ui/ErrorBoundary.tsx";

type Props = {
  ref: Ref<HTMLDivElement>;
  /** A dialog is over the sky: what lies over it else is hidden. */
  isAside: boolean;
  entries: readonly MoodEntry[];
  tags: readonly Tag[];
  constellations: readonly Constellation[];
  isLoading: boolean;
  nextPlace: Position | null;
  newestId: string | null;
  isStale: boolean;
  controls: Ref<SkyControls>;
  firstStar: MoodEntry | null;
  onFirstStarNamed: () => void;
  onPresetChange: (preset: Preset | null) => void;
  barPlace: HTMLElement | null;
  onUnknownStar: (id: string) => void;
  onKeep: () => void;
};

/**
 * The map fills the window behind all panels; only the tooltip of a star is above them. The journal works
 * without it.
 */
export function Sky({ ref, isAside, isLoading, ...props }: Props) {
  const [isInView, setInView] = useState(false);
  const noteInView = useCallback(() => setInView(true), []);
  // The dots are where the sky itself has its stars, not another layout.
  const isOtherLayout = /\bview=/.test(useSearch());
  const hasDots = props.entries.length > 0 && !isOtherLayout;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      data-aside={isAside || undefined}
      className="group/sky absolute inset-0 outline-none"
    >
      <ErrorBoundary fallback={(retry) => <SkyUnavailable onRetry={retry} />}>
        {hasDots && <FirstDots entries={props.entries} isCovered={isInView} />}
        {!isLoading && <SkyMap {...props} onInView={noteInView} />}
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
