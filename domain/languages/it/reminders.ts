import type { reminders } from "../en/reminders.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof reminders> = {
  title: "Promemoria",
  subtitle: "Una frase gentile, agli orari che scegli.",
  unreachable: "Non è stato possibile caricare i tuoi promemoria. Serve una connessione al server.",
  next: "Prossimo: {moment}",
  restingUntil: "In pausa fino al {day}.",
  endRest: "Termina la pausa",
  noneComes: "Per ora non arriva nessun promemoria: scegli un dispositivo, l’e-mail o ntfy qui sotto.",
  times: {
    name: "Quando",
    add: "Aggiungi un orario",
    zone: "Secondo l’ora di {zone}",
    useZone: "Usa {zone}",
    one: "Promemoria {number, number}",
    time: "Ora",
    remove: "Rimuovi questo orario",
    kind: { name: "Per cosa", star: "Una stella", "check-in": "Fare il punto" },
  },
  places: {
    name: "Dove",
    byMail: "Per e-mail",
    byMailHint: "A {mail}. Ogni e-mail ha un link che li disattiva.",
    noMail:
      "I promemoria possono arrivare anche per e-mail, quando un indirizzo è verificato nelle <link>Impostazioni dell’account</link>.",
    withSound: "Con suono",
    withSoundHint: "I promemoria sono silenziosi, a meno che tu voglia sentirli.",
    thisDevice: "Su questo dispositivo",
    thisDeviceHint: "Come notifica, anche quando Mood Universe è chiuso.",
    asks: "Il browser chiede se può mostrare notifiche. Per i promemoria serve un sì.",
    others: "Altri dispositivi",
    lastOpened: "Ultima apertura: {day}",
    remove: "Rimuovi {name}",
    whyNot: {
      insecure: "I browser mostrano notifiche solo tramite https, e questo indirizzo non lo usa.",
      "home-screen":
        "Su iPhone o iPad, metti prima Mood Universe nella schermata Home: premi “Condividi”, poi “Aggiungi alla schermata Home”. Aprilo da lì e torna qui.",
      none: "Questo browser non può mostrare notifiche. Forse un altro può, e per l’e-mail non servono.",
      denied:
        "Il browser blocca le notifiche di questo sito. Consentile nelle sue impostazioni per il sito, poi torna qui.",
    },
  },
  device: { name: "{browser} su {system}", browser: "Browser" },
  ntfy: {
    name: "Con ntfy",
    hint: "A un argomento di ntfy che il tuo telefono segue.",
    topic: "Indirizzo dell’argomento",
    topicHint:
      "Per esempio https://ntfy.sh/ e un nome che nessuno indovina: chi lo conosce può leggere tutto.",
    token: "Token di accesso dell’argomento",
    tokenHint: "Solo se l’argomento ne richiede uno.",
    tokenKept: "Ce n’è uno salvato, e resta finché lasci vuoto questo campo.",
    test: "Invia una prova",
    testFirst: "Dopo il salvataggio puoi inviare una prova.",
    sent: "Prova inviata",
    notSent: "Non inviata",
    results: {
      sent: "Tra un attimo è sul tuo telefono.",
      refused: "{host} l’ha rifiutata. Forse l’argomento richiede un token, o un altro token.",
      limited: "Per ora {host} non accetta altri messaggi. Riprova più tardi.",
      unreachable: "{host} non ha risposto. Controlla l’indirizzo.",
    },
    failed: "Non è stato possibile inviare la prova. Controlla la connessione e riprova.",
    problem: {
      refused: "L’ultimo promemoria è stato rifiutato. Controlla l’argomento e il suo token.",
      unreachable: "L’ultimo promemoria non ha raggiunto il server dell’argomento. Controlla l’indirizzo.",
    },
  },
  actions: {
    start: "Attiva i promemoria",
    started: "I promemoria sono attivi",
    stop: "Disattiva i promemoria",
    stopped: "I promemoria sono disattivati",
    rest: "Pausa di una settimana",
    save: "Salva",
    saved: "Salvato",
  },
  failed: {
    title: "Non modificato",
    unchanged: "I tuoi promemoria sono com’erano. Controlla la connessione e riprova.",
    notAdded: "Non è stato possibile aggiungere questo dispositivo. Controlla la connessione e riprova.",
    notRemoved: "Il dispositivo c’è ancora. Controlla la connessione e riprova.",
  },
};
