/** What joins stars to each other and to the ground: the path of galaxy view, the drop lines of grid view. */

import { Group } from "three";
import type { MoodEntry } from "#domain/mood-entry.ts";
import type { Position } from "#domain/placement.ts";
import { crowdedStrength, linkCurve, pathFading, piecesFor, strengthOf } from "./link-curve.ts";
import { Ribbons } from "./ribbons.ts";
import { sharedStart } from "./shared-start.ts";
import type { Theme } from "./themes.ts";
import { clamp, type View } from "./view.ts";

/** Galaxy view joins consecutive stars; grid view stands each on the plane of its sky. */
export type ViewMode = "galaxy" | "grid";

const distance = (from: Position, to: Position) => Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);

const order = 2;

export class Links {
  readonly object = new Group();
  readonly #drops = new Ribbons(1, order);
  #path = new Ribbons(piecesFor(0), order);
  #pieces = piecesFor(0);
  #entries: readonly MoodEntry[] = [];
  /** The entries whose drop lines are written. */
  #dropped: readonly MoodEntry[] = [];
  #mode: ViewMode = "galaxy";
  #theme: Theme | null = null;

  constructor() {
    this.object.add(this.#path.mesh, this.#drops.mesh);
  }

  /** Joins these entries in a sky that reaches so far. Links that were there before are not written again. */
  show(entries: readonly MoodEntry[], reach: number) {
    let kept = sharedStart(this.#entries, entries);
    if (piecesFor(entries.length) !== this.#pieces) {
      this.#renewPath(piecesFor(entries.length));
      kept = 0;
    }
    this.#entries = entries;
    this.#writePath(Math.max(0, kept - 1), reach);
    this.#dress();
    this.#showMode();
  }

  setMode(mode: ViewMode) {
    this.#mode = mode;
    this.#showMode();
  }

  /** The links of the entry of this index stand out; −1 for none. */
  select(at: number) {
    this.#path.markNear(at);
  }

  wear(theme: Theme) {
    this.#theme = theme;
    this.#dress();
  }

  /** From afar lines are as wide as they ever were, and stars are not: they show less. */
  see(view: View) {
    const strength = clamp(view.zoom, 0.35, 1);
    this.#path.see(view, strength);
    this.#drops.see(view, strength);
  }

  dispose() {
    this.#path.dispose();
    this.#drops.dispose();
  }

  #renewPath(pieces: number) {
    this.object.remove(this.#path.mesh);
    this.#path.dispose();
    this.#pieces = pieces;
    this.#path = new Ribbons(pieces, order);
    this.object.add(this.#path.mesh);
  }

  #writePath(first: number, reach: number) {
    const count = Math.max(0, this.#entries.length - 1);
    this.#path.resize(count);
    for (let link = first; link < count; link++) {
      const [from, to] = [this.#entries[link] as MoodEntry, this.#entries[link + 1] as MoodEntry];
      this.#path.write(link, linkCurve(from, to, this.#pieces), strengthOf(distance(from, to), reach));
    }
    this.#path.send(first, count - first);
  }

  /** Only what grid view needs: until somebody asks for it, it takes no memory. */
  #writeDrops() {
    const count = this.#entries.length;
    const first = sharedStart(this.#dropped, this.#entries);
    this.#dropped = this.#entries;
    this.#drops.resize(count);
    for (let at = first; at < count; at++) {
      const { x, y, z } = this.#entries[at] as MoodEntry;
      this.#drops.write(
        at,
        [
          { x, y, z },
          { x, y: 0, z },
        ],
        1,
      );
    }
    this.#drops.send(first, count - first);
  }

  #dress() {
    if (!this.#theme) return;
    const { path, pathStrength } = this.#theme;
    const strength = pathStrength * crowdedStrength(this.#entries.length);
    this.#path.wear({ color: path, strength, width: 1.25, fading: pathFading });
    this.#drops.wear({ color: path, strength: 0.7 * strength, width: 1 });
  }

  #showMode() {
    if (this.#mode === "grid") this.#writeDrops();
    this.#path.mesh.visible = this.#mode === "galaxy" && this.#entries.length > 1;
    this.#drops.mesh.visible = this.#mode === "grid" && this.#entries.length > 0;
  }
}
