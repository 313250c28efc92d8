import { useRef, useState } from "react";
import { useRoomBesideSky, useRoomForTwoPanels } from "../ui/use-media.ts";
import { isStrip, type Panel, type Places, panelsInView, withPanel } from "./panels-in-view.ts";
import { useSelection, useSelectionActions } from "./selection/use-selection.ts";

/** The panels over the sky that a person has opened. Closing one returns the focus to its button. */
export function usePanels(first: Panel | null, isDrawn: boolean) {
  const [open, setOpen] = useState<readonly Panel[]>(first ? [first] : []);
  const [isListClosed, setListClosed] = useState(false);
  const { isOpen: hasCard } = useSelection();
  const { clear } = useSelectionActions();
  const places = usePlaces();
  const buttons = useRef<Partial<Record<Panel, HTMLButtonElement | null>>>({});
  // Where no sky is drawn, the list replaces it, and is the only panel.
  const isListAlone = !isDrawn && !isListClosed;
  const wanted = isDrawn ? open : open.filter((panel) => panel === "list");
  const inView = panelsInView(isListAlone ? ["list"] : wanted, hasCard, places);
  const close = (panel: Panel) => {
    setOpen(open.filter((other) => other !== panel));
    if (panel === "list") setListClosed(true);
    buttons.current[panel]?.focus();
  };
  const show = (panel: Panel) => {
    setOpen(withPanel(open, panel));
    if (hasCard && (places === "one" || (places === "one-and-strip" && !isStrip(panel)))) clear();
  };
  return {
    isOpen: (panel: Panel) => open.includes(panel) || (panel === "list" && isListAlone),
    isInView: (panel: Panel) => inView.includes(panel),
    /** Whether the person asked for it. */
    isRequested: (panel: Panel) => open.includes(panel),
    close,
    button: (panel: Panel) => ({
      ref: (element: HTMLButtonElement | null) => {
        buttons.current[panel] = element;
      },
      isOpen: inView.includes(panel),
      onPress: () => (inView.includes(panel) ? close(panel) : show(panel)),
    }),
  };
}

/** The same places as in `sky-layer.css`. */
function usePlaces(): Places {
  const isBeside = useRoomBesideSky();
  const areTwo = useRoomForTwoPanels();
  if (areTwo) return "two-and-strip";
  return isBeside ? "one-and-strip" : "one";
}
