import type { sky } from "../en/sky.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sky> = {
  firstStarSentence: "Custodisce questo momento. Ogni emozione ha un posto qui.",
  zoom: "{zoom}×",
  selected: "{count, plural, one {# selezionata.} other {# selezionate.}}",
  spokenStar: {
    withNote: "{star}, {intensity} su 10, {moment}. {note}",
    withoutNote: "{star}, {intensity} su 10, {moment}",
  },
  layouts: {
    notLoaded: {
      title: "Vista non caricata",
      description: "Una parte della pagina non è arrivata. Controlla la connessione e riprova.",
    },
    title: "Viste del tuo cielo",
    choice: "Come sono disposte le tue stelle",
    close: "Chiudi le viste",
    noTags:
      "Nessuna delle tue stelle ha ancora un tag. Danne qualcuno alle tue stelle, e si raccoglieranno qui.",
    otherFeelings: "Altre",
    withoutTags: "Senza tag",
    names: {
      sky: {
        name: "Cielo",
        shows:
          "Il tuo universo: in alto è piacevole, ogni direzione è una famiglia di emozioni, e le stelle più recenti sono più all’esterno.",
      },
      year: {
        name: "Anno",
        shows:
          "Un calendario: ogni giorno ha una casella, le settimane si susseguono e gli anni sono impilati.",
      },
      day: {
        name: "Giorno",
        shows:
          "Un orologio di 24 ore con la mezzanotte in alto: ogni stella sta alla sua ora, e le più recenti sono più all’esterno.",
      },
      feelings: {
        name: "Emozioni",
        shows:
          "Nove correnti nel tempo, la più piacevole in alto: una corrente è alta dove l’hai sentita spesso.",
      },
      moons: {
        name: "Lune",
        shows:
          "Ogni tag raccoglie le sue stelle. Quelle con più tag stanno in mezzo, quelle senza nell’anello esterno.",
      },
    },
  },
  card: {
    selected: "Stella selezionata",
    position: "{position, number} di {count, number}",
    notAmong: "Non è tra le {count, number}",
    correct: "Modifica",
    remove: "Rimuovi",
    gone: {
      title: "Questa stella non è più nel tuo cielo",
      description: "È stata rimossa altrove. Per 30 giorni resta nel cestino del diario.",
    },
    open: "Apri",
    previous: "Stella precedente",
    next: "Stella successiva",
    tags: "Tag di questa stella",
  },
  controls: {
    touch: {
      rotate: "Un dito per girare",
      zoom: "Pizzica per lo zoom",
      move: "Due dita per spostare",
      several: "Tieni premuto 3 secondi per selezionarne più d’una",
    },
    mouse: {
      turn: "Trascina per girare, rotella per lo zoom",
      move: "Tasto destro o Spazio premuto per spostare",
    },
    title: "Comandi",
    turnUp: "Gira in alto",
    turnLeft: "Gira a sinistra",
    turnRight: "Gira a destra",
    turnDown: "Gira in basso",
    zoomIn: "Ingrandisci",
    zoomOut: "Riduci",
    keep: "Conserva il tuo cielo",
  },
  failures: {
    lost: "L’immagine del tuo cielo si è interrotta. Torna da sola; le tue voci sono al sicuro.",
    undelivered:
      "Una parte della mappa stellare non è arrivata. Le tue voci sono al sicuro: ecco l’elenco delle tue stelle. Controlla la connessione e riprova.",
    unsupported:
      "Questo browser non può disegnare la mappa stellare. Le tue voci sono al sicuro: ecco l’elenco delle tue stelle.",
    drawAgain: "Ridisegna il cielo",
  },
  list: {
    addToSeveral: "Aggiungi {star}, {day} alla selezione",
    title: "Le tue stelle",
    journal: "Leggi nel diario",
    close: "Chiudi l’elenco",
    empty: "Qui troverai le tue stelle, mese per mese. Aggiungi un umore per cominciare.",
    button: "Elenco delle stelle",
    month: "{month}, {count, plural, one {# stella} other {# stelle}}",
    count: "{found, number} di {total, number}",
  },
  presets: {
    side: "Di lato",
    tilted: "Inclinata",
    top: "Dall’alto",
    reset: "Ripristina",
    title: "Punti di vista",
  },
  firstStar: "La tua prima stella",
  constellation: {
    inJournal: "Costellazioni nel diario",
    noStars: "nessuna stella",
    unknown: {
      title: "Questa costellazione non è nel tuo cielo",
      description: "Forse è stata rimossa. Le sue stelle ci sono ancora.",
    },
  },
  time: {
    count: "{shown, number} di {all, plural, one {# stella} other {# stelle}}",
    speeds: { day: "Giorno / s", week: "Settimana / s", month: "Mese / s" },
    from: "Mostra da",
    until: "Mostra fino a",
    everythingUntil: "Mostra tutto fino a",
    title: "Tempo",
    showAll: "Mostra tutto il tempo",
    pause: "Pausa",
    play: "Avvia",
    speed: "Velocità",
    twoHandles: "Scegli anche un inizio",
    handle: "{day}, {count}",
  },
  galaxyView: "Vista a galassia",
  gridView: "Vista a griglia",
  tooltip: {
    twin: "Stelle gemelle",
    primary: "Principale",
    orbiting: "In orbita",
    secondaryIntensity: "Intensità secondaria",
    intensity: "Intensità {intensity}/10",
  },
  shown: {
    title: "Mostrate nel cielo",
    showAll: "Mostra tutte",
    journal: "Leggi nel diario",
    tagNoStars: "nessuna stella",
    noMatch: "Nessuna stella corrisponde",
    found: "{found, number} di {all, plural, one {# stella} other {# stelle}}",
  },
  several: {
    title: "Più stelle",
    selected: "{count, plural, one {# stella selezionata} other {# stelle selezionate}}",
    another: "Scegli un’altra stella",
    name: "Dai un nome",
    snapshot: "Istantanea",
    picture: "Immagine",
    exit: "Esci",
    copied: {
      title: "Istantanea copiata",
      description:
        "{count, plural, one {# stella è negli appunti come JSON.} other {# stelle sono negli appunti come JSON.}}",
    },
  },
  keys: "Le frecce girano il cielo e, con Maiusc, lo spostano; più e meno cambiano lo zoom, 0 ripristina la vista. Le parentesi quadre portano alla stella prima e dopo, Invio seleziona quella al centro e, premuto di nuovo, la apre, Spazio aggiunge la stella selezionata alla selezione multipla, Esc chiude una stella aperta, poi la deseleziona. I tag della stella selezionata sono pulsanti dopo il cielo.",
  map: "Mappa stellare, {count, plural, one {# stella} other {# stelle}}",
  axis: { pleasant: "piacevole", unpleasant: "spiacevole" },
};
