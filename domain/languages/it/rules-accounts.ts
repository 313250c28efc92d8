import type { rulesAccounts } from "../en/rules-accounts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesAccounts> = {
  required: "Compila tutti i campi obbligatori",
  allRequired: "Compila tutti i campi",
  email: "Scrivi un indirizzo e-mail valido",
  identifier: "Non è né un indirizzo e-mail né un nome di universo.",
  universeName: {
    length: "Il nome dell’universo deve avere da {min} a {max} caratteri",
    unstorable: "Il nome dell’universo contiene caratteri che non si possono salvare",
    invisible: "Il nome dell’universo contiene caratteri invisibili",
    likeEmail: "Il nome dell’universo non può essere un indirizzo e-mail",
    dots: "Il nome dell’universo non può essere fatto di soli punti",
  },
  userName: {
    length: "Il nome utente deve avere da {min} a {max} caratteri",
    unstorable: "Il nome utente contiene caratteri che non si possono salvare",
    invisible: "Il nome utente contiene caratteri invisibili",
  },
  password: {
    tooShort: "La password deve avere almeno {min} caratteri",
    tooLong: "La password può avere fino a {max} caratteri",
    unstorable: "La password contiene caratteri che non si possono usare",
    common: "Scegli una password meno comune",
    characterClasses: "La password deve contenere maiuscole, minuscole, un numero e un carattere speciale",
    mismatch: "Le password non coincidono",
  },
  code: "Un codice ha sei cifre, e un codice di recupero 16 lettere e cifre.",
  birthday: {
    notADate: "La data di nascita deve essere una data.",
    noSuchDate: "La data di nascita deve essere una data che esiste, come 2001-12-31.",
    inFuture: "La data di nascita non può essere nel futuro.",
  },
  startDate: {
    notADate: "L’inizio del viaggio deve essere una data.",
    noSuchDate: "L’inizio del viaggio deve essere una data che esiste, come 2001-12-31.",
    inFuture: "L’inizio del viaggio non può essere nel futuro.",
  },
  demographics: {
    tooLong: "Il testo su di te può avere fino a {max} caratteri.",
    unstorable: "Il testo su di te contiene caratteri che non si possono salvare.",
  },
};
