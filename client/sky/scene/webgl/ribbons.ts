/** Lines of constant width in one draw call, as quads: lines of GL are one aliased pixel wide. */

import { Color, Mesh, Vector2 } from "three";
import type { Position } from "#domain/placement.ts";
import type { View } from "../camera/view.ts";
import { makeMaterial, setRawColor } from "./material.ts";
import { strip, VertexTable } from "./vertex-table.ts";

const vertexShader = /* glsl */ `
in vec3 at;
in vec3 along;
in float weight;        // strength from 0 to 1, or length in units where uReach is above 0
uniform vec2 uWindow;   // CSS pixels
uniform float uWidth;   // CSS pixels
uniform float uFading;  // number of ribbons after which older ones have faded, 0 for never
uniform float uLast;
uniform float uStrength;
uniform float uNear;    // this ribbon and the one before it are highlighted, -1 for none
uniform float uReach;   // length in units at which a ribbon has half its strength, 0 where weights are strengths
out float vBeside;
out float vStrength;
flat out float vHighlight;

// A fainter ribbon changes a pixel by one step at most, but thousands of them cost the most.
const float FAINTEST = 0.006;

void main() {
  vec4 start = viewMatrix * vec4(at, 1.0);
  vec4 ahead = viewMatrix * vec4(at + along, 1.0);
  vec2 direction = ahead.xy / ahead.z - start.xy / start.z;
  float size = length(direction);
  // A ribbon that points straight at the eye has no sides.
  vec2 beside = size > 1e-9 ? vec2(direction.y, -direction.x) / size : vec2(0.0);
  // Ribbons are in the order of time, oldest first.
  float index = float(gl_VertexID / VERTICES);
  float recency = uFading > 0.0 ? exp((index - uLast) / uFading) : 1.0;
  float stretch = uReach > 0.0 ? weight / uReach : 0.0;
  float own = uReach > 0.0 ? 1.0 / (1.0 + stretch * stretch) : weight;
  vHighlight = uNear >= 0.0 && abs(index + 0.5 - uNear) < 1.0 ? 1.0 : 0.0;
  vStrength = max(own * mix(0.3, 1.0, recency), vHighlight);
  if (uStrength * vStrength < FAINTEST) { gl_Position = vec4(2.0, 2.0, 2.0, 1.0); return; }
  float edge = 0.5 * uWidth * (1.0 + 0.4 * vHighlight) + 1.0;
  vBeside = (float(gl_VertexID & 1) * 2.0 - 1.0) * edge;
  gl_Position = projectionMatrix * start;
  gl_Position.xy += beside * vBeside * 2.0 / uWindow * gl_Position.w;
}
`;

const fragmentShader = /* glsl */ `
in float vBeside;
in float vStrength;
flat in float vHighlight;
uniform vec3 uColor;
uniform float uStrength;
uniform float uWidth;
out vec4 shown;
void main() {
  float edge = 0.5 * uWidth * (1.0 + 0.4 * vHighlight);
  float strength = mix(uStrength, max(uStrength, 0.8), vHighlight) * vStrength;
  strength *= smoothstep(edge + 1.0, max(0.0, edge - 0.5), abs(vBeside));
  shown = vec4(uColor * strength, strength);
}
`;

const columns = { at: { width: 3 }, along: { width: 3 }, weight: { width: 1 } } as const;

/** A shorter piece has no direction. Units. */
const minLength = 1e-6;

export class Ribbons {
  readonly #pieces: number;
  readonly #table: VertexTable<keyof typeof columns>;
  readonly #material = makeMaterial({
    vertexShader,
    fragmentShader,
    uniforms: {
      uWindow: { value: new Vector2(1, 1) },
      uWidth: { value: 1 },
      uFading: { value: 0 },
      uLast: { value: 0 },
      uNear: { value: -1 },
      uReach: { value: 0 },
      uColor: { value: new Color() },
      uStrength: { value: 1 },
    },
  });
  readonly mesh: Mesh;
  #strength = 1;

  /** Each ribbon consists of `pieces` straight pieces. */
  constructor(pieces: number, renderOrder: number) {
    this.#pieces = pieces;
    const shape = strip(pieces);
    this.#material.defines = { VERTICES: shape.vertices };
    this.#table = new VertexTable(shape, columns);
    this.mesh = new Mesh(this.#table.geometry, this.#material);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = renderOrder;
    this.mesh.visible = false;
  }

  get count() {
    return this.#table.count;
  }

  /** Puts `added` ribbons, which are written next, in the place of `removed` ones from `at` on. */
  splice(at: number, removed: number, added: number) {
    if (this.#table.splice(at, removed, added)) this.mesh.geometry = this.#table.geometry;
    this.#material.uniforms.uLast.value = this.#table.count - 1;
    this.mesh.visible = this.#table.count > 0;
  }

  /** `points`: one more than pieces; `weight`: the strength, or the length in units if a reach is set. */
  write(ribbon: number, points: readonly Position[], weight: number) {
    for (const [at, point] of points.entries()) {
      const from = points[Math.max(0, at - 1)] ?? point;
      const to = points[Math.min(this.#pieces, at + 1)] ?? point;
      const [x, y, z] = [to.x - from.x, to.y - from.y, to.z - from.z];
      const length = Math.max(minLength, Math.hypot(x, y, z));
      for (const vertex of [2 * at, 2 * at + 1]) {
        this.#table.setVertex("at", ribbon, vertex, point.x, point.y, point.z);
        this.#table.setVertex("along", ribbon, vertex, x / length, y / length, z / length);
      }
    }
    this.#table.set("weight", ribbon, weight);
  }

  /** From now on weights are lengths, and a ribbon of this length has half its strength. Units. */
  setReach(reach: number) {
    this.#material.uniforms.uReach.value = reach;
  }

  setStyle({ color, strength, width, fading = 0 }: RibbonStyle) {
    const { uColor, uWidth, uFading } = this.#material.uniforms;
    setRawColor(uColor.value, color);
    this.#strength = strength;
    uWidth.value = width;
    uFading.value = fading;
  }

  /** Highlights the ribbon of this index and the one before it; −1 for none. */
  highlightAt(ribbon: number) {
    this.#material.uniforms.uNear.value = ribbon;
  }

  /** `strength` from 0 to 1 multiplies that of the style. */
  setView({ width, height }: View, strength = 1) {
    this.#material.uniforms.uWindow.value.set(width, height);
    this.#material.uniforms.uStrength.value = this.#strength * strength;
  }

  dispose() {
    this.#table.geometry.dispose();
    this.#material.dispose();
  }
}

export type RibbonStyle = {
  readonly color: string;
  readonly strength: number;
  /** CSS pixels. */
  readonly width: number;
  /** Number of ribbons after which older ones have faded; never by default. */
  readonly fading?: number;
};
