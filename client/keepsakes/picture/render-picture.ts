/** Makes the PNG of a picture in bands of rows, each of which is drawn in tiles: memory holds one band at a time. */

import type { View } from "../../sky/scene/camera/view.ts";
import { allTime } from "../../sky/scene/shown-time.ts";
import { backdropOf } from "../drawing/backdrop.ts";
import { type Size, viewOf } from "../drawing/picture-view.ts";
import type { Portrait } from "../drawing/portrait.ts";
import { type Moment, SkyDrawing, type Tile } from "../drawing/sky-drawing.ts";
import { Composer } from "./compose.ts";
import { loadFonts } from "./fonts.ts";
import type { PictureJob } from "./picture-job.ts";
import { PngWriter } from "./png/png-writer.ts";
import { layOutSheet } from "./sheet-layout.ts";
import { WordLayer } from "./word-layer.ts";
import { measureIn, type NamesInSky, placeNames, textsByFont } from "./words.ts";

/**
 * Width of a tile in pixels, if the graphics card can: fewer tiles mean that fewer vertices are computed several
 * times.
 */
const tileWidth = 4_096;
const bandHeight = 512;

export class TooLarge extends Error {
  readonly largest: number;
  constructor(largest: number) {
    super(`The graphics card draws at most ${largest} pixels.`);
    this.largest = largest;
  }
}

/** What a picture shows, and where. */
type Plan = {
  readonly view: View;
  readonly moment: Moment;
  readonly words: WordLayer;
};

/** `progressed` receives the share that is done. Throws `NoGraphics` or `TooLarge`. */
export async function renderPicture(
  portrait: Portrait,
  job: Omit<PictureJob, "portrait">,
  progressed: (share: number) => void,
): Promise<Blob> {
  const { width, height } = job.sheet.pixels;
  const drawing = new SkyDrawing(portrait, job.scheme);
  try {
    if (Math.max(width, height) > drawing.largestPicture) throw new TooLarge(drawing.largestPicture);
    return await writePicture(drawing, await planPicture(portrait, drawing, job), job, progressed);
  } finally {
    drawing.dispose();
  }
}

async function planPicture(
  portrait: Portrait,
  drawing: SkyDrawing,
  { scheme, sheet, caption, hasNames, fonts }: Omit<PictureJob, "portrait">,
): Promise<Plan> {
  const shown = hasNames ? namesIn(drawing, portrait) : { labels: [], figureNames: [] };
  await loadFonts(fonts, textsByFont(caption, shown));
  const words = new WordLayer(Math.min(tileWidth, drawing.largestTile), bandHeight, scheme);
  const layout = layOutSheet(sheet, caption, measureIn(words.context));
  const view = viewOf(portrait, layout, layout.area);
  words.layOut(layout, placeNames(words.context, shown, { view, stars: portrait.entries, ...layout }));
  const { from, until } = portrait.shownTime;
  // The time is the same for each picture, so that two pictures of one sky have the same twinkling.
  return { view, words, moment: { time: 0, shownTime: { ...allTime, from, until } } };
}

/** The names of constellations that are complete in the shown time come after the labels of the sky. */
function namesIn({ labels, figures }: SkyDrawing, { shownTime }: Portrait): NamesInSky {
  return { labels, figureNames: figures.names.slice(...figures.completeIn(shownTime)) };
}

/** While the graphics card computes a tile, the one before it is put together. */
async function writePicture(
  drawing: SkyDrawing,
  { view, moment, words }: Plan,
  { scheme, sheet: { pixels: size, dotsPerMeter } }: Pick<PictureJob, "scheme" | "sheet">,
  progressed: (share: number) => void,
): Promise<Blob> {
  const png = new PngWriter({ ...size, dotsPerMeter });
  const composer = new Composer(size, backdropOf(scheme));
  const widest = Math.min(tileWidth, drawing.largestTile);
  const sky = new Uint8Array(4 * widest * bandHeight);
  const bands = bandsOf(size, widest);
  const tiles = bands.flatMap((band) => band.tiles);
  const draw = (tile: Tile | undefined) => tile && drawing.drawTile(view, moment, size, tile);
  draw(tiles[0]);
  let next = 1;
  for (const { top, rows, tiles: ownTiles } of bands) {
    const band = new Uint8Array(3 * size.width * rows);
    for (const tile of ownTiles) {
      drawing.read(tile, sky);
      draw(tiles[next++]);
      composer.add(band, top, tile, sky, words.draw(tile));
    }
    await png.write(band);
    progressed((top + rows) / size.height);
  }
  return png.end();
}

type Band = { readonly top: number; readonly rows: number; readonly tiles: readonly Tile[] };

function bandsOf({ width, height }: Size, widest: number): readonly Band[] {
  return Array.from({ length: Math.ceil(height / bandHeight) }, (_, at) => {
    const top = at * bandHeight;
    const rows = Math.min(bandHeight, height - top);
    const tiles = Array.from({ length: Math.ceil(width / widest) }, (_, column) => {
      const x = column * widest;
      return { x, y: top, width: Math.min(widest, width - x), height: rows };
    });
    return { top, rows, tiles };
  });
}
