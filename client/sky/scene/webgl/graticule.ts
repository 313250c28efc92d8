/** The grid behind the stars, infinitely far away, in one draw call. */

import { Color, Mesh, Vector2 } from "three";
import type { View } from "../camera/view.ts";
import { backdropLens, graticuleLines } from "../model/graticule-lines.ts";
import type { Theme } from "../model/themes.ts";
import { cornerOfVertex, makeMaterial, perSquare, setRawColor, squares } from "./material.ts";

/** Quads of constant width: lines of GL are one aliased pixel wide. */
const vertexShader = /* glsl */ `
in vec3 from;
in vec3 to;
uniform vec2 uWindow;   // CSS pixels
uniform float uLens;    // pixels for a slope of 1
out float vBeside;

const float HALF_WIDTH = 1.5;

vec2 onScreen(vec3 point) { return -point.xy / point.z * uLens; }

${cornerOfVertex}
void main() {
  vec3 viewFrom = mat3(viewMatrix) * from;
  vec3 viewTo = mat3(viewMatrix) * to;
  if (viewFrom.z > -0.1 || viewTo.z > -0.1) { gl_Position = vec4(2.0, 2.0, 2.0, 1.0); return; }
  vec2 a = onScreen(viewFrom);
  vec2 b = onScreen(viewTo);
  vec2 along = normalize(b - a + 1e-6);
  vBeside = corner().y * HALF_WIDTH;
  vec2 at = (corner().x < 0.0 ? a : b) + vec2(-along.y, along.x) * vBeside;
  gl_Position = vec4(at * 2.0 / uWindow, 0.0, 1.0);
}
`;

const fragmentShader = /* glsl */ `
in float vBeside;
uniform vec3 uColor;
uniform float uStrength;
out vec4 shown;
void main() {
  float strength = uStrength * smoothstep(1.5, 0.0, abs(vBeside));
  shown = vec4(uColor * strength, strength);
}
`;

export class Graticule {
  readonly #material = makeMaterial({
    vertexShader,
    fragmentShader,
    uniforms: {
      uWindow: { value: new Vector2(1, 1) },
      uLens: { value: 800 },
      uColor: { value: new Color() },
      uStrength: { value: 1 },
    },
  });
  readonly object = new Mesh(makeGeometry(), this.#material);

  constructor() {
    this.object.frustumCulled = false;
    this.object.renderOrder = 1;
  }

  applyTheme({ faint, gridStrength }: Theme) {
    setRawColor(this.#material.uniforms.uColor.value, faint);
    this.#material.uniforms.uStrength.value = gridStrength;
  }

  setView(view: View) {
    this.#material.uniforms.uWindow.value.set(view.width, view.height);
    this.#material.uniforms.uLens.value = backdropLens(view);
  }

  dispose() {
    this.object.geometry.dispose();
    this.#material.dispose();
  }
}

function makeGeometry() {
  const segments = graticuleLines();
  return squares(segments.length)
    .setAttribute("from", perSquare(segments.map((segment) => segment.slice(0, 3))))
    .setAttribute("to", perSquare(segments.map((segment) => segment.slice(3))));
}
