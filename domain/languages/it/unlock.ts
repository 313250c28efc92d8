import type { unlock } from "../en/unlock.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof unlock> = {
  title: "Sblocca le tue parole",
  subtitle: "Sono sigillate, e solo tu puoi sbloccarle. Quello che scrivi resta in questo browser.",
  line: "Le tue parole sono sigillate su questo dispositivo.",
  newKeyLine: "Le tue parole hanno una nuova chiave da quando le hai sbloccate qui.",
  open: "Sblocca",
  field: {
    label: "Frase segreta o kit di soccorso",
    show: "Mostra ciò che hai scritto",
    hide: "Nascondi ciò che hai scritto",
  },
  account: "Parole sigillate di {universe}",
  keep: "Tieni sbloccato su questo dispositivo",
  keepHint:
    "Finché non blocchi l’app o non esci da qui. Altrimenti, finché l’ultima scheda non viene chiusa o ricaricata.",
  submit: "Sblocca",
  busy: "Sblocco in corso…",
  byPasskey: "Sblocca con una passkey",
  asking: "Il tuo dispositivo ti chiede conferma…",
  empty: "Scrivi la tua frase segreta o il codice del tuo kit.",
  wrong: "Questo non sblocca le tue parole. Nulla è perduto, puoi riprovare.",
  slip: "C’è un errore nel gruppo {group, number} del codice.",
  incomplete: "Non è il codice intero del kit. Ha {groups, number} gruppi.",
  earlier:
    "Questo appartiene a una chiave precedente. Scrivi la frase segreta o il codice che hai scelto dopo.",
  earlierKey:
    "Parte di ciò che aspetta qui ha bisogno della frase segreta o del kit di soccorso che avevi quando l’hai scritto.",
  weak: "Il server ha inviato una serratura più debole di tutte quelle di questo prodotto: con essa non è stato aperto nulla. Chi gestisce questo server può verificare.",
  damaged:
    "Si apre, ma dentro non c’è la chiave delle tue parole: ciò che il server ha inviato non combacia. Chi gestisce questo server può verificare.",
  left: "Nel frattempo la pagina è stata bloccata o la sessione è finita. Riprova.",
  failed: "Lo sblocco non è riuscito. Puoi riprovare.",
  passkeyStopped: "Il tuo dispositivo non ha risposto. Puoi riprovare o scrivere la tua frase segreta.",
  passkeyCannot: "Questa passkey non può sbloccare parole in questo browser. La tua frase segreta sì.",
  unreachable:
    "Ora non si può sapere come si sbloccano le tue parole. Serve una connessione una volta su ogni dispositivo.",
  http: "Questa pagina è aperta senza https, e così i browser non offrono la loro crittografia. Con https le tue parole si sbloccano.",
  opened: "Le tue parole sono sbloccate",
  openedKept: "Su questo dispositivo, finché non blocchi l’app o non esci.",
  openedHere: "Nelle schede di questo browser, finché l’ultima non viene chiusa o ricaricata.",
  lost: "Hai dimenticato la frase segreta? Puoi sceglierne una nuova.",
  newPassphrase: "Nuova frase segreta",
  locked: {
    form: "Sblocca le tue parole per leggere e scrivere note e per scegliere tag.",
    search: "Sblocca le tue parole per cercarvi dentro.",
    names: "Sblocca le tue parole per vedere come si chiama ogni cosa.",
    letter: "Una lettera è fatta delle tue parole. Sbloccale, e verrà scritta qui, nel tuo browser.",
    insights: "Ciò che mostrano le tue note, tag e misure appare quando le tue parole sono sbloccate.",
    report:
      "Finché le tue parole non sono sbloccate, il resoconto ha le tue emozioni e i loro orari, e al posto delle parole dice “Sigillato”.",
  },
};
