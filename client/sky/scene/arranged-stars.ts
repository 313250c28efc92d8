/** The stars of the scene, each at its place in the present layout or on the way there. Times are milliseconds. */

import { feelingsOf } from "#domain/feelings.ts";
import type { LayoutRoom } from "#domain/layouts/layout.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { OrbitCamera } from "./camera/orbit-camera.ts";
import { Flare } from "./flare.ts";
import type { Subject } from "./framing.ts";
import type { Highlighting } from "./highlighting.ts";
import { Arrangement } from "./layouts/arrangement.ts";
import type { SkyLayout } from "./layouts/sky-layout.ts";
import { noFigures } from "./model/figures.ts";
import { Glides } from "./model/glides.ts";
import { type Glow, noGlow } from "./model/guides.ts";
import type { SkyChange, SkyStars } from "./model/sky-stars.ts";
import type { SkyRenderer } from "./renderer.ts";
import { type GlowPlacer, isSameContents, type SkyContents, type SkyFigures } from "./scene-interface.ts";

const noChange: SkyChange = { isWhole: false, added: [], moved: [] };

/** `highlighting` is shown again whenever the stars are. */
type Parts = {
  readonly renderer: SkyRenderer;
  readonly camera: OrbitCamera;
  readonly stars: SkyStars;
  readonly highlighting: Highlighting;
};

export class ArrangedStars {
  readonly #parts: Parts;
  readonly #arrangement = new Arrangement();
  readonly #glides = new Glides();
  readonly #flare = new Flare();
  #contents: SkyContents = { feelings: feelingsOf([]), entries: [], nextPlace: null, newestId: null };
  #figures: SkyFigures | null = null;
  #placedFigures = noFigures;
  #placeGlow: GlowPlacer | null = null;
  #placedGlow = noGlow;
  /** What the glow was placed for. */
  #glowFor: readonly unknown[] = [];
  /** What the figures were placed for. */
  #placedFor: readonly unknown[] = [];
  #isReducedMotion = false;
  /** Whether there is something to draw: a sky can be empty. */
  hasContents = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Stars are where they belong at once while motion is reduced. */
  set isReducedMotion(isReduced: boolean) {
    this.#isReducedMotion = isReduced;
    if (isReduced) this.#glides.end();
  }

  get hasLayout() {
    return this.#arrangement.hasLayout;
  }

  get isFlat() {
    return this.#arrangement.guides !== null;
  }

  get feelings() {
    return this.#contents.feelings;
  }

  /** Null for the sky itself. */
  get flatLayout() {
    const { guides, corners } = this.#arrangement;
    return guides && corners ? { guides, corners } : null;
  }

  /** What the camera frames. */
  get subject(): Subject {
    const { nextPlace, newestId } = this.#contents;
    const { stars, highlighting } = this.#parts;
    return {
      stars: stars.entries,
      places: highlighting.framed ?? this.#arrangement.corners ?? stars.entries,
      ...{ nextPlace, newest: stars.find(newestId), selected: highlighting.selected },
    };
  }

  /** The newest star where it is drawn; null while the stars morph. */
  get newest(): MoodEntry | null {
    return this.#parts.stars.findShown(this.#contents.newestId);
  }

  /** The setters return whether the stars have to be rearranged. */
  setLayout = (layout: SkyLayout | null): boolean => this.#arrangement.setLayout(layout);
  setRoom = (room: LayoutRoom): boolean => this.#arrangement.setRoom(room);

  /** Shows these contents; null if they are what is shown. `isOnScreen`: changes are animated. */
  replace(contents: SkyContents, isOnScreen: boolean, now: number): SkyChange | null {
    const before = this.#contents;
    if (this.hasContents && isSameContents(before, contents)) return null;
    this.#contents = contents;
    this.hasContents = true;
    const change = contents.entries === before.entries ? noChange : this.#replaceEntries();
    if (isOnScreen) this.#animate(change, now);
    this.#show(now);
    return change;
  }

  /** Draws these constellations; null draws none. */
  showFigures(figures: SkyFigures | null, now: number) {
    this.#figures = figures;
    if (this.hasContents) this.#show(now);
  }

