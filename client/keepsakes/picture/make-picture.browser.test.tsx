import { vi } from "vitest";
import { catalogue } from "#domain/feelings.ts";
import { OccupiedPositions, placeStar } from "#domain/placement.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { expect, test } from "../../../testing/browser/browser-test.tsx";
import { english } from "../../../testing/english.ts";
import { makeStar } from "../../../testing/make-star.ts";
import { skyWords } from "../../sky/sky-words.ts";
import { openingPortrait } from "../drawing/portrait.ts";
import { SkyDrawing } from "../drawing/sky-drawing.ts";
import { withGraphics } from "../drawing/with-graphics.ts";
import { makePicture, PictureFailed, type PictureRequest } from "./make-picture.ts";
import { renderPicture } from "./render-picture.ts";

const taken = new OccupiedPositions();
const stars: readonly MoodEntry[] = Array.from({ length: 24 }, (_, at) => {
  const emotion = (["joy", "grief", "calm", "anger"] as const)[at % 4] as string;
  const place = placeStar(catalogue, at, emotion, taken);
  taken.add(place);
  const timestamp = new Date(Date.UTC(2026, 0, 1 + 5 * at)).toISOString();
  return makeStar({ id: `star-${at}`, emotion, intensity: 1 + (at % 10), timestamp, ...place });
});

const request = (pixels: { width: number; height: number }): PictureRequest => ({
  portrait: openingPortrait(catalogue, stars, skyWords(english)),
  ...{ scheme: "dark", hasNames: true, sheet: { kind: "poster", pixels, dotsPerMeter: 11_811 } },
  caption: {
    name: "Evening Garden",
    dates: "1 January – 26 April 2026",
    families: [
      { family: "love", name: "Love" },
      { family: "grief", name: "Grief" },
    ],
  },
});

const make = (
  wanted: PictureRequest,
  progressed = (_share: number) => {},
  signal = new AbortController().signal,
) => makePicture(wanted, progressed, signal);

async function pixelsOf(picture: Blob) {
  const bitmap = await createImageBitmap(picture);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  context?.drawImage(bitmap, 0, 0);
  return context?.getImageData(0, 0, bitmap.width, bitmap.height) as ImageData;
}

test("a picture of several tiles opens at its size, and two of the same sky have the same bytes", async () => {
  const wanted = request({ width: 500, height: 1_200 });
  const shares: number[] = [];
  const one = await make(wanted, (share) => shares.push(share));
  const other = await make(wanted);
  expect(new Uint8Array(await one.arrayBuffer())).toEqual(new Uint8Array(await other.arrayBuffer()));
  const { width, height, data } = await pixelsOf(one);
  expect({ width, height }).toEqual({ width: 500, height: 1_200 });
  // Stars and letters are bright on the dark background.
  const bright = data.filter((value, at) => at % 4 !== 3 && value > 200).length;
  expect(bright).toBeGreaterThan(500);
  expect(shares).toEqual([512 / 1_200, 1_024 / 1_200, 1]);
});

test("the words are on the picture only if they are wanted", async () => {
  const wanted = request({ width: 400, height: 560 });
  const bare = { ...wanted, hasNames: false, caption: { name: null, dates: null, families: [] } };
  const sky = { ...bare, portrait: openingPortrait(catalogue, [], skyWords(english)) };
  // The background and the faint grid alone are dark.
  const brightestOf = async (picture: Promise<Blob>) =>
    (await pixelsOf(await picture)).data
      .filter((_, at) => at % 4 !== 3)
      .reduce((most, value) => Math.max(most, value), 0);
  expect(await brightestOf(make(sky))).toBeLessThan(130);
  expect(await brightestOf(make({ ...sky, caption: wanted.caption }))).toBeGreaterThan(200);
});

test("words that the person wrote are sent to the worker only with the names in the sky", async () => {
  const sent = vi.spyOn(Worker.prototype, "postMessage");
  const constellations = [{ id: "c", name: "secret summer", entryIds: ["star-1", "star-2"], revision: 1 }];
  const bare = request({ width: 60, height: 80 });
  const wanted = { ...bare, portrait: { ...bare.portrait, constellations } } as PictureRequest;
  await make({ ...wanted, hasNames: false });
  expect(JSON.stringify(sent.mock.calls)).not.toContain("secret");
  await make(wanted);
  expect(JSON.stringify(sent.mock.calls)).toContain("secret");
});

test("a cancelled picture is not made, and its worker ends", async () => {
  const ended = vi.spyOn(Worker.prototype, "terminate");
  const life = new AbortController();
  const making = make(request({ width: 3_000, height: 4_000 }), () => {}, life.signal);
  life.abort();
  await expect(making).rejects.toThrow();
  expect(ended).toHaveBeenCalled();
});

test("graphics that are lost half-way begin the picture again, and it is the same", async () => {
  // The sheet is painted on the page's thread: the graphics of a worker are out of reach of its page.
  vi.stubGlobal("fonts", document.fonts);
  const { portrait, ...job } = request({ width: 300, height: 1_200 });
  const draw = async () => {
    const picture = await withGraphics(() => renderPicture(portrait, { ...job, fonts: [] }, () => {}));
    return new Uint8Array(await picture.arrayBuffer());
  };
  const expected = await draw();
  const { drawTile } = SkyDrawing.prototype;
  let tiles = 0;
  vi.spyOn(SkyDrawing.prototype, "drawTile").mockImplementation(function (this: SkyDrawing, ...args) {
    if (++tiles === 2) this.canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
    drawTile.call(this, ...args);
  });
  expect(await draw()).toEqual(expected);
  expect(tiles).toBe(2 + 3);
});

test("a picture that no graphics card can draw is refused with the largest size", async () => {
  const failure = await make(request({ width: 100_000, height: 10 })).catch((error) => error);
  expect(failure).toBeInstanceOf(PictureFailed);
  expect(failure.failure).toEqual({ reason: "too-large", largest: expect.any(Number) });
  expect(failure.failure.largest).toBeGreaterThanOrEqual(4_096);
});
