import type { refusalsPasskeys } from "../en/refusals-passkeys.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsPasskeys> = {
  overHttp:
    "Le passkey hanno bisogno di un indirizzo che inizi con https, e questo server si raggiunge senza.",
  atIpAddress:
    "Le passkey hanno bisogno di un indirizzo con un nome, e questo server si raggiunge con un numero.",
  unknownPasskey:
    "Questa passkey non apre nessun universo qui. Forse è stata rimossa. Accedi in un altro modo.",
  copiedPasskey:
    "Questa passkey sembra essere stata copiata, perciò per ora non apre nulla. Accedi in un altro modo, rimuovila e aggiungine una nuova.",
  knownPasskey: "Questa passkey è già stata aggiunta.",
  unusableKey:
    "Non è stato possibile verificare la risposta del tuo dispositivo, quindi non è stata aggiunta nessuna passkey. Riprova.",
  notAnswered: "La risposta del tuo dispositivo è arrivata troppo tardi o è già stata usata. Riprova.",
  lastDoor: "È l’unico modo di entrare nel tuo universo. Aggiungine un altro prima di rimuoverlo.",
  tooManyPasskeys: "Un universo ha al massimo {max} passkey. Rimuovine una per aggiungerne un’altra.",
  wrongRecoveryCode:
    "Questo nome e questo codice di recupero non vanno insieme, oppure il codice è già stato usato.",
};
