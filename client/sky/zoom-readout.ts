/** Shows the zoom of the sky. It changes with every frame, and so never enters React state. */

import { sky } from "#domain/languages/en/sky.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { translator } from "../languages/language.ts";

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** Zoom rounded to a tenth; null before the sky is drawn. */
const zoomIn = (readout: HTMLElement | null): number | null =>
  readout?.dataset.zoom ? Number(readout.dataset.zoom) : null;

/** The scale of the view, for a snapshot. */
export const scaleIn = (readout: HTMLElement | null): number => zoomIn(readout) ?? 1;

export function showZoom(readout: HTMLElement | null, t: Translator) {
  const zoom = zoomIn(readout);
  if (readout && zoom !== null)
    readout.textContent = t(sky.zoom, { zoom: zoom.toLocaleString(t.locale, oneDigit) });
}

export function writeZoom(readout: HTMLElement | null, zoom: number) {
  const rounded = zoom.toFixed(1);
  if (!readout || readout.dataset.zoom === rounded) return;
  readout.dataset.zoom = rounded;
  showZoom(readout, translator());
}
