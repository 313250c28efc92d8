/** One star on a 2D canvas whose unit is the star's radius: the falloffs of `star-shader.ts`, as gradients. */

import { smoothstep } from "./view.ts";

type Brush = CanvasRenderingContext2D;
export type StarPaint = {
  /** 0 to 255 each. */
  readonly tint: readonly [number, number, number];
  /** The family's: above 0 so many rays, below 0 so many gaps in the rim. */
  readonly mark: number;
  /** Diameter in CSS pixels. */
  readonly size: number;
  readonly glow: number;
  /** 0 to 1. */
  readonly brightness: number;
  /** In radii of the star. */
  readonly reach: number;
  readonly onPaper: boolean;
};
type Shade = { readonly rgb: readonly number[]; readonly alpha: number };

const fullTurn = 2 * Math.PI;
const stops = 24;
const rimRadius = 0.6;
/** Half of a gap in the rim, in radians. */
const halfGap = 0.24;

export function paintStar(brush: Brush, star: StarPaint) {
  const { reach, onPaper, size } = star;
  const gradient = brush.createRadialGradient(0, 0, 0, 0, 0, reach);
  for (let stop = 0; stop <= stops; stop++) {
    // Closer together where the light falls off steeply.
    const share = (stop / stops) ** 2;
    gradient.addColorStop(share, cssOf((onPaper ? inkAt : lightAt)(share * reach, star)));
  }
  brush.fillStyle = gradient;
  brush.fillRect(-reach, -reach, 2 * reach, 2 * reach);
  const clarity = smoothstep(10, 24, size);
  if (clarity > 0) paintMark(brush, star, clarity * star.brightness);
}

const cssOf = ({ rgb, alpha }: Shade) => `rgb(${rgb.map(Math.round).join(" ")} / ${alpha.toFixed(4)})`;

/** A white-leaning core in a halo with a long soft tail, so many radii from the middle. */
export function lightAt(radius: number, { tint, glow, brightness, reach }: StarPaint): Shade {
  const squared = radius * radius;
  const tail = Math.max(0, 1 - squared / (reach * reach));
  const body = Math.max(0, 1 - 2 * squared) ** 4;
  // What is dim keeps a clear middle: only its halo fades away in full.
  const white = body ** 2.5 * Math.sqrt(brightness);
  const color = (0.6 * tail * tail) / (1 + (7.5 * squared) / (1 + 5 * glow)) + 0.5 * body;
  const light = tint.map((channel) =>
    Math.min(1, (channel / 255) * (color * brightness + 0.2 * white) + 0.8 * white),
  );
  const alpha = Math.max(...light);
  return { rgb: light.map((channel) => (alpha > 0 ? (255 * channel) / alpha : 0)), alpha };
}

/** A dark core in a wash of watercolour. */
export function inkAt(radius: number, { tint, glow, brightness, reach }: StarPaint): Shade {
  const squared = radius * radius;
  const away = (1.17 * squared) / (reach * reach);
  const pooled = smoothstep(0.3, 0.7, away) * (1 - smoothstep(0.7, 1, away));
  const wash = (1 - smoothstep(0.25, 1, away)) * (0.9 + 0.1 * away) + 0.12 * pooled;
  const core = 1 - smoothstep(0.05, 0.145, squared);
  const shade = 0.2 * Math.max(0, 1 - 2 * squared) * (1 - core);
  const ink = Math.max((0.12 + 0.08 * glow) * wash + shade, (0.96 * core) / Math.sqrt(brightness));
  const alpha = Math.min(1, ink * brightness);
  return { rgb: tint.map((channel) => channel * (1 - 0.28 * core)), alpha };
}

function paintMark(brush: Brush, { tint, mark, onPaper }: StarPaint, strength: number) {
  brush.globalCompositeOperation = onPaper ? "source-over" : "screen";
  brush.strokeStyle = cssOf({ rgb: tint, alpha: 1 });
  brush.globalAlpha = (onPaper ? 0.6 : 0.2) * strength;
  brush.lineWidth = onPaper ? 0.06 : 0.1;
  const parts = Math.max(1, -mark);
  const gap = mark < 0 ? halfGap : 0;
  for (let part = 0; part < parts; part++) {
    const from = fullTurn * (part / parts - 1 / 4);
    brush.beginPath();
    brush.arc(0, 0, rimRadius, from + gap, from + fullTurn / parts - gap);
    brush.stroke();
  }
  for (let ray = 0; ray < mark; ray++) paintRay(brush, (fullTurn * ray) / mark, tint, onPaper, strength);
}

/** A stroke that begins at the core and ends in a point. */
function paintRay(brush: Brush, turn: number, tint: StarPaint["tint"], onPaper: boolean, strength: number) {
  const [length, halfWidth] = onPaper ? [1.1, 0.09] : [1.45, 0.11];
  const gradient = brush.createLinearGradient(0, 0, 0, -length);
  gradient.addColorStop(0, cssOf({ rgb: tint, alpha: onPaper ? 0.85 : 1 }));
  if (!onPaper) gradient.addColorStop(0.5, cssOf({ rgb: tint, alpha: 0.3 }));
  gradient.addColorStop(1, cssOf({ rgb: tint, alpha: onPaper ? 0.5 : 0 }));
  brush.save();
  brush.rotate(turn);
  brush.globalAlpha = strength;
  brush.fillStyle = gradient;
  brush.beginPath();
  brush.moveTo(-halfWidth, 0);
  brush.lineTo(0, -length);
  brush.lineTo(halfWidth, 0);
  brush.fill();
  brush.restore();
}
