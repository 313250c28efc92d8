import { Box, History, List, Orbit, Shapes } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { sky } from "#domain/languages/en/sky.ts";
import type { LayoutId } from "#domain/layouts/layout-ids.ts";
import type { Constellation } from "#domain/records/constellation/constellation.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../languages/language.ts";
import { lazyComponent } from "../loading/lazy-component.tsx";
import { Button } from "../ui/Button.tsx";
import { cn } from "../ui/class-names.ts";
import { besideSky } from "../ui/over-sky/over-sky.ts";
import { ControlsPanel } from "./ControlsPanel.tsx";
import type { Preset } from "./scene/camera/presets.ts";
import type { ViewMode } from "./scene/renderer.ts";
import type { SkyScene } from "./scene/sky-scene.ts";
import { SelectionBar } from "./selection/SelectionBar.tsx";
import { SelectionStatus } from "./selection/SelectionStatus.tsx";
import type { SkySelection } from "./selection/use-selection.ts";

const TimePanel = lazyComponent(async () => (await import("./time/TimePanel.tsx")).TimePanel);
const LayoutPanel = lazyComponent(async () => (await import("./layouts/LayoutPanel.tsx")).LayoutPanel);
const StarList = lazyComponent(async () => (await import("./list/StarList.tsx")).StarList);

type Props = {
  entries: readonly MoodEntry[];
  /** Stars that stand out, which the list then shows alone; null where all do. */
  found: readonly MoodEntry[] | null;
  constellations: readonly Constellation[];
  selection: SkySelection;
  scene: SkyScene | null;
  /** False where the browser cannot draw the sky: the list replaces it. */
  isDrawn: boolean;
  /** Whether the picture of the sky is interrupted. */
  isLost: boolean;
  layout: LayoutId;
  onLayout: (layout: LayoutId) => void;
  mode: ViewMode;
  onMode: (mode: ViewMode) => void;
  preset: Preset | null;
  readout: RefObject<HTMLParagraphElement | null>;
  onKeep: () => void;
};

