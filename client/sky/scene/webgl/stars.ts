/** All stars of the sky in one draw call. */

import { Mesh, OneMinusSrcAlphaFactor, OneMinusSrcColorFactor, Vector2 } from "three";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { markOf } from "#domain/star-shape.ts";
import type { View } from "../camera/view.ts";
import { changedRuns } from "../model/changed-runs.ts";
import {
  appearancesOf,
  colorOf,
  flareSeconds,
  haloScaleFor,
  type StarAppearance,
} from "../model/star-appearance.ts";
import { channelsOf, type Theme } from "../model/themes.ts";
import { type Emphasis, isDimmed } from "../renderer.ts";
import { makeMaterial } from "./material.ts";
import { StarRows } from "./star-rows.ts";
import { inkFragment, lightFragment, starVertex } from "./star-shader.ts";
import { square, VertexTable } from "./vertex-table.ts";

const columns = {
  /** x, y, z in units. */
  place: { width: 3 },
  /** Red, green, blue; the fourth is how much the star is dimmed, as a share of `dimmedStrength`. */
  tint: { width: 4, bytes: true },
  /** Red, green, blue of the areas of the light theme, whose lines have the tint; the fourth is unused. */
  fill: { width: 4, bytes: true },
  /** Size in pixels at scale 1, family mark, phase, glow. */
  style: { width: 4 },
  /** Radius in units and radians a second. */
  orbit: { width: 2 },
} as const;

export class Stars {
  readonly #table = new VertexTable(square, columns);
  readonly #material = makeStarMaterial();
  readonly object = new Mesh(this.#table.geometry, this.#material);
  #entries: readonly MoodEntry[] = [];
  readonly #rows = new StarRows();
  #isLight = false;
  #selected = -1;
  #emphasis: Emphasis | null = null;

  constructor() {
    applyBlending(this.#material, this.#isLight);
    this.object.frustumCulled = false;
    this.object.renderOrder = 4;
  }

  /** Draws these entries. Entries that did not change are not written again. */
  show(entries: readonly MoodEntry[]) {
    this.select(-1);
    const runs = changedRuns(this.#entries, entries);
    this.#entries = entries;
    for (const { at, removed, added } of runs) {
      const changed = entries.slice(at, at + added).map((entry) => ({ entry, looks: appearancesOf(entry) }));
      const counts = changed.map(({ looks }) => looks.length);
      const rows = this.#rows.splice(at, removed, counts);
      if (this.#table.splice(rows.first, rows.removed, rows.added))
        this.object.geometry = this.#table.geometry;
      let row = rows.first;
      for (const { entry, looks } of changed) for (const look of looks) this.#write(row++, look, entry);
    }
    this.#material.uniforms.uHaloScale.value = haloScaleFor(entries.length);
  }

  applyTheme(theme: Theme) {
    this.#isLight = theme.isLight;
    applyBlending(this.#material, theme.isLight);
    this.#recolorAll();
  }

  /** Dims all other entries; null dims none. */
  emphasize(emphasis: Emphasis | null) {
    this.#emphasis = emphasis;
    this.#recolorAll();
  }

  /** Gives the entry of this index the wide glow of a selected star; −1 for none. */
  select(at: number) {
    this.#setGlow(this.#selected, false);
    this.#setGlow(at, true);
    this.#selected = at;
  }

  /** Index of the entry that glows as the newest, and of the one that flares; −1 for none. */
  setNewest(newest: number, flaring: number) {
    this.#material.uniforms.uNewest.value = this.#rows.at(newest);
    this.#material.uniforms.uFlaring.value = this.#rows.at(flaring);
  }

  /** Seconds since the flaring star was added. Returns whether it still flares. */
  setFlareAge(seconds: number): boolean {
    this.#material.uniforms.uFlareAge.value = Math.min(1, seconds / flareSeconds);
    return seconds < flareSeconds;
  }

  /** `reach` in units, `time` in seconds of the sky's own clock. */
  setView(
    view: View,
    { reach, time, reducedMotion }: { reach: number; time: number; reducedMotion: boolean },
  ) {
    const { uWindow, uDepth, uScale, uTime, uReducedMotion } = this.#material.uniforms;
    uWindow.value.set(view.width, view.height);
    uDepth.value.set(view.distance, reach);
    uScale.value = view.distance * view.zoom;
    uTime.value = time;
    uReducedMotion.value = reducedMotion ? 1 : 0;
  }

  dispose() {
    this.#table.geometry.dispose();
    this.#material.dispose();
  }

  #write(row: number, appearance: StarAppearance, entry: MoodEntry) {
    const { x, y, z } = entry;
    const speed = appearance.orbit > 0 ? (2 * Math.PI) / appearance.period : 0;
    this.#table.set("place", row, x, y, z);
    this.#table.set(
      "style",
      row,
      appearance.size,
      markOf(appearance.emotion),
      appearance.phase,
      appearance.glow,
    );
    this.#table.set("orbit", row, appearance.orbit, speed);
    this.#table.set("fill", row, ...channelsOf(colorOf(appearance.emotion, false)));
    this.#color(row, appearance, entry);
  }

  #color(row: number, { emotion }: StarAppearance, entry: MoodEntry) {
    const dimming = isDimmed(this.#emphasis, entry) ? 255 : 0;
    this.#table.set("tint", row, ...channelsOf(colorOf(emotion, this.#isLight)), dimming);
  }

  #recolorAll() {
    for (const [at, entry] of this.#entries.entries())
      for (const [offset, look] of appearancesOf(entry).entries())
        this.#color(this.#rows.at(at) + offset, look, entry);
    this.#table.upload(0, this.#table.count, ["tint"]);
  }

  #setGlow(at: number, isSelected: boolean) {
    const entry = this.#entries[at];
    const row = this.#rows.at(at);
    if (!entry || row < 0) return;
    const [appearance] = appearancesOf(entry);
    if (!appearance) return;
    this.#table.set(
      "style",
      row,
      appearance.size,
      markOf(appearance.emotion),
      appearance.phase,
      isSelected ? 1 : appearance.glow,
    );
    this.#table.upload(row, 1, ["style"]);
  }
}

function makeStarMaterial() {
  return makeMaterial({
    vertexShader: starVertex,
    fragmentShader: lightFragment,
    uniforms: {
      uWindow: { value: new Vector2(1, 1) },
      uDepth: { value: new Vector2(800, 100) },
      uScale: { value: 800 },
      uHaloScale: { value: 1 },
      uTime: { value: 0 },
      uNewest: { value: -1 },
      uFlaring: { value: -1 },
      uFlareAge: { value: 1 },
      uReducedMotion: { value: 0 },
    },
  });
}

/** The dark theme uses screen blending, so that overlapping stars do not turn white; ink of the light theme covers. */
function applyBlending(material: ReturnType<typeof makeStarMaterial>, isLight: boolean) {
  material.fragmentShader = isLight ? inkFragment : lightFragment;
  material.blendDst = isLight ? OneMinusSrcAlphaFactor : OneMinusSrcColorFactor;
  material.defines = isLight
    ? { INK: 1, BASE_REACH: "0.8", GLOW_REACH: "1.2" }
    : { BASE_REACH: "1.3", GLOW_REACH: "4.0" };
  material.needsUpdate = true;
}
