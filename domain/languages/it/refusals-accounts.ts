import type { refusalsAccounts } from "../en/refusals-accounts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsAccounts> = {
  nameTaken: "Questo nome di universo è già in uso",
  registrationClosed: "Questo server non accetta nuovi account o universi.",
  nameSignInClosed: "Qui non si può accedere con il nome dell’universo.",
  universeNotFound: "Universo non trovato",
  protectedByPassword: "Questo universo è protetto da una password.",
  protectedAlready: "Questo universo ha già un proprio modo di accedere",
  migrationWaiting: "Questo universo aspetta già che venga aperto il suo link. Riprova tra un minuto.",
  ownersMigrationWaiting: "Chi ha creato questo universo gli sta già dando una password.",
  invitationRequired:
    "Qui un universo riceve la sua password dove è aperto, o con un link di chi gestisce questo server.",
  invalidInvitation:
    "Questo link è già stato usato, ha più di sette giorni o è di un altro universo. Chiedine uno nuovo a chi gestisce questo server.",
  founderRequired: "Può annullarlo solo il browser in cui questo universo è stato creato.",
  universeMigrated: "Questo universo ha ricevuto un accesso proprio. Accedi con quello.",
  migrationUndoable:
    "Questo universo ha ricevuto la sua password da meno di sette giorni, e il browser in cui è stato creato può ancora riprenderlo. Dopo potrai eliminarlo.",
  universeClosed: "Questo universo è stato chiuso e sarà rimosso. Puoi ancora conservarlo.",
  wrongCredentials: "Credenziali non valide",
  wrongPassword: "La password attuale non è corretta",
  noPassword: "Questo universo non ha una password da cambiare.",
  noPasswordYet:
    "Questo universo non ha ancora una password. Dagli un indirizzo e-mail e una password su /migrate.",
  notVerified: "E-mail non verificata",
  locked: "Troppe password sbagliate. Riprova tra {minutes, plural, one {# minuto} other {# minuti}}.",
  invalidLink: "Link di verifica non valido",
  usedLink: "Questo link è già stato usato, e il tuo indirizzo e-mail è verificato.",
  expiredLink: "Questo link di verifica è sconosciuto, già usato o più vecchio di un giorno.",
  providerFailed: "Questa volta l’accesso non è riuscito. Riprova.",
  otherName: "Questo non è il nome del tuo universo.",
  oldSignIn:
    "Accedi di nuovo con il tuo provider, ed elimina il tuo universo entro {minutes, plural, one {# minuto} other {# minuti}}.",
  confirmFirst: "Prima conferma che sei tu.",
  endsThere: "Il browser in cui è nato questo universo si può disconnettere solo da lì.",
};
