import type { refusalsSeal } from "../en/refusals-seal.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsSeal> = {
  universeSealed:
    "Le parole di questo universo sono sigillate, e questo è arrivato senza sigillo. Nulla è cambiato. Ricarica questa pagina e sblocca le tue parole.",
  universeNotSealed: "Le parole di questo universo non sono più sigillate. Ricarica questa pagina.",
  wrongEpoch:
    "Questo è stato sigillato con una chiave che questo universo non usa più. Ricarica questa pagina e sblocca di nuovo le tue parole.",
  sealState:
    "Questo non corrisponde al punto in cui è la sigillatura delle tue parole. Ricarica questa pagina per vedere a che punto è.",
  wordsLeft:
    "{plain, plural, one {# elemento non è ancora pronto} many {# di elementi non sono ancora pronti} other {# elementi non sono ancora pronti}}.",
  slotNeeded: "Ci sono sempre una frase segreta e un kit di soccorso. Prima creane un altro.",
  tooManySlots:
    "Possono esserci fino a {max} modi per sbloccare le parole. Rimuovine uno che non ti serve più.",
};
