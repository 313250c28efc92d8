/** The faint, dashed outline where the next star will be. */

import type { Position } from "#domain/placement.ts";
import { nextPlaceSize } from "../model/star-appearance.ts";
import { sharesOf, type Theme } from "../model/themes.ts";
import { frameUniforms } from "./frame-uniforms.ts";
import { Pass } from "./gpu/pass.ts";
import { cornerOfVertex, type Shader } from "./gpu/shader.ts";
import { squaresOf } from "./gpu/vertex-table.ts";

const vertex = /* glsl */ `
${frameUniforms}
uniform vec3 uPlace;
uniform vec2 uDiameter;  // at scale 1, least
out vec2 vAt;
out float vPixels;
${cornerOfVertex}
void main() {
  vec4 center = viewMatrix * vec4(uPlace, 1.0);
  float size = max(uDiameter.y, uDiameter.x * uScale / -center.z);
  vAt = corner() * 1.25;
  vPixels = size * 0.5;
  gl_Position = projectionMatrix * center;
  gl_Position.xy += vAt * size / uWindow * gl_Position.w;
}
`;

const fragment = /* glsl */ `
in vec2 vAt;
in float vPixels;
uniform vec3 uColor;
uniform float uStrength;
uniform float uPresence;
out vec4 shown;
const float DASHES = 12.0;
void main() {
  float rho = length(vAt);
  float line = smoothstep(1.3, 0.3, abs(rho - 1.0) * vPixels);
  float turn = fract(atan(vAt.y, vAt.x) / 6.2831853 * DASHES);
  float dash = smoothstep(0.24, 0.16, abs(turn - 0.5));
  float fill = 0.1 * smoothstep(1.0, 0.0, rho);
  float strength = uStrength * uPresence * (line * dash + fill);
  shown = vec4(uColor * strength, strength);
}
`;

const shader: Shader = { vertex, fragment, blending: "over" };

export class NextPlaceRing {
  readonly #pass = new Pass(shader, squaresOf({}, [{}]), {
    ...{ uPlace: [0, 0, 0], uDiameter: [nextPlaceSize.base, nextPlaceSize.min] },
    ...{ uColor: [0, 0, 0], uStrength: 1, uPresence: 1 },
  });
  readonly passes = [this.#pass];
  #hasPlace = false;

  constructor() {
    this.#pass.isVisible = false;
  }

  /** Leaves out the ring, where it would be the ninth draw call. */
  set isLeftOut(isLeftOut: boolean) {
    this.#pass.isVisible = this.#hasPlace && !isLeftOut;
  }

  /** Shows the outline, fainter among stars; `isAlone` in an empty sky. */
  show(place: Position | null, isAlone: boolean) {
    this.#pass.uniforms.uPresence = isAlone ? 1 : 0.55;
    this.#hasPlace = place !== null;
    this.#pass.isVisible = this.#hasPlace;
    if (place) this.#pass.uniforms.uPlace = [place.x, place.y, place.z];
  }

  applyTheme({ outline, outlineStrength }: Theme) {
    this.#pass.uniforms.uColor = sharesOf(outline);
    this.#pass.uniforms.uStrength = outlineStrength;
  }
}
