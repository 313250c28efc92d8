/** The star that a visitor points at or has selected: its tooltip, its mark and what is read aloud. */

import { shown } from "#domain/languages/en/shown.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { ShownSky } from "#domain/shown-skies/shown-sky.ts";
import { translator } from "../languages/language.ts";
import { moveOverlays } from "../sky/move-overlays.ts";
import type { SkyEvents } from "../sky/scene/scene-interface.ts";
import type { SkyScene } from "../sky/scene/sky-scene.ts";
import type { PageParts } from "./page-parts.ts";
import { starText } from "./shown-text.ts";

export class ChosenStar {
  readonly #parts: PageParts;
  #scene: SkyScene | null = null;
  #sky: ShownSky | null = null;
  #entries: readonly MoodEntry[] = [];
  #hovered: string | null = null;
  #selected: string | null = null;

  constructor(parts: PageParts) {
    this.#parts = parts;
  }

  get scene() {
    return this.#scene;
  }

  /** The scene that is in use from now on. */
  use(scene: SkyScene | null) {
    this.#scene = scene;
    if (this.#selected) scene?.select(this.#selected);
    this.#update();
  }

  /** `entries` are the stars of `sky` in the same order. */
  show(sky: ShownSky, entries: readonly MoodEntry[]) {
    [this.#sky, this.#entries] = [sky, entries];
    if (this.#indexOf(this.#hovered) < 0) this.#hovered = null;
    if (this.#indexOf(this.#selected) < 0) this.select(null);
    else this.#update();
  }

  select(id: string | null) {
    this.#selected = id;
    this.#scene?.select(id);
    this.#update();
    const at = this.#indexOf(id);
    this.#parts.spoken.textContent = at < 0 ? "" : this.#placeOf(id, at);
  }

  readonly events: Omit<SkyEvents, "contextLost" | "zoomed" | "presetChanged"> = {
    tapped: (ids) => this.select(this.#nextOf(ids)),
    hovered: (id) => {
      if (id === this.#hovered) return;
      this.#hovered = id;
      this.#update();
    },
    stepped: (by) => this.#step(by),
    picked: (id) => this.select(id),
    toggled: () => {},
    held: () => {},
    frameDrawn: (stars, room) => {
      const { tooltip, halo, mark } = this.#parts;
      const isNamed = tooltip.textContent !== "";
      const overlays = { tooltip: isNamed ? tooltip : null, halo: this.#hovered ? halo : null };
      moveOverlays({ ...overlays, moons: null, mark }, stars, room);
    },
  };

  /** A tap on a selected star goes to the one behind it, or lets go. */
  #nextOf(ids: readonly string[]): string | null {
    const at = this.#selected === null ? -1 : ids.indexOf(this.#selected);
    return ids[at + 1] ?? null;
  }

  #step(by: -1 | 1) {
    const last = this.#entries.length - 1;
    const at = this.#indexOf(this.#selected);
    const next = at < 0 ? (by > 0 ? 0 : last) : Math.min(last, Math.max(0, at + by));
    this.select(this.#entries[next]?.id ?? null);
  }

  #update() {
    const { tooltip, halo } = this.#parts;
    const id = this.#hovered ?? this.#selected;
    tooltip.textContent = this.#textOf(id) ?? "";
    if (!tooltip.textContent) tooltip.style.visibility = "hidden";
    if (!this.#hovered) halo.style.visibility = "hidden";
    this.#scene?.follow(id);
  }

  #placeOf(id: string | null, at: number): string {
    const t = translator();
    const star = this.#textOf(id);
    const place = { at: at + 1, count: this.#entries.length };
    return star === null ? t(shown.star.place, place) : t(shown.star.withPlace, { star, ...place });
  }

  #textOf(id: string | null): string | null {
    const star = this.#sky?.stars[this.#indexOf(id)];
    return star && this.#sky ? starText(translator(), star, this.#sky) : null;
  }

  #indexOf = (id: string | null) => (id === null ? -1 : this.#entries.findIndex((entry) => entry.id === id));
}
