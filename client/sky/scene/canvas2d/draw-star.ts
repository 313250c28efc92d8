/** Draws one star on a 2D canvas whose unit is the star's radius: the falloffs of `star-shader.ts` as gradients. */

import { bead, partsOfMark } from "#domain/star-shape.ts";
import { clamp, smoothstep } from "../camera/view.ts";

export type StarStyle = {
  /** Channels of the star's colour, 0 to 255; in the light theme, that of the lines. */
  readonly tint: readonly [number, number, number];
  /** Colour of the areas around the lines of the light theme. */
  readonly fill: readonly [number, number, number];
  /** What `markOf` gives: of the family, a number of rays above 0, of gaps in the rim below 0; and the bead. */
  readonly mark: number;
  /** Diameter in CSS pixels. */
  readonly size: number;
  readonly glow: number;
  /** 0 to 1. */
  readonly brightness: number;
  /** 0 near, 1 far. */
  readonly far: number;
  /** 0 in a sky of few stars, 1 in a full one. */
  readonly crowding: number;
  /** Radii of the star. */
  readonly reach: number;
  readonly isLight: boolean;
};
type Shade = { readonly rgb: readonly number[]; readonly alpha: number };

const fullTurn = 2 * Math.PI;
const stops = 24;
const rimRadius = 0.6;
/** Half of a gap in the rim, in radians. */
const halfGap = 0.24;

export function drawStar(context: CanvasRenderingContext2D, star: StarStyle) {
  const { reach, isLight, size } = star;
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, reach);
  for (let stop = 0; stop <= stops; stop++) {
    // The stops are denser where the light falls off steeply.
    const share = (stop / stops) ** 2;
    gradient.addColorStop(share, cssOf((isLight ? inkAt : lightAt)(share * reach, star)));
  }
  context.fillStyle = gradient;
  context.fillRect(-reach, -reach, 2 * reach, 2 * reach);
  const visibility = rimVisibility(size);
  if (visibility > 0) drawMark(context, star, visibility * star.brightness);
}

const cssOf = ({ rgb, alpha }: Shade) => `rgb(${rgb.map(Math.round).join(" ")} / ${alpha.toFixed(4)})`;

/** Dark theme, at this distance from the centre: a core close to white in a halo with a long soft tail. */
export function lightAt(radius: number, { tint, glow, brightness, reach }: StarStyle): Shade {
  const squared = radius * radius;
  const tail = Math.max(0, 1 - squared / (reach * reach));
  const body = Math.max(0, 1 - 2 * squared) ** 4;
  // A dim star keeps a clear centre: only its halo fades out completely.
  const white = body ** 2.5 * Math.sqrt(brightness);
  const color = (0.6 * tail * tail) / (1 + (7.5 * squared) / (1 + 5 * glow)) + 0.5 * body;
  const light = tint.map((channel) =>
    Math.min(1, (channel / 255) * (color * brightness + 0.2 * white) + 0.8 * white),
  );
  const alpha = Math.max(...light);
  return { rgb: light.map((channel) => (alpha > 0 ? (255 * channel) / alpha : 0)), alpha };
}

const paper = [248, 245, 238];
const blend = (from: number, to: number, share: number) => from + (to - from) * share;

