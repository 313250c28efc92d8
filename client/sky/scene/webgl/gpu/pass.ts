/** What one draw call draws: a table of primitives by a shader with its uniforms. It needs no graphics context itself. */

import type { UniformValue } from "./program.ts";
import type { Shader } from "./shader.ts";
import type { VertexTable } from "./vertex-table.ts";

/** A square picture of one channel, which stands for 0 to 1. */
export type Picture = { readonly edge: number; readonly bytes: Uint8Array };

/** Each uniform keeps its type; a vector is a tuple or an array. */
type Mutable<Values> = { -readonly [Name in keyof Values]: Values[Name] };

export class Pass<
  Names extends string = string,
  Values extends Record<string, UniformValue> = Record<string, UniformValue>,
> {
  readonly table: VertexTable<Names>;
  readonly uniforms: Mutable<Values>;
  readonly picture: Picture | null;
  shader: Shader;
  isVisible = true;

  /** `picture` is the only texture of the shader. */
  constructor(shader: Shader, table: VertexTable<Names>, uniforms: Values, picture: Picture | null = null) {
    this.shader = shader;
    this.table = table;
    this.uniforms = uniforms;
    this.picture = picture;
  }

  /** Whether it costs a draw call. */
  get isDrawn() {
    return this.isVisible && this.table.count > 0;
  }
}
