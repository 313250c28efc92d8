import type { rulesWellness } from "../en/rules-wellness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesWellness> = {
  noEmotion: "Wybierz uczucie albo wpisz własne.",
  longEmotion:
    "Nazwa uczucia może mieć najwyżej {max, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}.",
  unstorableEmotion: "Uczucie zawiera znaki, których nie można zapisać.",
};
