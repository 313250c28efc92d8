import type { SealState } from "#domain/sealed/seal-states.ts";

/** How far the sealing of a universe's words has come. */
export const sealStateOf = (universe: object): SealState =>
  "sealState" in universe ? (universe.sealState as SealState) : "open";
