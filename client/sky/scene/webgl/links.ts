/** The lines between stars: the path of galaxy view, the drop lines of grid view. */

import type { Position } from "#domain/placement.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { timeOf } from "#domain/sky-time/span.ts";
import { TimeOrder } from "#domain/sky-time/time-order.ts";
import type { TimeRange } from "#domain/sky-time/time-window.ts";
import { clamp, type View } from "../camera/view.ts";
import { changedLinks, changedRuns } from "../model/changed-runs.ts";
import {
  crowdedStrength,
  halvingLength,
  linkCurve,
  pathFading,
  piecesFor,
  straightLink,
} from "../model/link-curve.ts";
import type { Theme } from "../model/themes.ts";
import type { ViewMode } from "../renderer.ts";
import type { Pass } from "./gpu/pass.ts";
import { Ribbons } from "./ribbons.ts";

const distance = (from: Position, to: Position) => Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);

export class Links {
  readonly #dropLines = new Ribbons(1);
  #path = new Ribbons(piecesFor(0));
  #pieces = piecesFor(0);
  #entries: readonly MoodEntry[] = [];
  /** The entries whose drop lines have been written. */
  #dropLineEntries: readonly MoodEntry[] = [];
  #mode: ViewMode = "galaxy";
  #theme: Theme | null = null;
  #strength = 1;
  #isFlat = false;
  /** The order of the entries in `#orderOf`. */
  #order = new TimeOrder([]);
  #orderOf: readonly MoodEntry[] = [];

  /** Another pass draws the path when its pieces have changed. */
  get passes(): readonly Pass[] {
    return [this.#path.pass, this.#dropLines.pass];
  }

  /**
   * Joins these entries, straight in a flat layout; `reach` is in units. Links that did not change are not written
   * again.
   */
  show(entries: readonly MoodEntry[], reach: number, isFlat = false) {
    this.#isFlat = isFlat;
    if (piecesFor(entries.length) !== this.#pieces) this.#rebuildPath(piecesFor(entries.length));
    this.#writePath(entries);
    this.#path.setReach(halvingLength(reach));
    this.#applyStyle();
    this.#showMode();
  }

  setMode(mode: ViewMode) {
    this.#mode = mode;
    this.#showMode();
  }

  /** Highlights the links of the entry of this index; −1 for none. */
  select(at: number) {
    this.#path.highlightAt(at);
  }

  /** A factor of the strength of all lines, 0 to 1. */
  setStrength(strength: number) {
    this.#strength = strength;
    this.#applyStyle();
  }

  applyTheme(theme: Theme) {
    this.#theme = theme;
    this.#applyStyle();
  }

  /** Leaves out the lines of stars outside this time. Nothing is written for it. */
  setTime(shown: TimeRange) {
    const [first, last] = this.#indicesIn(shown);
    this.#path.setShown(first, last - 1);
    this.#dropLines.setShown(first, last);
  }

  /** The first and the last entry of a part of time: the entries are in its order. */
  #indicesIn(shown: TimeRange): readonly [first: number, last: number] {
    const last = this.#entries.length - 1;
    if (shown.from === Number.NEGATIVE_INFINITY && shown.until === Number.POSITIVE_INFINITY) return [0, last];
    if (this.#orderOf !== this.#entries) {
      this.#orderOf = this.#entries;
      this.#order = new TimeOrder(this.#entries.map(timeOf));
    }
    return this.#order.indicesIn(shown);
  }

  /** Makes lines fainter from afar, where stars shrink and lines keep their width; `factor` is one more, 0 to 1. */
  setView(view: View, factor: number) {
    const strength = clamp(view.zoom, 0.35, 1) * factor;
    this.#path.fade(strength);
    this.#dropLines.fade(strength);
  }

  #rebuildPath(pieces: number) {
    this.#pieces = pieces;
    this.#path = new Ribbons(pieces);
    this.#entries = [];
  }

  #writePath(entries: readonly MoodEntry[]) {
    for (const run of changedLinks(changedRuns(this.#entries, entries), this.#entries, entries)) {
      this.#path.splice(run.at, run.removed, run.added);
      for (let link = run.at; link < run.at + run.added; link++) {
        const [from, to] = [entries[link] as MoodEntry, entries[link + 1] as MoodEntry];
        this.#path.write(
          link,
          (this.#isFlat ? straightLink : linkCurve)(from, to, this.#pieces),
          distance(from, to),
        );
      }
    }
    this.#entries = entries;
  }

  /** Called in grid view only, so that galaxy view needs no memory for drop lines. */
  #writeDropLines() {
    for (const { at, removed, added } of changedRuns(this.#dropLineEntries, this.#entries)) {
      this.#dropLines.splice(at, removed, added);
      for (let line = at; line < at + added; line++) {
        const { x, y, z } = this.#entries[line] as MoodEntry;
        const foot = { x, y: 0, z };
        this.#dropLines.write(line, [{ x, y, z }, foot], 1);
      }
    }
    this.#dropLineEntries = this.#entries;
  }

  #applyStyle() {
    if (!this.#theme) return;
    const { path, pathStrength } = this.#theme;
    const strength = this.#strength * pathStrength * crowdedStrength(this.#entries.length);
    this.#path.setStyle({ color: path, strength, width: 1.25, fading: pathFading });
    this.#dropLines.setStyle({ color: path, strength: 0.7 * strength, width: 1 });
  }

  #showMode() {
    // A flat layout has no plane.
    const isGrid = this.#mode === "grid" && !this.#isFlat;
    if (isGrid) this.#writeDropLines();
    this.#path.pass.isVisible = !isGrid;
    this.#dropLines.pass.isVisible = isGrid;
  }
}
