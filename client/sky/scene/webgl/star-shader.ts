/**
 * How a star is drawn. Distances inside a star are in its own radius: 1 is the edge of its specified size.
 * Colours stay in the screen's encoding and are blended there. Pixels determine the cost of a sky, so falloffs are
 * polynomials of the squared distance, and the family's mark is computed only where it shows.
 */

import { bead, ownOffset } from "#domain/star-shape.ts";
import { dimmedStrength } from "../renderer.ts";
import { frameUniforms } from "./frame-uniforms.ts";
import { cornerOfVertex, type Shader } from "./gpu/shader.ts";

const vertex = /* glsl */ `
${frameUniforms}
in vec3 place;
in vec3 from;            // where it began, while the stars morph
in float time;           // in days
in vec4 tint;
#ifdef INK
in vec4 fill;            // for the areas around the drawn lines, which have the tint
#endif
in vec4 style;           // size at scale 1, mark, phase, glow
in vec2 orbit;           // radius in units, radians a second

uniform vec2 uDepth;       // distance of the eye, radius of the sky
uniform float uHaloScale;  // 1 in a sky of few stars, toward 0 in a full one
#ifdef INK
uniform float uCrowding;   // 0 in a sky of few stars, 1 in a full one
#endif
uniform float uNewest;     // row of the newest star, -1 for none
uniform float uFlaring;    // row of the star that was added last, -1 for none
uniform float uFlareAge;   // 0 when it was added, 1 when its flare has ended
uniform float uReducedMotion;  // 0 or 1
uniform float uMorph;      // share of the way from where it began, 1 at rest
uniform vec2 uShown;       // the shown time: from the first, before the second
uniform float uOutlines;   // factor of the strength of stars outside the shown time
uniform vec2 uPlayed;      // the moment that is played, and the days for which stars flare, 0 at rest

out vec2 vAt;
flat out vec3 vTint;
flat out vec4 vStyle;       // brightness, visibility of the mark, 1 / reach², glow; see also outline()
flat out int vMark;        // the family's mark
flat out float vBead;      // 1 for a feeling of the person's own
#ifdef INK
flat out vec3 vFill;
flat out vec3 vTilt;       // cosine and sine, different from star to star; how crowded the sky is
#else
flat out float vWhite;     // strength of the white in the core
#endif

const float MIN_SIZE = 4.0;
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
  float phase = style.z;
  vec3 at = uMorph < 1.0 ? mix(from, place, uMorph) : place;
  if (orbit.x > 0.0) at += orbitOffset(phase);
  vec4 center = viewMatrix * vec4(at, 1.0);
  float depth = -center.z;
  float scaled = style.x * uScale / depth;
  float size = max(MIN_SIZE, scaled);

  float far = clamp(0.5 + (depth - uDepth.x) / (2.0 * uDepth.y), 0.0, 1.0);
  float twinkle = 1.0 + 0.08 * sin(TURN * (phase + uTime * (0.15 + 0.3 * fract(phase * 7.0))));
  float shrunk = clamp(scaled / MIN_SIZE, 0.0, 1.0);
  float strength = 0.5 + 0.5 * (style.x - 8.0) / 20.0;
  float brightness = strength * twinkle * mix(1.0, 0.45, far) * mix(0.4, 1.0, shrunk);
  float dimming = mix(1.0, ${dimmedStrength}, tint.a);
  brightness *= dimming;

  float isNewest = float(gl_VertexID / 4 == int(uNewest));
  float isFlaring = float(gl_VertexID / 4 == int(uFlaring));
  float played = uPlayed.y > 0.0 ? clamp((uPlayed.x - time) / uPlayed.y, 0.0, 1.0) : 1.0;
  float age = min(mix(1.0, uFlareAge, isFlaring), played);
  float flare = (1.0 - age) * (1.0 - uReducedMotion);
  float glow = max(style.w, 0.6 * max(isNewest, flare));
  // Large stars need a smaller halo, and theirs would cost the most.
  float halo = BASE_REACH * min(1.0, 26.0 / size) + GLOW_REACH * glow;
  float reach = 1.0 + halo * uHaloScale * (1.0 + 5.0 * flare * age);
  brightness *= smoothstep(0.0, 0.25, age) * (1.0 + 1.2 * flare);
  size *= 1.0 + 0.5 * flare * smoothstep(0.0, 0.2, age);

  vStyle = vec4(brightness, smoothstep(10.0, 24.0, size), 1.0 / (reach * reach), glow);
  if (time < uShown.x || time >= uShown.y) {
    float pixel = 2.0 / size;
    reach = 0.6 + 2.0 * pixel;
    // Outlines of small stars are close to each other.
    vStyle = vec4(uOutlines * dimming * mix(0.5, 1.0, smoothstep(4.0, 14.0, size)), pixel, 1.0, -1.0);
  }
  vBead = step(${(ownOffset / 2).toFixed(1)}, style.y);
  vMark = int(style.y - ${ownOffset.toFixed(1)} * vBead);
#ifdef INK
  // Distant ink fades into the paper, which makes it paler: grey would make it muddy. In a crowd, it fades into colour.
  float ink = clamp(1.8 * brightness - 0.1, 0.0, 1.0) * smoothstep(1.0, 0.45, far);
  vTint = mix(fill.rgb, tint.rgb, 1.0 - 0.7 * uCrowding * (1.0 - ink));
  vFill = fill.rgb;
  vTilt = vec3(cos(TURN * phase), sin(TURN * phase), uCrowding);
#else
  // Small stars have less white, which would be most of them, and dimmed ones only their share of it.
  vWhite = sqrt(brightness * dimming) * mix(0.6, 1.0, shrunk);
  float grey = dot(tint.rgb, vec3(0.299, 0.587, 0.114));
  vTint = mix(tint.rgb, vec3(grey), 0.35 * far);
#endif
  vAt = corner() * reach;

  gl_Position = projectionMatrix * center;
  gl_Position.xy += vAt * size / uWindow * gl_Position.w;
}
`;

