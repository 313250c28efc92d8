import type { showSky } from "../en/show-sky.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof showSky> = {
  title: "Mostra il tuo cielo",
  subtitle: "Lascia che qualcuno guardi il tuo cielo, senza una parola di ciò che hai scritto.",
  links: "I tuoi link",
  inShort:
    "Chi ha un link può guardare le tue stelle, senza account. Nessuno riceve le tue note, i tag, gli orari o i nomi.",
  what: "Un link apre il tuo cielo come un’immagine che si può girare. Chi ha il link può guardare, senza account; puoi anche metterlo in un tuo sito.",
  yes: {
    stars: "Le tue stelle: posizioni, colori e forme",
    ifYouWant: "Nomi delle emozioni e date, solo se vuoi",
  },
  no: {
    notes: "Mai le tue note, i tag o gli orari",
    names: "Mai il tuo nome, il tuo indirizzo o il tuo universo",
  },
  looksTell:
    "Chi conosce Mood Universe può riconoscere le emozioni da colori, forme e posizioni, anche senza nomi.",
  looksTellAndEnd:
    "Chi conosce Mood Universe può riconoscere le emozioni da colori, forme e posizioni, anche senza nomi. Puoi terminare un link in ogni momento, e smette subito di funzionare.",
  unreachable:
    "In questo momento i tuoi link non sono raggiungibili. Continuano a funzionare; controlla la connessione.",
  asManyAsPossible: "Hai {count, number} link, il massimo possibile. Rimuovine uno per crearne un altro.",
  create: "Crea un link",
  createAnother: "Crea un altro link",
  link: {
    ended: "Terminato",
    renew: "Rinnova",
    change: "Modifica",
    remove: "Rimuovi",
    end: "Termina questo link",
    noAddress:
      "Questo link funziona dove l’hai già inviato. Il suo indirizzo non si può più mostrare qui, perché il server è stato ripristinato da una copia di sicurezza.",
    copy: "Copia il link",
    copied: "Link copiato",
    copiedHint: "Chi lo riceve può guardare “{label}”.",
    look: "Guardalo",
    copyEmbed: "Copia il codice da incorporare",
    embedCopied: "Codice copiato",
    embedCopiedHint: "Incollalo nell’HTML di una pagina qualsiasi per mostrarvi il tuo cielo.",
    views:
      "{count, plural, =0 {Non ancora aperto} =1 {Aperto una volta} one {Aperto # volta} other {Aperto # volte}}",
    newStars: "Mostra anche le nuove stelle",
    asOf: "Com’era il {day}",
    unlimited: "Funziona finché non lo termini",
    until: "Funziona fino al {day}",
    endedOn: "Terminato il {day}",
    contents: {
      looks: "Solo colori e forme",
      feelings: "Colori, forme e nomi delle emozioni",
      dates: "Colori, forme e date",
      both: "Colori, forme, nomi delle emozioni e date",
    },
  },
  form: {
    label: "Etichetta",
    labelHint: "La vedi solo tu.",
    firstLabel: "Il mio cielo",
    nextLabel: "Il mio cielo {number}",
    whatElse: "Che cosa vedono gli altri oltre a colori e forme",
    feelings: "Nomi delle emozioni",
    feelingsHint: "Le parole, come Gioia o Lutto. Gli altri possono anche leggere le tue stelle in elenco.",
    dates: "Date",
    datesHint: "Il giorno di ogni stella, mai l’ora.",
    which: "Quali stelle",
    live: "Anche le nuove",
    liveTells: "Chi guarda spesso vede quando arriva una nuova stella, anche senza date.",
    today: "Quelle fino a oggi",
    ofDay: "Quelle fino al {day}",
    validity: "Per quanto funziona",
    validityHint: "Da adesso in poi.",
    validities: {
      day: "1 giorno",
      week: "1 settimana",
      month: "30 giorni",
      year: "1 anno",
      unlimited: "Finché non lo termini",
    },
    unlimitedAsNow: "Funziona finché non lo termini, come ora",
    untilAsNow: "Funziona fino al {day}, come ora",
    save: "Salva",
    saving: "Salvataggio...",
    submit: "Crea il link",
    busy: "Creazione...",
    unreachable:
      "Non è arrivato al server. Le tue scelte sono ancora qui: controlla la connessione, poi riprova.",
  },
  revoke: {
    remove: "Rimuovere “{label}”?",
    removeHint: "Sparisce dal tuo elenco, insieme al conteggio delle visite.",
    end: "Terminare “{label}”?",
    endHint:
      "Smette subito di funzionare, anche sui siti che lo mostrano e per chi lo sta guardando ora. Non si può riattivare; puoi crearne uno nuovo.",
    keep: "Tienilo",
    unreachable:
      "Non è arrivato al server, e il link funziona ancora. Controlla la connessione, poi riprova.",
  },
  offer: {
    share: "Condividi il tuo cielo",
    shareHint: "Chi riceve il link può guardare, senza account.",
    embed: "Incorpora il tuo cielo",
    embedHint: "Qualsiasi sito può mostrarlo.",
    thisPage: "Questa pagina",
    thisPageHint: "Solo tu puoi aprirla: gli altri arrivano all’accesso.",
    title: "Un cielo di Mood Universe",
    copiedHint: "Chi lo riceve può guardare il tuo cielo.",
  },
};
