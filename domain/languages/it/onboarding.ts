import type { onboarding } from "../en/onboarding.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof onboarding> = {
  ways: "Come entrare",
  create: "Crea un universo",
  signIn: "Accedi",
  closed: "Qui non si aprono nuovi universi",
  closedReason:
    "Questo server non accetta nuovi account o universi. Se hai già un universo, aprilo da “Accedi”.",
  namesOff: "Qui il solo nome non apre nulla",
  namesOffReason: "Chi gestisce questo server ha disattivato l’ingresso con il solo nome dell’universo.",
  noNewAccounts: "Questo server non accetta nuovi account o universi.",
  giveItOne: "Se il tuo universo non ha ancora una password, <migrate>dagliene una</migrate>.",
  createAccount:
    "<register>Crea un account</register> con e-mail e password oppure, se il tuo universo non ha ancora una password, <migrate>dagliene una</migrate>.",
  logIn: "Accedi con l’e-mail",
  privacy: "I tuoi dati restano privati e al sicuro sul tuo dispositivo",
  nameIsKey:
    "Un universo senza password si apre a chiunque ne conosca il nome esatto. Scegli un nome che verrebbe in mente solo a te, oppure <migrate>dai una password al tuo universo</migrate>.",
  nameIsKeyClosed:
    "Un universo senza password si apre a chiunque ne conosca il nome esatto. Puoi <migrate>dare una password al tuo universo</migrate>.",
  launch: {
    title: "La tua identità nell’universo",
    more: "Altro su di te",
    demographicsHint: "Tutto ciò che di te dà un contesto ai tuoi umori, con parole tue.",
    submit: "Lancia il tuo universo",
    busy: "Lancio in corso...",
    created: "Universo creato!",
    welcome: "Ecco {universeName}",
    failed: "Non è stato possibile creare il tuo universo. Riprova.",
  },
  access: {
    title: "Entra nel tuo universo",
    hint: "Scrivi il nome esatto dell’universo, come quando l’hai creato.",
    logIn: "Accedi a questo universo",
    submit: "Entra nell’universo",
    busy: "Ingresso in corso...",
    accessing: "Ingresso in {universeName}",
    emptyName: "Scrivi il nome del tuo universo",
    notFound: "Universo non trovato",
    notFoundHint: "Controlla il nome del tuo universo o creane uno nuovo",
    notFoundReason: "Nessun universo ha esattamente questo nome.",
    failed: "Non è stato possibile entrare nell’universo. Riprova.",
  },
  closing: {
    title: "“{universeName}” è chiuso",
    reason:
      "Qualcuno che ne conosce il nome, o chi gestisce questo server, ha chiesto di eliminarlo. Tutto ciò che contiene c’è ancora.",
    reasonWithDate:
      "Qualcuno che ne conosce il nome, o chi gestisce questo server, ha chiesto di eliminarlo. Sarà rimosso il <time>{moment}</time>. Tutto ciò che contiene c’è ancora.",
    keep: "Conserva il mio universo",
    failed: "Non è stato possibile conservarlo. Riprova.",
  },
};
