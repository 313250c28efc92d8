/** Runs in the browser: finds the star under a pointer with the sky's own code and with the raycaster of three.js. */

import { BufferGeometry, Float32BufferAttribute, PerspectiveCamera, Points, Raycaster, Vector2 } from "three";
import { seededRandom } from "#domain/pseudo-random.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { eyeDistance } from "#domain/sky-view.ts";
import { fieldOfView, type View } from "../../client/sky/scene/camera/view.ts";
import { Picker } from "../../client/sky/scene/input/picking.ts";
import { mouseReach } from "../../client/sky/scene/input/screen-index.ts";

/** The functions that are put on the window. Each looks up `count` positions and returns the number of stars found. */
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

/** Positions around the middle of the window, where the stars are. */
function* placesIn({ width, height }: View, count: number) {
  const random = seededRandom(count);
  for (let place = 0; place < count; place++)
    yield { x: width * (0.25 + 0.5 * random()), y: height * (0.25 + 0.5 * random()) };
}

/** Makes the camera of three.js show a view. */
function aim(camera: PerspectiveCamera, { yaw, pitch, zoom, distance, width, height }: View) {
  camera.rotation.set(-pitch, -yaw, 0, "YXZ");
  camera.position.set(0, 0, distance).applyEuler(camera.rotation);
  Object.assign(camera, { fov: fieldOfView(height, distance), aspect: width / height, zoom });
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
}

const picking: PickingPage = {
  load(stars) {
    entries = stars;
    const outermost = stars.reduce((most, { x, y, z }) => Math.max(most, Math.hypot(x, y, z)), 0);
    const distance = eyeDistance(outermost);
    const window = { width: 1280, height: 800, centerX: 640, centerY: 400 };
    view = { yaw: -0.5, pitch: 0.5, zoom: 300 / outermost, distance, ...window };
    const places = stars.flatMap(({ x, y, z }) => [x, y, z]);
    const geometry = new BufferGeometry().setAttribute("position", new Float32BufferAttribute(places, 3));
    points = new Points(geometry);
    aim(lens, view);
    // The sky's pick radius around a small star, in units of the world.
    raycaster.params.Points.threshold = mouseReach(4) / view.zoom;
    // The first pick builds the index for this view; the measurement is about an unchanged view.
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
