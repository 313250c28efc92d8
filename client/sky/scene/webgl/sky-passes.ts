/** The sky as passes, from back to front: for the canvas of the page, and for pictures of any size. It needs no DOM. */

import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { View } from "../camera/view.ts";
import type { Lights, LightsPart } from "../lights/lights.ts";
import { type Label, type Line, SkyGuides } from "../model/guides.ts";
import { orbitLines } from "../model/orbit-line.ts";
import type { SkyWords } from "../model/sky-words.ts";
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
  type ViewMode,
} from "../renderer.ts";
import { AmbientStars } from "./ambient-stars.ts";
import { FigureLines } from "./figure-lines.ts";
import { writeFrame } from "./frame-uniforms.ts";
import { GlowLines } from "./glow-lines.ts";
import type { Pass } from "./gpu/pass.ts";
import { Graticule } from "./graticule.ts";
import { GuideLines } from "./guide-lines.ts";
import { Links } from "./links.ts";
import { NebulaHaze } from "./nebula-haze.ts";
import { NextPlaceRing } from "./next-place-ring.ts";
import { SelectionLine } from "./selection-line.ts";
import { SelectionRings } from "./selection-rings.ts";
import { Stars } from "./stars.ts";

/** What of a frame the passes depend on. */
export type PassState = Omit<FrameState, "room" | "isMoving">;

type Part = { readonly passes: readonly Pass[] };
const isDrawn = ({ passes }: Part) => passes.some((pass) => pass.isDrawn);
const passesOf = (parts: readonly Part[]) => parts.flatMap(({ passes }) => passes);

/** The haze is left out beside this many parts that come and go. */
const maxOccasional = 3;

export class SkyPasses {
  readonly #stars = new Stars();
  readonly #ring = new NextPlaceRing();
  readonly #links = new Links();
  readonly #figureLines = new FigureLines();
  readonly #guideLines = new GuideLines();
  readonly #glowLines = new GlowLines();
  readonly #rings = new SelectionRings();
  readonly #line = new SelectionLine();
  readonly #haze = new NebulaHaze();
  readonly #graticule = new Graticule();
  readonly #ambientStars = new AmbientStars();
  readonly #overlays = [this.#ring, this.#line, this.#rings];
  /** Parts that are compiled after the first frame, which they would delay. */
  readonly #later = new Set<Part>([this.#haze, ...this.#overlays]);
  readonly #guides = new SkyGuides();
  #areLabelsNew = false;
  #mode: ViewMode = "galaxy";
  #lights: LightsPart | null = null;
  #theme: Theme = themes.dark;
  #orbit: readonly Line[] = [];
  #orbitOf: MoodEntry | undefined;
  #emphasis: Emphasis | null = null;
  #connected: readonly MoodEntry[] = [];
  sky = noSky;

