/** Runs in the browser: finds the star under a pointer, as the sky does and as three's raycaster does. */

import { BufferGeometry, Float32BufferAttribute, PerspectiveCamera, Points, Raycaster, Vector2 } from "three";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { seededRandom } from "#domain/seeded.ts";
import { aimLens } from "../../client/sky/scene/lens.ts";
import { Picker } from "../../client/sky/scene/picking.ts";
import { mouseReach } from "../../client/sky/scene/screen-index.ts";
import { eyeDistance, type View } from "../../client/sky/scene/view.ts";

/** What is put on the window: each looks under so many places and says how many stars it found there. */
export type PickingPage = {
  load(entries: MoodEntry[]): void;
  pick(places: number): number;
  cast(places: number): number;
};

let entries: readonly MoodEntry[] = [];
let view: View;
const picker = new Picker();
const lens = new PerspectiveCamera();
const raycaster = new Raycaster();
let points = new Points();

/** The window's middle, where the stars are. */
function* placesIn({ width, height }: View, count: number) {
  const random = seededRandom(count);
  for (let place = 0; place < count; place++)
    yield { x: width * (0.25 + 0.5 * random()), y: height * (0.25 + 0.5 * random()) };
}

const picking: PickingPage = {
  load(stars) {
    entries = stars;
    const outermost = stars.reduce((most, { x, y, z }) => Math.max(most, Math.hypot(x, y, z)), 0);
    const distance = eyeDistance(outermost);
    view = { yaw: -0.5, pitch: 0.5, zoom: 300 / outermost, distance, width: 1280, height: 800 };
    const places = stars.flatMap(({ x, y, z }) => [x, y, z]);
    const geometry = new BufferGeometry().setAttribute("position", new Float32BufferAttribute(places, 3));
    points = new Points(geometry);
    aimLens(lens, view, outermost);
    lens.updateMatrixWorld();
    // As far as the sky's pointer reaches round a small star, in units.
    raycaster.params.Points.threshold = mouseReach(4) / view.zoom;
    // At rest: the view was looked up in before.
    picker.pick(0, 0, mouseReach, entries, view);
  },
  pick(count) {
    let found = 0;
    for (const { x, y } of placesIn(view, count)) if (picker.pick(x, y, mouseReach, entries, view)) found++;
    return found;
  },
  cast(count) {
    let found = 0;
    for (const { x, y } of placesIn(view, count)) {
      raycaster.setFromCamera(new Vector2((x / view.width) * 2 - 1, 1 - (y / view.height) * 2), lens);
      if (raycaster.intersectObject(points).length > 0) found++;
    }
    return found;
  },
};

Object.assign(window, { picking });
