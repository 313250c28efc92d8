/** All stars of the sky in one draw call. */

import { Mesh, OneMinusSrcAlphaFactor, OneMinusSrcColorFactor, Vector2 } from "three";
import type { MoodEntry } from "#domain/mood-entry.ts";
import type { View } from "../camera/view.ts";
import {
  appearancesOf,
  colorOf,
  flareSeconds,
  haloScaleFor,
  markOf,
  type StarAppearance,
} from "../model/star-appearance.ts";
import { channelsOf, type Theme } from "../model/themes.ts";
import { makeMaterial } from "./material.ts";
import { inkFragment, lightFragment, starVertex } from "./star-shader.ts";
import { countUnchanged } from "./unchanged-entries.ts";
import { square, VertexTable } from "./vertex-table.ts";

const columns = {
  /** x, y, z in units. */
  place: { width: 3 },
  /** Red, green, blue; the fourth is unused. */
  tint: { width: 4, bytes: true },
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
  /** The row of each entry's primary star; the secondary of a twin star is in the next row. */
  #rows: number[] = [];
  #isLight = false;
  #selected = -1;

  constructor() {
    applyBlending(this.#material, this.#isLight);
    this.object.frustumCulled = false;
    this.object.renderOrder = 3;
  }

  /** Draws these entries. Entries that did not change are not written again. */
  show(entries: readonly MoodEntry[]) {
    const unchanged = countUnchanged(this.#entries, entries);
    const first = this.#firstRow(unchanged);
    this.#entries = entries;
    this.#rows.length = unchanged;
    const stars = this.#appendRows(unchanged, first);
    if (this.#table.resize(first + stars.length)) this.object.geometry = this.#table.geometry;
    for (const [offset, { appearance, entry }] of stars.entries())
      this.#write(first + offset, appearance, entry);
    this.#table.upload(first, stars.length);
    this.#material.uniforms.uHaloScale.value = haloScaleFor(entries.length);
    this.select(-1);
  }

  applyTheme(theme: Theme) {
    this.#isLight = theme.isLight;
    applyBlending(this.#material, theme.isLight);
    for (let at = 0; at < this.#entries.length; at++) this.#recolor(at);
    this.#table.upload(0, this.#table.count, ["tint"]);
  }

  /** Gives the entry of this index the wide glow of a selected star; −1 for none. */
  select(at: number) {
    this.#setGlow(this.#selected, false);
    this.#setGlow(at, true);
    this.#selected = at;
  }

  /** Index of the entry that glows as the newest, −1 for none. */
  setNewest(at: number) {
    this.#material.uniforms.uNewest.value = this.#rows[at] ?? -1;
  }

  /** `seconds` since the newest star was added. Returns whether it still flares. */
  setNewestAge(seconds: number): boolean {
    this.#material.uniforms.uNewestAge.value = Math.min(1, seconds / flareSeconds);
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

  #firstRow(unchanged: number): number {
    return unchanged < this.#rows.length ? (this.#rows[unchanged] ?? 0) : this.#table.count;
  }

  #appendRows(unchanged: number, first: number) {
    const stars: { appearance: StarAppearance; entry: MoodEntry }[] = [];
    for (let at = unchanged; at < this.#entries.length; at++) {
      const entry = this.#entries[at] as MoodEntry;
      this.#rows.push(first + stars.length);
      for (const appearance of appearancesOf(entry, at)) stars.push({ appearance, entry });
    }
    return stars;
  }

  #write(row: number, appearance: StarAppearance, { x, y, z }: MoodEntry) {
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
    this.#table.set("tint", row, ...channelsOf(colorOf(appearance.emotion, this.#isLight)));
  }

  #recolor(at: number) {
    const first = this.#rows[at] ?? 0;
    for (const [offset, { emotion }] of appearancesOf(this.#entries[at] as MoodEntry, at).entries())
      this.#table.set("tint", first + offset, ...channelsOf(colorOf(emotion, this.#isLight)));
  }

  #setGlow(at: number, isSelected: boolean) {
    const entry = this.#entries[at];
    const row = this.#rows[at];
    if (!entry || row === undefined) return;
    const [appearance] = appearancesOf(entry, at);
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
      uNewestAge: { value: 1 },
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
