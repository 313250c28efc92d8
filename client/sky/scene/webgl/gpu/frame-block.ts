/** The uniforms that are the same for all passes of a frame, written in one call. */

import { frameBinding } from "./program.ts";

export class FrameBlock {
  readonly #gl: WebGL2RenderingContext;
  readonly #buffer: WebGLBuffer;

  constructor(gl: WebGL2RenderingContext, numbers: Float32Array) {
    this.#gl = gl;
    this.#buffer = gl.createBuffer();
    gl.bindBufferBase(gl.UNIFORM_BUFFER, frameBinding, this.#buffer);
    gl.bufferData(gl.UNIFORM_BUFFER, numbers.byteLength, gl.DYNAMIC_DRAW);
  }

  write(numbers: Float32Array) {
    this.#gl.bufferSubData(this.#gl.UNIFORM_BUFFER, 0, numbers);
  }

  delete() {
    this.#gl.deleteBuffer(this.#buffer);
  }
}
