/** Makes a film of a journal. */

import { frameCount } from "#domain/keepsakes/film-time.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { translator } from "../../languages/language.ts";
import { encodeFilm } from "./encode-film.ts";
import type { FilmFormat } from "./film-format.ts";
import { makeMusic } from "./film-music.ts";
import { FilmPainter, type Picture } from "./film-painter.ts";
import { loadFonts } from "./film-words.ts";

export type FilmWork = {
  /** Stars in the order in which they light up; at least one. */
  readonly stars: readonly MoodEntry[];
  readonly picture: Picture;
  readonly format: FilmFormat;
  readonly hasMusic: boolean;
  /** Called before the first frame with the canvas on which all of them are painted. */
  onCanvas?(canvas: HTMLCanvasElement): void;
  /** Called after each frame. */
  onFrame(done: number, frames: number): void;
  readonly signal: AbortSignal;
};

/** Thrown when the music did not arrive. */
export class NoMusic extends Error {}

/**
 * Resolves with the film as a file. Rejects with the signal's reason, with `NoMusic`, with `NoGraphics`, or with the
 * error of an encoder, and leaves nothing behind.
 */
export async function makeFilm(work: FilmWork): Promise<Blob> {
  const { stars, picture, format, hasMusic, onCanvas, onFrame, signal } = work;
  const frames = frameCount(picture.length);
  const [music] = await Promise.all([
    hasMusic ? musicFor(picture.length, signal) : null,
    loadFonts(picture.title),
  ]);
  const painter = new FilmPainter(translator(), stars, picture);
  onCanvas?.(painter.canvas);
  try {
    return await encodeFilm({
      ...{ canvas: painter.canvas, format, frames, music, signal },
      paint: (frame) => painter.paint(frame),
      onFrame: (done) => onFrame(done, frames),
    });
  } finally {
    painter.dispose();
  }
}

async function musicFor(seconds: number, signal: AbortSignal): Promise<AudioBuffer> {
  try {
    return await makeMusic(seconds, signal);
  } catch (cause) {
    signal.throwIfAborted();
    throw new NoMusic("The music did not arrive.", { cause });
  }
}
