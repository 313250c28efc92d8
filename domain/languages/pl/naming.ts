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
  tooManyStars: "Największa liczba gwiazd w konstelacji: {max}. Wybrane: {stars, number}.",
  full: "Liczba twoich konstelacji to {max}; więcej wszechświat nie pomieści. Usuń jedną w dzienniku, aby zrobić miejsce.",
};