const fragmentStart = /* glsl */ `
in vec2 vAt;
flat in vec3 vTint;
flat in vec4 vStyle;
flat in int vMark;
flat in float vBead;
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

// A star outside the shown time has a glow of −1: a faint outline, one pixel wide, whose brightness is its dimming.
float outline() {
  return 0.34 * vStyle.x * smoothstep(1.3 * vStyle.y, 0.3 * vStyle.y, abs(length(vAt) - 0.6));
}

// The ring of a star, with the gaps of the family's mark.
float rim(float squared, float width) {
  float off = squared - 0.36;
  float ring = bell(off * off, width);
  if (ring == 0.0 || vMark >= 0) return ring;
  return ring * smoothstep(0.008, 0.035, besideSpoke(-vMark, squared));
}

// The bead beside the rim of a feeling of the person's own.
float bead() {
  vec2 from = vAt - vec2(${bead.x}, -${bead.y});
  return vBead * smoothstep(${(bead.radius * 1.35) ** 2}, ${(bead.radius * 0.7) ** 2}, dot(from, from));
}
`;

/** Dark theme: a core close to white, a rim in the emotion's colour, a tight halo with a long soft tail. */
const lightFragment = /* glsl */ `
${fragmentStart}
flat in float vWhite;

void main() {
  if (vStyle.w < 0.0) {
    shown = vec4(vTint, 1.0) * outline();
    return;
  }
  float squared = dot(vAt, vAt);
  float tail = 1.0 - squared * vStyle.z;
  if (tail <= 0.0) discard;

  // Moffat's profile (1969, with exponent 1), how starlight spreads in a photograph.
  float color = 0.6 * tail * tail / (1.0 + 7.5 * squared / (1.0 + 5.0 * vStyle.w));
  float white = 0.0;
  if (squared < 0.5) {
    float near = 1.0 - 2.0 * squared;
    float body = near * near * near * near;
    color += 0.5 * body;
    white = body * body * near * near;
  }
  if (vStyle.y > 0.0 && squared < 2.4) {
    color += 0.26 * vStyle.y * rim(squared, 0.0144);
    if (vBead > 0.0) color += 0.8 * vStyle.y * bead();
    if (vMark > 0) {
      float away = 1.0 - squared / 2.4;
      color += 0.75 * vStyle.y * away * away * bell(besideSpoke(vMark, squared), 0.002 + 0.007 * away);
    }
  }
  // A dim star keeps a clear centre: only its halo fades out completely.
  white *= vWhite;
  vec3 light = vTint * (color * vStyle.x + 0.2 * white) + 0.8 * white;
  shown = vec4(light, max(light.r, max(light.g, light.b)));
}
`;

