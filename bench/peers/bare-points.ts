/** Runs in the browser: draws the same stars as soft points with WebGL 2, without a library. */

import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { offer, turnStep } from "../pages/subject.ts";

const vertexShader = `#version 300 es
in vec4 star;            // x, y, z in units; diameter in pixels
uniform vec4 uTurn;      // sine and cosine of yaw; the eye's distance; pixels per unit
uniform vec2 uWindow;
void main() {
  vec3 seen = vec3(star.x * uTurn.y + star.z * uTurn.x, star.y, star.z * uTurn.y - star.x * uTurn.x);
  float depth = uTurn.z - seen.z;
  gl_Position = vec4(seen.xy * uTurn.z * uTurn.w * 2.0 / uWindow, 0.0, depth);
  gl_PointSize = 2.0 * star.w * uTurn.z * uTurn.w / depth;
}`;

const fragmentShader = `#version 300 es
precision highp float;
out vec4 shown;
void main() {
  float light = max(0.0, 1.0 - length(gl_PointCoord * 2.0 - 1.0));
  shown = vec4(vec3(0.7, 0.8, 1.0), 1.0) * light * light;
}`;

function link(context: WebGL2RenderingContext): WebGLProgram {
  const program = context.createProgram();
  for (const [kind, source] of [
    [context.VERTEX_SHADER, vertexShader],
    [context.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = context.createShader(kind);
    if (!shader) throw new Error("No shader could be made.");
    context.shaderSource(shader, source);
    context.compileShader(shader);
    context.attachShader(program, shader);
  }
  context.linkProgram(program);
  if (!context.getProgramParameter(program, context.LINK_STATUS))
    throw new Error(context.getProgramInfoLog(program) ?? "The program does not link.");
  return program;
}

/** Distance of the outermost star from the centre, in units of the world. */
const outermost = (entries: readonly MoodEntry[]) =>
  entries.reduce((most, { x, y, z }) => Math.max(most, Math.hypot(x, y, z)), 0);

offer((host, entries) => {
  const canvas = host.appendChild(document.createElement("canvas"));
  canvas.width = host.clientWidth;
  canvas.height = host.clientHeight;
  const context = canvas.getContext("webgl2", { alpha: true, antialias: false, depth: false });
  if (!context) throw new Error("There is no WebGL 2 context.");
  const program = link(context);
  context.useProgram(program);
  context.bindBuffer(context.ARRAY_BUFFER, context.createBuffer());
  const stars = entries.flatMap(({ x, y, z, intensity }) => [x, y, z, 8 + 2 * intensity]);
  context.bufferData(context.ARRAY_BUFFER, Float32Array.from(stars), context.STATIC_DRAW);
  const star = context.getAttribLocation(program, "star");
  context.enableVertexAttribArray(star);
  context.vertexAttribPointer(star, 4, context.FLOAT, false, 0, 0);
  context.uniform2f(context.getUniformLocation(program, "uWindow"), canvas.width, canvas.height);
  context.enable(context.BLEND);
  context.blendFunc(context.ONE, context.ONE_MINUS_SRC_COLOR);
  const turn = context.getUniformLocation(program, "uTurn");
  const reach = outermost(entries);
  const distance = Math.max(800, 1.6 * reach);
  let [frames, yaw] = [0, 0];
  const draw = () => {
    context.uniform4f(turn, Math.sin(yaw), Math.cos(yaw), distance, canvas.height / 2.4 / reach);
    context.clear(context.COLOR_BUFFER_BIT);
    context.drawArrays(context.POINTS, 0, entries.length);
    frames++;
  };
  draw();
  const advance = () => {
    yaw += turnStep;
    draw();
  };
  return { canvas, turn: advance, frames: () => frames };
});
