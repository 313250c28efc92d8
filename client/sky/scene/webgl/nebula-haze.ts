/** The haze behind each family's stars: one baked cloud texture, tinted once for each family. */

import { Color, DataTexture, LinearFilter, Mesh, RedFormat } from "three";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { changedRuns } from "../model/changed-runs.ts";
import { bakeCloud, cloudEdge, FamilyTallies, type Nebula } from "../model/nebulae.ts";
import { colorOf } from "../model/star-appearance.ts";
import type { Theme } from "../model/themes.ts";
import { cornerOfVertex, makeMaterial, setRawColor } from "./material.ts";
import { square, VertexTable } from "./vertex-table.ts";

/** Each cloud faces the eye and is rotated by its own angle. */
const vertexShader = /* glsl */ `
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

const fragmentShader = /* glsl */ `
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

const columns = { cloud: { width: 4 }, style: { width: 4 }, turn: { width: 1 } } as const;

export class NebulaHaze {
  readonly #table = new VertexTable(square, columns);
  readonly #material = makeMaterial({
    vertexShader,
    fragmentShader,
    uniforms: { uCloud: { value: cloudTexture() }, uStrength: { value: 0 } },
  });
  readonly object = new Mesh(this.#table.geometry, this.#material);
  readonly #tallies = new FamilyTallies();
  #entries: readonly MoodEntry[] = [];

  constructor() {
    this.object.frustumCulled = false;
    this.object.renderOrder = 0;
  }

  show(entries: readonly MoodEntry[]) {
    const runs = changedRuns(this.#entries, entries);
    for (const { from, removed, at, added } of runs) {
      this.#tallies.remove(this.#entries.slice(from, from + removed));
      this.#tallies.add(entries.slice(at, at + added));
    }
    this.#entries = entries;
    if (runs.length > 0) this.#write();
  }

  applyTheme({ nebulaStrength }: Theme) {
    this.#material.uniforms.uStrength.value = nebulaStrength;
  }

  dispose() {
    this.object.geometry.dispose();
    this.#material.uniforms.uCloud.value.dispose();
    this.#material.dispose();
  }

  #write() {
    const nebulae = this.#tallies.nebulae();
    if (this.#table.splice(0, this.#table.count, nebulae.length)) this.object.geometry = this.#table.geometry;
    for (const [row, nebula] of nebulae.entries()) {
      const { at, radius } = nebula;
      this.#table.set("cloud", row, at.x, at.y, at.z, radius);
      this.#table.set("style", row, ...styleOf(nebula));
      this.#table.set("turn", row, row * 2.4);
    }
  }
}

/** The bright colour of the family, also on paper: a haze is an area. */
function styleOf({ family, strength }: Nebula) {
  const color = new Color();
  setRawColor(color, colorOf(family, false));
  return [...color.toArray(), strength];
}

function cloudTexture() {
  const texture = new DataTexture(bakeCloud(), cloudEdge, cloudEdge, RedFormat);
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}