/** Light theme: a small dark core and a rim drawn in ink on a bright disc, in a wash of watercolour with a denser, uneven edge. */
const inkFragment = /* glsl */ `
${fragmentStart}
flat in vec3 vFill;
flat in vec3 vTilt;

const vec3 PAPER = vec3(0.972, 0.96, 0.932);

// The density of a wash at a squared distance from 0 (its centre) to 1 (its edge).
float wash(float squared) {
  float paint = smoothstep(1.0, 0.25, squared);
  float pooled = smoothstep(0.3, 0.7, squared) * smoothstep(1.0, 0.7, squared);
  return paint * (0.9 + 0.1 * squared) + 0.12 * pooled;
}

// An uneven edge: sin 3φ and cos 5φ of the direction, rotated differently for each star.
float unevenness() {
  vec2 to = normalize(vAt + 1e-6);
  float s = vTilt.x * to.y + vTilt.y * to.x;
  float c = vTilt.x * to.x - vTilt.y * to.y;
  return 0.05 * s * (3.0 - 4.0 * s * s) + 0.045 * c * (5.0 - c * c * (20.0 - 16.0 * c * c));
}

void main() {
  if (vStyle.w < 0.0) {
    shown = vec4(vTint, 1.0) * outline();
    return;
  }
  float squared = dot(vAt, vAt);
  float away = squared * vStyle.z;
  if (away >= 1.0) discard;

  float crowding = vTilt.z;
  float area = (0.3 + 0.1 * vStyle.w) * (1.0 - 0.55 * crowding) * wash(away * (1.17 + unevenness()));
  // In a crowd, a rim of bare paper keeps neighbours apart.
  float gap = 0.85 * crowding * smoothstep(0.38, 0.46, squared) * smoothstep(0.95, 0.6, squared);
  // A disc whose paint has run to its edge.
  area = max(area, (0.62 + 0.8 * squared) * smoothstep(0.42, 0.33, squared));
  // Where the rim shows, it is the outline, and the core needs less room.
  float core = smoothstep(1.0, 0.35, squared / mix(0.145, 0.05, vStyle.y));
  float line = 0.96 * core / mix(sqrt(vStyle.x), max(vStyle.x, 0.45), crowding);
  if (vStyle.y > 0.0 && squared < 1.6) {
    line = max(line, 0.9 * vStyle.y * rim(squared, 0.0056));
    if (vBead > 0.0) line = max(line, 0.9 * vStyle.y * bead());
    if (vMark > 0) {
      // A stroke that begins at the core and gets thinner outward.
      float width = 0.13 - 0.104 * sqrt(squared);
      float beside = besideSpoke(vMark, squared) / (width * width);
      if (width > 0.0) line = max(line, 0.85 * vStyle.y * smoothstep(1.0, 0.2, beside) * smoothstep(0.0, 0.04, width));
    }
  }
  area = clamp(max(area * mix(1.0, 1.25, crowding), gap) * vStyle.x, 0.0, 1.0);
  line = clamp(line * vStyle.x, 0.0, 1.0);
  vec3 fill = mix(vFill, PAPER, gap);
  shown = vec4(fill * area * (1.0 - line) + vTint * (1.0 - 0.2 * core * (1.0 - crowding)) * line, area + line - area * line);
}
`;

/** Screen blending, so that overlapping stars do not turn white. */
export const lightShader: Shader = {
  ...{ vertex, fragment: lightFragment, blending: "screen" },
  defines: { BASE_REACH: "1.3", GLOW_REACH: "4.0" },
};

/** Ink covers. */
export const inkShader: Shader = {
  ...{ vertex, fragment: inkFragment, blending: "over" },
  defines: { INK: "1", BASE_REACH: "0.8", GLOW_REACH: "1.2" },
};
