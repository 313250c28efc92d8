/**
 * How a star is drawn. Distances inside a star are in its own radius: 1 is the edge of its specified size.
 * Colours stay in the screen's own encoding: light is mixed as a painter sees it. Pixels are what a sky costs,
 * so falloffs are polynomials of the squared distance and the family's mark is worked out only where it shows.
 */

import { cornerOfVertex } from "./paint.ts";

export const starVertex = /* glsl */ `
in vec3 place;
in vec4 tint;
in vec4 look;
in vec2 orbit;

uniform vec2 uWindow;      // CSS pixels
uniform float uScale;      // pixels per unit at the centre, times the eye's distance
uniform vec2 uDepth;       // distance of the eye, how far out the stars reach
uniform float uCrowd;      // 1 in a roomy sky, toward 0 in a full one
uniform float uTime;       // seconds of the sky's own clock
uniform int uNewest;       // which star is newest, -1 for none
uniform float uBirth;      // 0 at its birth, 1 at rest
uniform float uStill;      // 1 when motion is not wanted

out vec2 vAt;
flat out vec3 vTint;
flat out vec4 vLook;       // brightness, how much of the mark can be seen, 1 / reach², glow
flat out int vMark;        // the family's mark
#ifdef INK
flat out vec2 vTilt;       // cosine and sine, different from star to star
#endif

const float LEAST_SIZE = 4.0;
const float TURN = 6.2831853;

${cornerOfVertex}
vec3 orbitOffset(float phase) {
  float angle = TURN * phase + orbit.y * uTime;
  float lean = TURN * phase;
  vec3 across = vec3(cos(lean), 0.35, sin(lean));
  vec3 along = vec3(-sin(lean) * 0.5, 0.8, cos(lean) * 0.5);
  return orbit.x * (cos(angle) * normalize(across) + sin(angle) * normalize(along));
}

void main() {
  float phase = look.z;
  vec3 at = place;
  if (orbit.x > 0.0) at += orbitOffset(phase);
  vec4 center = viewMatrix * vec4(at, 1.0);
  float depth = -center.z;
  float scaled = look.x * uScale / depth;
  float size = max(LEAST_SIZE, scaled);

  float far = clamp(0.5 + (depth - uDepth.x) / (2.0 * uDepth.y), 0.0, 1.0);
  float twinkle = 1.0 + 0.08 * sin(TURN * (phase + uTime * (0.15 + 0.3 * fract(phase * 7.0))));
  float shrunk = clamp(scaled / LEAST_SIZE, 0.0, 1.0);
  float strength = 0.5 + 0.5 * (look.x - 8.0) / 20.0;
  float brightness = strength * twinkle * mix(1.0, 0.45, far) * mix(0.4, 1.0, shrunk);

  float isNewest = float(gl_VertexID / 4 == uNewest);
  float flare = isNewest * (1.0 - uBirth) * (1.0 - uStill);
  float glow = max(look.w, isNewest * 0.6);
  // Big stars need less of a halo round them, and it would cost the most.
  float halo = BASE_REACH * min(1.0, 26.0 / size) + GLOW_REACH * glow;
  float reach = 1.0 + halo * uCrowd * (1.0 + 5.0 * flare * uBirth);
  brightness *= mix(1.0, smoothstep(0.0, 0.25, uBirth), isNewest) * (1.0 + 1.2 * flare);
  size *= 1.0 + 0.5 * flare * smoothstep(0.0, 0.2, uBirth);

  float grey = dot(tint.rgb, vec3(0.299, 0.587, 0.114));
  vTint = mix(tint.rgb, vec3(grey), 0.35 * far);
  vLook = vec4(brightness, smoothstep(10.0, 24.0, size), 1.0 / (reach * reach), glow);
  vMark = int(look.y);
#ifdef INK
  vTilt = vec2(cos(TURN * phase), sin(TURN * phase));
#endif
  vAt = corner() * reach;

  gl_Position = projectionMatrix * center;
  gl_Position.xy += vAt * size / uWindow * gl_Position.w;
}
`;

