import type { providerNames } from "../en/provider-names.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof providerNames> = {
  traveller: "旅人",
  universe: "{name}的宇宙",
};
