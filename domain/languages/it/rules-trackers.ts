import type { rulesTrackers } from "../en/rules-trackers.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesTrackers> = {
  nameLength: "Il nome di un tracker ha da {min} a {max} caratteri.",
  unitLength: "Un’unità ha fino a {max} caratteri.",
  labelLength: "Le parole alle estremità di una scala hanno fino a {max} caratteri.",
  unstorable: "Questo testo contiene caratteri che non si possono salvare.",
  invisible: "Questo testo contiene caratteri invisibili.",
  bound: "Inserisci un numero fino a un milione.",
  scaleNeeds: "Una scala ha bisogno di un valore minimo, di un valore massimo e di un passo.",
  scaleWhole: "Una scala ha numeri interi.",
  order: "Il valore massimo deve superare il minimo.",
  belowZero: "Una durata non può essere inferiore a 0.",
  step: "Un passo deve essere maggiore di 0.",
  scaleParts: "I passi devono portare dal valore minimo al massimo.",
  scaleValues: "Una scala ha da {min} a {max} valori.",
  dayToCome: "Quel giorno non è ancora arrivato.",
  tooEarly: "Una misura non può essere prima del {year}.",
};
