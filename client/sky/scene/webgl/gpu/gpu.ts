/**
 * A WebGL 2 context that draws passes. It makes programs, vertices and textures when they are first needed, from data
 * that stays in memory. After a context was lost, `release` forgets them, and the next frame makes them again.
 */

import { FrameBlock } from "./frame-block.ts";
import type { Pass, Picture } from "./pass.ts";
import { Program } from "./program.ts";
import type { Shader } from "./shader.ts";
import { VertexArray } from "./vertex-array.ts";
import type { VertexTable } from "./vertex-table.ts";

/** Canvas of the page, or of a picture that nobody sees while it is drawn. */
type Canvas = HTMLCanvasElement | OffscreenCanvas;
/** Where the whole picture lies on the canvas, if that shows a part of it only. Pixels from the bottom left. */
export type Viewport = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export class Gpu {
  readonly #gl: WebGL2RenderingContext;
  readonly #programs = new Map<Shader, Program>();
  readonly #vertices = new Map<VertexTable, VertexArray>();
  readonly #textures = new Map<Picture, WebGLTexture>();
  #frame: FrameBlock | null = null;
  /** Blending of the last pass of this frame. */
  #blending: Shader["blending"] | null = null;
  #parallel: KHR_parallel_shader_compile | null = null;

  /** Throws where the browser has no WebGL 2. */
  constructor(canvas: Canvas) {
    // The canvas is transparent: its CSS background shows through.
    const options: WebGLContextAttributes = { alpha: true, antialias: false, depth: false, stencil: false };
    const gl = canvas.getContext("webgl2", options) as WebGL2RenderingContext | null;
    if (!gl) throw new Error("This browser has no WebGL 2.");
    this.#gl = gl;
    // The browser never restores a lost context without this.
    canvas.addEventListener("webglcontextlost", (event) => event.preventDefault());
  }

  get isLost() {
    return this.#gl.isContextLost();
  }

  /** Begins to compile the programs of these passes, beside the main thread where the browser can. */
  compile(passes: readonly Pass[]) {
    if (this.isLost) return;
    for (const pass of passes) this.#programOf(pass);
  }

  /** Whether all of these passes could be drawn without waiting for the compiler. */
  isReady(passes: readonly Pass[]): boolean {
    return this.isLost || passes.every((pass) => this.#programOf(pass).isReady);
  }

  /**
   * Clears the canvas and draws these passes in their order; `frame` has the numbers of the uniform block `Frame`.
   * Returns the number of draw calls.
   */
  draw(passes: readonly Pass[], frame: Float32Array, viewport: Viewport | null = null): number {
    if (this.isLost) return 0;
    const gl = this.#gl;
    this.#begin(frame).write(frame);
    const { drawingBufferWidth, drawingBufferHeight } = gl;
    const { x, y, width, height } = viewport ?? {
      x: 0,
      y: 0,
      width: drawingBufferWidth,
      height: drawingBufferHeight,
    };
    gl.viewport(x, y, width, height);
    gl.clear(gl.COLOR_BUFFER_BIT);
    this.#blending = null;
    const drawn = passes.filter(({ isDrawn }) => isDrawn);
    for (const pass of drawn) this.#drawPass(pass);
    if (this.#vertices.size > passes.length) this.#releaseAllBut(passes);
    gl.bindVertexArray(null);
    return drawn.length;
  }

  /** Lets the graphics card begin with what was asked of it. */
  flush() {
    this.#gl.flush();
  }

  /** What was drawn last: red, green, blue and alpha of each pixel, premultiplied, from the bottom row up. */
  read(width: number, height: number, into: Uint8Array) {
    this.#gl.readPixels(0, 0, width, height, this.#gl.RGBA, this.#gl.UNSIGNED_BYTE, into);
  }

  /** The greatest width and height of the canvas. Pixels. */
  get largestCanvas(): number {
    return this.#gl.getParameter(this.#gl.MAX_RENDERBUFFER_SIZE);
  }

  /** The greatest width and height of a picture. Pixels. */
  get largestPicture(): number {
    const [width, height] = this.#gl.getParameter(this.#gl.MAX_VIEWPORT_DIMS) as Int32Array;
    return Math.min(width ?? 0, height ?? 0);
  }

  /** Forgets, and deletes where they still exist, all programs, vertices and textures. */
  release() {
    for (const made of [...this.#programs.values(), ...this.#vertices.values()]) made.delete();
    for (const texture of this.#textures.values()) this.#gl.deleteTexture(texture);
    this.#frame?.delete();
    for (const kept of [this.#programs, this.#vertices, this.#textures]) kept.clear();
    this.#frame = null;
    this.#parallel = null;
  }

  /** Gives the context back: a browser keeps only a few. */
  dispose() {
    this.release();
    this.#gl.getExtension("WEBGL_lose_context")?.loseContext();
  }

  /** Deletes the vertices of tables that another has replaced. */
  #releaseAllBut(passes: readonly Pass[]) {
    const kept = new Set(passes.map(({ table }) => table));
    for (const [table, vertices] of this.#vertices) {
      if (kept.has(table)) continue;
      vertices.delete();
      this.#vertices.delete(table);
    }
  }

  /** Sets what a new context does not have. */
  #begin(frame: Float32Array): FrameBlock {
    if (this.#frame) return this.#frame;
    const gl = this.#gl;
    gl.enable(gl.BLEND);
    gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
    this.#frame = new FrameBlock(gl, frame);
    return this.#frame;
  }

  #drawPass(pass: Pass) {
    const gl = this.#gl;
    const program = this.#programOf(pass);
    program.use();
    program.set(pass.uniforms);
    this.#blend(pass.shader);
    if (pass.picture) gl.bindTexture(gl.TEXTURE_2D, this.#textureOf(pass.picture));
    this.#verticesOf(pass.table).draw();
  }

  #blend({ blending }: Shader) {
    if (blending === this.#blending) return;
    this.#blending = blending;
    const gl = this.#gl;
    gl.blendFunc(gl.ONE, blending === "screen" ? gl.ONE_MINUS_SRC_COLOR : gl.ONE_MINUS_SRC_ALPHA);
  }

  #programOf({ shader, table }: Pass): Program {
    const made = this.#programs.get(shader);
    if (made) return made;
    this.#parallel ??= this.#gl.getExtension("KHR_parallel_shader_compile");
    const names = table.columns.map(({ name }) => name);
    const program = new Program(this.#gl, shader, names, this.#parallel);
    this.#programs.set(shader, program);
    return program;
  }

  #verticesOf(table: VertexTable): VertexArray {
    const made = this.#vertices.get(table) ?? new VertexArray(this.#gl, table);
    this.#vertices.set(table, made);
    return made;
  }

  #textureOf(picture: Picture): WebGLTexture {
    const made = this.#textures.get(picture);
    if (made) return made;
    const gl = this.#gl;
    const texture = gl.createTexture();
    this.#textures.set(picture, texture);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    const { edge, bytes } = picture;
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, edge, edge, 0, gl.RED, gl.UNSIGNED_BYTE, bytes);
    for (const side of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
      gl.texParameteri(gl.TEXTURE_2D, side, gl.LINEAR);
    for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
      gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
    return texture;
  }
}
