/** Background stars, which do not represent entries: they add depth, are fainter than every star, and cannot be picked. */

import { Color, Mesh, Vector2 } from "three";
import type { View } from "../camera/view.ts";
import { ambientDrift, ambientStars } from "../model/ambient-stars.ts";
import type { Theme } from "../model/themes.ts";
import { cornerOfVertex, makeMaterial, perSquare, setRawColor, squares } from "./material.ts";

/** They fill the window at every zoom and drift when the sky turns, the distant ones more slowly. */
const vertexShader = /* glsl */ `
in vec3 place;            // across and up, 0 to 1 of the window; factor of the drift
in vec2 style;            // diameter in CSS pixels, strength 0 to 1
uniform vec2 uWindow;     // CSS pixels
uniform vec2 uDrift;      // in windows
out vec2 vAt;
flat out float vStrength;
${cornerOfVertex}
void main() {
  vAt = corner();
  vStrength = style.y;
  // Extended beyond the edges, so that a star that wraps round is outside the window.
  vec2 at = fract(place.xy + uDrift * place.z) * 1.04 - 0.02;
  gl_Position = vec4(at * 2.0 - 1.0 + vAt * style.x / uWindow, 0.0, 1.0);
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
  readonly #material = makeMaterial({
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

  applyTheme({ faint, ambientStrength }: Theme) {
    setRawColor(this.#material.uniforms.uColor.value, faint);
    this.#material.uniforms.uStrength.value = ambientStrength;
  }

  setView({ yaw, pitch, width, height }: View) {
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
    .setAttribute("style", perSquare(stars.map(({ size, strength }) => [size, strength])));
}