  /** Parts from back to front. Lights have the place of the faint stars behind, which they outshine. */
  get #parts() {
    return [
      ...[this.#haze, this.#glowLines, this.#guideLines, this.#graticule, this.#lights ?? this.#ambientStars],
      ...[this.#links, this.#figureLines, this.#stars, this.#ring, this.#line, this.#rings],
    ];
  }

  get all(): readonly Pass[] {
    return passesOf(this.#parts);
  }

  /** Passes of a first frame. */
  get first(): readonly Pass[] {
    return passesOf(this.#parts.filter((part) => !this.#later.has(part)));
  }

  /** Returns whether there are other stars now, and with them maybe other passes. */
  show(sky: MeasuredSky): boolean {
    const { feelings, entries, settled, nextPlace, newest, flaring, reach, guides, figures, from, glow } =
      sky;
    const haveOtherFeelings = feelings !== this.sky.feelings;
    const areOther = entries !== this.sky.entries || haveOtherFeelings;
    if (areOther) {
      this.#stars.show(feelings, entries);
      this.#lights?.show(entries);
      this.#links.show(entries, reach, guides !== null);
      this.#connected = connectedBy(this.#emphasis, entries);
    }
    this.#stars.showFrom(from);
    if (!guides && (settled !== this.sky.settled || haveOtherFeelings)) this.#haze.show(feelings, settled);
    const hasOtherFigures = figures !== this.sky.figures;
    if (hasOtherFigures) this.#figureLines.show(figures);
    this.#areLabelsNew ||= hasOtherFigures;
    if (glow !== this.sky.glow) this.#glowLines.show(glow);
    this.sky = sky;
    this.#stars.setNewest(newest, flaring);
    this.#ring.show(nextPlace, entries.length === 0);
    this.#updateGuides();
    return areOther;
  }

  setWords(words: SkyWords) {
    this.#guides.words = words;
    this.#updateGuides();
  }

  setMode(mode: ViewMode) {
    this.#mode = mode;
    this.#links.setMode(mode);
    this.#updateGuides();
  }

  highlight({ selected, several, held, heldShare }: Highlights) {
    const { entries } = this.sky;
    this.#stars.select(selected);
    this.#links.select(selected);
    const fullRings = [...new Set([...several, selected])].map((at) => ({ entry: entries[at], share: 1 }));
    const rings = [...fullRings, { entry: entries[held], share: heldShare }];
    this.#rings.show(rings.flatMap(({ entry, share }) => (entry ? [{ entry, share }] : [])));
    const isLong = several.length === 0;
    const connected = this.sky.from ? [] : this.#connected;
    this.#line.show(isLong ? connected : several.flatMap((at) => entries[at] ?? []), isLong);
    this.#updateOrbit(entries[selected]);
  }

  emphasize(emphasis: Emphasis | null) {
    this.#emphasis = emphasis;
    this.#stars.emphasize(emphasis);
    this.#links.setStrength(pathStrengthBeside(emphasis));
    this.#connected = connectedBy(emphasis, this.sky.entries);
  }

  /** Draws lights round the stars of a comparison, with which there are other passes; null draws none. */
  showLights(lights: Lights | null) {
    this.#lights = lights?.ofWebgl() ?? null;
    (this.#lights ?? this.#ambientStars).applyTheme(this.#theme);
    this.#lights?.show(this.sky.entries);
  }

  applyTheme(theme: Theme) {
    this.#theme = theme;
    for (const part of this.#parts) part.applyTheme(theme);
  }

  /** Writes the numbers of a frame; see `writeFrame`. Returns whether another one must follow, because a star flares. */
  setFrame(into: Float32Array, view: View, frame: PassState): boolean {
    const { reach, outermost } = this.sky;
    for (const part of [this.#graticule, this.#ambientStars]) part.setView(view);
    this.#links.setView(view, pathStrengthIn(this.sky, frame));
    this.#links.setTime(frame.shownTime);
    this.#figureLines.setTime(frame.shownTime, figureStrengthIn(this.sky, this.#emphasis, frame));
    this.#glowLines.setStrength(glowStrengthIn(frame));
    this.#lights?.setFrame(view, { ...frame, reach });
    this.#stars.setTime(frame.shownTime, frame.morph);
    this.#stars.setView(view, { reach, reducedMotion: frame.reducedMotion });
    this.#ring.isLeftOut = [this.#figureLines, this.#line, this.#rings].every(isDrawn);
    this.#haze.isVisible = this.#isHazeDrawn(frame);
    // Days that glow have its draw call: two nets of lines would be hard to tell apart.
    this.#graticule.isVisible = !isDrawn(this.#glowLines);
    writeFrame(into, view, outermost, frame.time);
    return this.#stars.setFlareAge(frame.flareAge);
  }

  /** The labels of the guides, if these or the constellations have changed since they were last asked for. */
  newLabels(): readonly Label[] | null {
    if (!this.#areLabelsNew) return null;
    this.#areLabelsNew = false;
    return this.#guides.shown.labels;
  }

  /**
   * The haze is the first part to leave out: on a slow machine, where it would be the ninth draw call, and where the days
   * glow or stars have lights, which would be hard to see in it.
   */
  #isHazeDrawn({ lowResolution }: PassState): boolean {
    const occasional = [this.#figureLines, ...this.#overlays].filter(isDrawn).length;
    const isCovered = this.#lights !== null || isDrawn(this.#glowLines);
    return !this.sky.guides && !isCovered && !lowResolution && occasional < maxOccasional;
  }

  /** Updates the orbit. This is called with each frame of a hold: most of the time nothing has changed. */
  #updateOrbit(selected: MoodEntry | undefined) {
    if (selected === this.#orbitOf) return;
    this.#orbitOf = selected;
    this.#orbit = orbitLines(selected);
    this.#showGuideLines();
  }

  #updateGuides() {
    const { settled, reach, guides } = this.sky;
    if (!this.#guides.update(settled, reach, this.#mode === "grid", guides)) return;
    this.#showGuideLines();
    this.#areLabelsNew = true;
  }

  #showGuideLines() {
    this.#guideLines.show([...this.#guides.shown.lines, ...this.#orbit]);
  }
}
