import { texts } from "../text.ts";

/** The server's refusals of words, or of calls, that do not fit how far the sealing of a universe has come. */
export const refusalsSeal = texts("refusals-seal", {
  /** Said to an old page, an import or a program that sends words as they are. */
  universeSealed:
    "The words of this universe are sealed, and this came unsealed. Nothing was changed. Reload this page, and unlock your words.",
  universeNotSealed: "The words of this universe are not sealed any more. Reload this page.",
  wrongEpoch:
    "This was sealed with a key that this universe does not use any more. Reload this page, and unlock your words again.",
  sealState: "This does not fit how far the sealing of your words has come. Reload this page to see it.",
  /** Said before the end of sealing, of opening or of a change of keys. */
  wordsLeft: "{plain, plural, one {# record is} other {# records are}} not done yet.",
  /** A slot that would leave nothing to remember, or nothing to keep. */
  slotNeeded: "There is always a passphrase and a recovery kit. Make a new one first.",
  tooManySlots:
    "There can be up to {max} ways to unlock the words. Remove one that you do not need any more.",
});
