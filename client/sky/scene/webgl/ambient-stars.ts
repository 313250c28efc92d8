/** Background stars, which do not represent entries: they add depth, are fainter than every star, and cannot be picked. */

import type { View } from "../camera/view.ts";
import { ambientDrift, ambientStars } from "../model/ambient-stars.ts";
import { sharesOf, type Theme } from "../model/themes.ts";
import { frameUniforms } from "./frame-uniforms.ts";
import { Pass } from "./gpu/pass.ts";
import { cornerOfVertex, type Shader } from "./gpu/shader.ts";
import { squaresOf } from "./gpu/vertex-table.ts";

/** Ambient stars fill the window at every zoom and drift when the sky turns, the distant ones more slowly. */
const vertex = /* glsl */ `
${frameUniforms}
in vec3 place;            // across and up, 0 to 1 of the window; factor of the drift
in vec2 style;            // diameter in CSS pixels, strength 0 to 1
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

const fragment = /* glsl */ `
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

const shader: Shader = { vertex, fragment, blending: "over" };
const columns = { place: { width: 3 }, style: { width: 2 } } as const;

export class AmbientStars {
  readonly #pass = new Pass(shader, makeTable(), { uDrift: [0, 0], uColor: [0, 0, 0], uStrength: 1 });
  readonly passes = [this.#pass];

  applyTheme({ faint, ambientStrength }: Theme) {
    this.#pass.uniforms.uColor = sharesOf(faint);
    this.#pass.uniforms.uStrength = ambientStrength;
  }

  setView({ yaw, pitch }: View) {
    this.#pass.uniforms.uDrift = [yaw * ambientDrift, -pitch * ambientDrift];
  }
}

const makeTable = () =>
  squaresOf(
    columns,
    ambientStars().map(({ across, up, drift, size, strength }) => ({
      place: [across, up, drift],
      style: [size, strength],
    })),
  );
