/** CSS pixels. */
export const glowWidth = { ring: 2.5, strip: 2.5 } as const;
