/** Lines of constant width in one draw call, as quads: lines of GL are one aliased pixel wide. */

import type { Position } from "#domain/placement.ts";
import { sharesOf } from "../model/themes.ts";
import { frameUniforms } from "./frame-uniforms.ts";
import { Pass } from "./gpu/pass.ts";
import type { Shader } from "./gpu/shader.ts";
import { strip, VertexTable } from "./gpu/vertex-table.ts";

const vertex = /* glsl */ `
${frameUniforms}
in vec3 at;
in vec3 along;
in float weight;        // strength from 0 to 1, or length in units where uReach is above 0
// Packed, because passes of one program send all their numbers again with each frame.
uniform vec4 uShape;    // vertices of a ribbon; width in CSS pixels; see uFading; index of the last ribbon
uniform vec4 uRange;    // the first and the last ribbon that are drawn; see uNear and uReach
uniform vec4 uInk;      // red, green, blue; strength
#define uVertices uShape.x
#define uWidth uShape.y
#define uFading uShape.z  // number of ribbons after which older ones have faded, 0 for never
#define uLast uShape.w
#define uShown uRange.xy
#define uNear uRange.z    // this ribbon and the one before it are highlighted, -1 for none
#define uReach uRange.w   // length in units at which a ribbon has half its strength, 0 where weights are strengths
#define uStrength uInk.a
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
  float index = float(gl_VertexID / int(uVertices));
  float recency = uFading > 0.0 ? exp((index - uLast) / uFading) : 1.0;
  float stretch = uReach > 0.0 ? weight / uReach : 0.0;
  float own = uReach > 0.0 ? 1.0 / (1.0 + stretch * stretch) : weight;
  vHighlight = uNear >= 0.0 && abs(index + 0.5 - uNear) < 1.0 ? 1.0 : 0.0;
  vStrength = max(own * mix(0.3, 1.0, recency), vHighlight);
  bool isShown = index >= uShown.x && index <= uShown.y;
  if (!isShown || uStrength * vStrength < FAINTEST) { gl_Position = vec4(2.0, 2.0, 2.0, 1.0); return; }
  float edge = 0.5 * uWidth * (1.0 + 0.4 * vHighlight) + 1.0;
  vBeside = (float(gl_VertexID & 1) * 2.0 - 1.0) * edge;
  gl_Position = projectionMatrix * start;
  gl_Position.xy += beside * vBeside * 2.0 / uWindow * gl_Position.w;
}
`;

const fragment = /* glsl */ `
in float vBeside;
in float vStrength;
flat in float vHighlight;
uniform vec4 uShape;
uniform vec4 uInk;
out vec4 shown;
void main() {
  float edge = 0.5 * uShape.y * (1.0 + 0.4 * vHighlight);
  float strength = mix(uInk.a, max(uInk.a, 0.8), vHighlight) * vStrength;
  strength *= smoothstep(edge + 1.0, max(0.0, edge - 0.5), abs(vBeside));
  shown = vec4(uInk.rgb * strength, strength);
}
`;

/** All ribbons have one shader, so that it is compiled once. */
const shader: Shader = { vertex, fragment, blending: "over" };
const columns = { at: { width: 3 }, along: { width: 3 }, weight: { width: 1 } } as const;

/** More ribbons than there can be. */
const allRibbons: readonly [first: number, last: number] = [0, 1e7];

/** A shorter piece has no direction. Units. */
const minLength = 1e-6;

export class Ribbons {
  readonly #pieces: number;
  readonly #table: VertexTable<keyof typeof columns>;
  readonly pass;
  /** The numbers of the uniforms; see the shader. */
  readonly #shape: number[];
  readonly #range: number[];
  readonly #ink: number[];
  #strength = 1;

  /** Each ribbon consists of `pieces` straight pieces. */
  constructor(pieces: number) {
    this.#pieces = pieces;
    const shape = strip(pieces);
    this.#table = new VertexTable(shape, columns);
    this.pass = new Pass(shader, this.#table, {
      uShape: [shape.vertices, 1, 0, 0],
      uRange: [...allRibbons, -1, 0],
      uInk: [0, 0, 0, 1],
    });
    const { uShape, uRange, uInk } = this.pass.uniforms;
    [this.#shape, this.#range, this.#ink] = [uShape, uRange, uInk];
  }

  get count() {
    return this.#table.count;
  }

  /** Puts `added` ribbons, which are written next, in the place of `removed` ones from `at` on. */
  splice(at: number, removed: number, added: number) {
    this.#table.splice(at, removed, added);
    this.#shape[3] = this.#table.count - 1;
  }

  /**
   * Writes a ribbon. `points` are one more than pieces; `weight` is the strength, or the length in units if a reach
   * is set.
   */
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

  /** Makes weights lengths from now on: a ribbon of this length has half its strength. Units. */
  setReach(reach: number) {
    this.#range[3] = reach;
  }

  setStyle({ color, strength, width, fading = 0 }: RibbonStyle) {
    for (const [at, share] of sharesOf(color).entries()) this.#ink[at] = share;
    this.#shape[1] = width;
    this.#shape[2] = fading;
    this.#strength = strength;
    this.fade(1);
  }

  /** Draws only the ribbons from the index `first` to `last`. */
  setShown(first: number, last: number) {
    this.#range[0] = first;
    this.#range[1] = last;
  }

  /** Highlights the ribbon of this index and the one before it; −1 for none. */
  highlightAt(ribbon: number) {
    this.#range[2] = ribbon;
  }

  /** Multiplies the strength of the style by `strength`, from 0 to 1. */
  fade(strength: number) {
    this.#ink[3] = this.#strength * strength;
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
