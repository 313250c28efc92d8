/** What a new avatar looks like. Colours are the Cyber Dream pair, a green and a blue, as `#rrggbb`. */
export const defaultAvatar = {
  shape: "cosmic-orb",
  colors: ["#34d399", "#3b82f6"],
  pattern: "gradient",
} as const;