/** Light theme: a small dark core on a bright disc in a wash of watercolour or, in a crowd, in a rim of bare paper. */
export function inkAt(radius: number, star: StarStyle): Shade {
  const { size, glow, brightness, reach, crowding } = star;
  const squared = radius * radius;
  const away = (1.17 * squared) / (reach * reach);
  const pooled = smoothstep(0.3, 0.7, away) * (1 - smoothstep(0.7, 1, away));
  const wash = (1 - smoothstep(0.25, 1, away)) * (0.9 + 0.1 * away) + 0.12 * pooled;
  const disc = (0.62 + 0.8 * squared) * (1 - smoothstep(0.33, 0.42, squared));
  const painted = Math.max((0.3 + 0.1 * glow) * (1 - 0.55 * crowding) * wash, disc);
  const gap = 0.85 * crowding * smoothstep(0.38, 0.46, squared) * (1 - smoothstep(0.6, 0.95, squared));
  const area = Math.min(1, Math.max(painted * blend(1, 1.25, crowding), gap) * brightness);
  const coreEdge = 0.145 - 0.095 * rimVisibility(size);
  const core = 1 - smoothstep(0.35, 1, squared / coreEdge);
  const covering = blend(Math.sqrt(brightness), Math.min(1, brightness / 0.45), crowding);
  const line = Math.min(1, 0.96 * core * covering);
  const alpha = area + line - area * line;
  const fill = star.fill.map((channel, at) => blend(channel, paper[at] as number, gap));
  const mix = (channel: number, at: number) =>
    (channel * (1 - 0.2 * core * (1 - crowding)) * line + (fill[at] as number) * area * (1 - line)) / alpha;
  return { rgb: alpha > 0 ? inkOf(star).map(mix) : fill, alpha };
}

/** In a crowd, distant and dim ink fades into its colour: in grey it would look muddy. */
function inkOf({ tint, fill, brightness, far, crowding }: StarStyle): readonly number[] {
  const ink = clamp(1.8 * brightness - 0.1, 0, 1) * (1 - smoothstep(0.45, 1, far));
  const share = 1 - 0.7 * crowding * (1 - ink);
  return tint.map((channel, at) => blend(fill[at] as number, channel, share));
}

/** The mark shows from 10 pixels on, and fully from 24. */
const rimVisibility = (size: number) => smoothstep(10, 24, size);

function drawMark(context: CanvasRenderingContext2D, star: StarStyle, strength: number) {
  const { isLight } = star;
  const { family: mark, hasBead } = partsOfMark(star.mark);
  const tint = isLight ? inkOf(star) : star.tint;
  context.globalCompositeOperation = isLight ? "source-over" : "screen";
  context.strokeStyle = cssOf({ rgb: tint, alpha: 1 });
  context.globalAlpha = (isLight ? 0.9 : 0.2) * strength;
  context.lineWidth = isLight ? 0.06 : 0.1;
  const parts = Math.max(1, -mark);
  const gap = mark < 0 ? halfGap : 0;
  for (let part = 0; part < parts; part++) {
    const from = fullTurn * (part / parts - 1 / 4);
    context.beginPath();
    context.arc(0, 0, rimRadius, from + gap, from + fullTurn / parts - gap);
    context.stroke();
  }
  for (let ray = 0; ray < mark; ray++) drawRay(context, (fullTurn * ray) / mark, tint, isLight, strength);
  if (hasBead) drawBead(context, tint, strength);
}

/** The bead of a feeling of the person's own. */
function drawBead(context: CanvasRenderingContext2D, tint: readonly number[], strength: number) {
  context.globalAlpha = 0.9 * strength;
  context.fillStyle = cssOf({ rgb: tint, alpha: 1 });
  context.beginPath();
  context.arc(bead.x, bead.y, bead.radius, 0, fullTurn);
  context.fill();
}

/** A stroke from the core that ends in a point. */
function drawRay(
  context: CanvasRenderingContext2D,
  turn: number,
  tint: readonly number[],
  isLight: boolean,
  strength: number,
) {
  const [length, halfWidth] = isLight ? [1.1, 0.075] : [1.45, 0.11];
  const gradient = context.createLinearGradient(0, 0, 0, -length);
  gradient.addColorStop(0, cssOf({ rgb: tint, alpha: isLight ? 0.85 : 1 }));
  if (!isLight) gradient.addColorStop(0.5, cssOf({ rgb: tint, alpha: 0.3 }));
  gradient.addColorStop(1, cssOf({ rgb: tint, alpha: isLight ? 0.5 : 0 }));
  context.save();
  context.rotate(turn);
  context.globalAlpha = strength;
  context.fillStyle = gradient;
  context.beginPath();
  context.moveTo(-halfWidth, 0);
  context.lineTo(0, -length);
  context.lineTo(halfWidth, 0);
  context.fill();
  context.restore();
}
