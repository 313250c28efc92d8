/** Draws the sky on a 2D canvas where WebGL is missing: the same stars, with simpler effects. */

import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { View } from "../camera/view.ts";
import { Labels } from "../labels.ts";
import type { Lights, LightsOnCanvas } from "../lights/lights.ts";
import { linesIn } from "../model/figures.ts";
import { glowLook } from "../model/glow-look.ts";
import { SkyGuides } from "../model/guides.ts";
import { orbitLines } from "../model/orbit-line.ts";
import type { SkyWords } from "../model/sky-words.ts";
import { flareSeconds } from "../model/star-appearance.ts";
import { type Theme, themes } from "../model/themes.ts";
import {
  connectedBy,
  type Emphasis,
  type FrameState,
  figureStrengthIn,
  glowStrengthIn,
  type Highlights,
  type MeasuredSky,
  noSky,
  pathStrengthBeside,
  pathStrengthIn,
  type SkyRenderer,
  type ViewMode,
} from "../renderer.ts";
import { Backdrop } from "./backdrop.ts";
import { type Curve, strokeCurves } from "./curves.ts";
import { Links } from "./links.ts";
import { drawNextPlace, drawRings } from "./rings.ts";
import { Stars } from "./stars.ts";

/** Device pixels for each CSS pixel: the processor draws them, so more would be too slow. */
const maxPixelRatio = 1.5;
/** Ratio while the sky moves on a machine that cannot keep up. */
const reducedPixelRatio = 0.75;

export class Canvas2dSkyRenderer implements SkyRenderer {
  readonly kind = "2d";
  readonly isReady = true;
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #labels: Labels;
  readonly #backdrop = new Backdrop();
  readonly #links = new Links();
  readonly #stars = new Stars();
  readonly #guides = new SkyGuides();
  #figureLines: readonly Curve[] = [];
  #sky = noSky;
  #highlights: Highlights = { selected: -1, several: [], held: -1, heldShare: 0 };
  #emphasis: Emphasis | null = null;
  #connected: readonly MoodEntry[] = [];
  #mode: ViewMode = "galaxy";
  #theme: Theme = themes.dark;
  #lights: LightsOnCanvas | null = null;

  /** Throws when the browser has no 2D canvas either. */
  constructor(canvas: HTMLCanvasElement) {
    const context = canvas.getContext("2d");
    if (!context) throw new Error("This browser has no 2D canvas.");
    this.#canvas = canvas;
    this.#context = context;
    this.#labels = new Labels(canvas);
  }

  show(sky: MeasuredSky) {
    if (sky.entries !== this.#sky.entries || sky.feelings !== this.#sky.feelings) {
      this.#stars.show(sky.feelings, sky.entries);
      this.#lights?.show(sky.entries);
      this.#links.show(sky.entries, sky.reach, sky.guides !== null);
      this.#connected = connectedBy(this.#emphasis, sky.entries);
    }
    const hasOtherFigures = sky.figures !== this.#sky.figures;
    if (hasOtherFigures) this.#figureLines = sky.figures.lines.map((points) => ({ points, strength: 1 }));
    this.#sky = sky;
    this.#updateGuides(hasOtherFigures);
  }

  setWords(words: SkyWords) {
    this.#guides.words = words;
    this.#updateGuides();
  }

  setMode(mode: ViewMode) {
    this.#mode = mode;
    this.#updateGuides();
  }

  highlight(highlights: Highlights) {
    this.#highlights = highlights;
    const { several } = highlights;
    const { entries } = this.#sky;
    const isLong = several.length === 0;
    const connected = this.#sky.from ? [] : this.#connected;
    this.#links.join(isLong ? connected : several.flatMap((at) => entries[at] ?? []), isLong);
  }

  emphasize(emphasis: Emphasis | null) {
    this.#emphasis = emphasis;
    this.#stars.emphasis = emphasis;
    this.#links.strength = pathStrengthBeside(emphasis);
    this.#connected = connectedBy(emphasis, this.#sky.entries);
  }

  showLights(lights: Lights | null) {
    this.#lights = lights?.ofCanvas2d() ?? null;
    this.#lights?.applyTheme(this.#theme);
    this.#lights?.show(this.#sky.entries);
  }

  applyTheme(theme: Theme) {
    this.#theme = theme;
    this.#lights?.applyTheme(theme);
    this.#canvas.style.background = theme.background;
    this.#stars.applyTheme(theme);
  }

  draw(view: View, frame: FrameState): boolean {
    const [context, theme, { entries, nextPlace, reach, newest, flaring }] = [
      this.#context,
      this.#theme,
      this.#sky,
    ];
    const ratio = frame.lowResolution ? reducedPixelRatio : Math.min(maxPixelRatio, devicePixelRatio);
    this.#clear(view, ratio);
    this.#backdrop.draw(context, view, theme);
    this.#drawGlow(view, frame);
    const { selected } = this.#highlights;
    strokeCurves(context, view, [...this.#guides.shown.lines, ...orbitLines(entries[selected])], {
      color: theme.faint,
      strength: theme.guideStrength,
      width: 1,
    });
    this.#links.draw(context, view, theme, {
      ...{ mode: this.#sky.guides ? "galaxy" : this.#mode, selected, shownTime: frame.shownTime },
      strength: pathStrengthIn(this.#sky, frame),
    });
    this.#drawFigures(view, frame);
    this.#lights?.draw(context, view, { ...frame, reach });
    this.#stars.draw(context, view, {
      ...frame,
      reach,
      newest,
      flaring,
      selected,
      ratio,
      from: this.#sky.from,
    });
    if (nextPlace) drawNextPlace(context, view, theme, nextPlace, entries.length === 0);
    this.#links.drawJoined(context, view, theme);
    drawRings(context, view, theme, entries, this.#highlights);
    this.#labels.setView(view, reach, { ...frame, stars: entries });
    return frame.flareAge < flareSeconds;
  }

  /** Only the sprites are lost with the context. */
  releaseContext() {
    this.#stars.clearSprites();
  }

  dispose() {
    this.#labels.dispose();
    this.#stars.clearSprites();
  }

  #drawGlow(view: View, frame: FrameState) {
    const { glow } = this.#sky;
    if (glow.length === 0) return;
    const { outline: color, glowStrength } = this.#theme;
    const { width, strength } = glowLook(glow);
    strokeCurves(this.#context, view, glow, {
      ...{ color, width, strength: Math.min(1, strength * glowStrength) * glowStrengthIn(frame) },
    });
  }

  #drawFigures(view: View, frame: FrameState) {
    const { figure, figureStrength } = this.#theme;
    const [first, last] = linesIn(this.#sky.figures, frame.shownTime);
    const shown = this.#figureLines.slice(first, last + 1);
    const strength = figureStrength * figureStrengthIn(this.#sky, this.#emphasis, frame);
    strokeCurves(this.#context, view, shown, { color: figure, strength, width: 1.5 });
  }

  #updateGuides(hasOtherFigures = false) {
    const { settled, reach, guides, figures } = this.#sky;
    const hasOtherGuides = this.#guides.update(settled, reach, this.#mode === "grid", guides);
    if (hasOtherGuides || hasOtherFigures) this.#labels.show(this.#guides.shown.labels, figures);
  }

  #clear({ width, height }: View, ratio: number) {
    const [across, down] = [Math.floor(width * ratio), Math.floor(height * ratio)];
    if (this.#canvas.width !== across || this.#canvas.height !== down)
      Object.assign(this.#canvas, { width: across, height: down });
    this.#context.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.#context.clearRect(0, 0, width, height);
  }
}
