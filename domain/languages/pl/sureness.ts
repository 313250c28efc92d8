import type { sureness } from "../en/sureness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sureness> = {
  clearly: "To prawie pewne.",
  probably: "To prawdopodobne.",
  chance: "To może być przypadek.",
  meaning: {
    clearly:
      "To prawie pewne: tam, gdzie nic nie ma, sam przypadek pokazuje coś takiego mniej więcej w 1 na 100 dzienników.",
    probably: "To prawdopodobne: sam przypadek pokazuje to rzadko, mniej więcej w 5 na 100 dzienników.",
    chance: "To może być przypadek: takie rzeczy często widać także tam, gdzie nic nie ma.",
  },
};
