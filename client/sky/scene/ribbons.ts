/** Lines of an even width in pixels, all of them in one draw call: GL's own lines are one aliased pixel wide. */

import { Color, Mesh, Vector2 } from "three";
import type { Position } from "#domain/placement.ts";
import { makePaint, setRawColor } from "./paint.ts";
import { strip, Table } from "./table.ts";
import type { View } from "./view.ts";

const vertexShader = /* glsl */ `
in vec3 at;
in vec3 along;
in vec2 look;           // which ribbon it is, in time; strength 0 to 1
uniform vec2 uWindow;   // CSS pixels
uniform float uWidth;   // CSS pixels
uniform float uFading;  // after how many ribbons an older one has faded, 0 for never
uniform float uLast;
uniform float uStrength;
uniform float uNear;    // ribbons that stand out lie at this one and before, -1 for none
out float vBeside;
out float vStrength;
flat out float vStandsOut;

// Fainter than this a ribbon alone changes no pixel by more than one step, but thousands of them cost the most.
const float FAINTEST = 0.006;

void main() {
  vec4 seen = viewMatrix * vec4(at, 1.0);
  vec4 ahead = viewMatrix * vec4(at + along, 1.0);
  vec2 way = ahead.xy / ahead.z - seen.xy / seen.z;
  float far = length(way);
  // A ribbon that runs straight at the eye has no sides.
  vec2 beside = far > 1e-9 ? vec2(way.y, -way.x) / far : vec2(0.0);
  float older = uFading > 0.0 ? exp((look.x - uLast) / uFading) : 1.0;
  vStandsOut = uNear >= 0.0 && abs(look.x + 0.5 - uNear) < 1.0 ? 1.0 : 0.0;
  vStrength = max(look.y * mix(0.3, 1.0, older), vStandsOut);
  if (uStrength * vStrength < FAINTEST) { gl_Position = vec4(2.0, 2.0, 2.0, 1.0); return; }
  float edge = 0.5 * uWidth * (1.0 + 0.4 * vStandsOut) + 1.0;
  vBeside = (float(gl_VertexID & 1) * 2.0 - 1.0) * edge;
  gl_Position = projectionMatrix * seen;
  gl_Position.xy += beside * vBeside * 2.0 / uWindow * gl_Position.w;
}
`;

const fragmentShader = /* glsl */ `
in float vBeside;
in float vStrength;
flat in float vStandsOut;
uniform vec3 uColor;
uniform float uStrength;
uniform float uWidth;
out vec4 shown;
void main() {
  float edge = 0.5 * uWidth * (1.0 + 0.4 * vStandsOut);
  float strength = mix(uStrength, max(uStrength, 0.8), vStandsOut) * vStrength;
  strength *= smoothstep(edge + 1.0, max(0.0, edge - 0.5), abs(vBeside));
  shown = vec4(uColor * strength, strength);
}
`;

const columns = { at: { width: 3 }, along: { width: 3 }, look: { width: 2 } } as const;

/** Nothing shorter has a direction. Units. */
const shortest = 1e-6;

export class Ribbons {
  readonly #pieces: number;
  readonly #table: Table<keyof typeof columns>;
  readonly #material = makePaint({
    vertexShader,
    fragmentShader,
    uniforms: {
      uWindow: { value: new Vector2(1, 1) },
      uWidth: { value: 1 },
      uFading: { value: 0 },
      uLast: { value: 0 },
      uNear: { value: -1 },
      uColor: { value: new Color() },
      uStrength: { value: 1 },
    },
  });
  readonly mesh: Mesh;
  #strength = 1;

  /** Each ribbon is a row of so many straight pieces. */
  constructor(pieces: number, renderOrder: number) {
    this.#pieces = pieces;
    this.#table = new Table(strip(pieces), columns);
    this.mesh = new Mesh(this.#table.geometry, this.#material);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = renderOrder;
    this.mesh.visible = false;
  }

  /** Draws so many ribbons in all; those that are there already stay. */
  resize(count: number) {
    if (this.#table.resize(count)) this.mesh.geometry = this.#table.geometry;
    this.#material.uniforms.uLast.value = count - 1;
    this.mesh.visible = count > 0;
  }

  /** `points` are one more than pieces. */
  write(ribbon: number, points: readonly Position[], strength: number) {
    for (const [at, point] of points.entries()) {
      const from = points[Math.max(0, at - 1)] ?? point;
      const to = points[Math.min(this.#pieces, at + 1)] ?? point;
      const [x, y, z] = [to.x - from.x, to.y - from.y, to.z - from.z];
      const long = Math.max(shortest, Math.hypot(x, y, z));
      for (const vertex of [2 * at, 2 * at + 1]) {
        this.#table.setVertex("at", ribbon, vertex, point.x, point.y, point.z);
        this.#table.setVertex("along", ribbon, vertex, x / long, y / long, z / long);
      }
    }
    this.#table.set("look", ribbon, ribbon, strength);
  }

  send(first: number, count: number) {
    this.#table.send(first, count);
  }

  /** Width in CSS pixels. `fading`: after how many ribbons an older one has faded, 0 for never. */
  wear({ color, strength, width, fading = 0 }: RibbonLook) {
    const { uColor, uWidth, uFading } = this.#material.uniforms;
    setRawColor(uColor.value, color);
    this.#strength = strength;
    uWidth.value = width;
    uFading.value = fading;
  }

  /** The ribbon of this index and the one before it stand out; −1 for none. */
  markNear(ribbon: number) {
    this.#material.uniforms.uNear.value = ribbon;
  }

  /** `strength` from 0 to 1, times that of their look. */
  see({ width, height }: View, strength = 1) {
    this.#material.uniforms.uWindow.value.set(width, height);
    this.#material.uniforms.uStrength.value = this.#strength * strength;
  }

  dispose() {
    this.#table.geometry.dispose();
    this.#material.dispose();
  }
}

export type RibbonLook = {
  readonly color: string;
  readonly strength: number;
  readonly width: number;
  readonly fading?: number;
};
