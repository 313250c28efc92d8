/** How far the sealing of the words of a universe has come. */

/** `sealing`, `opening` and `rotating` last until the words of every record are changed. */
export const sealStates = ["open", "sealing", "sealed", "opening", "rotating"] as const;
export type SealState = (typeof sealStates)[number];

/** A state that ends when nothing is left to do. */
export type WorkState = Exclude<SealState, "open" | "sealed">;

export const isWorkState = (state: SealState | undefined): state is WorkState =>
  state === "sealing" || state === "opening" || state === "rotating";

/** Whether all that is sealed in a universe has one key, so that a file with it opens by its slots alone. */
export const hasOneKey = (state: SealState): boolean => state === "sealing" || state === "sealed";
