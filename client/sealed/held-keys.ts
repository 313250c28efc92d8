/** The keys of sealed words, as a page holds them. */

/** The keys of one epoch are derived from `base`, which is not extractable and can be cloned into a storage. */
export type EpochKeys = { readonly epoch: number; readonly base: CryptoKey };

/** The last epoch seals; earlier ones open what was sealed before. */
export type Keyring = { readonly userId: string; readonly epochs: readonly EpochKeys[] };
