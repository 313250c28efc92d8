import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { catalogue } from "#domain/feelings.ts";
import { showSky } from "#domain/shown-skies/shown-sky.ts";
import { layOutSky } from "#domain/sky-layout.ts";
import { ownOffset } from "#domain/star-shape.ts";
import { makeStar } from "../../../testing/make-star.ts";
import { drawSky } from "./draw-sky.ts";
import { encodePng } from "./png.ts";

const size = { width: 300, height: 160 };
const choices = { showsFeelings: false, showsDates: false, asOf: null };

/** A sky of so many stars, of one feeling. */
function skyOf(count: number, emotion = "joy") {
  const places = layOutSky(
    catalogue,
    Array.from({ length: count }, (_, ordinal) => ({ ordinal, emotion })),
  );
  return showSky(
    catalogue,
    [...places].map(({ x, y, z }) => makeStar({ x, y, z, emotion, intensity: 10 })),
    choices,
  );
}

type Rgb = readonly [number, number, number];
const pixelsOf = (bytes: Uint8Array): Rgb[] =>
  Array.from(
    { length: bytes.length / 3 },
    (_, at) => [...bytes.subarray(at * 3, at * 3 + 3)] as unknown as Rgb,
  );
const brightest = (pixels: readonly Rgb[]) => Math.max(...pixels.map((pixel) => Math.max(...pixel)));

describe("the picture of a sky", () => {
  it("is the same for the same stars", () => {
    expect(drawSky(skyOf(20), size)).toEqual(drawSky(skyOf(20), size));
  });

  it("shows each star near white in the middle and in its colour around it", () => {
    const pixels = pixelsOf(drawSky(skyOf(1), size));
    expect(brightest(pixels)).toBeGreaterThan(230);
    const [red, green, blue] = pixels.find(([r, , b]) => r > 100 && r - b > 40) ?? [0, 0, 0];
    expect([red > blue, green > blue]).toEqual([true, true]);
    const night = pixelsOf(drawSky(skyOf(1, "grief"), size)).filter(([r, , b]) => b > 100 && b - r > 40);
    expect(night.length).toBeGreaterThan(5);
  });

  it("shows the bead of an own feeling of the owner", () => {
    const star = skyOf(1, "grief");
    const looks = star.looks.map((look) => ({ ...look, mark: look.mark + ownOffset }));
    const [without, beaded] = [drawSky(star, size), drawSky({ ...star, looks }, size)];
    const changed = [...beaded.keys()].filter((at) => beaded[at] !== without[at]);
    expect(changed.length).toBeGreaterThan(3);
    expect(changed.every((at) => (beaded[at] ?? 0) > (without[at] ?? 0))).toBe(true);
    expect(Math.max(...changed) - Math.min(...changed)).toBeLessThan(20 * 3 * size.width);
  });

  it("of an empty sky is night, with the outline of a first star", () => {
    const pixels = pixelsOf(drawSky(skyOf(0), size));
    expect(brightest(pixels)).toBeLessThan(180);
    expect(pixels.filter(([r, g]) => g > 80 && g > 1.5 * r).length).toBeGreaterThan(20);
  });

  it.each([1, 30, 365, 5_000])("of %i stars has nearly all of them inside of its margin", (count) => {
    const pixels = pixelsOf(drawSky(skyOf(count), size));
    const isBright = ([r, g]: Rgb) => r > 150 && g > 140;
    const edge = pixels.filter((pixel, at) => isBright(pixel) && (at % 300 < 6 || at % 300 > 293));
    expect(pixels.some(isBright)).toBe(true);
    expect(edge.length).toBeLessThan(4);
  });
});

it("a PNG file has the pixels that it was made of", () => {
  const pixels = Uint8Array.from({ length: 4 * 2 * 3 }, (_, at) => (at * 41) % 256);
  const png = encodePng(pixels, { width: 4, height: 2 });
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([4, 2]);
  const length = png.readUInt32BE(33);
  const rows = inflateSync(png.subarray(41, 41 + length));
  const decoded = [0, 1].flatMap((row) => {
    const line: number[] = [];
    for (let at = 0; at < 12; at++) line.push(((rows[row * 13 + 1 + at] ?? 0) + (line[at - 3] ?? 0)) % 256);
    return line;
  });
  expect(decoded).toEqual([...pixels]);
});
