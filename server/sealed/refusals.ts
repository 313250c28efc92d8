/** Refusals of calls that do not fit how far the sealing of a universe's words has come. */

import { refusalsSeal } from "#domain/languages/en/refusals-seal.ts";
import { refusal } from "#domain/refusals.ts";

export const sealRefusals = {
  universeSealed: refusal("universe-sealed", refusalsSeal.universeSealed),
  universeNotSealed: refusal("universe-not-sealed", refusalsSeal.universeNotSealed),
  wrongEpoch: refusal("wrong-epoch", refusalsSeal.wrongEpoch),
  sealState: refusal("seal-state", refusalsSeal.sealState),
} as const;

/** `plain` is the number of records. */
export const wordsLeft = (plain: number) => refusal("words-left", refusalsSeal.wordsLeft, { plain });

type Refusal = (typeof sealRefusals)[keyof typeof sealRefusals];

/** The reply is 409 with the refusal, and the transaction changes nothing. */
export class SealRefused extends Error {
  readonly refusal;

  constructor(refusal: Refusal | ReturnType<typeof wordsLeft>) {
    super("The words do not fit the universe.");
    this.refusal = refusal;
  }
}
