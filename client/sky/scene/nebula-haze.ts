/** The haze behind each family's stars: one baked cloud, tinted and laid out as often as there are families. */

import { Color, DataTexture, LinearFilter, Mesh, RedFormat } from "three";
import { findEmotion } from "#domain/emotions.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { bakeCloud, cloudEdge, type Nebula, nebulaeOf } from "./nebulae.ts";
import { cornerOfVertex, makePaint, perSquare, setRawColor, squares } from "./paint.ts";
import type { Theme } from "./themes.ts";

/** Each cloud faces the eye wherever it is seen from, and is turned by an angle of its own. */
const vertexShader = /* glsl */ `
in vec4 cloud;            // middle and radius, in units
in vec4 look;             // colour and strength
in float turn;            // radians
out vec2 vAt;
flat out vec4 vLook;
${cornerOfVertex}
void main() {
  vAt = mat2(cos(turn), sin(turn), -sin(turn), cos(turn)) * corner() * 0.5 + 0.5;
  vLook = look;
  vec4 middle = viewMatrix * vec4(cloud.xyz, 1.0);
  gl_Position = projectionMatrix * (middle + vec4(corner() * cloud.w, 0.0, 0.0));
}
`;

const fragmentShader = /* glsl */ `
in vec2 vAt;
flat in vec4 vLook;
uniform sampler2D uCloud;
uniform float uStrength;
out vec4 shown;
void main() {
  float strength = uStrength * vLook.a * texture(uCloud, vAt).r;
  shown = vec4(vLook.rgb * strength, strength);
}
`;

export class NebulaHaze {
  readonly #material = makePaint({
    vertexShader,
    fragmentShader,
    uniforms: { uCloud: { value: cloudTexture() }, uStrength: { value: 0 } },
  });
  readonly object = new Mesh(squares(0), this.#material);
  #nebulae: readonly Nebula[] = [];
  #onPaper = false;

  constructor() {
    this.object.frustumCulled = false;
    this.object.renderOrder = 0;
  }

  show(entries: readonly MoodEntry[]) {
    this.#nebulae = nebulaeOf(entries);
    this.#write();
  }

  wear({ onPaper, nebulaStrength }: Theme) {
    this.#onPaper = onPaper;
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
      .setAttribute("look", perSquare(this.#nebulae.map((nebula) => this.#lookOf(nebula))))
      .setAttribute("turn", perSquare(this.#nebulae.map((_, at) => [at * 2.4])));
  }

  #lookOf({ family, strength }: Nebula) {
    const emotion = findEmotion(family);
    const color = new Color();
    setRawColor(color, (this.#onPaper ? emotion?.inkColor : emotion?.color) ?? "#888888");
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
