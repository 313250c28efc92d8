import type { rulesWellness } from "../en/rules-wellness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesWellness> = {
  noEmotion: "Wybierz emocję albo wpisz własną.",
  longEmotion: "Maksymalna liczba znaków w nazwie emocji: {max}.",
  unstorableEmotion: "Emocja zawiera znaki, których nie można zapisać.",
};
