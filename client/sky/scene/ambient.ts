/** The far stars that belong to nobody: they make the dark deep, never brighter than a mood and never picked. */

import { Color, Mesh, Vector2 } from "three";
import { ambientDrift, ambientStars } from "./ambient-stars.ts";
import { cornerOfVertex, makePaint, perSquare, setRawColor, squares } from "./paint.ts";
import type { Theme } from "./themes.ts";
import type { View } from "./view.ts";

/** They fill the window whatever the zoom, and drift across it as the sky turns, the farther the slower. */
const vertexShader = /* glsl */ `
in vec3 place;            // across and up, 0 to 1 of the window; how much it drifts
in vec2 look;             // diameter in CSS pixels, strength 0 to 1
uniform vec2 uWindow;     // CSS pixels
uniform vec2 uDrift;      // in windows
out vec2 vAt;
flat out float vStrength;
${cornerOfVertex}
void main() {
  vAt = corner();
  vStrength = look.y;
  // A little beyond the edges, so that none is seen to leave on one side and come in on the other.
  vec2 at = fract(place.xy + uDrift * place.z) * 1.04 - 0.02;
  gl_Position = vec4(at * 2.0 - 1.0 + vAt * look.x / uWindow, 0.0, 1.0);
}
`;

const fragmentShader = /* glsl */ `
in vec2 vAt;
flat in float vStrength;
uniform vec3 uColor;
uniform float uStrength;
out vec4 shown;
void main() {
  float strength = uStrength * vStrength * smoothstep(1.0, 0.1, length(vAt));
  shown = vec4(uColor * strength, strength);
}
`;

export class AmbientStars {
  readonly #material = makePaint({
    vertexShader,
    fragmentShader,
    uniforms: {
      uWindow: { value: new Vector2(1, 1) },
      uDrift: { value: new Vector2(0, 0) },
      uColor: { value: new Color() },
      uStrength: { value: 1 },
    },
  });
  readonly object = new Mesh(makeGeometry(), this.#material);

  constructor() {
    this.object.frustumCulled = false;
    this.object.renderOrder = 2;
  }

  wear({ faint, ambientStrength }: Theme) {
    setRawColor(this.#material.uniforms.uColor.value, faint);
    this.#material.uniforms.uStrength.value = ambientStrength;
  }

  see({ yaw, pitch, width, height }: View) {
    this.#material.uniforms.uWindow.value.set(width, height);
    this.#material.uniforms.uDrift.value.set(yaw * ambientDrift, -pitch * ambientDrift);
  }

  dispose() {
    this.object.geometry.dispose();
    this.#material.dispose();
  }
}

function makeGeometry() {
  const stars = ambientStars();
  return squares(stars.length)
    .setAttribute("place", perSquare(stars.map(({ across, up, drift }) => [across, up, drift])))
    .setAttribute("look", perSquare(stars.map(({ size, strength }) => [size, strength])));
}
