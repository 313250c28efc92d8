/** What an avatar is made of, and what a person may choose. Colours are `#rrggbb`. */

import * as z from "zod/mini";
import type { User } from "./accounts.ts";

export const avatarShapes = ["cosmic-orb", "stellar-ring", "nebula-cloud", "crystal-form"] as const;
export const avatarPatterns = ["gradient", "particles", "energy-rings", "constellation"] as const;

export type AvatarShape = (typeof avatarShapes)[number];
export type AvatarPattern = (typeof avatarPatterns)[number];
export type AvatarColors = readonly [string, string];

/** Pairs to choose from; any two colours are allowed. */
export const avatarColorPresets = [
  { name: "Cyber Dream", colors: ["#34d399", "#3b82f6"] },
  { name: "Sunset Blaze", colors: ["#fb923c", "#e11d74"] },
  { name: "Deep Ocean", colors: ["#22d3ee", "#1e3a8a"] },
  { name: "Royal Purple", colors: ["#c084fc", "#5b21b6"] },
  { name: "Forest Mystic", colors: ["#a3e635", "#166534"] },
  { name: "Rose Gold", colors: ["#fda4af", "#b7791f"] },
  { name: "Arctic Ice", colors: ["#e0f2fe", "#38bdf8"] },
  { name: "Solar Flare", colors: ["#fde047", "#dc2626"] },
] as const satisfies readonly { name: string; colors: AvatarColors }[];

/** Edge lengths in CSS pixels. */
export const avatarSizes = { sm: 32, md: 48, lg: 64, xl: 96 } as const;
export type AvatarSize = keyof typeof avatarSizes;

/** How many achievements an avatar wears; all are listed beside it. */
export const mostAccessories = 3;

/** What a new avatar looks like. */
export const defaultAvatar = {
  shape: "cosmic-orb",
  colors: avatarColorPresets[0].colors,
  pattern: "gradient",
} as const satisfies AvatarLook;

export type AvatarLook = {
  readonly shape: AvatarShape;
  readonly colors: AvatarColors;
  readonly pattern: AvatarPattern;
};

/** What is stored of an avatar. */
export type StoredAvatar = Pick<User, "avatarShape" | "avatarColors" | "avatarPattern" | "avatarAccessories">;

const color = /^#[0-9a-f]{6}$/i;

const known = <const One extends string>(options: readonly One[], stored: string, otherwise: One): One =>
  options.find((one) => one === stored) ?? otherwise;

/** What to draw. A stored shape, pattern or pair of colours that nobody knows is drawn as a new avatar's. */
export function avatarLook(stored: Omit<StoredAvatar, "avatarAccessories">): AvatarLook {
  const [one, other, ...more] = stored.avatarColors;
  const isPair = one !== undefined && other !== undefined && more.length === 0;
  return {
    shape: known(avatarShapes, stored.avatarShape, defaultAvatar.shape),
    colors: isPair && color.test(one) && color.test(other) ? [one, other] : defaultAvatar.colors,
    pattern: known(avatarPatterns, stored.avatarPattern, defaultAvatar.pattern),
  };
}

/** The achievements that an avatar wears: the last ones earned, in the order in which they were. */
export const wornAccessories = (earned: readonly string[]): readonly string[] =>
  [...new Set(earned)].slice(-mostAccessories);

const colorSchema = z
  .string("A colour is text like #34d399.")
  .check(z.regex(color, "A colour is written like #34d399."));

/** What is left out stays as it is. */
export const avatarChangeSchema = z.strictObject({
  avatarShape: z.nullish(z.enum(avatarShapes, "This shape does not exist.")),
  avatarColors: z.nullish(z.tuple([colorSchema, colorSchema], "An avatar has two colours.")),
  avatarPattern: z.nullish(z.enum(avatarPatterns, "This pattern does not exist.")),
});
