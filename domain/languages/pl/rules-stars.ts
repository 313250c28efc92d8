import type { rulesStars } from "../en/rules-stars.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesStars> = {
  emotionRequired: "Zanim stworzysz gwiazdę, wybierz uczucie.",
  baseEmotionRequired: "Wybierz uczucie bazowe gwiazdy podwójnej.",
  sameEmotion: "Gwiazda podwójna potrzebuje dwóch różnych uczuć.",
  repeatedId: "Dwie gwiazdy mają ten sam identyfikator.",
  note: {
    tooLong:
      "Notatka może mieć najwyżej {max, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}.",
    unstorable: "Notatka zawiera znaki, których nie można zapisać.",
  },
  momentTooEarly: "Chwila nie może być sprzed {year} roku.",
  tooManyTags:
    "Gwiazda może mieć najwyżej {max, plural, one {# tag} few {# tagi} many {# tagów} other {# tagu}}.",
  tagName: {
    length: "Nazwa tagu ma od {min} do {max} znaków.",
    unstorable: "Nazwa tagu zawiera znaki, których nie można zapisać.",
    invisible: "Nazwa tagu zawiera niewidoczne znaki.",
  },
  feelingName: {
    length: "Nazwa uczucia ma od {min} do {max} znaków.",
    unstorable: "Nazwa uczucia zawiera znaki, których nie można zapisać.",
    invisible: "Nazwa uczucia zawiera niewidoczne znaki.",
  },
  constellationName: {
    length: "Nazwa konstelacji ma od {min} do {max} znaków.",
    unstorable: "Nazwa konstelacji zawiera znaki, których nie można zapisać.",
    invisible: "Nazwa konstelacji zawiera niewidoczne znaki.",
  },
  comparisonName: {
    length: "Nazwa porównania ma od {min} do {max} znaków.",
    unstorable: "Nazwa porównania zawiera znaki, których nie można zapisać.",
    invisible: "Nazwa porównania zawiera niewidoczne znaki.",
  },
  comparisonTooLong: "To porównanie pyta o więcej, niż można zachować. Wybierz mniej tagów, uczuć lub słów.",
  constellationStars: "Konstelacja ma od {min} do {max} gwiazd.",
};
