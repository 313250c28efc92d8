/** The shaders of the sky: what they have in common, and how they are put together. */

export type Shader = {
  /** Declares the uniform block `Frame`, whose numbers each frame gives. */
  readonly vertex: string;
  readonly fragment: string;
  /** `over`: premultiplied colours cover what is behind them. `screen`: they add light that never exceeds white. */
  readonly blending: "over" | "screen";
  /** Constants of the preprocessor. */
  readonly defines?: Readonly<Record<string, string>>;
};

/** GLSL: the corner of the vertex in its square, −1 to 1 in both directions. */
export const cornerOfVertex = /* glsl */ `
vec2 corner() { return vec2(((gl_VertexID + 1) & 2) - 1, (gl_VertexID & 2) - 1); }
`;

/** The whole text of a vertex and of a fragment shader. */
export function sourcesOf({ vertex, fragment, defines = {} }: Shader): [vertex: string, fragment: string] {
  const constants = Object.entries(defines).map(([name, value]) => `#define ${name} ${value}\n`);
  const head = `#version 300 es\nprecision highp float;\nprecision highp int;\n${constants.join("")}`;
  return [head + vertex, head + fragment];
}
