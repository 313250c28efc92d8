/** The buttons of the page and its list of stars. */

import type { ShownSky } from "#domain/shown-skies/shown-sky.ts";
import type { ChosenStar } from "./chosen-star.ts";
import type { PageButtons, PageParts } from "./page-parts.ts";
import { fillList } from "./star-list.ts";

/** The factor of one press of a button. */
const zoomStep = 1.25;

/** Connects the buttons; `skyNow` returns the sky that is in view. */
export function connectControls(parts: PageParts, chosen: ChosenStar, skyNow: () => ShownSky | null) {
  const on = (name: keyof PageButtons, run: () => void) => parts.buttons[name].addEventListener("click", run);
  on("in", () => chosen.scene?.zoomBy(zoomStep));
  on("out", () => chosen.scene?.zoomBy(1 / zoomStep));
  on("reset", () => {
    chosen.select(null);
    chosen.scene?.applyPreset("reset");
  });
  const list = parts.list as HTMLDialogElement;
  on("list", () => {
    const sky = skyNow();
    if (!sky) return;
    fillList(parts.rows, sky);
    list.showModal();
  });
  on("close", () => list.close());
  // A press beside the dialog is on its backdrop, which belongs to it.
  list.addEventListener("click", ({ target }) => target === list && list.close());
  // Keys can scroll the list, in browsers that do not give the focus to what scrolls.
  parts.rows.tabIndex = 0;
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && !list.open) chosen.select(null);
  });
}
