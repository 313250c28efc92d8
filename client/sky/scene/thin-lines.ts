/**
 * Many thin lines in one draw call, drawn as quads of an even width in pixels: GL's own lines are one
 * aliased pixel wide.
 */

import { Color, InstancedBufferAttribute, type InstancedBufferGeometry, Mesh, Vector2 } from "three";
import { makePaint, repeatedSquare, setRawColor } from "./paint.ts";

/** A piece of a line: from x, y, z to x, y, z. */
export type Segment = readonly [number, number, number, number, number, number];

const vertexShader = /* glsl */ `
in vec3 from;
in vec3 to;
uniform vec2 uWindow;     // CSS pixels
uniform float uInfinite;  // 1 for lines on the celestial sphere, which turns with the eye and never comes nearer
out float vBeside;

const float HALF_WIDTH = 1.0;
const float SOFT = 0.75;

vec4 onScreen(vec3 at) {
  vec3 seen = mat3(viewMatrix) * at + (1.0 - uInfinite) * viewMatrix[3].xyz;
  return projectionMatrix * vec4(seen, 1.0);
}

void main() {
  vec4 a = onScreen(from);
  vec4 b = onScreen(to);
  if (a.w < 1e-3 || b.w < 1e-3) { gl_Position = vec4(2.0, 2.0, 2.0, 1.0); return; }
  vec2 along = (b.xy / b.w - a.xy / a.w) * uWindow;
  vec2 beside = normalize(vec2(-along.y, along.x) + 1e-6);
  vec4 at = position.x < 0.0 ? a : b;
  vBeside = position.y * (HALF_WIDTH + SOFT);
  at.xy += beside * vBeside * 2.0 / uWindow * at.w;
  // Never cut off by the near or far plane.
  at.z = 0.0;
  gl_Position = at;
}
`;

const fragmentShader = /* glsl */ `
in float vBeside;
uniform vec3 uColor;
uniform float uStrength;
out vec4 shown;
void main() {
  float strength = uStrength * smoothstep(1.5, 0.0, abs(vBeside));
  shown = vec4(uColor * strength, strength);
}
`;

export class ThinLines {
  readonly #material: ReturnType<typeof makeMaterial>;
  readonly mesh: Mesh;

  constructor(segments: readonly Segment[], { infinite }: { infinite: boolean }) {
    this.#material = makeMaterial(infinite);
    this.mesh = new Mesh(makeGeometry(segments), this.#material);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 1;
  }

  /** `strength` 0 to 1. */
  ink(hex: string, strength: number) {
    setRawColor(this.#material.uniforms.uColor.value, hex);
    this.#material.uniforms.uStrength.value = strength;
  }

  see(width: number, height: number) {
    this.#material.uniforms.uWindow.value.set(width, height);
  }

  dispose() {
    this.mesh.geometry.dispose();
    this.#material.dispose();
  }
}

function makeMaterial(infinite: boolean) {
  return makePaint({
    vertexShader,
    fragmentShader,
    uniforms: {
      uWindow: { value: new Vector2(1, 1) },
      uInfinite: { value: infinite ? 1 : 0 },
      uColor: { value: new Color() },
      uStrength: { value: 1 },
    },
  });
}

function makeGeometry(segments: readonly Segment[]): InstancedBufferGeometry {
  const geometry = repeatedSquare(segments.length);
  const from = Float32Array.from(segments.flatMap((segment) => segment.slice(0, 3)));
  const to = Float32Array.from(segments.flatMap((segment) => segment.slice(3)));
  geometry.setAttribute("from", new InstancedBufferAttribute(from, 3));
  geometry.setAttribute("to", new InstancedBufferAttribute(to, 3));
  return geometry;
}
