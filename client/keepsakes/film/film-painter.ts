/** Paints the frames of a film. A frame depends on its number alone, so that a slow machine paints the same film. */

import type { Feelings } from "#domain/feelings.ts";
import { secondOfFrame } from "#domain/keepsakes/film-time.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { View } from "../../sky/scene/camera/view.ts";
import { noWords } from "../../sky/scene/model/sky-words.ts";
import { backdropOf, paintBackdrop } from "../drawing/backdrop.ts";
import { NoGraphics, SkyDrawing } from "../drawing/sky-drawing.ts";
import { withGraphics } from "../drawing/with-graphics.ts";
import type { FilmChoices, Size } from "./film-choices.ts";
import { onFilmClock, shownAt } from "./film-clock.ts";
import { filmViews } from "./film-view.ts";
import { filmWords, paintWords, type Word } from "./film-words.ts";

export type Picture = Pick<FilmChoices, "scheme" | "title" | "hasDates"> & {
  readonly feelings: Feelings;
  readonly size: Size;
  /** Seconds. */
  readonly length: number;
};

export class FilmPainter {
  readonly canvas = document.createElement("canvas");
  readonly #context: CanvasRenderingContext2D;
  readonly #backdrop: OffscreenCanvas;
  readonly #stars: readonly MoodEntry[];
  readonly #picture: Picture;
  readonly #viewAt: (second: number) => View;
  readonly #wordsAt: (second: number) => readonly Word[];
  #sky: SkyDrawing | null = null;

  /** `stars` are in the order in which they light up. */
  constructor(t: Translator, stars: readonly MoodEntry[], picture: Picture) {
    const { size, length, scheme } = picture;
    this.#stars = stars;
    this.#picture = picture;
    this.#viewAt = filmViews(stars, size, length);
    this.#wordsAt = filmWords(t, stars, picture);
    Object.assign(this.canvas, size);
    this.#context = contextOf(this.canvas);
    this.#backdrop = new OffscreenCanvas(size.width, size.height);
    paintBackdrop(contextOf(this.#backdrop), size, backdropOf(scheme));
  }

  /** Throws `NoGraphics` if the browser has no graphics for it, or takes them away for good. */
  async paint(frame: number) {
    const second = secondOfFrame(frame);
    const { size, scheme } = this.#picture;
    const sky = await this.#drawSky(second);
    this.#context.drawImage(this.#backdrop, 0, 0);
    this.#context.drawImage(sky.canvas, 0, 0);
    paintWords(this.#context, this.#wordsAt(second), size, scheme);
  }

  dispose() {
    this.#sky?.dispose();
    this.#sky = null;
  }

  /** Begins again with a new graphics context if the present one is lost: the frame comes out the same. */
  #drawSky(second: number): Promise<SkyDrawing> {
    return withGraphics(() => {
      try {
        this.#sky ??= this.#makeSky();
        this.#sky.draw(this.#viewAt(second), { time: second, shownTime: shownAt(second) });
        return this.#sky;
      } catch (error) {
        this.dispose();
        throw error;
      }
    });
  }

  #makeSky(): SkyDrawing {
    const { feelings, length, scheme } = this.#picture;
    const entries = onFilmClock(this.#stars, length);
    const portrait = { ...{ feelings, entries }, ...wholeSky, words: noWords };
    return new SkyDrawing(portrait, scheme, this.#stars);
  }
}

/** State of the sky in a film, which shows no labels. */
const wholeSky = { layout: null, emphasis: null, several: [], mode: "galaxy" } as const;

/** Throws `NoGraphics` if the browser has too little memory for a canvas of this size. */
function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D;
function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D;
function contextOf(canvas: HTMLCanvasElement | OffscreenCanvas) {
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new NoGraphics("The browser has no canvas of this size.");
  return context;
}
