/** The haze behind each family's stars: one baked cloud texture, tinted once for each family. */

import { Color, DataTexture, LinearFilter, Mesh, RedFormat } from "three";
import { findEmotion } from "#domain/emotions.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { bakeCloud, cloudEdge, type Nebula, nebulaeOf } from "../model/nebulae.ts";
import type { Theme } from "../model/themes.ts";
import { cornerOfVertex, makeMaterial, perSquare, setRawColor, squares } from "./material.ts";

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

export class NebulaHaze {
  readonly #material = makeMaterial({
    vertexShader,
    fragmentShader,
    uniforms: { uCloud: { value: cloudTexture() }, uStrength: { value: 0 } },
  });
  readonly object = new Mesh(squares(0), this.#material);
  #nebulae: readonly Nebula[] = [];
  #isLight = false;

  constructor() {
    this.object.frustumCulled = false;
    this.object.renderOrder = 0;
  }

  show(entries: readonly MoodEntry[]) {
    this.#nebulae = nebulaeOf(entries);
    this.#write();
  }

  applyTheme({ isLight, nebulaStrength }: Theme) {
    this.#isLight = isLight;
    this.#material.uniforms.uStrength.value = nebulaStrength;
    this.#write();
  }

  dispose() {
    this.object.geometry.dispose();
    this.#material.uniforms.uCloud.value.dispose();
    this.#material.dispose();
  }

  #write() {
    this.object.geometry.dispose();
    this.object.geometry = squares(this.#nebulae.length)
      .setAttribute("cloud", perSquare(this.#nebulae.map(({ at, radius }) => [at.x, at.y, at.z, radius])))
      .setAttribute("style", perSquare(this.#nebulae.map((nebula) => this.#styleOf(nebula))))
      .setAttribute("turn", perSquare(this.#nebulae.map((_, at) => [at * 2.4])));
  }

  #styleOf({ family, strength }: Nebula) {
    const emotion = findEmotion(family);
    const color = new Color();
    setRawColor(color, (this.#isLight ? emotion?.inkColor : emotion?.color) ?? "#888888");
    return [...color.toArray(), strength];
  }
}

function cloudTexture() {
  const texture = new DataTexture(bakeCloud(), cloudEdge, cloudEdge, RedFormat);
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}
