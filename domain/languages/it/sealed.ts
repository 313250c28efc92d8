import type { sealed } from "../en/sealed.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sealed> = {
  word: "Sigillato",
  claim: {
    sentence:
      "Il server dice che le tue parole non sono più sigillate. Se sei stato tu ad aprirle su un altro dispositivo, anche ciò che attende qui sarà inviato aperto. Altrimenti non rispondere nulla qui e chiedi a chi gestisce il server.",
    accept: "Le ho aperte io",
  },
};
