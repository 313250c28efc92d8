/** What everything in the sky that is painted flat has in common. */

import {
  type BlendingDstFactor,
  BufferAttribute,
  BufferGeometry,
  type Color,
  CustomBlending,
  GLSL3,
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

/** Vertices of a square. */
export const corners = 4;

/** GLSL: the corner, −1 to 1 across and up, of the square that a vertex belongs to. */
export const cornerOfVertex = /* glsl */ `
vec2 corner() { return vec2(((gl_VertexID + 1) & 2) - 1, (gl_VertexID & 2) - 1); }
`;

/**
 * Room for `count` squares of four vertices each. Not instanced: an instance of two triangles is a draw of its own
 * to a software renderer, which took six times as long for 10,000 of them.
 */
export function squares(count: number): BufferGeometry {
  const indices = new Uint32Array(count * 6);
  for (let square = 0; square < count; square++) {
    const first = square * corners;
    indices.set([first, first + 1, first + 2, first, first + 2, first + 3], square * 6);
  }
  return new BufferGeometry().setIndex(new BufferAttribute(indices, 1));
}

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
