/** The colours of the 36 feelings, for the dark theme and for paper. Decision 33 explains how they were chosen. */

import { type Oklch, toHex } from "./color.ts";

/** A colour in OKLCH: lightness, chroma, and hue in degrees. */
export type Shade = readonly [lightness: number, chroma: number, hue: number];

/**
 * Each block is a family. On the dark background, the families' own hues are 40 degrees apart; their sub-emotions lean
 * by a few degrees. The shades for paper are darker, and yellow and orange lean toward red in them, because a dark
 * yellow looks like olive.
 */
const shades = {
  fear: { night: [0.605, 0.205, 20], paper: [0.46, 0.185, 20] },
  anxiety: { night: [0.76, 0.125, 18], paper: [0.62, 0.18, 24] },
  anger: { night: [0.615, 0.24, 29], paper: [0.54, 0.22, 28] },
  distrust: { night: [0.605, 0.07, 24], paper: [0.425, 0.085, 15] },

  power: { night: [0.725, 0.16, 60], paper: [0.535, 0.13, 58] },
  confidence: { night: [0.795, 0.155, 69], paper: [0.605, 0.14, 62] },
  pride: { night: [0.79, 0.1, 64], paper: [0.57, 0.115, 57] },
  determination: { night: [0.66, 0.16, 58], paper: [0.5, 0.125, 55] },

  love: { night: [0.89, 0.185, 100], paper: [0.595, 0.12, 88] },
  joy: { night: [0.95, 0.17, 105], paper: [0.615, 0.125, 96] },
  compassion: { night: [0.9, 0.105, 104], paper: [0.565, 0.085, 92] },
  trust: { night: [0.835, 0.145, 95], paper: [0.515, 0.105, 89] },

  serenity: { night: [0.83, 0.13, 140], paper: [0.6, 0.11, 140] },
  relief: { night: [0.91, 0.115, 144], paper: [0.6, 0.16, 140] },
  contentment: { night: [0.8, 0.075, 136], paper: [0.48, 0.085, 143] },
  gratitude: { night: [0.68, 0.17, 145], paper: [0.435, 0.14, 144] },

  wonder: { night: [0.885, 0.125, 180], paper: [0.4, 0.075, 180] },
  curiosity: { night: [0.74, 0.115, 175], paper: [0.495, 0.085, 186] },
  hope: { night: [0.945, 0.085, 173], paper: [0.57, 0.11, 171] },
  surprise: { night: [0.8, 0.075, 180], paper: [0.535, 0.065, 171] },

  transcendence: { night: [0.775, 0.1, 220], paper: [0.61, 0.11, 220] },
  inspiration: { night: [0.855, 0.075, 221], paper: [0.58, 0.1, 212] },
  faith: { night: [0.76, 0.05, 225], paper: [0.545, 0.075, 227] },
  purpose: { night: [0.695, 0.11, 220], paper: [0.46, 0.09, 226] },

  grief: { night: [0.585, 0.18, 260], paper: [0.43, 0.175, 260] },
  sadness: { night: [0.635, 0.195, 265], paper: [0.48, 0.2, 263] },
  regret: { night: [0.665, 0.1, 263], paper: [0.58, 0.1, 264] },
  loneliness: { night: [0.75, 0.13, 263], paper: [0.62, 0.17, 260] },

  anguish: { night: [0.715, 0.175, 300], paper: [0.52, 0.25, 300] },
  shame: { night: [0.605, 0.205, 306], paper: [0.375, 0.195, 296] },
  guilt: { night: [0.745, 0.12, 308], paper: [0.615, 0.155, 301] },
  hopelessness: { night: [0.635, 0.085, 294], paper: [0.405, 0.08, 295] },

  desire: { night: [0.65, 0.17, 340], paper: [0.5, 0.205, 340] },
  lust: { night: [0.61, 0.22, 344], paper: [0.535, 0.2, 346] },
  ambition: { night: [0.81, 0.135, 335], paper: [0.62, 0.205, 344] },
  envy: { night: [0.7, 0.075, 344], paper: [0.57, 0.11, 342] },
} satisfies Record<string, { night: Shade; paper: Shade }>;

export type ColoredEmotion = keyof typeof shades;

const oklch = ([lightness, chroma, hue]: Shade): Oklch => ({ lightness, chroma, hue });

/** A dull colour would look like dirt on paper: the duller it is, the lighter its wash, and none is grey. */
const washOf = ([lightness, chroma, hue]: Shade): Shade => [
  Math.max(lightness, 0.78 - Math.max(0, chroma - 0.07)),
  Math.max(chroma, 0.095),
  hue,
];

export type Colors = { readonly color: string; readonly inkColor: string; readonly washColor: string };

/**
 * `color` for the dark theme, `inkColor` for lines and small marks on paper, and `washColor` for areas round them. All
 * are `#rrggbb`.
 */
export const colorsOfShades = (night: Shade, paper: Shade): Colors => ({
  color: toHex(oklch(night)),
  inkColor: toHex(oklch(paper)),
  washColor: toHex(oklch(washOf(night))),
});

/** The colours of one of the 36. */
export const colorsOf = (emotion: ColoredEmotion): Colors =>
  colorsOfShades(shades[emotion].night, shades[emotion].paper);
