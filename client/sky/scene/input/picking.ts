/** Which star is at a position on the screen. */

import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { project, projector, type ScreenCircle, type ScreenPoint, type View } from "../camera/view.ts";
import { entryRadius, ringDiameter, sizeOnScreen } from "../model/star-appearance.ts";
import { type Reach, ScreenIndex } from "./screen-index.ts";

/** Half the size of an entry, in pixels, where one unit is `scale` pixels; 0 behind the eye. */
const radiusAt = (entry: MoodEntry, scale: number) =>
  scale > 0 ? sizeOnScreen(entryRadius(entry) * 2, scale) / 2 : 0;

export function circleOf(entry: MoodEntry, view: View): ScreenCircle {
  const { x, y, scale } = projector(view)(entry, { x: 0, y: 0, scale: 0 });
  return { x, y, radius: radiusAt(entry, scale) };
}

/** The radius of the core of its primary star, in pixels. */
export const coreOf = (entry: MoodEntry, view: View): number =>
  (ringDiameter(entry) * project(view, entry).scale) / 2;

/** Projects all stars into an index of the screen. */
function indexOf(entries: readonly MoodEntry[], view: View): ScreenIndex {
  const toScreen = projector(view);
  const point: ScreenPoint = { x: 0, y: 0, scale: 0 };
  const count = entries.length;
  const column = () => new Float32Array(count);
  const stars = { count, x: column(), y: column(), radius: column(), scale: column() };
  for (const [star, entry] of entries.entries()) {
    toScreen(entry, point);
    stars.x[star] = point.x;
    stars.y[star] = point.y;
    stars.scale[star] = point.scale;
    stars.radius[star] = radiusAt(entry, point.scale);
  }
  return new ScreenIndex(stars, view.width, view.height);
}

/** Keeps its index of the screen until the view or the stars change. */
export class Picker {
  #index: ScreenIndex | null = null;
  #entries: readonly MoodEntry[] = [];
  #view: View | null = null;

  pick(x: number, y: number, reach: Reach, entries: readonly MoodEntry[], view: View): MoodEntry | null {
    return entries[this.#indexOf(entries, view).nearest(x, y, reach)] ?? null;
  }

  /** All entries in reach, beginning with the result of `pick`. */
  pickAll(x: number, y: number, reach: Reach, entries: readonly MoodEntry[], view: View): MoodEntry[] {
    return this.#indexOf(entries, view)
      .within(x, y, reach)
      .flatMap((star) => entries[star] ?? []);
  }

  #indexOf(entries: readonly MoodEntry[], view: View): ScreenIndex {
    if (this.#index && entries === this.#entries && isSameView(view, this.#view)) return this.#index;
    this.#index = indexOf(entries, view);
    this.#entries = entries;
    this.#view = view;
    return this.#index;
  }
}

const viewFields = ["yaw", "pitch", "zoom", "distance", "width", "height", "centerX", "centerY"] as const;

const isSameView = (one: View, other: View | null) =>
  other !== null && viewFields.every((field) => one[field] === other[field]);
