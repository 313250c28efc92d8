import type { EpochKeys } from "./crypto/keys.ts";

/** The keys of sealed words, as a page holds them. The last epoch seals; earlier ones open what was sealed before. */
export type Keyring = {
  readonly userId: string;
  /** The id with which the words are sealed (`Seal`): that of the person, unless their words came from a sealed file. */
  readonly sealedFor: string;
  readonly epochs: readonly EpochKeys[];
};