const fragmentStart = /* glsl */ `
in vec2 vAt;
flat in vec3 vTint;
flat in vec4 vLook;
flat in int vMark;
out vec4 shown;


// Squared distance from the nearest of n spokes, the first of which points up; right near a spoke, larger away
// from it. De Moivre: the n-th power of a direction, as a complex number, turns n times as far; and
// 1 − cos(nφ) ≈ (nφ)² / 2.
float besideSpoke(int n, float squared) {
  vec2 one = vAt.yx;
  vec2 two = vec2(one.x * one.x - one.y * one.y, 2.0 * one.x * one.y);
  vec2 four = vec2(two.x * two.x - two.y * two.y, 2.0 * two.x * two.y);
  vec2 power = (n & 4) != 0 ? four : vec2(1.0, 0.0);
  if ((n & 2) != 0) power = vec2(power.x * two.x - power.y * two.y, power.x * two.y + power.y * two.x);
  if ((n & 1) != 0) power = vec2(power.x * one.x - power.y * one.y, power.x * one.y + power.y * one.x);
  float apart = 1.0 - power.x * inversesqrt(dot(power, power) + 1e-12);
  return 2.0 * squared * apart / float(n * n);
}

// 1 at zero, 0 from a squared distance of \`width\` on.
float bell(float squared, float width) {
  float left = max(0.0, 1.0 - squared / width);
  return left * left;
}

// The ring of a star, open where the family's mark says so.
float rim(float squared, float width) {
  float off = squared - 0.36;
  float ring = bell(off * off, width);
  if (ring == 0.0 || vMark >= 0) return ring;
  return ring * smoothstep(0.008, 0.035, besideSpoke(-vMark, squared));
}
`;

/** A white-leaning core, a rim in the emotion's colour, a tight halo with a long soft tail. */
export const lightFragment = /* glsl */ `
${fragmentStart}
void main() {
  float squared = dot(vAt, vAt);
  float tail = 1.0 - squared * vLook.z;
  if (tail <= 0.0) discard;

  // Moffat's profile (1969, with exponent 1), how starlight spreads in a photograph.
  float color = 0.6 * tail * tail / (1.0 + 7.5 * squared / (1.0 + 5.0 * vLook.w));
  float white = 0.0;
  if (squared < 0.5) {
    float near = 1.0 - 2.0 * squared;
    float body = near * near * near * near;
    color += 0.5 * body;
    white = body * body * near * near;
  }
  if (vLook.y > 0.0 && squared < 2.4) {
    color += 0.26 * vLook.y * rim(squared, 0.0144);
    if (vMark > 0) {
      float away = 1.0 - squared / 2.4;
      color += 0.75 * vLook.y * away * away * bell(besideSpoke(vMark, squared), 0.002 + 0.007 * away);
    }
  }
  // What is dim keeps a clear middle: only its halo fades away in full.
  white *= sqrt(vLook.x);
  vec3 light = vTint * (color * vLook.x + 0.2 * white) + 0.8 * white;
  shown = vec4(light, max(light.r, max(light.g, light.b)));
}
`;

/** Ink: a dark core, a drawn rim, and a wash of watercolour that pools at its uneven edge. */
export const inkFragment = /* glsl */ `
${fragmentStart}
flat in vec2 vTilt;

// How much paint lies at a squared distance of 0 to 1 from the middle to the edge of a wash.
float wash(float squared) {
  float paint = smoothstep(1.0, 0.25, squared);
  float pooled = smoothstep(0.3, 0.7, squared) * smoothstep(1.0, 0.7, squared);
  return paint * (0.9 + 0.1 * squared) + 0.12 * pooled;
}

// The edge of a wash runs: sin 3φ and cos 5φ of the direction, turned differently for each star.
float run() {
  vec2 to = normalize(vAt + 1e-6);
  float s = vTilt.x * to.y + vTilt.y * to.x;
  float c = vTilt.x * to.x - vTilt.y * to.y;
  return 0.05 * s * (3.0 - 4.0 * s * s) + 0.045 * c * (5.0 - c * c * (20.0 - 16.0 * c * c));
}

void main() {
  float squared = dot(vAt, vAt);
  float away = squared * vLook.z;
  if (away >= 1.0) discard;

  float ink = (0.12 + 0.08 * vLook.w) * wash(away * (1.17 + run()));
  float core = smoothstep(0.145, 0.05, squared);
  if (squared < 0.5) ink = max(ink + 0.2 * (1.0 - 2.0 * squared) * (1.0 - core), 0.96 * core / sqrt(vLook.x));
  if (vLook.y > 0.0 && squared < 1.6) {
    ink = max(ink, 0.6 * vLook.y * rim(squared, 0.0056));
    if (vMark > 0) {
      // A stroke that a pen begins at the core and lifts off the paper.
      float width = 0.16 - 0.128 * sqrt(squared);
      float beside = besideSpoke(vMark, squared) / (width * width);
      if (width > 0.0) ink = max(ink, 0.85 * vLook.y * smoothstep(1.0, 0.2, beside) * smoothstep(0.0, 0.04, width));
    }
  }
  float alpha = clamp(ink * vLook.x, 0.0, 1.0);
  shown = vec4(vTint * (1.0 - 0.28 * core) * alpha, alpha);
}
`;
