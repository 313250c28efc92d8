/** The lines between stars: the path of galaxy view, the drop lines of grid view. */

import { Group } from "three";
import type { MoodEntry } from "#domain/mood-entry.ts";
import type { Position } from "#domain/placement.ts";
import { clamp, type View } from "../camera/view.ts";
import { crowdedStrength, linkCurve, pathFading, piecesFor, strengthOf } from "../model/link-curve.ts";
import type { Theme } from "../model/themes.ts";
import type { ViewMode } from "../renderer.ts";
import { Ribbons } from "./ribbons.ts";
import { countUnchanged } from "./unchanged-entries.ts";

const distance = (from: Position, to: Position) => Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);

const renderOrder = 2;

export class Links {
  readonly object = new Group();
  readonly #dropLines = new Ribbons(1, renderOrder);
  #path = new Ribbons(piecesFor(0), renderOrder);
  #pieces = piecesFor(0);
  #entries: readonly MoodEntry[] = [];
  /** The entries whose drop lines have been written. */
  #dropLineEntries: readonly MoodEntry[] = [];
  #mode: ViewMode = "galaxy";
  #theme: Theme | null = null;

  constructor() {
    this.object.add(this.#path.mesh, this.#dropLines.mesh);
  }

  /** Joins these entries; `reach` in units. Links that did not change are not written again. */
  show(entries: readonly MoodEntry[], reach: number) {
    let unchanged = countUnchanged(this.#entries, entries);
    if (piecesFor(entries.length) !== this.#pieces) {
      this.#rebuildPath(piecesFor(entries.length));
      unchanged = 0;
    }
    this.#entries = entries;
    this.#writePath(Math.max(0, unchanged - 1), reach);
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

  applyTheme(theme: Theme) {
    this.#theme = theme;
    this.#applyStyle();
  }

  /** Fainter from afar, where stars shrink and lines keep their width. */
  setView(view: View) {
    const strength = clamp(view.zoom, 0.35, 1);
    this.#path.setView(view, strength);
    this.#dropLines.setView(view, strength);
  }

  dispose() {
    this.#path.dispose();
    this.#dropLines.dispose();
  }

  #rebuildPath(pieces: number) {
    this.object.remove(this.#path.mesh);
    this.#path.dispose();
    this.#pieces = pieces;
    this.#path = new Ribbons(pieces, renderOrder);
    this.object.add(this.#path.mesh);
  }

  #writePath(first: number, reach: number) {
    const count = Math.max(0, this.#entries.length - 1);
    this.#path.resize(count);
    for (let link = first; link < count; link++) {
      const [from, to] = [this.#entries[link] as MoodEntry, this.#entries[link + 1] as MoodEntry];
      this.#path.write(link, linkCurve(from, to, this.#pieces), strengthOf(distance(from, to), reach));
    }
    this.#path.upload(first, count - first);
  }

  /** Called in grid view only, so that galaxy view needs no memory for drop lines. */
  #writeDropLines() {
    const count = this.#entries.length;
    const first = countUnchanged(this.#dropLineEntries, this.#entries);
    this.#dropLineEntries = this.#entries;
    this.#dropLines.resize(count);
    for (let at = first; at < count; at++) {
      const { x, y, z } = this.#entries[at] as MoodEntry;
      this.#dropLines.write(
        at,
        [
          { x, y, z },
          { x, y: 0, z },
        ],
        1,
      );
    }
    this.#dropLines.upload(first, count - first);
  }

  #applyStyle() {
    if (!this.#theme) return;
    const { path, pathStrength } = this.#theme;
    const strength = pathStrength * crowdedStrength(this.#entries.length);
    this.#path.setStyle({ color: path, strength, width: 1.25, fading: pathFading });
    this.#dropLines.setStyle({ color: path, strength: 0.7 * strength, width: 1 });
  }

  #showMode() {
    if (this.#mode === "grid") this.#writeDropLines();
    this.#path.mesh.visible = this.#mode === "galaxy" && this.#entries.length > 1;
    this.#dropLines.mesh.visible = this.#mode === "grid" && this.#entries.length > 0;
  }
}
