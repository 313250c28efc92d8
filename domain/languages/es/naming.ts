import type { naming } from "../en/naming.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof naming> = {
  title: "Dales un nombre a estas estrellas",
  nameLength: "{length} de {limit}",
  name: "Nombre",
  orAddTo: "O añádelas a",
  nameHint: "Por ejemplo, Mi primer verano aquí",
  save: "Nombrar",
  subtitle: "Una línea las une en el orden en que las elegiste.",
  tooManyStars: "Una constelación tiene hasta {max} estrellas. Has elegido {stars, number}.",
  full: "Tienes {max} constelaciones, lo máximo que puede tener un universo. Quita una en tu diario para hacer sitio.",
};
