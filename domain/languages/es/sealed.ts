import type { sealed } from "../en/sealed.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sealed> = {
  word: "Sellado",
  claim: {
    sentence:
      "El servidor dice que tus palabras ya no están selladas. Si tú mismo las abriste en otro dispositivo, lo que espera aquí también se enviará abierto. Si no fue así, no respondas nada aquí y pregunta a quien administra el servidor.",
    accept: "Las abrí yo",
  },
};
