import type { naming } from "../en/naming.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof naming> = {
  title: "Nommer ces étoiles",
  nameLength: "{length} sur {limit}",
  name: "Nom",
  orAddTo: "Ou les ajouter à",
  nameHint: "Par exemple : Mon premier été ici",
  save: "Les nommer",
  subtitle: "Une ligne les relie dans l’ordre où tu les as choisies.",
  tooManyStars: "Une constellation a au plus {max} étoiles. Tu en as choisi {stars, number}.",
  full: "Tu as {max} constellations, c’est le maximum d’un univers. Retires-en une dans ton journal pour faire de la place.",
};
