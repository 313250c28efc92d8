/**
 * Colours in OKLCH, where equal differences in value look equally large.
 * Formulas: Björn Ottosson, "A perceptual color space for image processing" (2020).
 */

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number };

/** Linear-light sRGB. Each channel is 0 to 1 for a colour inside the sRGB gamut. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

function toLinearRgb({ lightness, chroma, hue }: Oklch): LinearRgb {
  const radians = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(radians);
  const b = chroma * Math.sin(radians);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isInGamut = (rgb: LinearRgb) => rgb.every((channel) => channel >= -1e-4 && channel <= 1 + 1e-4);

/** Keeps lightness and hue, and reduces chroma until the colour is inside the sRGB gamut. */
function fitToGamut(color: Oklch): LinearRgb {
  if (isInGamut(toLinearRgb(color))) return toLinearRgb(color);
  let low = 0;
  let high = color.chroma;
  for (let step = 0; step < 16; step++) {
    const middle = (low + high) / 2;
    if (isInGamut(toLinearRgb({ ...color, chroma: middle }))) low = middle;
    else high = middle;
  }
  return toLinearRgb({ ...color, chroma: low });
}

const encodeGamma = (linear: number) =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
const decodeGamma = (encoded: number) =>
  encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;

/** `#rrggbb`. Channels outside the gamut are clipped. */
export function hexOf(color: LinearRgb): string {
  const channels = color.map((linear) => {
    const byte = Math.round(encodeGamma(Math.min(1, Math.max(0, linear))) * 255);
    return byte.toString(16).padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

/** `#rrggbb` of the sRGB colour with the same lightness and hue, and the chroma nearest to that of `color`. */
export const toHex = (color: Oklch): string => hexOf(fitToGamut(color));

/** The linear-light channels of `#rrggbb`. */
export function linearRgbOf(hex: string): LinearRgb {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    decodeGamma(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  );
  return [red, green, blue];
}

/** Relative luminance of `#rrggbb`, 0 (black) to 1 (white), as WCAG 2.2 defines it. */
export function relativeLuminance(hex: string): number {
  const [red, green, blue] = linearRgbOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21, as WCAG 2.2 defines it. */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
