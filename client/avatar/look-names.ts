/** The names of shapes and patterns. */

import type { AvatarPattern, AvatarShape } from "#domain/avatar.ts";

export const shapeNames: Record<AvatarShape, string> = {
  "cosmic-orb": "Cosmic orb",
  "stellar-ring": "Stellar ring",
  "nebula-cloud": "Nebula cloud",
  "crystal-form": "Crystal form",
};

export const patternNames: Record<AvatarPattern, string> = {
  gradient: "Gradient",
  particles: "Particles",
  "energy-rings": "Energy rings",
  constellation: "Constellation",
};
