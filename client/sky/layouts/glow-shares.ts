/** Steps of brightness of what the days measured: more cannot be told apart. */
export const glowSteps = 8;
