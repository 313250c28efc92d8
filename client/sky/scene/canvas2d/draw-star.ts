/** Draws one star on a 2D canvas whose unit is the star's radius: the falloffs of `star-shader.ts` as gradients. */

import { smoothstep } from "../camera/view.ts";

export type StarStyle = {
  /** 0 to 255 each; in the light theme, of the lines. */
  readonly tint: readonly [number, number, number];
  /** Of the areas around the lines of the light theme. */
  readonly fill: readonly [number, number, number];
  /** The family's mark: a number of rays above 0, of gaps in the rim below 0. */
  readonly mark: number;
  /** Diameter in CSS pixels. */
  readonly size: number;
  readonly glow: number;
  /** 0 to 1. */
  readonly brightness: number;
  /** In radii of the star. */
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
    // Denser where the light falls off steeply.
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

/** Light theme: a small dark core on a bright disc in a wash of watercolour. */
export function inkAt(radius: number, { tint, fill, size, glow, brightness, reach }: StarStyle): Shade {
  const squared = radius * radius;
  const away = (1.17 * squared) / (reach * reach);
  const pooled = smoothstep(0.3, 0.7, away) * (1 - smoothstep(0.7, 1, away));
  const wash = (1 - smoothstep(0.25, 1, away)) * (0.9 + 0.1 * away) + 0.12 * pooled;
  const disc = (0.62 + 0.8 * squared) * (1 - smoothstep(0.33, 0.42, squared));
  const area = Math.min(1, Math.max((0.3 + 0.1 * glow) * wash, disc) * brightness);
  const coreEdge = 0.145 - 0.095 * rimVisibility(size);
  const core = 1 - smoothstep(0.35, 1, squared / coreEdge);
  const line = Math.min(1, 0.96 * core * Math.sqrt(brightness));
  const alpha = area + line - area * line;
  const mix = (channel: number, at: number) =>
    (channel * (1 - 0.2 * core) * line + (fill[at] as number) * area * (1 - line)) / alpha;
  return { rgb: alpha > 0 ? tint.map(mix) : fill, alpha };
}

/** The mark shows from 10 pixels on, and fully from 24. */
const rimVisibility = (size: number) => smoothstep(10, 24, size);

function drawMark(context: CanvasRenderingContext2D, { tint, mark, isLight }: StarStyle, strength: number) {
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
}

/** A stroke from the core that ends in a point. */
function drawRay(
  context: CanvasRenderingContext2D,
  turn: number,
  tint: StarStyle["tint"],
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
