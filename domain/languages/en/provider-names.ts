import { texts } from "../text.ts";

/** Names that a person gets who signs in with a provider for the first time, and can change. */
export const providerNames = texts("provider-names", {
  /** The user name of a person for whom the provider sends no usable name. Its grammatical gender should be neutral. */
  traveller: "A traveller",
  /** The name of a universe; of at most 25 characters without its placeholder. */
  universe: "{name}'s Universe",
});
