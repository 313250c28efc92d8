import { texts } from "../text.ts";

/** Names that a person gets who signs in with a provider for the first time, and can change. */
export const providerNames = texts("provider-names", {
  /** The user name where the provider sends none that is usable; translated without a gender, if possible. */
  traveller: "A traveller",
  /** The name of a universe; of at most 25 characters without its placeholder. */
  universe: "{name}'s Universe",
});
