/** A table of vertices in the memory of the graphics card. */

import type { Column, PrimitiveShape, VertexTable } from "./vertex-table.ts";

export class VertexArray {
  readonly #gl: WebGL2RenderingContext;
  readonly #table: VertexTable;
  readonly #array: WebGLVertexArrayObject;
  readonly #indices: WebGLBuffer;
  readonly #buffers: readonly WebGLBuffer[];
  /** Primitives for which the buffers have room. */
  #capacity = 0;

  constructor(gl: WebGL2RenderingContext, table: VertexTable) {
    this.#gl = gl;
    this.#table = table;
    this.#array = gl.createVertexArray();
    this.#indices = gl.createBuffer();
    this.#buffers = table.columns.map(() => gl.createBuffer());
  }

  /** Uploads what changed since the last frame, and draws all primitives. */
  draw() {
    const { count, primitive } = this.#table;
    this.#gl.bindVertexArray(this.#array);
    this.#update();
    this.#gl.drawElements(this.#gl.TRIANGLES, count * primitive.triangles.length, this.#gl.UNSIGNED_INT, 0);
  }

  delete() {
    this.#gl.deleteVertexArray(this.#array);
    for (const buffer of [this.#indices, ...this.#buffers]) this.#gl.deleteBuffer(buffer);
  }

  #update() {
    const isTooSmall = this.#capacity !== this.#table.capacity;
    for (const [location, column] of this.#table.columns.entries()) {
      if (isTooSmall) this.#allocate(location, column);
      else if (column.changed.all.length > 0) this.#write(location, column);
      column.changed.clear();
    }
    if (isTooSmall) this.#allocateIndices();
  }

  #allocate(location: number, { numbers, width }: Column) {
    const gl = this.#gl;
    const isBytes = numbers instanceof Uint8Array;
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#buffers[location] as WebGLBuffer);
    gl.bufferData(gl.ARRAY_BUFFER, numbers, gl.DYNAMIC_DRAW);
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, width, isBytes ? gl.UNSIGNED_BYTE : gl.FLOAT, isBytes, 0, 0);
  }

  #write(location: number, { numbers, width, changed }: Column) {
    const gl = this.#gl;
    const perPrimitive = width * this.#table.primitive.vertices;
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#buffers[location] as WebGLBuffer);
    for (const { from, until } of changed.all) {
      const first = from * perPrimitive;
      const bytes = first * numbers.BYTES_PER_ELEMENT;
      gl.bufferSubData(gl.ARRAY_BUFFER, bytes, numbers, first, (until - from) * perPrimitive);
    }
  }

  #allocateIndices() {
    const gl = this.#gl;
    this.#capacity = this.#table.capacity;
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, this.#indices);
    const indices = indicesOf(this.#table.primitive, this.#capacity);
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STATIC_DRAW);
  }
}

/**
 * The triangles of `count` primitives. Not instanced: a software renderer draws each instance separately, which
 * took six times as long for 10,000 instances of two triangles.
 */
export function indicesOf({ vertices, triangles }: PrimitiveShape, count: number): Uint32Array {
  const indices = new Uint32Array(count * triangles.length);
  let at = 0;
  for (let first = 0; first < count * vertices; first += vertices)
    for (const vertex of triangles) indices[at++] = first + vertex;
  return indices;
}
