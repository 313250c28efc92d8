import type { sealed } from "../en/sealed.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sealed> = {
  word: "Sigillato",
  claim: {
    sentence:
      "Il server dice che le tue parole non sono più sigillate. Se le hai aperte tu su un altro dispositivo, anche ciò che attende qui sarà inviato aperto. Altrimenti non rispondere qui e chiedi a chi gestisce questo server.",
    accept: "Le ho aperte io",
  },
};
