import type { providerNames } from "../en/provider-names.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof providerNames> = {
  traveller: "Alguém em viagem",
  universe: "Universo de {name}",
};
