import { Box, Camera, List, Orbit, X } from "lucide-react";
import { type RefObject, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { Button } from "../ui/Button.tsx";
import { cn } from "../ui/class-names.ts";
import { lazily } from "../ui/lazily.tsx";
import { showToast } from "../ui/toasts.ts";
import { ControlsPanel } from "./ControlsPanel.tsx";
import { LiveStar } from "./LiveStar.tsx";
import type { ViewMode } from "./scene/links.ts";
import type { SkyScene } from "./scene/sky-scene.ts";
import { snapshotOf } from "./snapshot.ts";
import type { SkyChoice } from "./use-choice.ts";

const StarList = lazily(async () => (await import("./list/StarList.tsx")).StarList);

type Props = {
  entries: readonly MoodEntry[];
  choice: SkyChoice;
  scene: SkyScene | null;
  /** False where there will never be a picture: then the list is the sky. */
  isDrawn: boolean;
  mode: ViewMode;
  onMode: (mode: ViewMode) => void;
  readout: RefObject<HTMLParagraphElement | null>;
};

/** What stands round the sky: the ways to see it, the list of its stars, and what can be done with several. */
export function SkyPanels({ entries, choice, scene, isDrawn, mode, onMode, readout }: Props) {
  const list = useList(isDrawn);
  const isGrid = mode === "grid";
  return (
    <>
      <div className="pointer-events-none absolute inset-0 z-1 group-data-aside/sky:invisible">
        <div
          className={cn(
            "absolute right-3 bottom-[calc(6rem+env(safe-area-inset-bottom))] flex flex-col items-end gap-2 md:right-4 md:bottom-4",
            list.isOpen && "max-md:hidden md:right-[22rem]",
          )}
        >
          <p
            ref={readout}
            className="rounded-full bg-panel px-2 py-0.5 text-quiet text-small tabular-nums empty:hidden"
          />
          {isDrawn && <ControlsPanel scene={scene} isNew={entries.length < 3} />}
          <div className="surface pointer-events-auto flex p-1">
            {isDrawn && (
              <Button
                variant="quiet"
                shape="icon"
                aria-pressed={isGrid}
                tip={isGrid ? "Galaxy view" : "Grid view"}
                aria-label="Grid view"
                onClick={() => onMode(isGrid ? "galaxy" : "grid")}
              >
                {isGrid ? <Orbit aria-hidden="true" /> : <Box aria-hidden="true" />}
              </Button>
            )}
            <Button
              variant="quiet"
              shape="icon"
              ref={list.button}
              aria-pressed={list.isOpen}
              tip="List of stars"
              onClick={list.isOpen ? list.close : list.open}
            >
              <List aria-hidden="true" />
            </Button>
          </div>
        </div>
        {choice.isChoosing && !list.isOpen && (
          <SeveralBar
            entries={entries}
            choice={choice}
            readout={readout}
            className="surface pointer-events-auto absolute top-20 left-1/2 -translate-x-1/2 animate-fade rounded-full"
          />
        )}
        <LiveStar choice={choice} entries={entries} />
      </div>
      {list.isOpen && (
        <StarList
          entries={entries}
          choice={choice}
          isAlone={!isDrawn}
          takesFocus={list.isAsked}
          onClose={list.close}
        >
          {choice.isChoosing && (
            <SeveralBar
              entries={entries}
              choice={choice}
              readout={readout}
              className="border-line border-t [&_p]:grow"
            />
          )}
        </StarList>
      )}
    </>
  );
}

/** Open when somebody asks for it, and by itself where there is nothing else; who closes it goes on at its button. */
function useList(isDrawn: boolean) {
  const [isAsked, setAsked] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    // On phones the button is there again only when the list is gone.
    flushSync(() => setAsked(false));
    button.current?.focus();
  };
  return {
    button,
    isOpen: isAsked ?? !isDrawn,
    isAsked: isAsked === true,
    open: () => setAsked(true),
    close,
  };
}

type BarProps = Pick<Props, "entries" | "choice" | "readout"> & { className: string };

/** Over the sky, or at the foot of the list while that is open. */
function SeveralBar({ entries, choice, readout, className }: BarProps) {
  const stars = useMemo(() => {
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    return choice.several.flatMap((id) => byId.get(id) ?? []);
  }, [entries, choice.several]);
  const isEnough = stars.length > 1;
  return (
    <section aria-label="Several stars" className={cn("flex items-center gap-1 py-1 pr-1 pl-4", className)}>
      <p className="whitespace-nowrap tabular-nums">
        {isEnough ? `${stars.length} stars selected` : "Choose another star"}
      </p>
      {isEnough && (
        <Button variant="quiet" onClick={() => copySnapshot(stars, scaleIn(readout.current))}>
          <Camera aria-hidden="true" />
          Snapshot
        </Button>
      )}
      <Button variant="quiet" onClick={choice.escape}>
        <X aria-hidden="true" />
        Exit
      </Button>
    </section>
  );
}

const scaleIn = (readout: HTMLElement | null) => Number.parseFloat(readout?.textContent ?? "1");

/** A refused clipboard is logged, and everything stays as it is. */
async function copySnapshot(stars: readonly MoodEntry[], viewScale: number) {
  try {
    await navigator.clipboard.writeText(snapshotOf(stars, viewScale, new Date()));
    showToast({
      title: "Snapshot copied",
      description: `${stars.length} stars are on your clipboard as JSON.`,
    });
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification wants this logged, and nothing else.
    console.warn("The snapshot could not be copied.", error);
  }
}
