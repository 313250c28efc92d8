/** All stars of the sky in one draw call. */

import { type Feelings, feelingsOf } from "#domain/feelings.ts";
import type { Position } from "#domain/placement.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { timeOf } from "#domain/sky-time/span.ts";
import { markOf } from "#domain/star-shape.ts";
import type { View } from "../camera/view.ts";
import { changedRuns } from "../model/changed-runs.ts";
import {
  appearancesOf,
  colorOf,
  crowdingOf,
  flareSeconds,
  haloScaleFor,
  type StarAppearance,
  washOf,
} from "../model/star-appearance.ts";
import { channelsOf, type Theme } from "../model/themes.ts";
import { type Emphasis, isDimmed } from "../renderer.ts";
import type { TimeOfFrame } from "../shown-time.ts";
import { Pass } from "./gpu/pass.ts";
import { square, VertexTable } from "./gpu/vertex-table.ts";
import { StarRows } from "./star-rows.ts";
import { inkShader, lightShader } from "./star-shader.ts";
import { everywhere, numberOfMoment, numberOfTime } from "./star-times.ts";

/**
 * What the graphics card knows about each star. To add an attribute: a column here, its numbers in `#write`, and
 * `in` with the same name in the vertex shader of star-shader.ts. Values that many stars share, or that change with
 * each frame, are uniforms: add them to `uniforms` below and to the shader. A number reaches the shader as float32,
 * with 24 bits: a time, for example, must count from a base near it. WebGL 2 has room for 16 columns.
 */
const columns = {
  /** x, y and z in units. */
  place: { width: 3 },
  /** Place where the star began, while the stars morph. */
  from: { width: 3 },
  /** Days; see `numberOfTime`. */
  time: { width: 1 },
  /** Red, green and blue; the fourth is how much the star is dimmed, as a share of `dimmedStrength`. */
  tint: { width: 4, bytes: true },
  /** Red, green and blue of the areas of the light theme, whose lines have the tint; the fourth is unused. */
  fill: { width: 4, bytes: true },
  /** Size in pixels at scale 1, family mark, phase, glow. */
  style: { width: 4 },
  /** Radius in units and radians a second. */
  orbit: { width: 2 },
} as const;

export class Stars {
  readonly #table = new VertexTable(square, columns);
  readonly #pass = new Pass(lightShader, this.#table, {
    ...{ uDepth: [800, 100], uHaloScale: 1, uCrowding: 0, uReducedMotion: 0 },
    ...{ uNewest: -1, uFlaring: -1, uFlareAge: 1 },
    ...{ uMorph: 1, uShown: [-everywhere, everywhere], uPlayed: [0, 0], uOutlines: 1 },
  });
  readonly passes = [this.#pass];
  #feelings = feelingsOf([]);
  #entries: readonly MoodEntry[] = [];
  readonly #rows = new StarRows();
  #from: readonly Position[] | null = null;
  #isLight = false;
  #selected = -1;
  #emphasis: Emphasis | null = null;

  /** Draws these entries. Entries that did not change are not written again, except with other feelings. */
  show(feelings: Feelings, entries: readonly MoodEntry[]) {
    this.select(-1);
    if (feelings !== this.#feelings) {
      this.#replace([]);
      this.#feelings = feelings;
      // Where a morph began is written again, too.
      this.#from = null;
    }
    this.#replace(entries);
    const haloScale = haloScaleFor(entries.length);
    Object.assign(this.#pass.uniforms, { uHaloScale: haloScale, uCrowding: crowdingOf(haloScale) });
  }

  #replace(entries: readonly MoodEntry[]) {
    const runs = changedRuns(this.#entries, entries);
    this.#entries = entries;
    for (const { at, removed, added } of runs) {
      const changed = entries.slice(at, at + added).map((entry) => ({ entry, looks: appearancesOf(entry) }));
      const counts = changed.map(({ looks }) => looks.length);
      const rows = this.#rows.splice(at, removed, counts);
      this.#table.splice(rows.first, rows.removed, rows.added);
      let row = rows.first;
      for (const { entry, looks } of changed) for (const look of looks) this.#write(row++, look, entry);
    }
  }

  /** Where each entry began on its way to its place; null at rest. Only the beginning of a morph writes. */
  showFrom(from: readonly Position[] | null) {
    if (from === this.#from) return;
    this.#from = from;
    if (!from) return;
    for (const [at, { x, y, z }] of from.entries())
      for (let row = this.#rows.at(at); row < this.#rows.end(at); row++)
        this.#table.set("from", row, x, y, z);
    this.#table.upload(0, this.#table.count, ["from"]);
  }

  /** Shows a time. `morph` is the share of the way that the stars have gone. Nothing is written for either. */
  setTime({ from, until, flareMoment, flareDays, outlines = 1 }: TimeOfFrame, morph: number) {
    this.#pass.uniforms.uMorph = morph;
    this.#pass.uniforms.uShown = [numberOfMoment(from), numberOfMoment(until)];
    this.#pass.uniforms.uPlayed = [numberOfMoment(flareMoment), flareDays];
    this.#pass.uniforms.uOutlines = outlines;
  }

  applyTheme(theme: Theme) {
    this.#isLight = theme.isLight;
    this.#pass.shader = theme.isLight ? inkShader : lightShader;
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
    this.#pass.uniforms.uNewest = this.#rows.at(newest);
    this.#pass.uniforms.uFlaring = this.#rows.at(flaring);
  }

  /** Seconds since the flaring star was added. Returns whether it still flares. */
  setFlareAge(seconds: number): boolean {
    this.#pass.uniforms.uFlareAge = Math.min(1, seconds / flareSeconds);
    return seconds < flareSeconds;
  }

  /** Shows the sky from a view; `reach` is in units. */
  setView({ distance }: View, { reach, reducedMotion }: { reach: number; reducedMotion: boolean }) {
    this.#pass.uniforms.uDepth = [distance, reach];
    this.#pass.uniforms.uReducedMotion = reducedMotion ? 1 : 0;
  }

  #write(row: number, appearance: StarAppearance, entry: MoodEntry) {
    const { x, y, z } = entry;
    const speed = appearance.orbit > 0 ? (2 * Math.PI) / appearance.period : 0;
    this.#table.set("place", row, x, y, z);
    this.#table.set("from", row, x, y, z);
    this.#table.set("time", row, numberOfTime(timeOf(entry)));
    this.#table.set(
      "style",
      row,
      appearance.size,
      markOf(this.#feelings, appearance.emotion),
      appearance.phase,
      appearance.glow,
    );
    this.#table.set("orbit", row, appearance.orbit, speed);
    this.#table.set("fill", row, ...channelsOf(washOf(this.#feelings, appearance.emotion)));
    this.#color(row, appearance, entry);
  }

  #color(row: number, { emotion }: StarAppearance, entry: MoodEntry) {
    const dimming = isDimmed(this.#emphasis, entry) ? 255 : 0;
    this.#table.set("tint", row, ...channelsOf(colorOf(this.#feelings, emotion, this.#isLight)), dimming);
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
      markOf(this.#feelings, appearance.emotion),
      appearance.phase,
      isSelected ? 1 : appearance.glow,
    );
    this.#table.upload(row, 1, ["style"]);
  }
}
