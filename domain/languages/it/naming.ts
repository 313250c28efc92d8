import type { naming } from "../en/naming.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof naming> = {
  title: "Dai un nome a queste stelle",
  nameLength: "{length} di {limit}",
  name: "Nome",
  orAddTo: "Oppure aggiungile a",
  nameHint: "Per esempio: La mia prima estate qui",
  save: "Dai il nome",
  subtitle: "Una linea le unisce nell’ordine in cui le hai scelte.",
  tooManyStars: "Una costellazione ha fino a {max} stelle. Ne hai scelte {stars, number}.",
  full: "Hai {max} costellazioni, il massimo per un universo. Rimuovine una nel diario per fare posto.",
};
