import type { yourData } from "../en/your-data.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof yourData> = {
  title: "I tuoi dati",
  introduction:
    "Quello che scrivi qui è tuo. Portalo con te, tutto o in parte, quando vuoi: il file lo crea il browser, e va solo nei tuoi download. E puoi portare qui ciò che hai scritto altrove.",
  back: "Torna ai tuoi dati",
  outOfReach: "In questo momento il tuo universo non è raggiungibile. Tutto ciò che contiene è conservato.",
  withNotes: "Con le note",
  withNotesHint: "Disattiva per portare con te solo emozioni, orari e tag.",
  formats: {
    title: "Porta con te",
    save: "Salva",
    open: "Apri",
    json: {
      title: "Tutto, come JSON",
      text: "Stelle, cestino, tag, costellazioni, emozioni tue, misure, attività, profilo, avatar e orari dei promemoria: una copia completa, per te e per altri programmi.",
      save: "Salva tutto come JSON",
    },
    partAsJson: {
      title: "Ciò che hai scelto, come JSON",
      text: "Le stelle che hai scelto, con i loro tag e costellazioni, il tuo profilo e il tuo avatar.",
      save: "Salva la scelta come JSON",
    },
    sealed: {
      title: "Tutto, sigillato",
      text: "Una copia completa in cui le tue parole restano sigillate. La tua frase segreta o il tuo kit di soccorso la apre, qui o in una pagina che non ha bisogno della rete: conserva quella pagina accanto al file.",
      save: "Salva tutto sigillato",
      page: "Salva la pagina che lo apre",
      later: "Mentre le tue parole cambiano chiave o vengono aperte, non si può fare una copia sigillata.",
    },
    plain: {
      title: "Salvarlo leggibile da chiunque?",
      text: "Questo file non è sigillato: chi lo riceve può leggerne ogni parola, su questo dispositivo e ovunque tu lo porti.",
      act: "Salva leggibile",
    },
    csv: {
      title: "Tabella, come CSV",
      text: "Una riga per ogni stella, per qualsiasi foglio di calcolo. Nulla può essere eseguito come formula.",
      save: "Salva la tabella come CSV",
    },
    readings: {
      title: "Ciò che hai misurato, in CSV",
      text: "Una riga per ogni misura dei tuoi tracker, qualunque stella tu abbia scelto.",
      save: "Salva ciò che hai misurato in CSV",
    },
    markdown: {
      title: "Pagine, come Markdown",
      text: "Testo semplice, un file per ogni mese, che si potrà leggere ancora tra cinquant’anni.",
      save: "Salva le pagine come Markdown",
    },
    report: {
      title: "Su carta, per qualcuno di cui ti fidi",
      text: "Un resoconto di queste stelle che il browser stampa o salva come PDF.",
      open: "Apri il resoconto",
    },
  },
  status: {
    making: "Creazione del file",
    saved: "Salvato come <file>{name}</file>. È tra i tuoi download.",
    outOfReach:
      "Non è stato possibile creare il file, perché in questo momento il tuo universo non è raggiungibile. Non è andato perso nulla; riprova tra un attimo.",
    failed: "Non è stato possibile creare il file. Non è andato perso nulla; ricarica la pagina e riprova.",
  },
  room: {
    title: "Lo spazio che occupa",
    used: "{used} di {most}",
    text: "Ogni lettera che scrivi occupa spazio, e ogni stella, misura o nome un po’ di più.",
    nearlyFull:
      "Resta poco spazio. Accorcia le note lunghe, o elimina per sempre delle stelle nel cestino, per farne altro.",
    outOfReach: "In questo momento non si può leggere quanto spazio occupa il tuo universo.",
    parts: {
      notes: "Note",
      stars: "Stelle, senza le note",
      readings: "Ciò che hai misurato",
      imports: "Ciò che le importazioni ricordano, perché niente arrivi due volte",
      practice: "Esercizi e quiz",
      rest: "Tag, emozioni, costellazioni e link, e tracce di ciò che hai eliminato",
    },
  },

  leaving: {
    title: "Lascia Mood Universe",
    text: "Puoi eliminare tu il tuo universo, con tutto ciò che contiene. La pagina seguente spiega che cosa significa, prima che accada qualcosa.",
    delete: "Elimina il mio universo",
  },
  deletion: {
    whatIsDeleted: "Che cosa sarà eliminato con “{universe}”",
    stars: "{count, plural, one {# stella} other {# stelle}}, e quelle nel cestino, con tutte le note",
    everyStar: "Ogni stella, anche nel cestino, con tutte le note",
    tags: "{count, plural, one {# tag} other {# tag}}",
    yourTags: "I tuoi tag",
    constellations:
      "Le tue costellazioni, i tuoi confronti, i tuoi promemoria e ogni link che mostra il tuo cielo",
    activities: "Le tue risposte al quiz, gli esercizi e i labirinti",
    avatar: "Il tuo avatar, i tuoi traguardi e il tuo profilo",
    accountWith: "Il tuo account con {email}",
    account: "Il tuo account",
    byName:
      "Il tuo universo si chiude subito, dovunque sia aperto, e viene rimosso dopo sette giorni. Poiché basta il nome per aprirlo, chiunque lo conosca potrebbe chiederlo: fino ad allora, aprirlo con il suo nome permette di conservarlo, con tutto ciò che contiene.",
    atOnce: "Avviene subito e non si può annullare. Dovunque sia aperto, il tuo universo si chiude.",
    atOnceWithMail:
      "Avviene subito e non si può annullare. Dovunque sia aperto, il tuo universo si chiude. Riceverai un’ultima e-mail che lo conferma.",
    saveFirst: {
      title: "Prima portalo con te",
      text: "Un solo file contiene tutto. Può riportare il tuo universo più avanti, qui o in un altro Mood Universe.",
      otherFormats: "Altri formati",
    },
    title: "Eliminalo",
    name: "Il nome del tuo universo",
    nameHint: "Scrivi “{universe}” esattamente come qui.",
    signInAgainText:
      "Qui non hai una password. Per mostrare che si tratta di te, accedi con il tuo provider, poi torna a questa pagina entro dieci minuti.",
    signInAgain: "Accedi di nuovo",
    deleting: "Eliminazione...",
    nothingDeleted: "Non è stato eliminato nulla",
    wrongName: "Questo non è il nome del tuo universo.",
    passwordMissing: "Scrivi la tua password.",
    failed: "Non è stato possibile eliminare il tuo universo. Riprova.",
  },
  report: {
    trackers: {
      title: "Che cosa è stato misurato",
      about:
        "{by, select, week {Una linea per ciascuno, con un punto per ogni settimana di questo resoconto. Un vuoto è una settimana senza misura.} other {Una linea per ciascuno, nei giorni di questo resoconto. Un vuoto è un giorno senza misura.}}",
      choose: "Tracker nel resoconto",
      facts: "Da {lowest} a {highest}, {mean} in media, in {days, plural, one {# giorno} other {# giorni}}",
      alike: "{value} in {days, plural, one {# giorno} other {# giorni}}",
      yesDays: "{yes, number} su {days, plural, one {# giorno} other {# giorni}}",
    },
    title: "Resoconto dell’umore",
    empty: "In questo resoconto non c’è nessuna stella. Torna indietro e scegline altre.",
    chooseOthers: "Scegli altre stelle",
    noStar: {
      title: "Il resoconto aspetta la tua prima stella",
      text: "Aggiungi un umore nel tuo cielo. Qui potrai stampare ciò che hai scritto.",
    },
    print: "Stampa o salva come PDF",
    layingOut: "Preparazione delle pagine",
    heading: "{name}, {dates}",
    notesWith: "Note con “{words}”",
    onlyThese: "Solo queste stelle: {conditions}.",
    about:
      "È un’autovalutazione. {name} ha scelto le emozioni e scritto le note in Mood Universe, un diario privato. Non è una valutazione medica, e i giorni senza una voce non dicono nulla di come sono stati.",
    summary:
      "{stars, plural, one {# stella} other {# stelle}} in {lit, number} di {days, plural, one {# giorno} other {# giorni}}. Molte persone scrivono più in certi giorni che in altri.",
    days: "{count, plural, one {# giorno} other {# giorni}}",
    mostFeelings: "Emozioni più frequenti",
    mostTags: "Che cosa le accompagnava",
    dayByDay: "Giorno per giorno",
    feeling: "{feeling} {intensity}/10",
    twin: "{first} con {second}",
    tags: " · {tags}",
    weather: {
      title: "Tempo interiore",
      about:
        "La media dei giorni di {by, select, week {ogni settimana} other {ogni mese}} con una voce: sopra la linea piacevole, sotto spiacevole. Le barre solo contornate hanno meno di tre giorni. Quanto un’emozione conti come piacevole è una stima di questo prodotto.",
      pleasant: "piacevole",
      unpleasant: "spiacevole",
      weekOf: "Settimana del {date}",
      table:
        "Tempo interiore per {by, select, week {settimana} other {mese}}, da −1 (spiacevole) a 1 (piacevole)",
      noEntry: "Nessuna voce",
      mean: "{mean}, {days, plural, one {# giorno} other {# giorni}}",
    },
  },
  farewell: {
    title: "Addio",
    tagline: "Addio, e grazie",
    closed: "Il tuo universo è chiuso",
    closedText:
      "Sarà rimosso il <time>{date}</time>. Fino ad allora, aprirlo con il suo nome permette di conservarlo. Questo browser l’ha già dimenticato.",
    deleted: "Il tuo universo è eliminato",
    deletedText:
      "Ogni stella, nota e risposta non è più sul server, e questo browser ha dimenticato ciò che ne conservava.",
    takeCare:
      "Se hai salvato un file, è tra i tuoi download, e un giorno può riportare tutto. Abbi cura di te.",
    toFirstPage: "Alla prima pagina",
  },
};
