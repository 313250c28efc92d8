import { beforeEach, expect, test } from "vitest";
import { catalogue } from "#domain/feelings.ts";
import type { Position } from "#domain/placement.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { makeStar } from "../../../testing/make-star.ts";
import { ArrangedStars } from "./arranged-stars.ts";
import { OrbitCamera } from "./camera/orbit-camera.ts";
import { Highlighting } from "./highlighting.ts";
import type { SkyLayout } from "./layouts/sky-layout.ts";
import { SkyStars } from "./model/sky-stars.ts";
import type { Highlights, MeasuredSky, SkyRenderer } from "./renderer.ts";

const entries = [0, 1, 2].map((at) => makeStar({ id: `star-${at}`, x: 40 * at, y: at, z: 5 }));
const nextPlace = { x: 3, y: 4, z: 5 };

const inRow = (y: number): SkyLayout => ({
  place: (entries: readonly MoodEntry[]) => {
    const places = entries.map((_, at): Position => ({ x: 20 * at, y, z: 0 }));
    return { places, guides: { lines: [], labels: [] }, corners: places };
  },
});

let shown: MeasuredSky | null = null;
let highlights: Highlights | null = null;
let arranged: ArrangedStars;
let highlighting: Highlighting;

beforeEach(() => {
  const renderer = {
    show: (sky: MeasuredSky) => {
      shown = sky;
    },
    highlight: (next: Highlights) => {
      highlights = next;
    },
    emphasize: () => {},
  } as unknown as SkyRenderer;
  const stars = new SkyStars();
  highlighting = new Highlighting(renderer, stars, () => {});
  arranged = new ArrangedStars({ renderer, camera: new OrbitCamera(), stars, highlighting });
});

const showStars = (entries: readonly MoodEntry[]) =>
  arranged.replace(
    { feelings: catalogue, entries, nextPlace, newestId: entries.at(-1)?.id ?? null },
    true,
    0,
  );

function morphTo(layout: SkyLayout | null, now: number) {
  arranged.setLayout(layout);
  arranged.rearrange(true, now);
}

test("a morph that is cut short ends at its target, and its stars are selected there", () => {
  showStars(entries);
  highlighting.select("star-1");
  morphTo(inRow(0), 100);
  expect(shown?.from).toHaveLength(3);
  expect(highlights?.selected).toBe(-1);
  arranged.finishMorph(300);
  expect(shown?.from).toBeNull();
  expect(highlights?.selected).toBe(1);
  expect(arranged.at(300).morph).toBe(1);
});

test("a layout in which no star moves begins no morph", () => {
  showStars(entries);
  morphTo(inRow(0), 0);
  arranged.finishMorph(900);
  morphTo(inRow(0), 1_000);
  expect(shown?.from).toBeNull();
  expect(arranged.advance(1_000)).toBe(false);
  morphTo(inRow(7), 1_000);
  expect(arranged.advance(1_000)).toBe(true);
});

test("an interrupted morph begins where the stars are, also on the way back", () => {
  showStars(entries);
  morphTo(inRow(0), 0);
  morphTo(null, 400);
  const [, , last] = shown?.from ?? [];
  expect(last).toEqual({ x: 60, y: 1, z: 2.5 });
});

test("a layout shows the place of the next star only while it has no other", () => {
  morphTo(inRow(0), 0);
  showStars([]);
  expect(shown?.nextPlace).toEqual(nextPlace);
  showStars(entries);
  expect(shown?.nextPlace).toBeNull();
  morphTo(null, 0);
  expect(shown?.nextPlace).toEqual(nextPlace);
});

test("the days glow where their stars are, in a layout by its own lines, and are placed again only with other stars", () => {
  let placed = 0;
  const ring = [{ points: [nextPlace, nextPlace], strength: 1 }];
  const strips = [{ points: [nextPlace, nextPlace], strength: 0.5 }];
  showStars(entries);
  arranged.showGlow(() => {
    placed++;
    return ring;
  }, 0);
  expect(shown?.glow).toBe(ring);
  const inYear: SkyLayout = { place: (...asked) => ({ ...inRow(0).place(...asked), glow: strips }) };
  morphTo(inYear, 100);
  expect(shown?.glow).toBe(strips);
  morphTo(inRow(0), 200);
  expect(shown?.glow).toEqual([]);
  morphTo(null, 300);
  arranged.finishMorph(2_000);
  showStars([...entries]);
  expect(shown?.glow).toBe(ring);
  const before = placed;
  arranged.advance(3_000);
  arranged.showFigures(null, 3_000);
  expect(placed).toBe(before);
  arranged.showGlow(null, 4_000);
  expect(shown?.glow).toEqual([]);
});
