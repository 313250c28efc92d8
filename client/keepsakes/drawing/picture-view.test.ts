import { describe, expect, test } from "vitest";
import { emotionIds } from "#domain/emotions.ts";
import { catalogue } from "#domain/feelings.ts";
import { OccupiedPositions, placeStar } from "#domain/placement.ts";
import { makeStar } from "../../../testing/make-star.ts";
import { project } from "../../sky/scene/camera/view.ts";
import { noWords } from "../../sky/scene/model/sky-words.ts";
import { viewOf } from "./picture-view.ts";
import { openingPortrait, type Portrait } from "./portrait.ts";

function sky(count: number): Portrait {
  const taken = new OccupiedPositions();
  return openingPortrait(
    catalogue,
    Array.from({ length: count }, (_, at) => {
      const emotion = emotionIds[(at * 7) % emotionIds.length] as string;
      const place = placeStar(catalogue, at, emotion, taken);
      taken.add(place);
      return makeStar({ id: `star-${at}`, emotion, ...place });
    }),
    noWords,
  );
}

const sheets = [
  { width: 1_200, height: 1_700 },
  { width: 1_700, height: 1_200 },
  { width: 1_200, height: 630 },
];

describe("all stars are in the part of the picture that is for the sky", () => {
  for (const size of sheets)
    test.each([1, 30, 365, 5_000])(`${size.width}×${size.height}, %i stars`, (count) => {
      const portrait = sky(count);
      const area = { left: 30, top: 30, right: size.width - 30, bottom: 0.75 * size.height };
      const view = viewOf(portrait, size, area);
      const points = portrait.entries.map((star) => project(view, star));
      for (const { x, y } of points) {
        expect(x).toBeGreaterThan(area.left);
        expect(x).toBeLessThan(area.right);
        expect(y).toBeGreaterThan(area.top);
        expect(y).toBeLessThan(area.bottom);
      }
      if (count < 30) return;
      const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
      const share = (numbers: readonly number[], room: number) =>
        (Math.max(...numbers) - Math.min(...numbers)) / room;
      // The stars fill the area in one of the two directions.
      const filled = Math.max(share(across, area.right - area.left), share(down, area.bottom - area.top));
      expect(filled).toBeGreaterThan(0.5);
    });
});

test("a section that the person had moved to is in the middle of the picture, all of it", () => {
  const portrait = sky(365);
  const free = { left: 200, top: 0, right: 1_000, bottom: 600 };
  const seen = { ...portrait.view, width: 1_000, height: 600, zoom: 3, centerX: 450, centerY: 410 };
  const area = { left: 0, top: 0, right: 1_700, bottom: 900 };
  const view = viewOf(
    { ...portrait, view: seen, free, isWhole: false },
    { width: 1_700, height: 1_200 },
    area,
  );
  for (const star of portrait.entries) {
    const [before, after] = [project(seen, star), project(view, star)];
    // The new picture has 900 pixels for what had 600.
    expect(after.x - 850).toBeCloseTo(1.5 * (before.x - 600), 6);
    expect(after.y - 450).toBeCloseTo(1.5 * (before.y - 300), 6);
  }
});

test("the opening view looks from higher above in a high picture, as in a high window; any other stays as it is", () => {
  const portrait = sky(30);
  const pitchIn = (size: (typeof sheets)[number], view = portrait.view) =>
    viewOf({ ...portrait, view }, size, { left: 0, top: 0, right: size.width, bottom: size.height }).pitch;
  const [high, wide] = [sheets[0], sheets[1]] as [(typeof sheets)[number], (typeof sheets)[number]];
  expect(pitchIn(high)).toBeGreaterThan(pitchIn(wide));
  expect(pitchIn(high, { ...portrait.view, pitch: 0.9 })).toBe(0.9);
});
