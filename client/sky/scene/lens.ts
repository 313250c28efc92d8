import type { PerspectiveCamera } from "three";
import { fieldOfView, type View } from "./view.ts";

/** Looks through a lens of three's as the view says, at a sky whose outermost star is so far out. */
export function aimLens(lens: PerspectiveCamera, view: View, outermost: number) {
  const { yaw, pitch, zoom, distance, width, height } = view;
  lens.rotation.set(-pitch, -yaw, 0, "YXZ");
  lens.position.set(0, 0, distance).applyEuler(lens.rotation);
  lens.fov = fieldOfView(height, distance);
  lens.aspect = width / height;
  lens.zoom = zoom;
  lens.near = Math.max(1, (distance - outermost) / 2);
  lens.far = (distance + outermost) * 2;
  lens.updateProjectionMatrix();
}
