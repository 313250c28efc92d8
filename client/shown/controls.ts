/** The buttons of the page and its list of stars. */

import type { ShownSky } from "#domain/shown-skies/shown-sky.ts";
import type { ChosenStar } from "./chosen-star.ts";
import { findButton, type PageParts } from "./page-parts.ts";
import { fillList } from "./star-list.ts";

/** The factor of one press of a button. */
const zoomStep = 1.25;

/** `skyNow` returns the sky that is in view. */
export function connectControls(parts: PageParts, chosen: ChosenStar, skyNow: () => ShownSky | null) {
  const on = (name: Parameters<typeof findButton>[0], run: () => void) =>
    findButton(name).addEventListener("click", run);
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
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && !list.open) chosen.select(null);
  });
}