  /** Lets the days glow by what they measured; null does not. */
  showGlow(place: GlowPlacer | null, now: number) {
    this.#placeGlow = place;
    if (this.hasContents) this.#show(now);
  }

  /** Moves the stars to their places in the present layout, or puts them there. */
  rearrange(isOnScreen: boolean, now: number) {
    const { morph } = this.#arrangement;
    const { stars } = this.#parts;
    const from = morph.placesAt(now, stars.entries);
    this.#glides.end();
    const { moved } = stars.replace(this.#arrangement.place(this.#contents.entries));
    // If no star moves, only the names of the layout changed.
    const isStill = moved.length === 0 && !morph.isActive;
    if (isStill || !isOnScreen || this.#isReducedMotion) this.#endMorph();
    else morph.begin(from, now);
    stars.isPickable = !morph.isActive;
    this.#show(now);
  }

  /** Each star is at its place with the next frame. */
  finishMorph(now: number) {
    if (!this.#arrangement.morph.isActive) return;
    this.#endMorph();
    this.#show(now);
  }

  /** Moves what is on its way; returns whether there is something. */
  advance(now: number): boolean {
    const { stars } = this.#parts;
    const { morph } = this.#arrangement;
    if (stars.shown !== stars.entries) this.#show(now);
    const isMoving = this.#glides.isActive || morph.isActive;
    if (morph.shareAt(now) >= 1) this.finishMorph(now);
    return isMoving;
  }

  /** What a frame shows of morph and flare. */
  at = (now: number) => ({ morph: this.#arrangement.morph.shareAt(now), flareAge: this.#flare.age(now) });

  #endMorph() {
    this.#arrangement.morph.end();
    this.#parts.stars.isPickable = true;
  }

  #replaceEntries(): SkyChange {
    this.#endMorph();
    return this.#parts.stars.replace(this.#arrangement.place(this.#contents.entries));
  }

  /** Added stars begin with a flare, and moved ones glide. */
  #animate({ added, moved }: SkyChange, now: number) {
    const newest = added.find(({ id }) => id === this.#contents.newestId) ?? added.at(-1);
    if (newest) this.#flare.begin(newest.id, now);
    if (this.#isReducedMotion) this.#glides.end();
    else this.#glides.begin(moved, now);
  }

  #show(now: number) {
    const { renderer, camera, stars, highlighting } = this.#parts;
    const { feelings, nextPlace, newestId } = this.#contents;
    const { entries, extent, indexOf } = stars;
    stars.shown = this.#glides.apply(entries, indexOf, now);
    const outermost = Math.max(extent.outermost, this.#glides.outermost);
    // A layout has a place for the next star only while it has no other.
    const hasNextPlace = !this.isFlat || entries.length === 0;
    camera.setExtent(outermost);
    renderer.show({
      ...{ feelings, entries: stars.shown, settled: entries, nextPlace: hasNextPlace ? nextPlace : null },
      ...{ newest: indexOf(newestId), flaring: indexOf(this.#flare.id) },
      ...{ reach: extent.typical, outermost },
      ...{ guides: this.#arrangement.guides, from: this.#arrangement.morph.from },
      ...{ figures: this.#placeFigures(), glow: this.glow },
    });
    highlighting.update(now);
  }

  /** Keeps the same lines while the stars stay. */
  get glow(): Glow {
    if (this.#arrangement.glow) return this.#arrangement.glow;
    const { entries } = this.#parts.stars;
    const glowFor = [entries, this.#placeGlow];
    if (glowFor.every((part, at) => part === this.#glowFor[at])) return this.#placedGlow;
    this.#glowFor = glowFor;
    this.#placedGlow = this.#placeGlow?.(entries) ?? noGlow;
    return this.#placedGlow;
  }

  /** Keeps the same object while neither stars nor constellations change. */
  #placeFigures() {
    const { stars } = this.#parts;
    const placedFor = [stars.entries, this.#figures];
    if (placedFor.every((part, at) => part === this.#placedFor[at])) return this.#placedFigures;
    this.#placedFor = placedFor;
    const { constellations, place } = this.#figures ?? {};
    this.#placedFigures = constellations && place ? place(constellations, (id) => stars.find(id)) : noFigures;
    return this.#placedFigures;
  }
}
