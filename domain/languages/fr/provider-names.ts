import type { providerNames } from "../en/provider-names.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof providerNames> = {
  traveller: "Quelqu’un en voyage",
  // The name is not after "de", which would have to become "d’" before a vowel.
  universe: "{name} et son univers",
};
