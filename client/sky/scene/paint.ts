/** What everything in the sky that is painted flat has in common. */

import {
  type BlendingDstFactor,
  BufferAttribute,
  type Color,
  CustomBlending,
  GLSL3,
  InstancedBufferGeometry,
  type IUniform,
  OneFactor,
  OneMinusSrcAlphaFactor,
  ShaderMaterial,
} from "three";
import { channelsOf } from "./themes.ts";

type Paint<Uniforms extends Record<string, IUniform>> = {
  readonly uniforms: Uniforms;
  readonly vertexShader: string;
  readonly fragmentShader: string;
  /** What is left of the ground under the paint. */
  readonly blendDst?: BlendingDstFactor;
};

/** A material whose colours, times their alpha, are laid over what is there; its uniforms keep their types. */
export function makePaint<Uniforms extends Record<string, IUniform>>(paint: Paint<Uniforms>) {
  const material = new ShaderMaterial({
    glslVersion: GLSL3,
    transparent: true,
    depthTest: false,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
    ...paint,
  });
  return Object.assign(material, { uniforms: paint.uniforms });
}

/** A square from −1 to 1 that is drawn `count` times. */
export function repeatedSquare(count: number): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry();
  const corners = new Float32Array([-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0]);
  geometry.setAttribute("position", new BufferAttribute(corners, 3));
  geometry.setIndex([0, 1, 2, 0, 2, 3]);
  geometry.instanceCount = count;
  return geometry;
}

/** Sets a colour as it is written: the scene mixes in the screen's encoding, not in linear light. */
export function setRawColor(color: Color, hex: string) {
  const [red, green, blue] = channelsOf(hex);
  color.setRGB(red / 255, green / 255, blue / 255);
}
