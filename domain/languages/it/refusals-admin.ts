import type { refusalsAdmin } from "../en/refusals-admin.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsAdmin> = {
  registrationByInvitation:
    "Qui nuovi account e universi si creano con un invito. Chiedine uno a chi gestisce questo server.",
  invitationEnded:
    "Questo invito è scaduto, è stato ritirato o già usato, o appartiene a un altro server. Chiedine uno nuovo a chi te lo ha mandato.",
  closedByAdministrator:
    "Chi gestisce questo server ha chiuso questo universo, che sarà rimosso. Se vuoi conservarlo, scrivi a chi gestisce il server.",
  secondFactorNeeded:
    "Per amministrare questo server serve un secondo passaggio o una passkey. Prima configura uno dei due nelle impostazioni dell’account.",
  passkeyNeeded: "Hai una passkey: esci, accedi di nuovo con quella, e questo si apre.",
  ownUniverse: "Qui non puoi chiudere il tuo universo. Puoi eliminarlo nelle impostazioni dell’account.",
  administratorsUniverse:
    "L’universo di chi amministra questo server si può chiudere solo con un comando sul server.",
  noAddress: "Questo universo non ha un indirizzo e-mail confermato a cui mandare un link.",
  noMails: "Questo server non invia e-mail.",
  closedAlready: "Questo universo è chiuso.",
  notClosed: "Questo universo è aperto.",
  closedByPerson: "È stata la persona stessa a chiudere questo universo. Solo lei può ancora conservarlo.",
  tooManyInvitations: "Possono esserci fino a {max} inviti alla volta. Prima ritirane uno.",
  labelTooLong: "Il nome di un invito ha al massimo {max} caratteri.",
  labelUnstorable: "Questo testo contiene caratteri che non si possono salvare.",
  days: "Un invito dura da {min} a {max} giorni.",
  uses: "Un invito si può usare da {min} a {max} volte.",
  usedOnce: "Un invito per un universo si usa una volta sola.",
};
