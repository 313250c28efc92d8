/** The material and the geometry that all parts of the sky share. */

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
import { channelsOf } from "../model/themes.ts";
import { indicesOf, square } from "./vertex-table.ts";

type MaterialOptions<Uniforms extends Record<string, IUniform>> = {
  readonly uniforms: Uniforms;
  readonly vertexShader: string;
  readonly fragmentShader: string;
  /** The factor of what is already drawn. */
  readonly blendDst?: BlendingDstFactor;
};

/** A material with premultiplied alpha and no depth test; its uniforms keep their types. */
export function makeMaterial<Uniforms extends Record<string, IUniform>>(options: MaterialOptions<Uniforms>) {
  const material = new ShaderMaterial({
    glslVersion: GLSL3,
    transparent: true,
    // A ribbon shows its other side when the sky turns.
    side: DoubleSide,
    forceSinglePass: true,
    depthTest: false,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
    ...options,
  });
  return Object.assign(material, { uniforms: options.uniforms });
}

/** GLSL: the corner of the vertex in its square, −1 to 1 in both directions. */
export const cornerOfVertex = /* glsl */ `
vec2 corner() { return vec2(((gl_VertexID + 1) & 2) - 1, (gl_VertexID & 2) - 1); }
`;

/** Room for `count` squares of four vertices each. */
export const squares = (count: number) =>
  new BufferGeometry().setIndex(new BufferAttribute(indicesOf(square, count), 1));

/** An attribute with one row of numbers for each square, repeated for its four corners. */
export function perSquare(rows: readonly (readonly number[])[]): BufferAttribute {
  const width = rows[0]?.length ?? 1;
  const repeated = rows.flatMap((row) => [...row, ...row, ...row, ...row]);
  return new BufferAttribute(Float32Array.from(repeated), width);
}

/** Sets a color without conversion: the scene blends in the screen's encoding, not in linear light. */
export function setRawColor(color: Color, hex: string) {
  const [red, green, blue] = channelsOf(hex);
  color.setRGB(red / 255, green / 255, blue / 255);
}
