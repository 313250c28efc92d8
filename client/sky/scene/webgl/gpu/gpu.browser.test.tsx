import { afterEach, beforeEach } from "vitest";
import { test as base, expect } from "../../../../../testing/browser/browser-test.tsx";
import { Gpu } from "./gpu.ts";
import { Pass } from "./pass.ts";
import { cornerOfVertex, type Shader } from "./shader.ts";
import { square, VertexTable } from "./vertex-table.ts";

const test = base.extend({ drawing: "webgl" as const });

const columns = { at: { width: 2 }, tint: { width: 4, bytes: true } } as const;
const shader: Shader = {
  vertex: `
layout(std140) uniform Frame { vec2 uSize; vec2 unused; };
in vec2 at;
in vec4 tint;
out vec4 vTint;
${cornerOfVertex}
void main() {
  vTint = tint;
  gl_Position = vec4(at + corner() * uSize, 0.0, 1.0);
}`,
  fragment: `
in vec4 vTint;
uniform vec3 uColor;
uniform float uStrength;
out vec4 shown;
void main() { shown = vec4(vTint.rgb * uColor * uStrength, 1.0); }`,
  blending: "over",
};
/** Size of the squares: a quarter of the canvas. */
const frame = Float32Array.from([0.5, 0.5, 0, 0]);
const red = [255, 0, 0, 255] as const;
const green = [0, 255, 0, 255] as const;
const nothing = [0, 0, 0, 0] as const;

let canvas: HTMLCanvasElement;
let context: WebGL2RenderingContext;

function makePass() {
  const table = new VertexTable(square, columns);
  const pass = new Pass(shader, table, { uColor: [1, 1, 1], uStrength: 1 });
  const put = (row: number, x: number, y: number, tint: readonly number[]) => {
    if (row >= table.count) table.resize(row + 1);
    table.set("at", row, x, y);
    table.set("tint", row, ...tint);
    table.upload(row, 1);
  };
  put(0, -0.5, 0.5, red);
  return { pass, table, put };
}

/** Colours of a pixel near each corner: upper left, upper right, lower left, lower right. */
function quarters(): number[][] {
  return [
    [1, 6],
    [6, 6],
    [1, 1],
    [6, 1],
  ].map(([x = 0, y = 0]) => {
    const pixel = new Uint8Array(4);
    context.readPixels(x, y, 1, 1, context.RGBA, context.UNSIGNED_BYTE, pixel);
    return [...pixel];
  });
}

/** The number of bytes that `work` uploads into vertex buffers. */
function bytesUploadedBy(work: () => void): number {
  let bytes = 0;
  const { bufferData, bufferSubData } = context;
  const count = (target: number, size: number) => {
    if (target === context.ARRAY_BUFFER) bytes += size;
  };
  Object.assign(context, {
    bufferData(...args: Parameters<typeof bufferData>) {
      const [target, source] = args as unknown as [number, ArrayBufferView];
      count(target, source.byteLength);
      bufferData.apply(context, args);
    },
    bufferSubData(...args: unknown[]) {
      const [target, , source, , length] = args as [number, number, Float32Array, number, number];
      count(target, length * source.BYTES_PER_ELEMENT);
      bufferSubData.apply(context, args as never);
    },
  });
  work();
  Object.assign(context, { bufferData, bufferSubData });
  return bytes;
}

const eventOf = (type: string) =>
  new Promise((resolve) => canvas.addEventListener(type, resolve, { once: true }));

beforeEach(() => {
  canvas = document.createElement("canvas");
  canvas.width = canvas.height = 8;
});

afterEach(() => context.getExtension("WEBGL_lose_context")?.loseContext());

function makeGpu(): Gpu {
  const gpu = new Gpu(canvas);
  context = canvas.getContext("webgl2") as WebGL2RenderingContext;
  return gpu;
}

test("draws what the table and the uniforms say, and skips what is hidden or empty", () => {
  const gpu = makeGpu();
  const { pass, put } = makePass();
  put(1, 0.5, -0.5, green);
  expect(gpu.draw([pass], frame)).toBe(1);
  expect(quarters()).toEqual([red, nothing, nothing, green]);
  pass.uniforms.uStrength = 0.2;
  gpu.draw([pass], frame);
  expect(quarters()[0]).toEqual([51, 0, 0, 255]);
  pass.isVisible = false;
  const empty = new Pass(shader, new VertexTable(square, columns), { uColor: [1, 1, 1], uStrength: 1 });
  expect(gpu.draw([pass, empty], frame)).toBe(0);
  expect(quarters()[0]).toEqual(nothing);
});

test("passes of one shader keep their own uniforms", () => {
  const gpu = makeGpu();
  const [one, other] = [makePass(), makePass()];
  other.put(0, 0.5, 0.5, [255, 255, 255, 255]);
  other.pass.uniforms.uColor = [0, 1, 0];
  for (let drawn = 0; drawn < 2; drawn++) {
    gpu.draw([one.pass, other.pass], frame);
    expect(quarters()).toEqual([red, green, nothing, nothing]);
  }
});

test("uploads only what changed, and all of it when the table has grown", () => {
  const gpu = makeGpu();
  const { pass, table, put } = makePass();
  gpu.draw([pass], frame);
  expect(bytesUploadedBy(() => gpu.draw([pass], frame))).toBe(0);
  put(1, 0.5, 0.5, green);
  // A square has four vertices of two floats and four bytes.
  expect(bytesUploadedBy(() => gpu.draw([pass], frame))).toBe(4 * (8 + 4));
  expect(quarters()).toEqual([red, green, nothing, nothing]);
  table.resize(table.capacity + 1);
  expect(bytesUploadedBy(() => gpu.draw([pass], frame))).toBe(table.capacity * 4 * (8 + 4));
  expect(quarters().slice(0, 2)).toEqual([red, green]);
});

test("after a lost context, the next frame makes everything again", async () => {
  const gpu = makeGpu();
  const { pass, put } = makePass();
  gpu.draw([pass], frame);
  const loss = context.getExtension("WEBGL_lose_context");
  const [lost, restored] = [eventOf("webglcontextlost"), eventOf("webglcontextrestored")];
  loss?.loseContext();
  expect(gpu.draw([pass], frame)).toBe(0);
  await lost;
  // A browser restores a context only after the handlers of the loss have returned.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  gpu.release();
  // Nothing is made for a lost context, or it would be missing in the next one.
  gpu.compile([pass]);
  expect(gpu.isReady([pass])).toBe(true);
  put(1, -0.5, -0.5, green);
  loss?.restoreContext();
  await restored;
  await expect.poll(() => gpu.isReady([pass])).toBe(true);
  gpu.draw([pass], frame);
  expect(quarters()).toEqual([red, nothing, green, nothing]);
});

test("a shader with a mistake is reported with the compiler's words", () => {
  const gpu = makeGpu();
  const { pass } = makePass();
  pass.shader = { ...shader, fragment: "void main() { nonsense; }" };
  expect(() => gpu.draw([pass], frame)).toThrow("nonsense");
});
