/** The far stars that belong to nobody: they make the dark deep, never brighter than a mood and never picked. */

import { Color, InstancedBufferAttribute, type InstancedBufferGeometry, Mesh, Vector2 } from "three";
import { makePaint, repeatedSquare, setRawColor } from "./paint.ts";
import { seededRandom } from "./seeded.ts";
import type { Theme } from "./themes.ts";

export const ambientCount = 120;

const vertexShader = /* glsl */ `
in vec3 direction;
in vec2 size;             // diameter in CSS pixels, strength 0 to 1
uniform vec2 uWindow;     // CSS pixels
out vec2 vAt;
flat out float vStrength;
void main() {
  vAt = position.xy;
  vStrength = size.y;
  gl_Position = projectionMatrix * vec4(mat3(viewMatrix) * direction, 1.0);
  gl_Position.xy += vAt * size.x / uWindow * gl_Position.w;
  gl_Position.z = 0.0;
}
`;

const fragmentShader = /* glsl */ `
in vec2 vAt;
flat in float vStrength;
uniform vec3 uColor;
uniform float uStrength;
out vec4 shown;
void main() {
  float strength = uStrength * vStrength * smoothstep(1.0, 0.1, length(vAt));
  shown = vec4(uColor * strength, strength);
}
`;

export class AmbientStars {
  readonly #material = makePaint({
    vertexShader,
    fragmentShader,
    uniforms: {
      uWindow: { value: new Vector2(1, 1) },
      uColor: { value: new Color() },
      uStrength: { value: 1 },
    },
  });
  readonly mesh = new Mesh(makeGeometry(), this.#material);

  constructor() {
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 2;
  }

  wear({ faint, ambientStrength }: Theme) {
    setRawColor(this.#material.uniforms.uColor.value, faint);
    this.#material.uniforms.uStrength.value = ambientStrength;
  }

  see(width: number, height: number) {
    this.#material.uniforms.uWindow.value.set(width, height);
  }

  dispose() {
    this.mesh.geometry.dispose();
    this.#material.dispose();
  }
}

/** Evenly over the sphere: an even height and an even direction (Archimedes' hat-box theorem). */
function makeGeometry(): InstancedBufferGeometry {
  const random = seededRandom(1977);
  const directions = new Float32Array(ambientCount * 3);
  const sizes = new Float32Array(ambientCount * 2);
  for (let star = 0; star < ambientCount; star++) {
    const height = 2 * random() - 1;
    const angle = 2 * Math.PI * random();
    const flat = Math.sqrt(1 - height * height);
    directions.set([flat * Math.sin(angle), height, flat * Math.cos(angle)], star * 3);
    const strength = random() ** 2;
    sizes.set([2 + 1.6 * strength, 0.35 + 0.65 * strength], star * 2);
  }
  const geometry = repeatedSquare(ambientCount);
  geometry.setAttribute("direction", new InstancedBufferAttribute(directions, 3));
  geometry.setAttribute("size", new InstancedBufferAttribute(sizes, 2));
  return geometry;
}
