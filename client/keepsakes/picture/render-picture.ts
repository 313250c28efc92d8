/** Makes the PNG of a picture in bands of rows, each of which is drawn in tiles: memory holds one band at a time. */

import { allTime } from "../../sky/scene/shown-time.ts";
import { backdropOf } from "../drawing/backdrop.ts";
import { type Size, viewOf } from "../drawing/picture-view.ts";
import type { Portrait } from "../drawing/portrait.ts";
import { SkyDrawing, type Tile } from "../drawing/sky-drawing.ts";
import { Composer } from "./compose.ts";
import { loadFonts } from "./fonts.ts";
import type { PictureJob } from "./picture-job.ts";
import { PngWriter } from "./png/png-writer.ts";
import { layOutSheet } from "./sheet-layout.ts";
import { drawNames, drawWords, fontOf, measureIn, placeNames } from "./words.ts";

/** Every graphics card can draw a tile of this width. Pixels. */
const tileWidth = 2_048;
const bandHeight = 512;

export class TooLarge extends Error {
  readonly largest: number;
  constructor(largest: number) {
    super(`The graphics card draws at most ${largest} pixels.`);
    this.largest = largest;
  }
}

/** `progressed` receives the share that is done. Throws `NoGraphics` or `TooLarge`. */
export async function renderPicture(
  portrait: Portrait,
  { scheme, sheet, caption, hasNames, fonts }: Omit<PictureJob, "portrait">,
  progressed: (share: number) => void,
): Promise<Blob> {
  const { pixels: size, dotsPerMeter } = sheet;
  const drawing = new SkyDrawing(portrait, scheme);
  try {
    const { largestPicture } = drawing;
    if (Math.max(size.width, size.height) > largestPicture) throw new TooLarge(largestPicture);
    const { name, dates } = caption;
    const labels = hasNames ? drawing.labels : [];
    const smallText = [dates, ...labels.map(({ text }) => text), "Legend"].join();
    await loadFonts(
      fonts,
      new Map([
        [fontOf({ face: "display", size: 20 }), name ?? ""],
        [fontOf({ face: "text", size: 20 }), smallText],
      ]),
    );
    const overlay = new Overlay(tileWidth, bandHeight);
    const layout = layOutSheet(sheet, caption, measureIn(overlay.context));
    const view = viewOf(portrait, layout, layout.area);
    const names = placeNames(overlay.context, labels, { view, stars: portrait.entries, ...layout });
    const paint = (context: OffscreenCanvasRenderingContext2D) => {
      drawNames(context, names, scheme);
      drawWords(context, layout, scheme);
    };
    const { from, until } = portrait.shownTime;
    const moment = { time: 0, shownTime: { ...allTime, from, until } };
    const png = new PngWriter({ ...size, dotsPerMeter });
    const composer = new Composer(size, backdropOf(scheme));
    const sky = new Uint8Array(4 * tileWidth * bandHeight);
    for (const { top, rows, tiles } of bandsOf(size)) {
      const band = new Uint8Array(3 * size.width * rows);
      for (const tile of tiles) {
        drawing.drawTile(view, moment, size, tile);
        // While the graphics card computes the tile.
        const words = overlay.draw(tile, layout.ratio, paint);
        drawing.read(tile, sky);
        composer.add(band, top, tile, sky, words);
      }
      await png.write(band);
      progressed((top + rows) / size.height);
    }
    return await png.end();
  } finally {
    drawing.dispose();
  }
}

type Band = { readonly top: number; readonly rows: number; readonly tiles: readonly Tile[] };

function bandsOf({ width, height }: Size): readonly Band[] {
  return Array.from({ length: Math.ceil(height / bandHeight) }, (_, at) => {
    const top = at * bandHeight;
    const rows = Math.min(bandHeight, height - top);
    const tiles = Array.from({ length: Math.ceil(width / tileWidth) }, (_, column) => {
      const x = column * tileWidth;
      return { x, y: top, width: Math.min(tileWidth, width - x), height: rows };
    });
    return { top, rows, tiles };
  });
}

/** The words that lie over a tile. */
class Overlay {
  readonly context: OffscreenCanvasRenderingContext2D;

  constructor(width: number, height: number) {
    const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("This browser has no 2D canvas.");
    this.context = context;
  }

  draw(
    { x, y, width, height }: Tile,
    ratio: number,
    paint: (context: OffscreenCanvasRenderingContext2D) => void,
  ) {
    this.context.setTransform(1, 0, 0, 1, 0, 0);
    this.context.clearRect(0, 0, width, height);
    this.context.setTransform(ratio, 0, 0, ratio, -x, -y);
    paint(this.context);
    return this.context.getImageData(0, 0, width, height).data;
  }
}
