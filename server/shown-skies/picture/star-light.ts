/** The light of one star, in the dark theme: the falloffs of client/sky/scene/webgl/star-shader.ts. Lengths are radii of the star. */

import { bead } from "#domain/star-shape.ts";

export type Rgb = [red: number, green: number, blue: number];

export type StarLight = {
  readonly tint: Readonly<Rgb>;
  /** The family's mark: a number of rays above 0, of gaps in the rim below 0. */
  readonly mark: number;
  /** Whether the feeling is the owner's own. */
  readonly hasBead: boolean;
  /** 0 to 1. */
  readonly brightness: number;
  readonly white: number;
  /** Visibility of the mark, 0 to 1. */
  readonly marked: number;
  /** Where the halo ends. */
  readonly reach: number;
};

/** The function of GLSL. */
export const smoothstep = (from: number, to: number, value: number) => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

/** 1 at zero, 0 from a squared distance of `width` on. */
function bell(squared: number, width: number): number {
  const left = Math.max(0, 1 - squared / width);
  return left * left;
}

/** Squared distance from the nearest of `count` spokes, the first of which points up. */
function besideSpoke(count: number, across: number, down: number): number {
  const apart = 1 - Math.cos(count * Math.atan2(across, -down));
  return (2 * (across * across + down * down) * apart) / (count * count);
}

const rimSquared = 0.36;

/** The ring of a star, with the gaps of its family's mark. */
function rimAt(mark: number, squared: number, across: number, down: number): number {
  const off = squared - rimSquared;
  const ring = bell(off * off, 0.0144);
  return ring === 0 || mark >= 0 ? ring : ring * smoothstep(0.008, 0.035, besideSpoke(-mark, across, down));
}

const rayReach = 2.4;

function raysAt(mark: number, squared: number, across: number, down: number): number {
  if (mark <= 0) return 0;
  const away = 1 - squared / rayReach;
  return away * away * bell(besideSpoke(mark, across, down), 0.002 + 0.007 * away);
}

/** The bead beside the rim of a feeling of the owner's own. */
function beadAt(across: number, down: number): number {
  const squared = (across - bead.x) ** 2 + (down - bead.y) ** 2;
  return smoothstep((bead.radius * 1.35) ** 2, (bead.radius * 0.7) ** 2, squared);
}

/** Moffat's profile (1969, with exponent 1), how starlight spreads in a photograph, and a core close to white. */
export function shadeStar(star: StarLight, across: number, down: number, into: Rgb): void {
  const squared = across * across + down * down;
  const tail = Math.max(0, 1 - squared / (star.reach * star.reach));
  const body = Math.max(0, 1 - 2 * squared) ** 4;
  let color = (0.6 * tail * tail) / (1 + 7.5 * squared) + 0.5 * body;
  if (star.marked > 0 && squared < rayReach && tail > 0)
    color +=
      star.marked *
      (0.26 * rimAt(star.mark, squared, across, down) +
        0.75 * raysAt(star.mark, squared, across, down) +
        (star.hasBead ? 0.8 * beadAt(across, down) : 0));
  const white = star.white * body ** 2.5;
  for (let channel = 0; channel < 3; channel++)
    into[channel] = (star.tint[channel] as number) * (color * star.brightness + 0.2 * white) + 0.8 * white;
}
