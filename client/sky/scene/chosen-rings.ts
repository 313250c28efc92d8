/** Green rings round stars that are chosen, and the one that fills while a star is held. */

import { Color, Mesh, Vector2 } from "three";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { cornerOfVertex, makePaint, setRawColor } from "./paint.ts";
import { entryRadius } from "./star-looks.ts";
import { square, Table } from "./table.ts";
import type { Theme } from "./themes.ts";
import type { View } from "./view.ts";

const vertexShader = /* glsl */ `
in vec3 place;
in vec2 look;            // diameter in CSS pixels at scale 1; how much of the ring is there, 0 to 1
uniform vec2 uWindow;    // CSS pixels
uniform float uScale;
out vec2 vAt;
out float vPixels;
flat out float vShare;
const float LEAST = 18.0;
${cornerOfVertex}
void main() {
  vec4 center = viewMatrix * vec4(place, 1.0);
  float size = max(LEAST, look.x * uScale / -center.z + 10.0);
  vPixels = size * 0.5;
  vAt = corner() * (1.0 + 3.0 / vPixels);
  vShare = look.y;
  gl_Position = projectionMatrix * center;
  gl_Position.xy += vAt * size / uWindow * gl_Position.w;
}
`;

const fragmentShader = /* glsl */ `
in vec2 vAt;
in float vPixels;
flat in float vShare;
uniform vec3 uColor;
out vec4 shown;
void main() {
  float line = smoothstep(1.9, 0.6, abs(length(vAt) - 1.0) * vPixels);
  // From the top, the way a clock goes.
  float turn = fract(atan(vAt.x, vAt.y) / 6.2831853 + 1.0);
  float strength = 0.95 * line * (turn <= vShare ? 1.0 : 0.18);
  shown = vec4(uColor * strength, strength);
}
`;

const columns = { place: { width: 3 }, look: { width: 2 } } as const;

export type Ring = {
  readonly entry: MoodEntry /** How much of it is drawn, 0 to 1. */;
  readonly share: number;
};

export class ChosenRings {
  readonly #table = new Table(square, columns);
  readonly #material = makePaint({
    vertexShader,
    fragmentShader,
    uniforms: {
      uWindow: { value: new Vector2(1, 1) },
      uScale: { value: 800 },
      uColor: { value: new Color() },
    },
  });
  readonly object = new Mesh(this.#table.geometry, this.#material);

  constructor() {
    this.object.frustumCulled = false;
    this.object.renderOrder = 5;
    this.object.visible = false;
  }

  show(rings: readonly Ring[]) {
    if (this.#table.resize(rings.length)) this.object.geometry = this.#table.geometry;
    for (const [at, { entry, share }] of rings.entries()) {
      this.#table.set("place", at, entry.x, entry.y, entry.z);
      this.#table.set("look", at, entryRadius(entry) * 2, share);
    }
    this.#table.send(0, rings.length);
    this.object.visible = rings.length > 0;
  }

  wear({ outline }: Theme) {
    setRawColor(this.#material.uniforms.uColor.value, outline);
  }

  see({ width, height, distance, zoom }: View) {
    this.#material.uniforms.uWindow.value.set(width, height);
    this.#material.uniforms.uScale.value = distance * zoom;
  }

  dispose() {
    this.#table.geometry.dispose();
    this.#material.dispose();
  }
}
