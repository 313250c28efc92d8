import { beforeEach, vi } from "vitest";
import { catalogue } from "#domain/feelings.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { test as base, expect } from "../../../testing/browser/browser-test.tsx";
import { filmOf, litInMiddle, playFilm } from "../../../testing/browser/film-file.ts";
import { english } from "../../../testing/english.ts";
import { makeStar } from "../../../testing/make-star.ts";
import { FilmPainter } from "./film-painter.ts";

const test = base.extend({ drawing: "webgl" as const });

/** Stars on a ring, each apart from the others. Neighbours in time are not neighbours in space. */
const stars: readonly MoodEntry[] = Array.from({ length: 12 }, (_, at) => {
  const angle = (2 * Math.PI * ((at * 5) % 12)) / 12;
  return makeStar({
    id: `star-${at}`,
    intensity: 4,
    timestamp: new Date(Date.UTC(2025, 0, 1 + 20 * at, 12)).toISOString(),
    ...{ x: 120 * Math.cos(angle), y: 0, z: 120 * Math.sin(angle) },
  });
});

const size = { width: 480, height: 270 };
const night = { feelings: catalogue, scheme: "dark", size } as const;

/** The graphics contexts of films. */
let contexts: WebGL2RenderingContext[] = [];
beforeEach(() => {
  contexts = [];
  const { getContext } = OffscreenCanvas.prototype;
  vi.spyOn(OffscreenCanvas.prototype, "getContext").mockImplementation(function (
    this: OffscreenCanvas,
    kind: OffscreenRenderingContextId,
    options,
  ) {
    const context = getContext.call(this, kind, options);
    if (context instanceof WebGL2RenderingContext) contexts.push(context);
    return context;
  } as typeof getContext);
});
const loseGraphics = () => contexts.at(-1)?.getExtension("WEBGL_lose_context")?.loseContext();

test("a film plays, has sound that fades, and shows half of its stars in the middle, even if the graphics are lost before", async () => {
  const picture = { ...night, title: "", hasDates: false, length: 6 };
  let frames = 0;
  const film = await filmOf(stars, picture, () => {
    if (++frames === 30) loseGraphics();
  });
  expect([frames, contexts.length]).toEqual([144, 2]);
  const played = await playFilm(film);
  expect([played.width, played.height]).toEqual([480, 270]);
  expect(played.length).toBeCloseTo(6, 1);
  expect(await played.loudness(2, 3)).toBeGreaterThan(0.01);
  expect(await played.loudness(0, 0.1)).toBeLessThan(0.3 * (await played.loudness(2, 3)));
  const { half, first, others } = await litInMiddle(stars, played, picture);
  expect([half, others]).toEqual([6, 0]);
  // The last of these stars has only begun to light up.
  expect(first).toBeGreaterThanOrEqual(5);
  played.close();
});

test("a frame depends on its number alone", async () => {
  const painter = new FilmPainter(english, stars, { ...night, title: "My sky", hasDates: true, length: 20 });
  const pixels = async (frame: number) => {
    await painter.paint(frame);
    return painter.canvas.toDataURL();
  };
  const first = await pixels(300);
  expect(await pixels(40)).not.toBe(first);
  expect(await pixels(300)).toBe(first);
  loseGraphics();
  expect(await pixels(300)).toBe(first);
  painter.dispose();
});