/** Everything over the sky: its controls, the list of stars, and the actions for several stars. */
export function SkyPanels({ entries, found, constellations, selection, scene, isDrawn, ...props }: Props) {
  const t = useTranslator();
  const { isLost, layout, onLayout, mode, onMode, preset, readout, onKeep } = props;
  const list = useList(isDrawn);
  const strip = useStrip(layout !== "sky" ? "layouts" : null);
  const isGrid = mode === "grid";
  return (
    <>
      <div className="pointer-events-none absolute inset-0 z-1 group-data-aside/sky:invisible">
        <div
          ref={besideSky}
          className={cn(
            "absolute inset-e-3 bottom-[calc(9.875rem+var(--sky-foot,0rem)+env(safe-area-inset-bottom))] flex flex-col items-end gap-2 md:inset-e-4 lg:bottom-[7.625rem]",
            list.isOpen && "max-md:hidden md:inset-e-[22rem]",
            // The card of a star is a sheet, or above its button.
            selection.isOpen && "max-lg:hidden lg:has-[[aria-expanded=true]]:inset-e-[22rem]",
            selection.isOpen && list.isOpen && "xl:has-[[aria-expanded=true]]:inset-e-[43rem]",
          )}
        >
          <p
            ref={readout}
            className="rounded-full bg-panel px-2 py-0.5 text-quiet text-small tabular-nums empty:hidden"
          />
          {isDrawn && <ControlsPanel scene={scene} preset={preset} onKeep={onKeep} />}
        </div>
        {selection.isSelectingSeveral && !list.isOpen && (
          <SelectionBar
            entries={entries}
            constellations={constellations}
            selection={selection}
            readout={readout}
            onPicture={onKeep}
            className="surface pointer-events-auto absolute top-20 left-1/2 w-max max-w-[calc(100%-1.5rem)] -translate-x-1/2 animate-fade rounded-[1.75rem]"
          />
        )}
        <SelectionStatus selection={selection} entries={entries} />
      </div>
      <div
        ref={besideSky}
        className={cn(
          "surface absolute inset-e-3 bottom-[calc(6rem+var(--sky-foot,0rem)+env(safe-area-inset-bottom))] z-3 flex p-1 md:inset-e-4 lg:grid lg:grid-cols-2 lg:bottom-4 group-data-aside/sky:invisible",
          list.isOpen && "max-md:shadow-none",
          selection.isOpen && "max-lg:invisible",
        )}
      >
        {isDrawn && (
          <Button
            variant="quiet"
            shape="icon"
            // A flat layout has no plane to stand on.
            disabled={layout !== "sky"}
            className="disabled:opacity-40"
            aria-pressed={isGrid}
            tip={isGrid ? t(sky.galaxyView) : t(sky.gridView)}
            aria-label={t(sky.gridView)}
            onClick={() => onMode(isGrid ? "galaxy" : "grid")}
          >
            {isGrid ? <Orbit aria-hidden="true" /> : <Box aria-hidden="true" />}
          </Button>
        )}
        {isDrawn && (
          <Button
            variant="quiet"
            shape="icon"
            ref={strip.button}
            aria-pressed={strip.shown === "time"}
            tip={t(sky.time.title)}
            onClick={() => strip.toggle("time")}
          >
            <History aria-hidden="true" />
          </Button>
        )}
        {isDrawn && (
          <Button
            variant="quiet"
            shape="icon"
            ref={strip.otherButton}
            aria-pressed={strip.shown === "layouts"}
            tip={t(sky.layouts.title)}
            onClick={() => strip.toggle("layouts")}
          >
            <Shapes aria-hidden="true" />
          </Button>
        )}
        <Button
          variant="quiet"
          shape="icon"
          ref={list.button}
          aria-pressed={list.isOpen}
          tip={t(sky.list.button)}
          onClick={list.isOpen ? list.close : list.open}
        >
          <List aria-hidden="true" />
        </Button>
      </div>
      {isDrawn && strip.shown === "time" && (
        <TimePanel entries={entries} scene={scene} isInterrupted={isLost} onClose={strip.close} />
      )}
      {isDrawn && strip.shown === "layouts" && (
        <LayoutPanel {...{ entries, layout, onLayout }} onClose={strip.close} />
      )}
      {list.isOpen && (
        <StarList
          entries={found ?? entries}
          total={entries.length}
          selection={selection}
          isAlone={!isDrawn}
          autoFocus={list.isRequested}
          onClose={list.close}
        >
          {selection.isSelectingSeveral && (
            <SelectionBar
              entries={entries}
              constellations={constellations}
              selection={selection}
              readout={readout}
              onPicture={onKeep}
              className="justify-center border-line border-t ps-1! [&>button>svg]:hidden [&>button]:px-2! [&>button]:text-small [&>p]:basis-full [&>p]:pt-1 [&>p]:text-center"
            />
          )}
        </StarList>
      )}
    </>
  );
}

type Strip = "time" | "layouts";

/** One strip at a time stands at the bottom of the sky. Closing returns the focus to its button. */
function useStrip(first: Strip | null) {
  const [shown, setShown] = useState<Strip | null>(first);
  const button = useRef<HTMLButtonElement>(null);
  const otherButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    setShown(null);
    (shown === "time" ? button : otherButton).current?.focus();
  };
  return {
    button,
    otherButton,
    shown,
    close,
    toggle: (next: Strip) => setShown(next === shown ? null : next),
  };
}

/** Open on request, and by default where no sky is drawn. Closing returns the focus to the button. */
function useList(isDrawn: boolean) {
  const [isRequested, setRequested] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setRequested(false);
    button.current?.focus();
  };
  return {
    button,
    isOpen: isRequested ?? !isDrawn,
    isRequested: isRequested === true,
    open: () => setRequested(true),
    close,
  };
}
