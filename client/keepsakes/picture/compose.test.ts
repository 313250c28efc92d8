import { expect, test } from "vitest";
import { backdropOf } from "../drawing/backdrop.ts";
import { Composer } from "./compose.ts";

const size = { width: 64, height: 48 };
const whole = { x: 0, y: 0, ...size };
const clear = () => new Uint8Array(4 * size.width * size.height);

function compose(sky: Uint8Array, words: Uint8ClampedArray | null = null, scheme: "dark" | "light" = "dark") {
  const band = new Uint8Array(3 * size.width * size.height);
  new Composer(size, backdropOf(scheme)).add(band, 0, whole, sky, words);
  return (x: number, y: number) => [...band.subarray(3 * (y * size.width + x), 3 * (y * size.width + x) + 3)];
}

test("where nothing is, the background goes from the theme's middle to its edge", () => {
  const at = compose(clear());
  const [middle, corner] = [at(32, 23), at(0, 47)] as [number[], number[]];
  for (const [channel, value] of [13, 20, 48].entries())
    expect(Math.abs((middle[channel] ?? 0) - value)).toBeLessThanOrEqual(1);
  for (const [channel, value] of [7, 11, 24].entries())
    expect((corner[channel] ?? 0) - value).toBeGreaterThanOrEqual(0);
  expect(middle[2]).toBeGreaterThan(corner[2] ?? 0);
});

test("the gradient has no bands: the mean of eight by eight pixels is between two steps", () => {
  const at = compose(clear());
  const means = Array.from({ length: 6 }, (_, column) => {
    let sum = 0;
    for (let y = 0; y < 8; y++) for (let x = 0; x < 8; x++) sum += at(8 * column + x, y)[2] ?? 0;
    return sum / 64;
  });
  expect(means.some((mean) => mean % 1 > 0.1 && mean % 1 < 0.9)).toBe(true);
  for (const [column, mean] of means.slice(0, 3).entries()) expect(means[column + 1]).toBeGreaterThan(mean);
});

test("the rows of the sky are from the bottom up, and a star that covers all is itself", () => {
  const sky = clear();
  // The second pixel of the lowest row.
  sky.set([200, 100, 50, 255], 4);
  const at = compose(sky);
  expect(at(1, size.height - 1)).toEqual([200, 100, 50]);
  expect(at(1, 0)).not.toEqual([200, 100, 50]);
});

test("words lie over the sky, from the top row down", () => {
  const [sky, words] = [clear(), new Uint8ClampedArray(4 * size.width * size.height)];
  for (let at = 0; at < sky.length; at += 4) sky.set([10, 20, 30, 255], at);
  words.set([250, 240, 230, 255, 110, 120, 130, 51]);
  const at = compose(sky, words, "light");
  expect(at(0, 0)).toEqual([250, 240, 230]);
  // The pixel is a fifth of the way from one colour to the other.
  expect(at(1, 0)).toEqual([30, 40, 50]);
  expect(at(2, 0)).toEqual([10, 20, 30]);
});
