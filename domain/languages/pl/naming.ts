import type { naming } from "../en/naming.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof naming> = {
  title: "Nazwij te gwiazdy",
  nameLength: "{length} z {limit}",
  name: "Nazwa",
  orAddTo: "Albo dodaj je do konstelacji",
  nameHint: "Na przykład: Moje pierwsze lato tutaj",
  save: "Nazwij je",
  subtitle: "Połączy je linia w kolejności, w jakiej je wybierasz.",
  tooManyStars:
    "Konstelacja może mieć najwyżej {max, plural, one {# gwiazdę} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}. Wybrane: {stars, number}.",
  full: "Masz {max, plural, one {# konstelację} few {# konstelacje} many {# konstelacji} other {# konstelacji}}, a więcej wszechświat nie pomieści. Usuń jedną w dzienniku, aby zrobić miejsce.",
};
