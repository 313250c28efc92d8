import type { refusalsSecondFactor } from "../en/refusals-second-factor.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsSecondFactor> = {
  secondFactorRequired:
    "Inserisci il codice che mostra la tua app per codici, o uno dei tuoi codici di recupero.",
  wrongCode:
    "Questo codice è sbagliato o è già stato usato. Se anche il prossimo viene rifiutato, forse l’orologio del telefono non è preciso.",
  signInExpired: "Questo accesso ha aspettato troppo. Ricomincia.",
  secondFactorExists: "Questo universo ha già un secondo passaggio.",
  noSecondFactor: "Qui non c’è un secondo passaggio. Ricomincia a configurarlo.",
  nothingToRecover:
    "I codici di recupero sostituiscono un secondo passaggio o una passkey, e questo universo non ha ancora né l’uno né l’altra.",
  noPasswordToProtect:
    "Un secondo passaggio segue una password o l’accesso con il tuo provider, e questo universo non ha ancora né l’una né l’altro.",
  expiredLink: "Questo link è sconosciuto, già usato o più vecchio di 15 minuti. Puoi chiederne uno nuovo.",
  newLinkRequired:
    "Per questo serve un accesso tramite link {minutes, plural, one {nell’ultimo minuto} other {negli ultimi # minuti}}. Usa la password attuale, o chiedi un nuovo link.",
};
