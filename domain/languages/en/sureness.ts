import { texts } from "../text.ts";

/**
 * How sure a statement is: the second sentence of everything that the product compares. There are three, always the same
 * for the same chance, so that people learn them once.
 */
export const sureness = texts("sureness", {
  clearly: "Clearly.",
  probably: "Probably.",
  chance: "It may be chance.",
  /** What each of the three means. */
  meaning: {
    clearly: "Clearly: where there is nothing, chance alone shows as much in about 1 of 100 journals.",
    probably: "Probably: chance alone rarely shows as much, in about 5 of 100 journals.",
    chance: "It may be chance: as much is often to be seen where there is nothing, too.",
  },
});
