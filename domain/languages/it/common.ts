import type { common } from "../en/common.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof common> = {
  tryAgain: "Riprova",
  logIn: "Accedi",
  stars: "{count, plural, one {# stella} other {# stelle}}",
  loading: "Il tuo universo si sta aprendo...",
  backToSky: "Torna al tuo cielo",
  showInSky: "Mostra nel cielo",
  loadingForm: "Caricamento",
  close: "Chiudi",
  cancel: "Annulla",
  save: "Salva",
  undo: "Annulla",
  breatheNow: "Respira ora",
  support: "Aiuto",
  percent: "{percent, number}%",
  ofMost: "{value, number} su {max, number}",
  toast: { name: "Notifica", dismiss: "Chiudi", undoKey: "Control Z: {action}." },
  copyByHand: {
    title: "Copia a mano",
    reason: "Questo browser non permette alla pagina di usare gli appunti.",
    text: "Testo da copiare",
  },
  notOpened: {
    title: "Non è stato possibile aprirlo",
    newVersion: "Il tuo universo ha una nuova versione. Ricarica la pagina e si aprirà.",
    disconnected: "Una parte della pagina non è arrivata. Controlla la connessione e riprova.",
  },
  unavailable: {
    title: "Questa pagina non è raggiungibile",
    reason:
      "Il server non risponde, o questo dispositivo non ha connessione. Non è andato perso nulla: le tue stelle sono sul server. Controlla la connessione, poi riprova.",
    still: "Ancora non raggiungibile.",
  },
  language: "Lingua",
  networkError: "Errore di rete. Controlla la connessione e riprova.",
  session: {
    ended: "La sessione è chiusa",
    endedReason: "La tua sessione è terminata. Quello che stavi scrivendo resta qui fino al tuo ritorno.",
  },
  settingsClosed: {
    title: "Impostazioni dell’account",
    reason: "Accedi per aprire le impostazioni dell’account.",
  },
  unreachable: {
    title: "Il tuo universo non è raggiungibile",
    reason:
      "Non è stato possibile caricare il tuo profilo. Non è andato perso nulla: le tue stelle sono sul server. Controlla la connessione, poi riprova.",
  },
  unreachableForVisitor: {
    title: "Mood Universe non è raggiungibile",
    reason:
      "In questo browser non è aperto nessun universo, e per aprirne uno serve il server. Controlla la connessione, poi riprova.",
  },
  broken: {
    title: "Questa pagina si è bloccata",
    reason: "Le tue stelle sono al sicuro. Di solito basta ricaricare la pagina.",
    reload: "Ricarica",
  },
  notFound: {
    pageTitle: "Pagina non trovata",
    title: "404 Pagina non trovata",
    reason: "A questo indirizzo non c’è nulla. Le tue stelle sono dove le hai lasciate.",
    back: "Torna al tuo universo",
  },
};
