/** Connects the gestures and keys on a canvas to the scene. */

import type { ScreenOffset } from "../camera/pivot.ts";
import { type GestureHandlers, Gestures } from "./gestures.ts";
import { keyAction } from "./keys.ts";
import type { SkyPicker } from "./sky-picker.ts";

/** What input changes in the scene itself. */
export type InputTarget = {
  noteActivity(): void;
  setDragging(isDragging: boolean): void;
  /** Radians. */
  turnBy(yaw: number, pitch: number): void;
  /** Zooms at a point of the screen in pixels, or in the middle of the free part. */
  zoomBy(factor: number, at?: ScreenOffset): void;
  panBy(x: number, y: number): void;
  resetView(): void;
  /** The pressed star; null when the press is over or was beside all stars. */
  beginHold(id: string | null): void;
};

/** What input means for the selection. Stars are ids of entries. */
export type InputEvents = {
  /** All stars in reach of a tap, the nearest first; `isAdding` with the Shift key. */
  tapped(ids: readonly string[], isAdding: boolean): void;
  hovered(id: string | null): void;
  /** A key steps to the previous or next star in time. */
  stepped(by: -1 | 1): void;
  /** A key picks the star nearest to the centre. */
  picked(id: string | null): void;
  /** A key adds the current star to several or removes it. */
  toggled(): void;
};

/**
 * Connects until `signal` aborts. Returns what repeats the search for the star under the pointer, for a sky that
 * moved below it.
 */
export function connectInput(
  canvas: HTMLCanvasElement,
  picker: SkyPicker,
  target: InputTarget,
  events: InputEvents,
  signal: AbortSignal,
): () => void {
  let pointer: { x: number; y: number } | null = null;
  const point = (at: typeof pointer) => {
    pointer = at;
    const id = at && picker.starAt(at.x, at.y, false);
    canvas.style.cursor = id ? "pointer" : "";
    events.hovered(id);
  };
  const tap: GestureHandlers["tap"] = (x, y, { byTouch, isAdding }) => {
    const ids = picker.starsAt(x, y, byTouch);
    // The sky turns to the tapped star: another one that comes under the resting mouse must not take its tooltip.
    point(null);
    events.tapped(ids, isAdding);
  };
  new Gestures(canvas, { ...handleGestures(picker, target), tap, point }, signal);
  canvas.addEventListener("keydown", (event) => handleKey(event, picker, target, events), { signal });
  return () => pointer && point(pointer);
}

const handleGestures = (picker: SkyPicker, target: InputTarget): Omit<GestureHandlers, "tap" | "point"> => ({
  noteActivity: target.noteActivity,
  drag: target.setDragging,
  turn: target.turnBy,
  pan: target.panBy,
  zoom: target.zoomBy,
  press: (at) => target.beginHold(at && picker.starAt(at.x, at.y, at.byTouch)),
});

function handleKey(event: KeyboardEvent, picker: SkyPicker, target: InputTarget, events: InputEvents) {
  const action = keyAction(event);
  if (!action) return;
  event.preventDefault();
  target.noteActivity();
  if (action.type === "turn") target.turnBy(action.yaw, action.pitch);
  else if (action.type === "pan") target.panBy(action.x, action.y);
  else if (action.type === "zoom") target.zoomBy(action.factor);
  else if (action.type === "step") events.stepped(action.by);
  else if (action.type === "pick") events.picked(picker.nearestToMiddle());
  else if (action.type === "toggle") events.toggled();
  else target.resetView();
}
