/** What the sky is painted on: a gradient with a faint vignette, grained so that no steps show in it. */

import { BufferAttribute, BufferGeometry, Color, Mesh, Vector2, ZeroFactor } from "three";
import { makePaint, setRawColor } from "./paint.ts";
import type { Theme } from "./themes.ts";

const vertexShader = /* glsl */ `
void main() { gl_Position = vec4(position.xy, 0.0, 1.0); }
`;

/** Noise: Jorge Jimenez, "Next Generation Post Processing in Call of Duty: Advanced Warfare" (2014). */
const fragmentShader = /* glsl */ `
uniform vec3 uMiddle;
uniform vec3 uEdge;
uniform vec2 uPixels;
out vec4 shown;

void main() {
  vec2 at = gl_FragCoord.xy / uPixels - vec2(0.5, 0.52);
  float away = smoothstep(0.0, 1.0, dot(at, at) * 2.4);
  float noise = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
  shown = vec4(mix(uMiddle, uEdge, away) + (noise - 0.5) / 255.0, 1.0);
}
`;

export class GroundPainting {
  readonly #material = makePaint({
    vertexShader,
    fragmentShader,
    blendDst: ZeroFactor,
    uniforms: {
      uMiddle: { value: new Color() },
      uEdge: { value: new Color() },
      uPixels: { value: new Vector2(1, 1) },
    },
  });
  readonly mesh = new Mesh(coveringTriangle(), this.#material);

  constructor() {
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 0;
  }

  wear({ middle, edge }: Theme) {
    setRawColor(this.#material.uniforms.uMiddle.value, middle);
    setRawColor(this.#material.uniforms.uEdge.value, edge);
  }

  /** Size of the drawing in device pixels. */
  see(width: number, height: number) {
    this.#material.uniforms.uPixels.value.set(width, height);
  }

  dispose() {
    this.mesh.geometry.dispose();
    this.#material.dispose();
  }
}

/** One triangle that covers the window: no seam down its diagonal, as two would have. */
function coveringTriangle(): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute(
    "position",
    new BufferAttribute(new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]), 3),
  );
  return geometry;
}
