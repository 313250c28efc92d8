import { expect, test } from "vitest";
import type { SideName } from "#domain/comparison/comparison.ts";
import { catalogue } from "#domain/feelings.ts";
import { makeStar } from "../../../../testing/make-star.ts";
import { makeLights } from "../lights/make-lights.ts";
import { noFigures, type PlacedFigures } from "../model/figures.ts";
import { type Glow, noGlow, piecesPerLine } from "../model/guides.ts";
import { themes } from "../model/themes.ts";
import { noSky } from "../renderer.ts";
import { allTime } from "../shown-time.ts";
import { frameLength } from "./frame-uniforms.ts";
import { SkyPasses } from "./sky-passes.ts";

const entries = Array.from({ length: 12 }, (_, at) => makeStar({ id: `star-${at}`, x: 20 * at, y: at }));
const nextPlace = { x: 3, y: 4, z: 5 };
const view = {
  ...{ yaw: 0, pitch: 0.5, zoom: 1, distance: 1000 },
  ...{ width: 800, height: 600, centerX: 400, centerY: 300 },
};
const frame = {
  ...{ time: 0, reducedMotion: true, flareAge: Number.POSITIVE_INFINITY, lowResolution: false },
  ...{ shownTime: allTime, morph: 1 },
};

/** The number of draw calls of the next frame, while these stars are several. */
function drawCalls(passes: SkyPasses, several: readonly number[]): number {
  passes.highlight({ selected: -1, several, held: -1, heldShare: 0 });
  passes.setFrame(new Float32Array(frameLength), view, frame);
  return passes.all.filter(({ isDrawn }) => isDrawn).length;
}

/** A constellation of two stars. */
const figures: PlacedFigures = {
  ...{ lines: [[nextPlace, { x: 9, y: 9, z: 9 }]], lineEnds: [0, 1], names: [] },
  completeIn: () => [0, 1],
};

function showStars(place: typeof nextPlace | null, placed = noFigures, glow: Glow = noGlow) {
  const passes = new SkyPasses();
  passes.applyTheme(themes.dark);
  passes.show({
    ...noSky,
    feelings: catalogue,
    entries,
    settled: entries,
    nextPlace: place,
    figures: placed,
    glow,
    reach: 200,
    outermost: 220,
  });
  return passes;
}

test("several stars take one more draw call for their rings, and one for their line", () => {
  const passes = showStars(null);
  const alone = drawCalls(passes, []);
  expect(drawCalls(passes, [3])).toBe(alone + 1);
  expect(drawCalls(passes, [3, 7])).toBe(alone + 2);
  expect(drawCalls(passes, [3, 7, 11])).toBe(alone + 2);
});

test("with the place of the next star, too, no frame takes more than eight draw calls", () => {
  const passes = showStars(nextPlace);
  expect(drawCalls(passes, [])).toBe(7);
  expect(drawCalls(passes, [3, 7])).toBe(8);
});

test("a constellation takes one draw call, and none beyond eight", () => {
  const bare = drawCalls(showStars(null), []);
  expect(drawCalls(showStars(null, figures), [])).toBe(bare + 1);
  expect(drawCalls(showStars(nextPlace, figures), [])).toBe(8);
  for (const several of [[3], [3, 7], [3, 7, 11]])
    expect(drawCalls(showStars(nextPlace, figures), several)).toBe(8);
});

test("days that glow take one draw call, in the place of the net and the haze behind them, and none beyond eight", () => {
  const points = Array.from({ length: piecesPerLine + 1 }, () => nextPlace);
  const glow = [{ points, strength: 1 }];
  const strips = [{ points: [nextPlace, nextPlace], strength: 1 }];
  const bare = drawCalls(showStars(null), []);
  for (const lines of [glow, strips]) expect(drawCalls(showStars(null, noFigures, lines), [])).toBe(bare - 1);
  for (const several of [[], [3], [3, 7]])
    expect(drawCalls(showStars(nextPlace, figures, glow), several)).toBeLessThanOrEqual(8);
});

test("the lights of a comparison take one draw call, in the place of the haze and the faint stars behind, and none beyond eight", () => {
  const points = Array.from({ length: piecesPerLine + 1 }, () => nextPlace);
  const sides = new Map<string, SideName>(entries.map(({ id }, at) => [id, at % 2 ? "first" : "second"]));
  const bare = drawCalls(showStars(null), []);
  for (const glow of [noGlow, [{ points, strength: 1 }]]) {
    const passes = showStars(nextPlace, figures, glow);
    passes.showLights(makeLights(sides));
    for (const several of [[], [3], [3, 7]]) expect(drawCalls(passes, several)).toBeLessThanOrEqual(8);
  }
  const lit = showStars(null);
  lit.showLights(makeLights(sides));
  expect(drawCalls(lit, [])).toBe(bare - 1);
  lit.showLights(null);
  expect(drawCalls(lit, [])).toBe(bare);
});
