/** Green rings round selected stars, and the ring that fills while a star is held. */

import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { ringDiameter } from "../model/star-appearance.ts";
import { sharesOf, type Theme } from "../model/themes.ts";
import { frameUniforms } from "./frame-uniforms.ts";
import { Pass } from "./gpu/pass.ts";
import { cornerOfVertex, type Shader } from "./gpu/shader.ts";
import { square, VertexTable } from "./gpu/vertex-table.ts";

const vertex = /* glsl */ `
${frameUniforms}
in vec3 place;
in vec2 style;           // diameter in CSS pixels at scale 1; drawn share of the ring, 0 to 1
out vec2 vAt;
out float vPixels;
flat out float vShare;
const float MIN_DIAMETER = 18.0;
${cornerOfVertex}
void main() {
  vec4 center = viewMatrix * vec4(place, 1.0);
  float size = max(MIN_DIAMETER, style.x * uScale / -center.z + 10.0);
  vPixels = size * 0.5;
  vAt = corner() * (1.0 + 3.0 / vPixels);
  vShare = style.y;
  gl_Position = projectionMatrix * center;
  gl_Position.xy += vAt * size / uWindow * gl_Position.w;
}
`;

const fragment = /* glsl */ `
in vec2 vAt;
in float vPixels;
flat in float vShare;
uniform vec3 uColor;
out vec4 shown;
void main() {
  float line = smoothstep(1.9, 0.6, abs(length(vAt) - 1.0) * vPixels);
  // Clockwise from the top.
  float turn = fract(atan(vAt.x, vAt.y) / 6.2831853 + 1.0);
  float strength = 0.95 * line * (turn <= vShare ? 1.0 : 0.18);
  shown = vec4(uColor * strength, strength);
}
`;

const shader: Shader = { vertex, fragment, blending: "over" };
const columns = { place: { width: 3 }, style: { width: 2 } } as const;

export type Ring = {
  readonly entry: MoodEntry;
  /** Drawn share, 0 to 1. */
  readonly share: number;
};

export class SelectionRings {
  readonly #table = new VertexTable(square, columns);
  readonly #pass = new Pass(shader, this.#table, { uColor: [0, 0, 0] });
  readonly passes = [this.#pass];

  show(rings: readonly Ring[]) {
    this.#table.resize(rings.length);
    for (const [at, { entry, share }] of rings.entries()) {
      this.#table.set("place", at, entry.x, entry.y, entry.z);
      this.#table.set("style", at, ringDiameter(entry), share);
    }
    this.#table.upload(0, rings.length);
  }

  applyTheme({ outline }: Theme) {
    this.#pass.uniforms.uColor = sharesOf(outline);
  }
}
