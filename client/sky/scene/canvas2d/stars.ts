/** The stars on a 2D canvas, as sprites, the far ones first. */

import { type Feelings, feelingsOf } from "#domain/feelings.ts";
import type { Position } from "#domain/placement.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { timeOf } from "#domain/sky-time/span.ts";
import { isWithin } from "#domain/sky-time/time-window.ts";
import { clamp, projector, smoothstep, type View } from "../camera/view.ts";
import { between } from "../layouts/morph.ts";
import {
  appearancesOf,
  colorOf,
  flareSeconds,
  haloScaleFor,
  orbitOffset,
  type StarAppearance,
} from "../model/star-appearance.ts";
import type { Theme } from "../model/themes.ts";
import { dimmedStrength, type Emphasis, type FrameState, isDimmed } from "../renderer.ts";
import { flareShare } from "../shown-time.ts";
import { Sprites } from "./sprites.ts";

type Star = {
  readonly appearance: StarAppearance;
  readonly entry: MoodEntry;
  readonly at: number;
  /** Days; see `timeOf`. */
  readonly time: number;
};

export type StarFrameState = FrameState & {
  readonly reach: number;
  readonly newest: number;
  readonly flaring: number;
  readonly selected: number;
  /** Positions where a morph begins; see `MeasuredSky`. */
  readonly from: readonly Position[] | null;
  /** Device pixels for each CSS pixel. */
  readonly ratio: number;
};

const minSize = 4;
const fullTurn = 2 * Math.PI;

export class Stars {
  readonly #sprites = new Sprites();
  #stars: readonly Star[] = [];
  #points = new Float32Array(0);
  #order = new Uint32Array(0);
  #isLight = false;
  #feelings = feelingsOf([]);
  emphasis: Emphasis | null = null;

