import { Box, CircleHelp, History, List, type LucideIcon, Orbit, Shapes } from "lucide-react";
import { type Ref, useId } from "react";
import { createPortal } from "react-dom";
import { sky } from "#domain/languages/en/sky.ts";
import type { Text } from "#domain/languages/text.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { timeOf } from "#domain/sky-time/span.ts";
import { useTranslator } from "../languages/language.ts";
import { lazyComponent } from "../loading/lazy-component.tsx";
import { useOwnUniverse } from "../outbox/own-universe.tsx";
import { useWaiting } from "../outbox/use-universe.ts";
import { Button } from "../ui/Button.tsx";
import { amongStars, besideSky } from "../ui/over-sky/over-sky.ts";
import { useLayout } from "./layouts/use-layout.ts";
import { SelectionStatus } from "./selection/SelectionStatus.tsx";
import { useSelection } from "./selection/use-selection.ts";
import { isDrawable, useSky, useSkyState } from "./sky-store.tsx";
import { usePanels } from "./use-panels.ts";

const ControlsPanel = lazyComponent(async () => (await import("./ControlsPanel.tsx")).ControlsPanel);
const SelectionBar = lazyComponent(async () => (await import("./selection/SelectionBar.tsx")).SelectionBar);
const TimePanel = lazyComponent(async () => (await import("./time/TimePanel.tsx")).TimePanel);
const LayoutPanel = lazyComponent(async () => (await import("./layouts/LayoutPanel.tsx")).LayoutPanel);
const StarList = lazyComponent(async () => (await import("./list/StarList.tsx")).StarList);

/** From so many stars on, there is something to lay out, to list and to look back on. */
const fewStars = 5;

/** Everything over the sky: its controls, the list of stars, and the actions for several stars. `sky-layer.css` has their places. */
export function SkyPanels({ onWaitingStar }: { onWaitingStar: (id: string) => void }) {
  const { overlays } = useSky();
  const { user, listed } = useOwnUniverse();
  const waiting = useWaiting(user.id);
  const found = useSkyState((state) => state.found);
  const barPlace = useSkyState((state) => state.barPlace);
  // Where the browser cannot draw the sky, the list replaces it.
  const isDrawn = useSkyState(({ drawing }) => isDrawable(drawing));
  const { isSelectingSeveral } = useSelection();
  const { layout } = useLayout();
  const panels = usePanels(layout !== "sky" ? "layouts" : null, isDrawn);
  const hasMany = listed.length >= fewStars;
  const offers = {
    time: isDrawn && hasMany && isOfSeveralDays(listed),
    layouts: isDrawn && (hasMany || layout !== "sky"),
    list: hasMany || !isDrawn,
  };
  const controlsId = useId();
  const isListInView = panels.isInView("list");
  return (
    <>
      <div ref={amongStars} className="sky-zoom">
        <p
          ref={overlays.readout}
          className="rounded-full bg-panel px-2 py-0.5 text-quiet text-small tabular-nums empty:hidden"
        />
      </div>
      {isDrawn && panels.isInView("controls") && <ControlsPanel id={controlsId} />}
      {offers.list && panels.isOpen("list") && (
        <StarList
          isInView={isListInView}
          entries={found ?? listed}
          total={listed.length}
          waiting={waiting}
          onWaitingStar={onWaitingStar}
          autoFocus={panels.isRequested("list")}
          onClose={() => panels.close("list")}
        >
          {isSelectingSeveral && (
            <SelectionBar className="justify-center border-line border-t ps-1! [&>button>svg]:hidden [&>button]:px-2! [&>button]:text-small [&>p]:basis-full [&>p]:pt-1 [&>p]:text-center" />
          )}
        </StarList>
      )}
      <div className="sky-tools">
        {isDrawn && (
          <div ref={besideSky} className="surface sky-toolbar flex p-1">
            <ModeButton />
            <Controls id={controlsId} {...panels.button("controls")} />
          </div>
        )}
        {(offers.time || offers.layouts || offers.list) && (
          <div ref={besideSky} className="surface sky-toolbar flex p-1">
            {offers.time && <PanelButton icon={History} name={sky.time.title} {...panels.button("time")} />}
            {offers.layouts && (
              <PanelButton icon={Shapes} name={sky.layouts.title} {...panels.button("layouts")} />
            )}
            {offers.list && <PanelButton icon={List} name={sky.list.button} {...panels.button("list")} />}
          </div>
        )}
        {offers.time && panels.isOpen("time") && (
          <TimePanel isInView={panels.isInView("time")} onClose={() => panels.close("time")} />
        )}
        {offers.layouts && panels.isOpen("layouts") && (
          <LayoutPanel isInView={panels.isInView("layouts")} onClose={() => panels.close("layouts")} />
        )}
      </div>
      {isSelectingSeveral &&
        !isListInView &&
        barPlace &&
        createPortal(<SelectionBar className="surface animate-fade rounded-[1.75rem]" />, barPlace)}
      <SelectionStatus />
    </>
  );
}

/** The stars are in order of time. */
function isOfSeveralDays(stars: readonly MoodEntry[]): boolean {
  const [first, last] = [stars[0], stars.at(-1)];
  return first !== undefined && last !== undefined && Math.floor(timeOf(first)) < Math.floor(timeOf(last));
}

type ControlsProps = {
  id: string;
  ref: Ref<HTMLButtonElement>;
  isOpen: boolean;
  onPress: () => void;
};

function Controls({ id, ref, isOpen, onPress }: ControlsProps) {
  const t = useTranslator();
  return (
    <Button
      ref={ref}
      variant="quiet"
      className="px-3! text-small"
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onPointerEnter={ControlsPanel.preload}
      onClick={onPress}
    >
      <CircleHelp aria-hidden="true" />
      {/* On the narrowest phone, all buttons stand in one row so. */}
      <span className="max-[22.4rem]:sr-only">{t(sky.controls.title)}</span>
    </Button>
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
