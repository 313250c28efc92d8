import { expect, test } from "vitest";
import { makeStar } from "../../../../testing/make-star.ts";
import { Framing } from "../framing.ts";
import { extentOf } from "./extent.ts";
import { openingView } from "./opening-view.ts";
import { OrbitCamera } from "./orbit-camera.ts";

const places = Array.from({ length: 40 }, (_, at) =>
  makeStar({
    id: `star-${at}`,
    x: Math.round(30 * Math.cos(at) * Math.sqrt(at)),
    y: (at % 7) * 12 - 40,
    z: Math.round(30 * Math.sin(at) * Math.sqrt(at)),
  }),
);
const newest = places.at(-1) ?? null;

/** The first view of a scene. */
function firstViewOf(width: number, height: number, free: Parameters<typeof openingView>[3]) {
  const camera = new OrbitCamera();
  const subject = { stars: places, places, nextPlace: null, newest, selected: null };
  const framing = new Framing(
    camera,
    () => subject,
    () => {},
  );
  camera.setExtent(extentOf(places).outermost);
  framing.setFree(free);
  framing.resize(width, height);
  framing.fit();
  camera.jumpToTarget();
  return camera.view;
}

test.each([
  ["a wide window with a sidebar", 1280, 800, { left: 260, top: 64, right: 1280, bottom: 800 }],
  ["a phone", 390, 844, { left: 0, top: 64, right: 390, bottom: 760 }],
])("in %s, the dots are where the scene draws its stars", (_, width, height, free) => {
  const view = openingView(places, newest, { width, height }, free);
  const expected = firstViewOf(width, height, free);
  for (const key of ["yaw", "pitch", "zoom", "distance", "centerX", "centerY"] as const)
    expect(view[key], key).toBeCloseTo(expected[key], 6);
});
