/** A linked program of one shader, with the uniforms that it holds at present. */

import { type Shader, sourcesOf } from "./shader.ts";

/** A number, or the numbers of a vector. */
export type UniformValue = number | readonly number[];
export type Uniforms = Readonly<Record<string, UniformValue>>;

/** The binding point of the block that all programs share. */
export const frameBinding = 0;

type Held = { readonly location: WebGLUniformLocation | null; readonly numbers: number[] };

export class Program {
  readonly #gl: WebGL2RenderingContext;
  readonly #parallel: KHR_parallel_shader_compile | null;
  readonly #program: WebGLProgram;
  readonly #shaders: readonly WebGLShader[];
  readonly #held = new Map<string, Held>();
  #isLinked = false;

  /** Begins to compile, and waits for nothing. `attributes` get the locations of their order. */
  constructor(
    gl: WebGL2RenderingContext,
    shader: Shader,
    attributes: readonly string[],
    parallel: KHR_parallel_shader_compile | null,
  ) {
    this.#gl = gl;
    this.#parallel = parallel;
    this.#program = gl.createProgram();
    const [vertex, fragment] = sourcesOf(shader);
    this.#shaders = [this.#compile(gl.VERTEX_SHADER, vertex), this.#compile(gl.FRAGMENT_SHADER, fragment)];
    for (const [location, name] of attributes.entries()) gl.bindAttribLocation(this.#program, location, name);
    gl.linkProgram(this.#program);
  }

  /** Whether `use` would not wait for the compiler. Where the browser cannot tell, drawing waits. */
  get isReady(): boolean {
    if (this.#isLinked || !this.#parallel) return true;
    return Boolean(this.#gl.getProgramParameter(this.#program, this.#parallel.COMPLETION_STATUS_KHR));
  }

  use() {
    if (!this.#isLinked) this.#finish();
    // biome-ignore lint/correctness/useHookAtTopLevel: a function of WebGL, not of React.
    this.#gl.useProgram(this.#program);
  }

  /** Uploads the numbers that differ from those that the program holds. It must be in use. */
  set(uniforms: Uniforms) {
    for (const name in uniforms) {
      const value = uniforms[name] as UniformValue;
      const held = this.#held.get(name) ?? this.#locate(name);
      if (typeof value === "number") this.#setNumber(held, value);
      else this.#setVector(held, value);
    }
  }

  delete() {
    for (const shader of this.#shaders) this.#gl.deleteShader(shader);
    this.#gl.deleteProgram(this.#program);
  }

  #compile(kind: GLenum, source: string): WebGLShader {
    const gl = this.#gl;
    const shader = gl.createShader(kind);
    if (!shader) throw new Error("The graphics context is lost.");
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(this.#program, shader);
    return shader;
  }

  /** The result is asked for only now: each earlier question would wait for the compiler. */
  #finish() {
    const gl = this.#gl;
    if (!gl.getProgramParameter(this.#program, gl.LINK_STATUS) && !gl.isContextLost()) throw this.#failure();
    gl.uniformBlockBinding(this.#program, gl.getUniformBlockIndex(this.#program, "Frame"), frameBinding);
    this.#isLinked = true;
  }

  #failure(): Error {
    const logs = this.#shaders.map((shader) => this.#gl.getShaderInfoLog(shader));
    return new Error([this.#gl.getProgramInfoLog(this.#program), ...logs].filter(Boolean).join("\n"));
  }

  #locate(name: string): Held {
    const held = { location: this.#gl.getUniformLocation(this.#program, name), numbers: [] };
    this.#held.set(name, held);
    return held;
  }

  #setNumber({ location, numbers }: Held, value: number) {
    if (numbers[0] === value) return;
    numbers[0] = value;
    this.#gl.uniform1f(location, value);
  }

  #setVector({ location, numbers }: Held, value: readonly number[]) {
    let isSame = numbers.length > 0;
    // This is a loop, because it runs some dozens of times in each frame.
    for (let at = 0; at < value.length; at++) {
      isSame &&= numbers[at] === value[at];
      numbers[at] = value[at] as number;
    }
    if (isSame) return;
    if (numbers.length === 2) this.#gl.uniform2fv(location, numbers);
    else if (numbers.length === 3) this.#gl.uniform3fv(location, numbers);
    else this.#gl.uniform4fv(location, numbers);
  }
}
