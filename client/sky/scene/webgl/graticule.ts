/** The grid behind the stars, infinitely far away, in one draw call. */

import type { View } from "../camera/view.ts";
import { backdropLens, graticuleLines } from "../model/graticule-lines.ts";
import { sharesOf, type Theme } from "../model/themes.ts";
import { frameUniforms } from "./frame-uniforms.ts";
import { Pass } from "./gpu/pass.ts";
import { cornerOfVertex, type Shader } from "./gpu/shader.ts";
import { squaresOf } from "./gpu/vertex-table.ts";

/** The lines are quads of constant width: lines of GL are one aliased pixel wide. */
const vertex = /* glsl */ `
${frameUniforms}
in vec3 from;
in vec3 to;
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

const fragment = /* glsl */ `
in float vBeside;
uniform vec3 uColor;
uniform float uStrength;
out vec4 shown;
void main() {
  float strength = uStrength * smoothstep(1.5, 0.0, abs(vBeside));
  shown = vec4(uColor * strength, strength);
}
`;

const shader: Shader = { vertex, fragment, blending: "over" };
const columns = { from: { width: 3 }, to: { width: 3 } } as const;

export class Graticule {
  readonly #pass = new Pass(shader, makeTable(), { uLens: 800, uColor: [0, 0, 0], uStrength: 1 });
  readonly passes = [this.#pass];

  applyTheme({ faint, gridStrength }: Theme) {
    this.#pass.uniforms.uColor = sharesOf(faint);
    this.#pass.uniforms.uStrength = gridStrength;
  }

  set isVisible(isVisible: boolean) {
    this.#pass.isVisible = isVisible;
  }

  setView(view: View) {
    this.#pass.uniforms.uLens = backdropLens(view);
  }
}

const makeTable = () =>
  squaresOf(
    columns,
    graticuleLines().map((segment) => ({ from: segment.slice(0, 3), to: segment.slice(3) })),
  );
