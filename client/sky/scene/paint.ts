/** What everything in the sky that is painted flat has in common. */

import {
  type BlendingDstFactor,
  BufferAttribute,
  BufferGeometry,
  type Color,
  CustomBlending,
  DoubleSide,
  GLSL3,
  type IUniform,
  OneFactor,
  OneMinusSrcAlphaFactor,
  ShaderMaterial,
} from "three";
import { indicesOf, square } from "./table.ts";
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
    // A ribbon that turns shows either side.
    side: DoubleSide,
    forceSinglePass: true,
    depthTest: false,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
    ...paint,
  });
  return Object.assign(material, { uniforms: paint.uniforms });
}

/** GLSL: the corner, −1 to 1 across and up, of the square that a vertex belongs to. */
export const cornerOfVertex = /* glsl */ `
vec2 corner() { return vec2(((gl_VertexID + 1) & 2) - 1, (gl_VertexID & 2) - 1); }
`;

/** Room for `count` squares of four vertices each. */
export const squares = (count: number) =>
  new BufferGeometry().setIndex(new BufferAttribute(indicesOf(square, count), 1));

/** One row of numbers for each square, given to all its corners. */
export function perSquare(rows: readonly (readonly number[])[]): BufferAttribute {
  const width = rows[0]?.length ?? 1;
  const repeated = rows.flatMap((row) => [...row, ...row, ...row, ...row]);
  return new BufferAttribute(Float32Array.from(repeated), width);
}

/** Sets a colour as it is written: the scene mixes in the screen's encoding, not in linear light. */
export function setRawColor(color: Color, hex: string) {
  const [red, green, blue] = channelsOf(hex);
  color.setRGB(red / 255, green / 255, blue / 255);
}
