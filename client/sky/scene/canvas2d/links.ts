/** The path, the drop lines and the line of the selection, on a 2D canvas. */

import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { timeOf } from "#domain/sky-time/span.ts";
import { isWithin, type TimeRange } from "#domain/sky-time/time-window.ts";
import type { View } from "../camera/view.ts";
import { agedStrength, crowdedStrength, linkCurve, piecesFor, strengthOf } from "../model/link-curve.ts";
import type { Theme } from "../model/themes.ts";
import { lineStyle, type ViewMode } from "../renderer.ts";
import { type Curve, strokeCurves } from "./curves.ts";

type PathState = {
  readonly mode: ViewMode;
  readonly selected: number;
  readonly shownTime: TimeRange;
  /** A factor of the strength of all lines, 0 to 1. */
  readonly strength: number;
};

export class Links {
  #entries: readonly MoodEntry[] = [];
  #path: readonly Curve[] = [];
  /** Times of the entries; see `timeOf`. */
  #times: readonly number[] = [];
  #dropLines: readonly Curve[] = [];
  #joined: readonly Curve[] = [];
  #isLong = false;
  /** A factor of the strength of the path and the drop lines, 0 to 1. */
  strength = 1;

  /** Joins the entries by the path, which is straight in a flat layout. */
  show(entries: readonly MoodEntry[], reach: number, isFlat: boolean) {
    this.#entries = entries;
    this.#times = entries.map(timeOf);
    const pieces = piecesFor(entries.length);
    const last = entries.length - 2;
    this.#path = entries.slice(1).map((to, link) => {
      const from = entries[link] as MoodEntry;
      const strength = strengthOf(Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z), reach);
      return {
        points: isFlat ? [from, to] : linkCurve(from, to, pieces),
        strength: strength * agedStrength(last - link),
      };
    });
    this.#dropLines = entries.map(({ x, y, z }) => ({
      points: [
        { x, y, z },
        { x, y: 0, z },
      ],
      strength: 1,
    }));
  }

  /** Joins these entries by straight lines, in this order; see `lineStyle`. */
  join(entries: readonly MoodEntry[], isLong: boolean) {
    this.#isLong = isLong;
    this.#joined = entries.slice(1).map((to, link) => ({
      points: [entries[link] as MoodEntry, to],
      strength: 1,
    }));
  }

  /** Highlights the links of the entry of index `selected`. Lines of stars outside the shown time are left out. */
  draw(
    context: CanvasRenderingContext2D,
    view: View,
    theme: Theme,
    { mode, selected, shownTime, strength: factor }: PathState,
  ) {
    const isShown = (at: number) => isWithin(this.#times[at] as number, shownTime);
    const strength = factor * this.strength * theme.pathStrength * crowdedStrength(this.#entries.length);
    if (mode === "grid") {
      const shown = this.#dropLines.filter((_, at) => isShown(at));
      strokeCurves(context, view, shown, { color: theme.path, strength: 0.7 * strength, width: 1 });
      return;
    }
    const path = this.#path.filter((_, at) => isShown(at) && isShown(at + 1));
    strokeCurves(context, view, path, { color: theme.path, strength, width: 1.25 });
    if (selected < 0) return;
    const near = this.#path.slice(Math.max(0, selected - 1), selected + 1);
    const highlighted = near.map(({ points }) => ({ points, strength: 1 }));
    strokeCurves(context, view, highlighted, { color: theme.path, strength: 0.8, width: 1.75 });
  }

  drawJoined(context: CanvasRenderingContext2D, view: View, { outline }: Theme) {
    strokeCurves(context, view, this.#joined, { color: outline, ...lineStyle(this.#isLong) });
  }
}
