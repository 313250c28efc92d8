/** All stars of the sky in one draw call. */

import { Mesh, OneMinusSrcAlphaFactor, OneMinusSrcColorFactor, Vector2 } from "three";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { makePaint } from "./paint.ts";
import { sharedStart } from "./shared-start.ts";
import { birthSeconds, colorOf, crowdOf, looksOf, markOf, type StarLook } from "./star-looks.ts";
import { inkFragment, lightFragment, starVertex } from "./star-shader.ts";
import { square, Table } from "./table.ts";
import { channelsOf, type Theme } from "./themes.ts";
import type { View } from "./view.ts";

const columns = {
  /** x, y, z in units. */
  place: { width: 3 },
  /** Red, green, blue; the fourth is unused. */
  tint: { width: 4, bytes: true },
  /** Size in pixels at scale 1, family mark, phase, glow. */
  look: { width: 4 },
  /** Radius in units and radians a second. */
  orbit: { width: 2 },
} as const;

export class Stars {
  readonly #table = new Table(square, columns);
  readonly #material = makeMaterial();
  readonly object = new Mesh(this.#table.geometry, this.#material);
  #entries: readonly MoodEntry[] = [];
  /** Where in the table each entry's primary star is; a twin's secondary is the next. */
  #rows: number[] = [];
  #onPaper = false;
  #selected = -1;

  constructor() {
    dress(this.#material, this.#onPaper);
    this.object.frustumCulled = false;
    this.object.renderOrder = 3;
  }

  /** Draws these entries. Those that were there before, in the same order, are not written again. */
  show(entries: readonly MoodEntry[]) {
    const kept = sharedStart(this.#entries, entries);
    const first = this.#firstStar(kept);
    this.#entries = entries;
    this.#rows.length = kept;
    const looks = this.#lineUp(kept, first);
    if (this.#table.resize(first + looks.length)) this.object.geometry = this.#table.geometry;
    for (const [offset, { look, entry }] of looks.entries()) this.#write(first + offset, look, entry);
    this.#table.send(first, looks.length);
    this.#material.uniforms.uCrowd.value = crowdOf(entries.length);
    this.select(-1);
  }

  wear(theme: Theme) {
    this.#onPaper = theme.onPaper;
    dress(this.#material, theme.onPaper);
    for (let at = 0; at < this.#entries.length; at++) this.#recolor(at);
    this.#table.send(0, this.#table.count, ["tint"]);
  }

  /** Gives the entry of this index, or none at −1, the wide glow of a selected star. */
  select(at: number) {
    for (const [entry, chosen] of [
      [this.#selected, false],
      [at, true],
    ] as const)
      this.#setGlow(entry, chosen);
    this.#selected = at;
  }

  /** The entry that glows as the newest, −1 for none. */
  markNewest(at: number) {
    this.#material.uniforms.uNewest.value = this.#rows[at] ?? -1;
  }

  /** How long ago, in seconds, the newest star was born. Returns whether its flare still burns. */
  ageNewest(seconds: number): boolean {
    this.#material.uniforms.uBirth.value = Math.min(1, seconds / birthSeconds);
    return seconds < birthSeconds;
  }

  /** `reach` in units, `time` in seconds of the sky's own clock. */
  see(view: View, { reach, time, still }: { reach: number; time: number; still: boolean }) {
    const { uWindow, uDepth, uScale, uTime, uStill } = this.#material.uniforms;
    uWindow.value.set(view.width, view.height);
    uDepth.value.set(view.distance, reach);
    uScale.value = view.distance * view.zoom;
    uTime.value = time;
    uStill.value = still ? 1 : 0;
  }

  dispose() {
    this.#table.geometry.dispose();
    this.#material.dispose();
  }

  #firstStar(kept: number): number {
    return kept < this.#rows.length ? (this.#rows[kept] ?? 0) : this.#table.count;
  }

  #lineUp(kept: number, first: number) {
    const looks: { look: StarLook; entry: MoodEntry }[] = [];
    for (let at = kept; at < this.#entries.length; at++) {
      const entry = this.#entries[at] as MoodEntry;
      this.#rows.push(first + looks.length);
      for (const look of looksOf(entry, at)) looks.push({ look, entry });
    }
    return looks;
  }

  #write(row: number, look: StarLook, { x, y, z }: MoodEntry) {
    const speed = look.orbit > 0 ? (2 * Math.PI) / look.period : 0;
    this.#table.set("place", row, x, y, z);
    this.#table.set("look", row, look.size, markOf(look.emotion), look.phase, look.glow);
    this.#table.set("orbit", row, look.orbit, speed);
    this.#table.set("tint", row, ...channelsOf(colorOf(look.emotion, this.#onPaper)));
  }

  #recolor(at: number) {
    const first = this.#rows[at] ?? 0;
    for (const [offset, { emotion }] of looksOf(this.#entries[at] as MoodEntry, at).entries())
      this.#table.set("tint", first + offset, ...channelsOf(colorOf(emotion, this.#onPaper)));
  }

  #setGlow(at: number, chosen: boolean) {
    const entry = this.#entries[at];
    const row = this.#rows[at];
    if (!entry || row === undefined) return;
    const [look] = looksOf(entry, at);
    if (!look) return;
    this.#table.set("look", row, look.size, markOf(look.emotion), look.phase, chosen ? 1 : look.glow);
    this.#table.send(row, 1, ["look"]);
  }
}

function makeMaterial() {
  return makePaint({
    vertexShader: starVertex,
    fragmentShader: lightFragment,
    uniforms: {
      uWindow: { value: new Vector2(1, 1) },
      uDepth: { value: new Vector2(800, 100) },
      uScale: { value: 800 },
      uCrowd: { value: 1 },
      uTime: { value: 0 },
      uNewest: { value: -1 },
      uBirth: { value: 1 },
      uStill: { value: 0 },
    },
  });
}

/** Light screens (stars on stars never burn out to white); ink covers. Halos reach further than washes. */
function dress(material: ReturnType<typeof makeMaterial>, onPaper: boolean) {
  material.fragmentShader = onPaper ? inkFragment : lightFragment;
  material.blendDst = onPaper ? OneMinusSrcAlphaFactor : OneMinusSrcColorFactor;
  material.defines = onPaper
    ? { INK: 1, BASE_REACH: "0.8", GLOW_REACH: "1.2" }
    : { BASE_REACH: "1.3", GLOW_REACH: "4.0" };
  material.needsUpdate = true;
}
