/** The haze behind each family's stars: one baked cloud texture, tinted once for each family. */

import { type Feelings, feelingsOf, headOf } from "#domain/feelings.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { changedRuns } from "../model/changed-runs.ts";
import { bakeCloud, cloudEdge, FamilyTallies } from "../model/nebulae.ts";
import { sharesOf, type Theme } from "../model/themes.ts";
import { frameUniforms } from "./frame-uniforms.ts";
import { Pass } from "./gpu/pass.ts";
import { cornerOfVertex, type Shader } from "./gpu/shader.ts";
import { square, VertexTable } from "./gpu/vertex-table.ts";

/** Each cloud faces the eye and is rotated by its own angle. */
const vertex = /* glsl */ `
${frameUniforms}
in vec4 cloud;            // centre and radius, in units
in vec4 style;            // colour and strength
in float turn;            // radians
out vec2 vAt;
flat out vec4 vStyle;
${cornerOfVertex}
void main() {
  vAt = mat2(cos(turn), sin(turn), -sin(turn), cos(turn)) * corner() * 0.5 + 0.5;
  vStyle = style;
  vec4 center = viewMatrix * vec4(cloud.xyz, 1.0);
  gl_Position = projectionMatrix * (center + vec4(corner() * cloud.w, 0.0, 0.0));
}
`;

const fragment = /* glsl */ `
in vec2 vAt;
flat in vec4 vStyle;
uniform sampler2D uCloud;
uniform float uStrength;
out vec4 shown;
void main() {
  float strength = uStrength * vStyle.a * texture(uCloud, vAt).r;
  shown = vec4(vStyle.rgb * strength, strength);
}
`;

const shader: Shader = { vertex, fragment, blending: "over" };
const columns = { cloud: { width: 4 }, style: { width: 4 }, turn: { width: 1 } } as const;

export class NebulaHaze {
  readonly #table = new VertexTable(square, columns);
  readonly #picture = { edge: cloudEdge, bytes: bakeCloud() };
  readonly #pass = new Pass(shader, this.#table, { uStrength: 0 }, this.#picture);
  readonly passes = [this.#pass];
  #feelings: Feelings | null = null;
  #tallies = new FamilyTallies(feelingsOf([]));
  #entries: readonly MoodEntry[] = [];

  show(feelings: Feelings, entries: readonly MoodEntry[]) {
    const areOther = feelings !== this.#feelings;
    if (areOther) {
      this.#tallies = new FamilyTallies(feelings);
      this.#entries = [];
    }
    this.#feelings = feelings;
    const runs = changedRuns(this.#entries, entries);
    for (const { from, removed, at, added } of runs) {
      this.#tallies.remove(this.#entries.slice(from, from + removed));
      this.#tallies.add(entries.slice(at, at + added));
    }
    this.#entries = entries;
    if (areOther || runs.length > 0) this.#write();
  }

  applyTheme({ nebulaStrength }: Theme) {
    this.#pass.uniforms.uStrength = nebulaStrength;
  }

  set isVisible(isVisible: boolean) {
    this.#pass.isVisible = isVisible;
  }

  #write() {
    const nebulae = this.#tallies.nebulae();
    this.#table.splice(0, this.#table.count, nebulae.length);
    for (const [row, { at, radius, family, strength }] of nebulae.entries()) {
      this.#table.set("cloud", row, at.x, at.y, at.z, radius);
      // The bright colour of the family, also on paper: a haze is an area.
      this.#table.set("style", row, ...sharesOf(headOf(family).color), strength);
      this.#table.set("turn", row, row * 2.4);
    }
  }
}
