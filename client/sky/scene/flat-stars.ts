/** The stars on a 2D canvas: small pictures, the far ones first. */

import type { MoodEntry } from "#domain/mood-entry.ts";
import { Sprites } from "./flat-sprites.ts";
import type { Moment } from "./painter.ts";
import { birthSeconds, crowdOf, looksOf, orbitOffset, type StarLook } from "./star-looks.ts";
import type { Theme } from "./themes.ts";
import { clamp, projector, smoothstep, type View } from "./view.ts";

type Star = { readonly look: StarLook; readonly entry: MoodEntry; readonly at: number };

export type StarMoment = Moment & {
  readonly reach: number;
  readonly newest: number;
  readonly selected: number;
  /** Device pixels for each CSS pixel. */
  readonly ratio: number;
};

const leastSize = 4;
const fullTurn = 2 * Math.PI;

export class FlatStars {
  readonly #sprites = new Sprites();
  #stars: readonly Star[] = [];
  #points = new Float32Array(0);
  #order = new Uint32Array(0);
  #onPaper = false;

  show(entries: readonly MoodEntry[]) {
    this.#stars = entries.flatMap((entry, at) => looksOf(entry, at).map((look) => ({ look, entry, at })));
    this.#points = new Float32Array(this.#stars.length * 3);
    this.#order = Uint32Array.from(this.#stars, (_, at) => at);
    this.#sprites.crowd = crowdOf(entries.length);
  }

  wear(theme: Theme) {
    this.#onPaper = theme.onPaper;
    this.#sprites.onPaper = theme.onPaper;
  }

  forgetSprites() {
    this.#sprites.clear();
  }

  draw(brush: CanvasRenderingContext2D, view: View, moment: StarMoment) {
    this.#project(view, moment.time);
    // Light screens, so that stars on stars never burn out to white; ink covers.
    brush.globalCompositeOperation = this.#onPaper ? "source-over" : "screen";
    for (const at of this.#order) this.#drawStar(brush, view, moment, at);
    brush.globalCompositeOperation = "source-over";
    brush.globalAlpha = 1;
  }

  /** Places all stars, and brings them into order. */
  #project(view: View, time: number) {
    const toScreen = projector(view);
    const point = { x: 0, y: 0, scale: 0 };
    for (const [at, { look, entry }] of this.#stars.entries()) {
      toScreen(look.orbit > 0 ? placeOnOrbit(entry, look, time) : entry, point);
      this.#points.set([point.x, point.y, point.scale], at * 3);
    }
    const points = this.#points;
    this.#order.sort((one, other) => (points[one * 3 + 2] as number) - (points[other * 3 + 2] as number));
  }

  #drawStar(brush: CanvasRenderingContext2D, view: View, moment: StarMoment, at: number) {
    const { look, at: entryAt } = this.#stars[at] as Star;
    const [x = 0, y = 0, scale = 0] = this.#points.subarray(at * 3, at * 3 + 3);
    const isPrimary = look.orbit === 0;
    const born = isPrimary && entryAt === moment.newest ? birthOf(moment) : rested;
    const size = Math.max(leastSize, look.size * scale) * born.size;
    const far = clamp(0.5 + ((view.distance * view.zoom) / scale - view.distance) / (2 * moment.reach), 0, 1);
    const glow = isPrimary && entryAt === moment.selected ? 1 : Math.max(look.glow, born.glow);
    const brightness = Math.min(1, brightnessOf(look, scale, far) * born.brightness);
    const sprite = this.#sprites.of(look.emotion, { size, glow, brightness, far }, moment.ratio);
    const half = (size * sprite.reach) / 2;
    if (x + half < 0 || y + half < 0 || x - half > view.width || y - half > view.height) return;
    brush.globalAlpha = Math.min(1, twinkleOf(look, moment.time));
    brush.drawImage(sprite.image, x - half, y - half, 2 * half, 2 * half);
  }
}

function placeOnOrbit({ x, y, z }: MoodEntry, look: StarLook, time: number) {
  const offset = orbitOffset(look, time);
  return { x: x + offset.x, y: y + offset.y, z: z + offset.z };
}

/** Far stars, and those too small to shrink any further, are dim. */
function brightnessOf({ size }: StarLook, scale: number, far: number): number {
  const shrunk = clamp((size * scale) / leastSize, 0, 1);
  return (0.5 + (0.5 * (size - 8)) / 20) * (1 - 0.55 * far) * (0.4 + 0.6 * shrunk);
}

const twinkleOf = ({ phase }: StarLook, time: number) =>
  1 + 0.08 * Math.sin(fullTurn * (phase + time * (0.15 + 0.3 * ((phase * 7) % 1))));

const rested = { size: 1, brightness: 1, glow: 0 };

/** How a star that was just born differs from one at rest; it keeps a glow for as long as it is the newest. */
function birthOf({ age, still }: Moment) {
  const birth = clamp(age / birthSeconds, 0, 1);
  const flare = still ? 0 : 1 - birth;
  return {
    size: 1 + 0.5 * flare * smoothstep(0, 0.2, birth),
    brightness: smoothstep(0, 0.25, birth) * (1 + 1.2 * flare),
    glow: flare > 0 ? 1 : 0.6,
  };
}
