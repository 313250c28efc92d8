/** What all vertex shaders read, and each frame writes once. */

import type { View } from "../camera/view.ts";

/** GLSL: the declarations, in the layout that `writeFrame` fills. */
export const frameUniforms = /* glsl */ `
layout(std140) uniform Frame {
  mat4 projectionMatrix;
  mat4 viewMatrix;
  vec2 uWindow;   // CSS pixels
  float uScale;   // pixels per unit at the centre, times the eye's distance
  float uTime;    // seconds of the sky's own clock
};
`;

/** The number of numbers of the declarations. */
export const frameLength = 36;

/** Writes the view, and returns `into`; `outermost` is the distance of the outermost star, in units. */
export function writeFrame(into: Float32Array, view: View, outermost: number, time: number) {
  const { yaw, pitch, zoom, distance, width, height, centerX, centerY } = view;
  const near = Math.max(1, (distance - outermost) / 2);
  const far = (distance + outermost) * 2;
  const lens = 2 * distance * zoom;
  const depth = near - far;
  const [sinYaw, cosYaw, sinPitch, cosPitch] = [
    ...[Math.sin(yaw), Math.cos(yaw)],
    ...[Math.sin(pitch), Math.cos(pitch)],
  ] as [number, number, number, number];
  // By columns. Every point of the sky is in front of the eye, at most as deep as `far`.
  into.set([lens / width, 0, 0, 0]);
  into.set([0, lens / height, 0, 0], 4);
  into.set([1 - (2 * centerX) / width, (2 * centerY) / height - 1, (far + near) / depth, -1], 8);
  into.set([0, 0, (2 * far * near) / depth, 0], 12);
  // The same turn as `projector` in view.ts.
  into.set([cosYaw, sinYaw * sinPitch, -sinYaw * cosPitch, 0], 16);
  into.set([0, cosPitch, sinPitch, 0], 20);
  into.set([sinYaw, -cosYaw * sinPitch, cosYaw * cosPitch, 0], 24);
  into.set([0, 0, -distance, 1], 28);
  into.set([width, height, distance * zoom, time], 32);
  return into;
}
