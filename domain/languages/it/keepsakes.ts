import type { keepsakes } from "../en/keepsakes.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof keepsakes> = {
  film: {
    left: {
      unknown: "Calcolo del tempo necessario",
      seconds: "Ancora qualche secondo",
      aboutSeconds: "Ancora circa {seconds} secondi",
      aboutMinutes: "Ancora circa {minutes, plural, one {# minuto} other {# minuti}}",
    },
    making: "Creazione del tuo film",
    makingHint:
      "Il browser lo disegna immagine per immagine su questo dispositivo. Non chiudere finché non è pronto.",
    length: "Durata",
    seconds: "{seconds} s",
    title: "Titolo",
    optional: "Facoltativo",
    music: "Musica",
    noSound: "Questo browser può creare film solo senza audio.",
    make: "Crea il film",
    wide: "Largo",
    tall: "Alto",
    failures: {
      graphics:
        "Ora il browser non può disegnare il film, perché la sua grafica (WebGL) non è disponibile. Il tuo diario è intatto. Chiudi altre schede o riavvia il browser, poi riprova.",
      music: "La musica non è arrivata. Controlla la connessione e riprova, o crea il film senza musica.",
      browser:
        "Il browser non è riuscito a finire il film; forse manca memoria. Il tuo diario è intatto. Chiudi altre schede, o scegli un film più breve.",
    },
    period: "Che cosa mostra",
    firstStar: "La tua prima stella si accende.",
    fromFirst:
      "{count, plural, one {# stella si accende} other {# stelle si accendono}}, dalla prima all’ultima.",
    preview: "Anteprima del tuo film",
    noPreview: "In questo momento non è possibile disegnare l’anteprima.",
    moment: "Momento del film",
    second: "Secondo {second} di {length}",
    yours: "Il tuo film",
    ready: "Il tuo film è pronto.",
    savedAs: "Salvato come {name}. È tra i tuoi download.",
    again: "Creane un altro",
    save: "Salva il film",
    unsupported:
      "Questo browser non può creare film. Su un computer, le versioni recenti di Chrome, Edge, Firefox o Safari possono. Qui il tuo diario funziona come prima.",
    insecure:
      "I browser creano film solo su pagine aperte tramite HTTPS, e questa non lo è. Qui il tuo diario funziona come prima.",
    drawn: "Il tuo film, mentre viene disegnato",
    gettingReady: "Preparazione…",
    everything: "Tutto · {count, plural, one {# stella} other {# stelle}}",
    year: "{year} · {count, plural, one {# stella} other {# stelle}}",
    secondsOf: "{second} / {length} s",
    megabytes: "{name}, {size} MB",
    loading: "Caricamento…",
  },
  shape: { title: "Forma", portrait: "Verticale", landscape: "Orizzontale" },
  dates: "Date",
  drawing: "Disegno in corso…",
  poster: {
    size: "Dimensioni",
    stars: "Stelle",
    inView: "Come si vedono",
    all: "Tutte",
    names: "Nomi nel cielo",
    namesOfTags: "Qui sono i nomi dei tuoi tag.",
    namesOfConstellations: "Anche i nomi delle tue costellazioni.",
    ready: { title: "Il tuo poster è pronto", description: "È tra i tuoi download." },
    preview: "Anteprima del tuo poster",
    making: "Disegno del tuo poster",
    save: "Salva il poster",
    screen: "Schermo",
    largest: "Massimo",
    print: "{across} × {down} cm, per la stampa",
    pixels: "{across} × {down} pixel",
  },
  name: "Nome",
  legend: "Legenda delle emozioni",
  card: {
    preview: "Anteprima della tua cartolina",
    notShared: {
      title: "La cartolina non è stata condivisa",
      description: "Salvala, e condividi il file da lì.",
    },
    copied: { title: "Cartolina copiata", description: "Incollala dove vuoi." },
    notCopied: {
      title: "La cartolina non è stata copiata",
      description: "Il browser non lo permette. Salvala invece.",
    },
    copy: "Copia la cartolina",
    save: "Salva la cartolina",
    share: "Condividi la cartolina",
  },
  parts: { poster: "Poster", film: "Film", card: "Cartolina", title: "Che cosa creare" },
  title: "Conserva il tuo cielo",
  subtitle: "Come immagine o come film. Nessuno dei due mostra le tue note.",
  noStars:
    "Il tuo cielo non ha ancora stelle. Aggiungi il tuo primo umore, e ci sarà qualcosa da conservare.",
  colours: { night: "Notte", paper: "Carta", title: "Colori" },
  failures: {
    tooLarge:
      "La grafica di questo dispositivo disegna immagini fino a {largest, number} pixel per lato. Scegli dimensioni più piccole.",
    noGraphics:
      "Ora il browser non può disegnare l’immagine, perché la sua grafica (WebGL) non è disponibile. Il tuo diario è intatto. Chiudi altre schede o riavvia il browser, poi riprova.",
    unexpected:
      "Non è stato possibile creare l’immagine. Il tuo diario è intatto. Riprova, o scegli dimensioni più piccole.",
  },
};
