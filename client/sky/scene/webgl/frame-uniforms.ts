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

/** Writes the view into a new array or one of an earlier frame, and returns it; `outermost` is the distance of the outermost star, in units. */
export function writeFrame(into: Float32Array, view: View, outermost: number, time: number) {
  const { yaw, pitch, zoom, distance, width, height, centerX, centerY } = view;
  const near = Math.max(1, (distance - outermost) / 2);
  const far = (distance + outermost) * 2;
  const lens = 2 * distance * zoom;
  const depth = near - far;
  const [sinYaw, cosYaw] = [Math.sin(yaw), Math.cos(yaw)];
  const [sinPitch, cosPitch] = [Math.sin(pitch), Math.cos(pitch)];
  // Column by column; elements that are not set here are zero. Every point of the sky is in front of the eye, at most as deep as `far`.
  into[0] = lens / width;
  into[5] = lens / height;
  into[8] = 1 - (2 * centerX) / width;
  into[9] = (2 * centerY) / height - 1;
  into[10] = (far + near) / depth;
  into[11] = -1;
  into[14] = (2 * far * near) / depth;
  // The same turn as `projector` in view.ts.
  into[16] = cosYaw;
  into[17] = sinYaw * sinPitch;
  into[18] = -sinYaw * cosPitch;
  into[21] = cosPitch;
  into[22] = sinPitch;
  into[24] = sinYaw;
  into[25] = -cosYaw * sinPitch;
  into[26] = cosYaw * cosPitch;
  into[30] = -distance;
  into[31] = 1;
  into[32] = width;
  into[33] = height;
  into[34] = distance * zoom;
  into[35] = time;
  return into;
}