  show(feelings: Feelings, entries: readonly MoodEntry[]) {
    this.#feelings = feelings;
    this.#sprites.feelings = feelings;
    this.#stars = entries.flatMap((entry, at) => {
      const time = timeOf(entry);
      return appearancesOf(entry).map((appearance) => ({ appearance, entry, at, time }));
    });
    this.#points = new Float32Array(this.#stars.length * 3);
    this.#order = Uint32Array.from(this.#stars, (_, at) => at);
    this.#sprites.haloScale = haloScaleFor(entries.length);
  }

  applyTheme(theme: Theme) {
    this.#isLight = theme.isLight;
    this.#sprites.isLight = theme.isLight;
  }

  clearSprites() {
    this.#sprites.clear();
  }

  draw(context: CanvasRenderingContext2D, view: View, frame: StarFrameState) {
    this.#project(view, frame);
    // Screen blending, so that overlapping stars do not turn white; ink of the light theme covers.
    context.globalCompositeOperation = this.#isLight ? "source-over" : "screen";
    for (const at of this.#order) this.#drawStar(context, view, frame, at);
    context.globalCompositeOperation = "source-over";
    context.globalAlpha = 1;
  }

  /** Projects all stars and sorts them, the far ones first. */
  #project(view: View, { time, from, morph }: StarFrameState) {
    const toScreen = projector(view);
    const point = { x: 0, y: 0, scale: 0 };
    for (const [at, { appearance, entry, at: entryAt }] of this.#stars.entries()) {
      const place = from ? between(from[entryAt] ?? entry, entry, morph) : entry;
      toScreen(appearance.orbit > 0 ? placeOnOrbit(place, appearance, time) : place, point);
      this.#points.set([point.x, point.y, point.scale], at * 3);
    }
    const points = this.#points;
    // Stars at the same depth are in the order of the list, whatever the order was in the frame before.
    this.#order.sort(
      (one, other) => (points[one * 3 + 2] as number) - (points[other * 3 + 2] as number) || one - other,
    );
  }

  #drawOutline(context: CanvasRenderingContext2D, view: View, at: number) {
    const { appearance, entry } = this.#stars[at] as Star;
    const [x = 0, y = 0, scale = 0] = this.#points.subarray(at * 3, at * 3 + 3);
    if (scale <= 0 || x < 0 || y < 0 || x > view.width || y > view.height) return;
    const size = Math.max(minSize, appearance.size * scale);
    const crowd = 0.5 + 0.5 * smoothstep(4, 14, size);
    context.globalAlpha = outline.strength * crowd * (isDimmed(this.emphasis, entry) ? dimmedStrength : 1);
    context.strokeStyle = colorOf(this.#feelings, appearance.emotion, this.#isLight);
    context.lineWidth = outline.width;
    context.beginPath();
    context.arc(x, y, size * outline.radius, 0, fullTurn);
    context.stroke();
  }

  #drawStar(context: CanvasRenderingContext2D, view: View, frame: StarFrameState, at: number) {
    const { appearance, entry, at: entryAt, time } = this.#stars[at] as Star;
    if (!isWithin(time, frame.shownTime)) return this.#drawOutline(context, view, at);
    const [x = 0, y = 0, scale = 0] = this.#points.subarray(at * 3, at * 3 + 3);
    const isPrimary = appearance.orbit === 0;
    const played = flareShare(time, frame.shownTime);
    const share = entryAt === frame.flaring ? clamp(frame.flareAge / flareSeconds, 0, played) : played;
    const flare = isPrimary && share < 1 ? flareOf(share, frame.reducedMotion) : noFlare;
    const newestGlow = isPrimary && entryAt === frame.newest ? 0.6 : 0;
    const size = Math.max(minSize, appearance.size * scale) * flare.size;
    const far = clamp(0.5 + ((view.distance * view.zoom) / scale - view.distance) / (2 * frame.reach), 0, 1);
    const glow =
      isPrimary && entryAt === frame.selected ? 1 : Math.max(appearance.glow, newestGlow, flare.glow);
    const brightness = Math.min(1, brightnessOf(appearance, scale, far) * flare.brightness);
    const sprite = this.#sprites.get(appearance.emotion, { size, glow, brightness, far }, frame.ratio);
    const half = (size * sprite.reach) / 2;
    if (x + half < 0 || y + half < 0 || x - half > view.width || y - half > view.height) return;
    const strength = isDimmed(this.emphasis, entry) ? dimmedStrength : 1;
    context.globalAlpha = Math.min(1, twinkleOf(appearance, frame.time)) * strength;
    context.drawImage(sprite.image, x - half, y - half, 2 * half, 2 * half);
  }
}

/** Look of a star outside the shown time. */
const outline = { radius: 0.3, strength: 0.3, width: 1 } as const;

function placeOnOrbit({ x, y, z }: Position, appearance: StarAppearance, time: number) {
  const offset = orbitOffset(appearance, time);
  return { x: x + offset.x, y: y + offset.y, z: z + offset.z };
}

/** Far stars are dim, and so are stars that are too small to shrink further. */
function brightnessOf({ size }: StarAppearance, scale: number, far: number): number {
  const shrunk = clamp((size * scale) / minSize, 0, 1);
  return (0.5 + (0.5 * (size - 8)) / 20) * (1 - 0.55 * far) * (0.4 + 0.6 * shrunk);
}

const twinkleOf = ({ phase }: StarAppearance, time: number) =>
  1 + 0.08 * Math.sin(fullTurn * (phase + time * (0.15 + 0.3 * ((phase * 7) % 1))));

const noFlare = { size: 1, brightness: 1, glow: 0 };

/** Changes of a star that was just added, or begins while the journal plays; `share` of its flare is over. */
function flareOf(share: number, reducedMotion: boolean) {
  const strength = reducedMotion ? 0 : 1 - share;
  return {
    size: 1 + 0.5 * strength * smoothstep(0, 0.2, share),
    brightness: smoothstep(0, 0.25, share) * (1 + 1.2 * strength),
    glow: strength > 0 ? 1 : 0,
  };
}
