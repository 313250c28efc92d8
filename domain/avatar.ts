/** The parts of an avatar and the choices for each. Colours are `#rrggbb`. */

import * as z from "zod/mini";
import type { User } from "./accounts/user.ts";
import { coded } from "./refusals.ts";

export const avatarShapes = ["cosmic-orb", "stellar-ring", "nebula-cloud", "crystal-form"] as const;
export const avatarPatterns = ["gradient", "particles", "energy-rings", "constellation"] as const;

export type AvatarShape = (typeof avatarShapes)[number];
export type AvatarPattern = (typeof avatarPatterns)[number];
export type AvatarColors = readonly [string, string];

/** The pairs that the customizer offers; the API accepts any two colours. */
export const avatarColorPresets = [
  { id: "cyber-dream", colors: ["#34d399", "#3b82f6"] },
  { id: "sunset-blaze", colors: ["#fb923c", "#e11d74"] },
  { id: "deep-ocean", colors: ["#22d3ee", "#1e3a8a"] },
  { id: "royal-purple", colors: ["#c084fc", "#5b21b6"] },
  { id: "forest-mystic", colors: ["#a3e635", "#166534"] },
  { id: "rose-gold", colors: ["#fda4af", "#b7791f"] },
  { id: "arctic-ice", colors: ["#e0f2fe", "#38bdf8"] },
  { id: "solar-flare", colors: ["#fde047", "#dc2626"] },
] as const satisfies readonly { id: string; colors: AvatarColors }[];

/** Edge lengths in CSS pixels. */
export const avatarSizes = { sm: 32, md: 48, lg: 64, xl: 96 } as const;
export type AvatarSize = keyof typeof avatarSizes;

/** The number of achievements that are drawn on an avatar; the list beside it shows all of them. */
export const maxAccessories = 3;

/** The appearance of a new avatar. */
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

/** The stored fields of an avatar. */
export type StoredAvatar = Pick<User, "avatarShape" | "avatarColors" | "avatarPattern" | "avatarAccessories">;

const color = /^#[0-9a-f]{6}$/i;

const knownOr = <const Option extends string>(
  options: readonly Option[],
  stored: string,
  fallback: Option,
): Option => options.find((option) => option === stored) ?? fallback;

/** The appearance to draw. An unknown shape, pattern or pair of colours is replaced by that of a new avatar. */
export function resolveAvatarLook(stored: Omit<StoredAvatar, "avatarAccessories">): AvatarLook {
  const [first, second, ...others] = stored.avatarColors;
  const isPair = first !== undefined && second !== undefined && others.length === 0;
  return {
    shape: knownOr(avatarShapes, stored.avatarShape, defaultAvatar.shape),
    colors: isPair && color.test(first) && color.test(second) ? [first, second] : defaultAvatar.colors,
    pattern: knownOr(avatarPatterns, stored.avatarPattern, defaultAvatar.pattern),
  };
}

/** The achievements that are drawn on an avatar: the last ones earned, each once, in the order of earning. */
export const displayedAccessories = (earned: readonly string[]): readonly string[] =>
  [...new Set(earned)].slice(-maxAccessories);

const colorSchema = z
  .string(coded("not-a-color", "A colour is text like #34d399."))
  .check(z.regex(color, coded("not-a-color", "A colour is written like #34d399.")));

/** The request that changes an avatar. A field that is left out or null stays unchanged. */
export const avatarChangeSchema = z.strictObject({
  avatarShape: z.nullish(z.enum(avatarShapes, coded("unknown-option", "This shape does not exist."))),
  avatarColors: z.nullish(
    z.tuple([colorSchema, colorSchema], coded("wrong-shape", "An avatar has two colours.")),
  ),
  avatarPattern: z.nullish(z.enum(avatarPatterns, coded("unknown-option", "This pattern does not exist."))),
});

export type AvatarChange = z.output<typeof avatarChangeSchema>;
