import type { sealed } from "../en/sealed.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sealed> = {
  word: "Sellado",
  claim: {
    sentence:
      "El servidor dice que tus palabras ya no están selladas. Si fuiste tú quien las abrió en otro dispositivo, lo que espera aquí también se enviará abierto. Si no, no respondas aquí y pregunta a quien administra este servidor.",
    accept: "Las abrí yo",
  },
};
