import type { naming } from "../en/naming.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof naming> = {
  title: "Dar nome a estas estrelas",
  nameLength: "{length} de {limit}",
  name: "Nome",
  orAddTo: "Ou adicione-as a",
  nameHint: "Por exemplo, Meu primeiro verão aqui",
  save: "Nomear",
  subtitle: "Uma linha as une na ordem em que você as escolheu.",
  tooManyStars: "Uma constelação tem até {max} estrelas. Você escolheu {stars, number}.",
  full: "Você tem {max} constelações, o máximo de um universo. Remova uma no diário para abrir espaço.",
};
