/** Draws a shown sky as the picture of its link's preview, in the dark theme, from the positions, looks and sizes of the product. */

import type { Position } from "#domain/placement.ts";
import { pseudoRandom, seededRandom } from "#domain/pseudo-random.ts";
import type { Look, ShownSky, ShownStar } from "#domain/shown-skies/shown-sky.ts";
import { orbitRadius, partsOfMark, starSize } from "#domain/star-shape.ts";
import { addHaze } from "./haze.ts";
import { type PicturePoint, pictureView } from "./picture-view.ts";
import { Raster } from "./raster.ts";
import { type Rgb, type StarLight, shadeStar, smoothstep } from "./star-light.ts";

type Size = { readonly width: number; readonly height: number };

/** Colours of the dark theme. */
const [night, middle] = ["#070b18", "#0d1430"].map(sharesOf) as [Rgb, Rgb];
const faint = sharesOf("#9db4ff");
const outline = sharesOf("#6ee7b7");

/** Smallest size of a star: below it, a star dims. */
const minSize = 4;
/** Halos get smaller above this number of stars, as in the sky of the page. */
const fullHaloStars = 600;
const backgroundStars = 140;
/** Radius, in units, of the outline where the first star will be. */
const firstStarRadius = 26;

export function drawSky(sky: Pick<ShownSky, "looks" | "stars">, size: Size): Uint8Array {
  const raster = new Raster(size.width, size.height);
  const toPicture = pictureView(sky.stars, size);
  drawNight(raster);
  drawBackgroundStars(raster);
  if (sky.stars.length === 0) drawOutline(raster, toPicture({ x: 0, y: 0, z: 0 }));
  const stars = sky.stars.flatMap((star, at) => bodiesOf(star, at, sky.looks));
  const drawn = stars.map((star) => ({ ...star, point: toPicture(star.place) }));
  addHaze(
    raster,
    drawn.map(({ look, size: weight, point: { x, y } }) => ({ x, y, tint: sharesOf(look.color), weight })),
  );
  const haloScale = (fullHaloStars / Math.max(fullHaloStars, sky.stars.length)) ** 0.4;
  for (const star of drawn) drawStar(raster, star, haloScale);
  return raster.toBytes();
}

/** Red, green and blue of `#rrggbb`, each 0 to 1. */
function sharesOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** A faint vignette. */
function drawNight(raster: Raster) {
  const { width, height } = raster;
  raster.addEverywhere((across, down, into) => {
    const away = smoothstep(0, 1, Math.sqrt((across / width) ** 2 + (down / height) ** 2) / 0.72);
    for (let channel = 0; channel < 3; channel++)
      into[channel] = (middle[channel] as number) * (1 - away) + (night[channel] as number) * away;
  });
}

/** Stars that represent nothing; the same in every picture. */
function drawBackgroundStars(raster: Raster) {
  const random = seededRandom(1977);
  for (let star = 0; star < backgroundStars; star++) {
    const [x, y, nearness] = [random() * raster.width, random() * raster.height, random() ** 2.5];
    const radius = 0.8 + 0.7 * nearness;
    raster.add(x, y, 3 * radius, (across, down, into) => {
      const light = (0.16 + 0.2 * nearness) * Math.exp(-(across * across + down * down) / (radius * radius));
      for (let channel = 0; channel < 3; channel++) into[channel] = (faint[channel] as number) * light;
    });
  }
}

/** A ring in an empty sky, where its first star will be. */
function drawOutline(raster: Raster, { x, y }: PicturePoint) {
  raster.add(x, y, 2 * firstStarRadius, (across, down, into) => {
    const off = Math.hypot(across, down) - firstStarRadius;
    const dash = smoothstep(-0.2, 0.2, Math.sin(14 * Math.atan2(down, across)));
    const light = 0.6 * Math.exp((-off * off) / 1.2) * dash;
    for (let channel = 0; channel < 3; channel++) into[channel] = (outline[channel] as number) * light;
  });
}

type Body = { readonly look: Look; readonly size: number; readonly place: Position };

/** One star, or the two of a twin star. */
function bodiesOf(star: ShownStar, at: number, looks: readonly Look[]): readonly Body[] {
  const first = bodyOf(looks[star.look], star.intensity, star);
  const { twin } = star;
  const second = twin && bodyOf(looks[twin.look], twin.intensity, star);
  if (!first || !second) return first ? [first] : [];
  const radius = orbitRadius(first.size, second.size);
  const angle = 2 * Math.PI * pseudoRandom(at, 0);
  const offset = { x: radius * Math.cos(angle), y: 0.4 * radius, z: radius * Math.sin(angle) };
  return [first, { ...second, place: { x: star.x + offset.x, y: star.y + offset.y, z: star.z + offset.z } }];
}

const bodyOf = (look: Look | undefined, intensity: number, place: Position): Body | null =>
  look ? { look, size: starSize(intensity), place } : null;

function drawStar(raster: Raster, { look, size, point }: Body & { point: PicturePoint }, haloScale: number) {
  const scaled = size * point.scale;
  const shown = Math.max(minSize, scaled);
  const shrunk = Math.min(1, scaled / minSize);
  const strength = 0.5 + (0.5 * (size - starSize(0))) / (starSize(10) - starSize(0));
  const brightness = strength * (1 - 0.55 * point.far) * (0.4 + 0.6 * shrunk);
  const { family: mark, hasBead } = partsOfMark(look.mark);
  const reach = 1 + 1.3 * Math.min(1, 26 / shown) * haloScale;
  const star: StarLight = {
    ...{ mark, hasBead, brightness, reach, tint: paled(sharesOf(look.color), 0.35 * point.far) },
    white: Math.sqrt(brightness) * (0.6 + 0.4 * shrunk),
    marked: smoothstep(10, 24, shown),
  };
  const radius = shown / 2;
  raster.add(point.x, point.y, radius * reach, (across, down, into) =>
    shadeStar(star, across / radius, down / radius, into),
  );
}

/** Removes this share of a colour: what is far away is paler. */
function paled([red, green, blue]: Rgb, share: number): Rgb {
  const grey = 0.299 * red + 0.587 * green + 0.114 * blue;
  return [red + (grey - red) * share, green + (grey - green) * share, blue + (grey - blue) * share];
}
