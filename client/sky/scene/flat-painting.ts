/** The sky without a graphics card: the same picture from the same numbers, somewhat simpler, on a 2D canvas. */

import { type Bearings, bearingsOf, frameOf } from "./bearings.ts";
import { FlatBackdrop } from "./flat-backdrop.ts";
import { strokeCurves } from "./flat-curves.ts";
import { FlatLinks } from "./flat-links.ts";
import { drawNextPlace, drawRings } from "./flat-rings.ts";
import { FlatStars } from "./flat-stars.ts";
import { Labels } from "./labels.ts";
import type { ViewMode } from "./links.ts";
import { orbitLines } from "./orbit-line.ts";
import type { Chosen, Moment, Painter, Picture } from "./painter.ts";
import { birthSeconds } from "./star-looks.ts";
import { type Theme, themes } from "./themes.ts";
import type { View } from "./view.ts";

/** Every device pixel is painted by the processor: more than this for each CSS pixel would be too slow. */
const sharpest = 1.5;
/** Of a moving picture, on a machine that cannot keep up. */
const coarse = 0.75;

export class FlatPainting implements Painter {
  readonly kind = "2d";
  readonly #canvas: HTMLCanvasElement;
  readonly #brush: CanvasRenderingContext2D;
  readonly #labels: Labels;
  readonly #backdrop = new FlatBackdrop();
  readonly #links = new FlatLinks();
  readonly #stars = new FlatStars();
  #bearings: Bearings = { lines: [], labels: [] };
  #picture: Picture = { entries: [], nextPlace: null, newest: -1, reach: 1, outermost: 1 };
  #chosen: Chosen = { selected: -1, several: [], held: -1, heldShare: 0 };
  #mode: ViewMode = "galaxy";
  #theme: Theme = themes.dark;

  /** Throws when the browser has no 2D canvas either. */
  constructor(canvas: HTMLCanvasElement) {
    const brush = canvas.getContext("2d");
    if (!brush) throw new Error("This browser has no 2D canvas.");
    this.#canvas = canvas;
    this.#brush = brush;
    this.#labels = new Labels(canvas);
  }

  show(picture: Picture) {
    if (picture.entries !== this.#picture.entries) {
      this.#stars.show(picture.entries);
      this.#links.show(picture.entries, picture.reach);
    }
    this.#picture = picture;
    this.#showBearings();
  }

  setMode(mode: ViewMode) {
    this.#mode = mode;
    this.#showBearings();
  }

  choose(chosen: Chosen) {
    this.#chosen = chosen;
    this.#links.join(chosen.several);
  }

  wear(theme: Theme) {
    this.#theme = theme;
    this.#canvas.style.background = theme.ground;
    this.#stars.wear(theme);
  }

  draw(view: View, moment: Moment): boolean {
    const [brush, theme, { entries, nextPlace, reach, newest }] = [this.#brush, this.#theme, this.#picture];
    const ratio = moment.hurried ? coarse : Math.min(sharpest, devicePixelRatio);
    this.#clear(view, ratio);
    this.#backdrop.draw(brush, view, theme);
    const { selected } = this.#chosen;
    strokeCurves(brush, view, [...this.#bearings.lines, ...orbitLines(entries[selected], selected)], {
      color: theme.faint,
      strength: theme.markStrength,
      width: 1,
    });
    this.#links.draw(brush, view, theme, this.#mode, selected);
    this.#stars.draw(brush, view, { ...moment, reach, newest, selected, ratio });
    if (nextPlace) drawNextPlace(brush, view, theme, nextPlace, entries.length === 0);
    this.#links.drawJoined(brush, view, theme);
    drawRings(brush, view, theme, entries, this.#chosen);
    this.#labels.see(view, reach);
    return moment.age < birthSeconds;
  }

  /** Pictures of stars are lost with the context; all else is numbers. */
  release() {
    this.#stars.forgetSprites();
  }

  dispose() {
    this.#labels.dispose();
    this.#stars.forgetSprites();
  }

  #showBearings() {
    const { entries, reach } = this.#picture;
    this.#bearings = bearingsOf(entries, frameOf(reach), this.#mode === "grid");
    this.#labels.show(this.#bearings.labels);
  }

  #clear({ width, height }: View, ratio: number) {
    const [across, down] = [Math.floor(width * ratio), Math.floor(height * ratio)];
    if (this.#canvas.width !== across || this.#canvas.height !== down)
      Object.assign(this.#canvas, { width: across, height: down });
    this.#brush.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.#brush.clearRect(0, 0, width, height);
  }
}
