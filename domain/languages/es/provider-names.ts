import type { providerNames } from "../en/provider-names.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof providerNames> = {
  traveller: "Alguien de viaje",
  universe: "Universo de {name}",
};
