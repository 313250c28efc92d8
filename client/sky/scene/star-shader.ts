/**
 * How a star is drawn. Distances inside a star are in its own radius: 1 is the edge of its specified size.
 * Colours stay in the screen's own encoding: light is mixed as a painter sees it.
 */

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
uniform float uNewest;     // which instance is newest, -1 for none
uniform float uBirth;      // 0 at its birth, 1 at rest
uniform float uStill;      // 1 when motion is not wanted

out vec2 vAt;
flat out vec3 vTint;
flat out vec4 vLook;       // brightness, family mark, reach, how much of the mark can be seen
flat out float vPhase;

const float LEAST_SIZE = 4.0;
const float TURN = 6.2831853;

vec3 orbitOffset(float phase) {
  float angle = TURN * phase + orbit.y * uTime;
  float lean = TURN * phase;
  vec3 across = vec3(cos(lean), 0.35, sin(lean));
  vec3 along = vec3(-sin(lean) * 0.5, 0.8, cos(lean) * 0.5);
  return orbit.x * (cos(angle) * normalize(across) + sin(angle) * normalize(along));
}

void main() {
  float phase = look.z;
  vec4 center = viewMatrix * vec4(place + orbitOffset(phase), 1.0);
  float depth = -center.z;
  float scaled = look.x * uScale / depth;
  float size = max(LEAST_SIZE, scaled);

  float far = clamp(0.5 + (depth - uDepth.x) / (2.0 * uDepth.y), 0.0, 1.0);
  float twinkle = 1.0 + 0.08 * sin(TURN * (phase + uTime * (0.15 + 0.3 * fract(phase * 7.0))));
  float shrunk = clamp(scaled / LEAST_SIZE, 0.0, 1.0);
  float strength = 0.72 + 0.28 * look.x / 28.0;
  float brightness = strength * twinkle * mix(1.0, 0.45, far) * mix(0.4, 1.0, shrunk);

  float isNewest = float(abs(float(gl_InstanceID) - uNewest) < 0.5);
  float flare = isNewest * (1.0 - uBirth) * (1.0 - uStill);
  float glow = max(look.w, isNewest * 0.6);
  float reach = 1.0 + (BASE_REACH + GLOW_REACH * glow) * uCrowd * (1.0 + 1.4 * flare * uBirth * 4.0);
  brightness *= mix(1.0, smoothstep(0.0, 0.25, uBirth), isNewest) * (1.0 + 1.2 * flare);
  size *= 1.0 + 0.5 * flare * smoothstep(0.0, 0.2, uBirth);

  float grey = dot(tint.rgb, vec3(0.299, 0.587, 0.114));
  vTint = mix(tint.rgb, vec3(grey), 0.35 * far);
  vLook = vec4(brightness, look.y, reach, smoothstep(9.0, 15.0, size));
  vPhase = phase;
  vAt = position.xy * reach;

  gl_Position = projectionMatrix * center;
  gl_Position.xy += vAt * size / uWindow * gl_Position.w;
}
`;

/** Shared by both grounds: the family's mark in a star's rim. */
const marks = /* glsl */ `
// Distance from the nearest of n spokes, the first of which points up; x along the spoke, y beside it.
vec2 spoke(vec2 at, float n) {
  float sector = TURN / n;
  float angle = mod(atan(at.x, at.y) + sector * 0.5, sector) - sector * 0.5;
  return length(at) * vec2(cos(angle), sin(angle));
}

// How much of the rim is there, 0 in a gap.
float rimLeft(vec2 at, float mark) {
  if (mark > -0.5) return 1.0;
  vec2 gap = spoke(at, -mark);
  return smoothstep(0.1, 0.2, abs(gap.y) + (gap.x > 0.0 ? 0.0 : 1.0));
}
`;

const fragmentStart = /* glsl */ `
in vec2 vAt;
flat in vec3 vTint;
flat in vec4 vLook;
flat in float vPhase;
out vec4 shown;

const float TURN = 6.2831853;
${marks}
`;

/** A white-leaning core, a rim in the emotion's colour, a tight halo with a long soft tail. */
export const lightFragment = /* glsl */ `
${fragmentStart}
void main() {
  float rho = length(vAt);
  float tail = 1.0 - rho / vLook.z;
  if (tail <= 0.0) discard;

  float halo = (0.34 * exp(-2.6 * rho) + 0.045 / (0.35 + rho * rho)) * tail * tail;
  vec3 light = vTint * halo;

  if (rho < 1.5) {
    float core = exp(-17.0 * rho * rho);
    float body = exp(-5.5 * rho * rho);
    light += mix(vTint, vec3(1.0), 0.78) * core + vTint * 0.62 * body;
    float clear = vLook.w;
    if (clear > 0.0) {
      float rim = exp(-pow((rho - 0.56) / 0.085, 2.0)) * rimLeft(vAt, vLook.y);
      light += vTint * 0.5 * rim * clear;
      if (vLook.y > 0.5) {
        vec2 ray = spoke(vAt, vLook.y);
        float slim = exp(-pow(ray.y / (0.055 - 0.02 * rho), 2.0));
        light += vTint * 0.7 * clear * slim * smoothstep(1.4, 0.3, rho);
      }
    }
  }
  shown = vec4(light * vLook.x, 1.0);
}
`;

/** Ink: a dark core, a drawn rim, and a wash of watercolour that pools at its uneven edge. */
export const inkFragment = /* glsl */ `
${fragmentStart}
// How much paint lies at a distance of 0 to 1 from the middle to the edge of a wash.
float wash(float rho) {
  float paint = smoothstep(1.0, 0.8, rho);
  float pooled = smoothstep(0.62, 0.93, rho) * smoothstep(1.0, 0.93, rho);
  return paint * (0.7 + 0.3 * rho) + 0.55 * pooled;
}

void main() {
  float rho = length(vAt);
  if (rho > vLook.z) discard;

  float angle = atan(vAt.y, vAt.x);
  float uneven = 0.05 * sin(3.0 * angle + TURN * vPhase) + 0.035 * sin(5.0 * angle + 17.0 * vPhase);
  float edge = vLook.z * (0.93 - abs(uneven));
  float ink = 0.12 * wash(rho / edge);

  if (rho < 1.5) {
    float core = smoothstep(0.40, 0.22, rho);
    ink = max(ink, 0.94 * core);
    ink += 0.25 * exp(-5.0 * rho * rho) * (1.0 - core);
    float clear = vLook.w;
    if (clear > 0.0) {
      float rim = smoothstep(0.1, 0.03, abs(rho - 0.6)) * rimLeft(vAt, vLook.y);
      ink = max(ink, 0.75 * rim * clear);
      if (vLook.y > 0.5) {
        vec2 ray = spoke(vAt, vLook.y);
        float slim = smoothstep(0.06, 0.02, abs(ray.y)) * smoothstep(1.15, 0.85, rho);
        ink = max(ink, 0.8 * slim * clear * step(0.0, ray.x));
      }
    }
  }
  float alpha = clamp(ink * vLook.x, 0.0, 1.0);
  vec3 pigment = mix(vTint, vTint * 0.72, smoothstep(0.4, 0.2, rho));
  shown = vec4(pigment * alpha, alpha);
}
`;
