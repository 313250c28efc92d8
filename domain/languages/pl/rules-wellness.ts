import type { rulesWellness } from "../en/rules-wellness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesWellness> = {
  noEmotion: "Wybierz emocję albo wpisz własną.",
  longEmotion:
    "Nazwa emocji może mieć najwyżej {max, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}.",
  unstorableEmotion: "Emocja zawiera znaki, których nie można zapisać.",
};
