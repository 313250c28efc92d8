/** The dark and the light theme of the sky. Colours are `#rrggbb`. */

export type ColorScheme = "dark" | "light";

export type Theme = {
  readonly isLight: boolean;
  /** Background with its faint vignette, in CSS: it costs nothing per frame and shows at once. */
  readonly background: string;
  /** Colour of lines and ambient stars; all strengths are 0 to 1. */
  readonly faint: string;
  readonly gridStrength: number;
  readonly ambientStrength: number;
  /** Strength of the haze behind each family's stars. */
  readonly nebulaStrength: number;
  /** Strength of axis, year rings and plane. */
  readonly guideStrength: number;
  /** Strength of the ring of a day that measured the most. */
  readonly glowStrength: number;
  /** Colour of the path from star to star. */
  readonly path: string;
  readonly pathStrength: number;
  /** Colour of the lines of constellations. */
  readonly figure: string;
  readonly figureStrength: number;
  /** Colour of the outline where the next star will be. */
  readonly outline: string;
  readonly outlineStrength: number;
};

export const themes: Record<ColorScheme, Theme> = {
  dark: {
    isLight: false,
    background: "radial-gradient(85% 85% at 50% 48%, #0d1430, #0a1024 55%, #070b18) #070b18",
    faint: "#9db4ff",
    gridStrength: 0.1,
    ambientStrength: 0.2,
    nebulaStrength: 0.06,
    guideStrength: 0.2,
    glowStrength: 0.42,
    path: "#b4bdd6",
    pathStrength: 0.34,
    figure: "#c3ccff",
    figureStrength: 0.55,
    outline: "#6ee7b7",
    outlineStrength: 0.6,
  },
  light: {
    isLight: true,
    background: "radial-gradient(90% 90% at 50% 48%, #faf8f1, #f7f4ec 55%, #efe9dc) #f7f4ec",
    faint: "#4a4a68",
    gridStrength: 0.1,
    ambientStrength: 0.2,
    nebulaStrength: 0.12,
    guideStrength: 0.22,
    glowStrength: 0.5,
    path: "#5b5a66",
    pathStrength: 0.36,
    figure: "#4a4a68",
    figureStrength: 0.6,
    outline: "#15803d",
    outlineStrength: 0.65,
  },
};

/** Red, green and blue of `#rrggbb`, each 0 to 255. */
export function channelsOf(hex: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/**
 * The colour as three shares from 0 to 1: in the screen's encoding, in which the sky is blended, not in linear light.
 */
export function sharesOf(hex: string): [red: number, green: number, blue: number] {
  const [red, green, blue] = channelsOf(hex);
  return [red / 255, green / 255, blue / 255];
}
