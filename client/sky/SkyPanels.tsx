import { Box, CircleHelp, History, List, type LucideIcon, Orbit, Shapes } from "lucide-react";
import { type Ref, useId, useRef, useState } from "react";
import { sky } from "#domain/languages/en/sky.ts";
import type { Text } from "#domain/languages/text.ts";
import { useTranslator } from "../languages/language.ts";
import { lazyComponent } from "../loading/lazy-component.tsx";
import { useOwnUniverse } from "../outbox/own-universe.tsx";
import { useWaiting } from "../outbox/use-universe.ts";
import { Button } from "../ui/Button.tsx";
import { cn } from "../ui/class-names.ts";
import { besideSky } from "../ui/over-sky/over-sky.ts";
import { useLayout } from "./layouts/use-layout.ts";
import { SelectionStatus } from "./selection/SelectionStatus.tsx";
import { useSelection } from "./selection/use-selection.ts";
import { isDrawable, useSky, useSkyState } from "./sky-store.tsx";

const ControlsPanel = lazyComponent(async () => (await import("./ControlsPanel.tsx")).ControlsPanel);
const SelectionBar = lazyComponent(async () => (await import("./selection/SelectionBar.tsx")).SelectionBar);
const TimePanel = lazyComponent(async () => (await import("./time/TimePanel.tsx")).TimePanel);
const LayoutPanel = lazyComponent(async () => (await import("./layouts/LayoutPanel.tsx")).LayoutPanel);
const StarList = lazyComponent(async () => (await import("./list/StarList.tsx")).StarList);

/** Everything over the sky: its controls, the list of stars, and the actions for several stars. */
export function SkyPanels({ onWaitingStar }: { onWaitingStar: (id: string) => void }) {
  const { overlays } = useSky();
  const { user, listed } = useOwnUniverse();
  const waiting = useWaiting(user.id);
  const found = useSkyState((state) => state.found);
  // Where the browser cannot draw the sky, the list replaces it.
  const isDrawn = useSkyState(({ drawing }) => isDrawable(drawing));
  const { isOpen: isCardOpen, isSelectingSeveral } = useSelection();
  const { layout } = useLayout();
  const list = useList(isDrawn);
  const strip = useStrip(layout !== "sky" ? "layouts" : null);
  return (
    <>
      <div className="pointer-events-none absolute inset-0 z-1 group-data-aside/sky:invisible">
        <div
          ref={besideSky}
          className={cn(
            "absolute inset-e-3 bottom-[calc(9.875rem+var(--sky-foot,0rem)+env(safe-area-inset-bottom))] flex flex-col items-end gap-2 md:inset-e-4 lg:bottom-[7.625rem]",
            list.isOpen && "max-md:hidden md:inset-e-[22rem]",
            // The card of a star is a sheet, or above its button.
            isCardOpen && "max-lg:hidden lg:has-[[aria-expanded=true]]:inset-e-[22rem]",
            isCardOpen && list.isOpen && "xl:has-[[aria-expanded=true]]:inset-e-[43rem]",
          )}
        >
          <p
            ref={overlays.readout}
            className="rounded-full bg-panel px-2 py-0.5 text-quiet text-small tabular-nums empty:hidden"
          />
          {isDrawn && <Controls />}
        </div>
        {isSelectingSeveral && !list.isOpen && (
          <SelectionBar className="surface pointer-events-auto absolute top-20 left-1/2 w-max max-w-[calc(100%-1.5rem)] -translate-x-1/2 animate-fade rounded-[1.75rem]" />
        )}
        <SelectionStatus />
      </div>
      <div
        ref={besideSky}
        className={cn(
          "surface absolute inset-e-3 bottom-[calc(6rem+var(--sky-foot,0rem)+env(safe-area-inset-bottom))] z-3 flex p-1 md:inset-e-4 lg:grid lg:grid-cols-2 lg:bottom-4 group-data-aside/sky:invisible",
          list.isOpen && "max-md:shadow-none",
          isCardOpen && "max-lg:invisible",
        )}
      >
        {isDrawn && (
          <>
            <ModeButton />
            <PanelButton
              ref={strip.button}
              icon={History}
              name={sky.time.title}
              isOpen={strip.shown === "time"}
              onPress={() => strip.toggle("time")}
            />
            <PanelButton
              ref={strip.otherButton}
              icon={Shapes}
              name={sky.layouts.title}
              isOpen={strip.shown === "layouts"}
              onPress={() => strip.toggle("layouts")}
            />
          </>
        )}
        <PanelButton
          ref={list.button}
          icon={List}
          name={sky.list.button}
          isOpen={list.isOpen}
          onPress={list.isOpen ? list.close : list.open}
        />
      </div>
      {isDrawn && strip.shown === "time" && <TimePanel onClose={strip.close} />}
      {isDrawn && strip.shown === "layouts" && <LayoutPanel onClose={strip.close} />}
      {list.isOpen && (
        <StarList
          entries={found ?? listed}
          total={listed.length}
          waiting={waiting}
          onWaitingStar={onWaitingStar}
          autoFocus={list.isRequested}
          onClose={list.close}
        >
          {isSelectingSeveral && (
            <SelectionBar className="justify-center border-line border-t ps-1! [&>button>svg]:hidden [&>button]:px-2! [&>button]:text-small [&>p]:basis-full [&>p]:pt-1 [&>p]:text-center" />
          )}
        </StarList>
      )}
    </>
  );
}

/** The button of the controls, below them. */
function Controls() {
  const t = useTranslator();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      {isOpen && <ControlsPanel id={id} />}
      <Button
        variant="quiet"
        className="surface pointer-events-auto min-h-11 rounded-full px-4 text-small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={ControlsPanel.preload}
        onClick={() => setOpen(!isOpen)}
      >
        <CircleHelp aria-hidden="true" />
        {t(sky.controls.title)}
      </Button>
    </>
  );
}

function ModeButton() {
  const t = useTranslator();
  const store = useSky();
  const { layout } = useLayout();
  const isGrid = useSkyState(({ mode }) => mode === "grid");
  return (
    <Button
      variant="quiet"
      shape="icon"
      // A flat layout has no plane to stand on.
      disabled={layout !== "sky"}
      className="disabled:opacity-40"
      aria-pressed={isGrid}
      tip={isGrid ? t(sky.galaxyView) : t(sky.gridView)}
      aria-label={t(sky.gridView)}
      onClick={() => store.set({ mode: isGrid ? "galaxy" : "grid" })}
    >
      {isGrid ? <Orbit aria-hidden="true" /> : <Box aria-hidden="true" />}
    </Button>
  );
}

type PanelButtonProps = {
  ref: Ref<HTMLButtonElement>;
  icon: LucideIcon;
  name: Text;
  isOpen: boolean;
  onPress: () => void;
};

function PanelButton({ ref, icon: Icon, name, isOpen, onPress }: PanelButtonProps) {
  const t = useTranslator();
  return (
    <Button variant="quiet" shape="icon" ref={ref} aria-pressed={isOpen} tip={t(name)} onClick={onPress}>
      <Icon aria-hidden="true" />
    </Button>
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

/** The list is open on request, and by default where no sky is drawn. Closing returns the focus to the button. */
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
