/** The lights of a comparison in one draw call. */

import type { SideName } from "#domain/comparison/comparison.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { View } from "../camera/view.ts";
import { sharesOf, type Theme } from "../model/themes.ts";
import { glowStrengthIn } from "../renderer.ts";
import { frameUniforms } from "../webgl/frame-uniforms.ts";
import { Pass } from "../webgl/gpu/pass.ts";
import { cornerOfVertex, type Shader } from "../webgl/gpu/shader.ts";
import { square, VertexTable } from "../webgl/gpu/vertex-table.ts";
import { numberOfMoment, numberOfTime } from "../webgl/star-times.ts";
import {
  around,
  colorsIn,
  cornerRadii,
  fainterFar,
  lineWidth,
  litStars,
  softnessFor,
  strengthsIn,
} from "./light-look.ts";
import type { LightsOfFrame, LightsPart, Sides } from "./lights.ts";

const vertex = /* glsl */ `
${frameUniforms}
in vec3 place;
in vec3 lit;               // size of the star at scale 1, its time in days, 1 for the second side
uniform vec2 uDepth;       // distance of the eye, radius of the sky
uniform vec2 uShown;       // the shown time: from the first, before the second
uniform float uSoftness;
out vec2 vAt;              // pixels from the star
flat out vec3 vLight;      // radius of the light in pixels, 1 for the second side, brightness
const float MIN_SIZE = 4.0;
${cornerOfVertex}
void main() {
  vec4 center = viewMatrix * vec4(place, 1.0);
  float depth = -center.z;
  float radius = ${around.radii.toFixed(2)} * 0.5 * max(MIN_SIZE, lit.x * uScale / depth) + ${around.margin.toFixed(2)};
  radius *= mix(1.0, ${cornerRadii.toFixed(2)}, lit.z);
  float far = clamp(0.5 + (depth - uDepth.x) / (2.0 * uDepth.y), 0.0, 1.0);
  float isShown = lit.y < uShown.x || lit.y >= uShown.y ? 0.0 : 1.0;
  vLight = vec3(radius, lit.z, mix(1.0, ${fainterFar.toFixed(2)}, far));
  // What is outside the shown time has no light: a square without a size costs no pixel.
  vAt = corner() * (radius + uSoftness) * isShown;
  gl_Position = projectionMatrix * center;
  gl_Position.xy += 2.0 * vAt / uWindow * gl_Position.w;
}
`;

const fragment = /* glsl */ `
in vec2 vAt;
flat in vec3 vLight;
uniform vec3 uFirst;
uniform vec3 uSecond;
uniform float uSoftness;
uniform vec3 uStrength;    // of the line, of the light round it, of both
out vec4 shown;
void main() {
  float circle = length(vAt) - vLight.x;
  float diamond = (abs(vAt.x) + abs(vAt.y) - vLight.x) * 0.7071;
  float off = abs(mix(circle, diamond, vLight.y));
  float fall = max(0.0, 1.0 - off / uSoftness);
  if (fall == 0.0) discard;
  float line = smoothstep(${(lineWidth / 2 + 0.5).toFixed(2)}, ${(lineWidth / 2 - 0.5).toFixed(2)}, off);
  float strength = vLight.z * uStrength.z * max(uStrength.x * line, uStrength.y * fall * fall);
  shown = vec4(mix(uFirst, uSecond, vLight.y) * strength, strength);
}
`;

/** Light adds up without turning white, ink covers. */
const shaders: Record<"light" | "ink", Shader> = {
  light: { vertex, fragment, blending: "screen" },
  ink: { vertex, fragment, blending: "over" },
};
const columns = { place: { width: 3 }, lit: { width: 3 } } as const;
const numberOfSide: Record<SideName, number> = { first: 0, second: 1 };

export class WebglLights implements LightsPart {
  readonly #table = new VertexTable(square, columns);
  readonly #pass = new Pass(shaders.light, this.#table, {
    ...{ uDepth: [800, 100], uShown: [0, 0], uSoftness: 1, uStrength: [0, 0, 0] },
    ...{ uFirst: [0, 0, 0], uSecond: [0, 0, 0] },
  });
  readonly passes = [this.#pass];
  readonly #sides: Sides;
  #line = 0;
  #soft = 0;

  constructor(sides: Sides) {
    this.#sides = sides;
  }

  show(entries: readonly MoodEntry[]) {
    const lit = litStars(entries, this.#sides);
    this.#table.resize(lit.length);
    for (const [at, { entry, side, size, time }] of lit.entries()) {
      this.#table.set("place", at, entry.x, entry.y, entry.z);
      this.#table.set("lit", at, size, numberOfTime(time), numberOfSide[side]);
    }
    this.#table.upload(0, lit.length);
    this.#pass.uniforms.uSoftness = softnessFor(entries.length);
  }

  applyTheme(theme: Theme) {
    const { first, second } = colorsIn(theme);
    this.#pass.shader = theme.isLight ? shaders.ink : shaders.light;
    this.#pass.uniforms.uFirst = sharesOf(first);
    this.#pass.uniforms.uSecond = sharesOf(second);
    const { line, soft } = strengthsIn(theme);
    this.#line = line;
    this.#soft = soft;
  }

  setFrame({ distance }: View, { reach, shownTime, morph }: LightsOfFrame) {
    this.#pass.uniforms.uDepth = [distance, reach];
    this.#pass.uniforms.uShown = [numberOfMoment(shownTime.from), numberOfMoment(shownTime.until)];
    this.#pass.uniforms.uStrength = [this.#line, this.#soft, glowStrengthIn({ morph })];
  }
}
