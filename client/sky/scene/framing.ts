/** Decides what of the sky is in view, and keeps it in the part of the window that is free of panels. */

import type { Position } from "#domain/placement.ts";
import { type Bounds, boundsOf, fitBounds, focusZoom, include } from "./camera/fit.ts";
import type { Aim, OrbitCamera } from "./camera/orbit-camera.ts";
import { type Preset, presetTurn } from "./camera/presets.ts";
import { type Box, isSameBox, middleOf, sizeOf } from "./camera/room.ts";
import { project } from "./camera/view.ts";

/** What there is to see. */
export type Subject = {
  readonly stars: readonly Position[];
  /** What must be in view: the stars, or the corners of a flat layout. */
  readonly places: readonly Position[];
  readonly nextPlace: Position | null;
  readonly newest: Position | null;
  readonly selected: Position | null;
};

/** More new stars than this are framed anew. */
const maxSingleStars = 32;
/** One star more changes the view only when the others would be smaller than this share, or its change larger. */
const tolerance = 0.95;

const front = { yaw: 0, pitch: 0 };
const nothing: Subject = { stars: [], places: [], nextPlace: null, newest: null, selected: null };

export class Framing {
  readonly #camera: OrbitCamera;
  readonly #presetChanged: (preset: Preset | null) => void;
  #subject: () => Subject = () => nothing;
  #free: Box = { left: 0, top: 0, right: 1, bottom: 1 };
  /** The room that waits until the person lets go of the sky. */
  #nextFree: Box | null = null;
  /** Bounds of the stars that the view was fitted to. */
  #bounds: Bounds | null = null;
  #preset: Preset | null = "reset";
  /** The sky fits itself to its room until the person turns or zooms it. */
  #isAutomatic = true;
  #isFlat = false;
  /** The view of the sky before it took a flat layout. */
  #before: { aim: Aim; preset: Preset | null; isAutomatic: boolean } | null = null;

  constructor(camera: OrbitCamera, subject: () => Subject, presetChanged: (preset: Preset | null) => void) {
    this.#camera = camera;
    this.#subject = subject;
    this.#presetChanged = presetChanged;
    camera.turnTo(presetTurn("reset"));
  }

  get isAutomatic() {
    return this.#isAutomatic;
  }

  get free(): Box {
    return this.#free;
  }

  /** The window has this size now, of which the free part is known before or after. Pixels. */
  resize(width: number, height: number) {
    this.#camera.resize(width, height);
    if (this.#isAutomatic && this.#preset === "reset") {
      this.#camera.turnTo(this.#turnOf("reset"));
      this.fit();
    }
  }

  /** Moves the sky into this part of the window, never while a person turns it. */
  setFree(free: Box) {
    this.#nextFree = free;
    if (!this.#camera.isDragging) this.#applyFree();
  }

  setDragging(isDragging: boolean) {
    this.#camera.isDragging = isDragging;
    if (!isDragging) this.#applyFree();
  }

  /** A flat layout is seen from the front; the way back leads to the view before. */
  setFlat(isFlat: boolean) {
    if (isFlat && !this.#isFlat)
      this.#before = { aim: this.#camera.aim, preset: this.#preset, isAutomatic: this.#isAutomatic };
    this.#isFlat = isFlat;
    this.#camera.isFlat = isFlat;
    if (isFlat) this.#camera.turnTo(front);
    else if (this.#before) this.#camera.aim = this.#before.aim;
    this.#isAutomatic = isFlat || this.#before?.isAutomatic === true;
    this.#setPreset(isFlat ? null : (this.#before?.preset ?? null));
    // The window may have another shape by now.
    if (this.#preset) this.#camera.turnTo(this.#turnOf(this.#preset));
  }

  /** Turns to a preset view, and fits the sky into it. */
  applyPreset(preset: Preset) {
    this.#isAutomatic = true;
    // Every view of a flat layout is the one from the front.
    this.#camera.turnTo(this.#isFlat ? front : this.#turnOf(preset));
    this.#setPreset(this.#isFlat ? null : preset);
    const { selected, stars } = this.#subject();
    if (selected) this.#camera.zoomTo(focusZoom(selected, stars));
    else this.fit();
  }

  /** Fits the sky to its room, or leaves it as a person turned it, as this framing does. */
  continueFrom(before: Framing) {
    this.#isAutomatic = before.#isAutomatic;
    this.#setPreset(before.#preset);
  }

  /** A person turned, moved or zoomed the sky. */
  noteTurn() {
    this.#isAutomatic = false;
    this.#setPreset(null);
  }
  noteMove() {
    this.#isAutomatic = false;
  }
  /** What a person moved or zoomed to is somewhere else now. */
  forgetMove() {
    this.#isAutomatic = true;
  }

  /** Other places must be in view from now on. */
  fitAnew() {
    this.#isAutomatic = true;
    this.fit();
  }

  /** Turns to the selected star and singles it out; without one, all stars are in view again, if they were before. */
  select(star: Position | null) {
    this.#camera.focus(star);
    if (!star) return this.fit();
    this.#setPreset(null);
    const zoom = focusZoom(star, this.#subject().stars);
    this.#camera.zoomTo(Math.max(zoom, this.#camera.targetView.zoom));
  }

  /** A selected star that moved is followed. */
  follow(star: Position) {
    this.#setPreset(null);
    this.#camera.focus(star);
  }

  /** Fits all stars, or the one in focus, or where the first one will be. */
  fit() {
    if (!this.#isAutomatic) return;
    const { places, nextPlace, newest, selected } = this.#subject();
    // A selected star is in the middle already.
    if (selected) return;
    const shown = places.length > 0 || !nextPlace ? places : [nextPlace];
    this.#bounds = boundsOf(shown, this.#camera.targetView, newest);
    this.#fitBounds();
  }

  /** Brings new places into view, without a look at all the others where possible. */
  include(added: readonly Position[]) {
    if (!this.#isAutomatic || added.length === 0 || this.#subject().selected) return;
    if (added.length > maxSingleStars || this.#subject().places.length <= added.length) return this.fit();
    const eye = this.#camera.targetView;
    for (const place of added) {
      const wider = include(this.#bounds, place, eye);
      if (!wider) return this.fit();
      this.#bounds = wider;
    }
    if (added.some((place) => !this.#isWellInside(place))) this.#fitBounds();
  }

  /** Whether a place is well within the free part of the window, once the camera rests. */
  #isWellInside(place: Position): boolean {
    const { x, y } = project(this.#camera.targetView, place);
    const { x: middleX, y: middleY } = middleOf(this.#free);
    const { width, height } = sizeOf(this.#free);
    return (
      Math.abs(x - middleX) < (tolerance * width) / 2 && Math.abs(y - middleY) < (tolerance * height) / 2
    );
  }

  #fitBounds() {
    if (!this.#bounds) return;
    const { zoom, offset } = fitBounds(this.#bounds, sizeOf(this.#free), this.#isFlat);
    this.#camera.zoomTo(zoom);
    this.#camera.center(offset);
  }

  #applyFree() {
    const next = this.#nextFree;
    this.#nextFree = null;
    if (!next || isSameBox(next, this.#free)) return;
    this.#free = next;
    const { x, y } = middleOf(this.#free);
    this.#camera.setMiddle(x, y);
    this.fit();
  }

  #turnOf(preset: Preset) {
    const { width, height } = this.#camera.targetView;
    return presetTurn(preset, height > width);
  }

  #setPreset(preset: Preset | null) {
    if (preset === this.#preset) return;
    this.#preset = preset;
    this.#presetChanged(preset);
  }
}
