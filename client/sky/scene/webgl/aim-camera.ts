import type { PerspectiveCamera } from "three";
import { fieldOfView, type View } from "../camera/view.ts";

/** Makes three's camera show a view; `outermost` is the distance of the outermost star from the centre, in units. */
export function aimCamera(camera: PerspectiveCamera, view: View, outermost: number) {
  const { yaw, pitch, zoom, distance, width, height } = view;
  camera.rotation.set(-pitch, -yaw, 0, "YXZ");
  camera.position.set(0, 0, distance).applyEuler(camera.rotation);
  camera.fov = fieldOfView(height, distance);
  camera.aspect = width / height;
  camera.zoom = zoom;
  camera.near = Math.max(1, (distance - outermost) / 2);
  camera.far = (distance + outermost) * 2;
  camera.updateProjectionMatrix();
}
