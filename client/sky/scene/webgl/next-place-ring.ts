/** The faint, dashed outline where the next star will be. */

import { Color, Mesh, PlaneGeometry, Vector2, Vector3 } from "three";
import type { Position } from "#domain/placement.ts";
import type { View } from "../camera/view.ts";
import { nextPlaceSize } from "../model/star-appearance.ts";
import type { Theme } from "../model/themes.ts";
import { makeMaterial, setRawColor } from "./material.ts";

const vertexShader = /* glsl */ `
uniform vec3 uPlace;
uniform vec2 uWindow;    // CSS pixels
uniform float uScale;
uniform vec2 uDiameter;  // at scale 1, least
out vec2 vAt;
out float vPixels;
void main() {
  vec4 center = viewMatrix * vec4(uPlace, 1.0);
  float size = max(uDiameter.y, uDiameter.x * uScale / -center.z);
  vAt = position.xy * 2.0 * 1.25;
  vPixels = size * 0.5;
  gl_Position = projectionMatrix * center;
  gl_Position.xy += vAt * size / uWindow * gl_Position.w;
}
`;

const fragmentShader = /* glsl */ `
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

export class NextPlaceRing {
  readonly #material = makeMaterial({
    vertexShader,
    fragmentShader,
    uniforms: {
      uPlace: { value: new Vector3() },
      uWindow: { value: new Vector2(1, 1) },
      uScale: { value: 800 },
      uDiameter: { value: new Vector2(nextPlaceSize.base, nextPlaceSize.min) },
      uColor: { value: new Color() },
      uStrength: { value: 1 },
      uPresence: { value: 1 },
    },
  });
  readonly object = new Mesh(new PlaneGeometry(1, 1), this.#material);

  constructor() {
    this.object.frustumCulled = false;
    this.object.renderOrder = 5;
    this.object.visible = false;
  }

  /** Fainter among stars; `isAlone` in an empty sky. */
  show(place: Position | null, isAlone: boolean) {
    this.#material.uniforms.uPresence.value = isAlone ? 1 : 0.55;
    this.object.visible = place !== null;
    if (place) this.#material.uniforms.uPlace.value.set(place.x, place.y, place.z);
  }

  applyTheme({ outline, outlineStrength }: Theme) {
    setRawColor(this.#material.uniforms.uColor.value, outline);
    this.#material.uniforms.uStrength.value = outlineStrength;
  }

  setView({ width, height, distance, zoom }: View) {
    this.#material.uniforms.uWindow.value.set(width, height);
    this.#material.uniforms.uScale.value = distance * zoom;
  }

  dispose() {
    this.object.geometry.dispose();
    this.#material.dispose();
  }
}
