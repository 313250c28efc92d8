/** The two grounds a sky is drawn on. Colours are `#rrggbb`. */

export type Ground = "dark" | "light";

export type Theme = {
  readonly onPaper: boolean;
  /** The ground, in the middle and toward the edges. */
  readonly middle: string;
  readonly edge: string;
  /** Lines and ambient stars, and how strongly each shows, 0 to 1. */
  readonly faint: string;
  readonly gridStrength: number;
  readonly ambientStrength: number;
  /** The outline where the next star will be. */
  readonly outline: string;
  readonly outlineStrength: number;
};

export const themes: Record<Ground, Theme> = {
  dark: {
    onPaper: false,
    middle: "#0d1430",
    edge: "#070b18",
    faint: "#9db4ff",
    gridStrength: 0.075,
    ambientStrength: 0.3,
    outline: "#a7f3d0",
    outlineStrength: 0.6,
  },
  light: {
    onPaper: true,
    middle: "#f9f6ef",
    edge: "#f1ece0",
    faint: "#4a4a68",
    gridStrength: 0.09,
    ambientStrength: 0.3,
    outline: "#15803d",
    outlineStrength: 0.65,
  },
};

/** Red, green and blue of `#rrggbb`, each 0 to 255. */
export function channelsOf(hex: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
