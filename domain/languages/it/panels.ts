import type { panels } from "../en/panels.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof panels> = {
  settings: {
    title: "Impostazioni",
    avatar: "Personalizza l’avatar",
    reminders: "Promemoria",
    account: "Impostazioni dell’account",
    yourData: "I tuoi dati",
    keep: "Conserva il tuo cielo",
    show: "Mostra il tuo cielo",
    guide: "Guida ai comandi",
    install: "Installa l’app",
    about: "Chi siamo",
    contact: "Contattaci",
    delete: "Elimina l’universo",
    logout: "Esci",
  },
  about: {
    what: "Mood Universe trasforma il tuo viaggio emotivo in un universo 3D in cui immergersi. Ogni emozione che custodisci diventa una stella del tuo cielo: il colore è l’emozione, la grandezza è quanto era forte.",
    later:
      "Con le settimane cresce una mappa che puoi girare, esplorare e leggere: che cosa è tornato, che cosa è passato e che cosa c’è sempre stato.",
    version: "Versione {version}",
    licences: "Licenze",
    whatRuns: "Che cosa gira qui",
  },
  contact: {
    support: "Assistenza e suggerimenti",
    technical: "Problemi tecnici",
    business: "Richieste commerciali",
    examples:
      "Sono esempi: chi gestisce questo server non ha ancora indicato indirizzi. Si impostano con CONTACT_SUPPORT, CONTACT_TECHNICAL e CONTACT_BUSINESS.",
    within: "Di solito rispondiamo entro 24 ore",
    unreachable: "Non è stato possibile caricare gli indirizzi. Controlla la connessione e riprova.",
  },
  deletion: {
    warning: "Così elimini per sempre il tuo universo e tutti i dati sul tuo umore. Non si può annullare.",
    submit: "Elimina per sempre",
    really:
      "Per eliminarlo davvero, apri <link>la pagina che elimina il tuo universo</link>. Te lo chiede ancora una volta.",
    openPage: "Apri la pagina",
    takeWithYou: "Prima puoi portare con te le tue stelle: <link>I tuoi dati</link>",
    toast: "Eliminazione dell’account",
    toastHint:
      "Per eliminare il tuo account, contatta l’assistenza o usa le impostazioni della tua piattaforma di hosting.",
    error: "Errore",
    failed: "Non è stato possibile elaborare la richiesta. Riprova.",
  },
  logout: {
    title: "Vuoi uscire?",
    warning:
      "Questo non è ancora arrivato al tuo universo, e si trova solo su questo dispositivo. Se esci, viene rimosso.",
    stay: "Resta",
    submit: "Esci e rimuovi",
  },
  avatar: {
    submit: "Salva l’avatar",
    busy: "Salvataggio...",
    tabs: "Che cosa cambiare",
    shape: "Forma",
    colors: "Colori",
    pattern: "Motivo",
    shapes: {
      "cosmic-orb": "Sfera cosmica",
      "stellar-ring": "Anello stellare",
      "nebula-cloud": "Nebulosa",
      "crystal-form": "Cristallo",
    },
    patterns: {
      gradient: "Sfumatura",
      particles: "Particelle",
      "energy-rings": "Anelli di energia",
      constellation: "Costellazione",
    },
    presets: {
      "cyber-dream": "Sogno cibernetico",
      "sunset-blaze": "Fuoco del tramonto",
      "deep-ocean": "Oceano profondo",
      "royal-purple": "Porpora reale",
      "forest-mystic": "Bosco incantato",
      "rose-gold": "Oro rosa",
      "arctic-ice": "Ghiaccio artico",
      "solar-flare": "Brillamento solare",
    },
    ownPair: "O due colori a tua scelta",
    firstColor: "Primo colore",
    secondColor: "Secondo colore",
    preview: "Anteprima: {shape}, {colors}, {pattern}",
    ownColors: "i tuoi colori",
    saved: "Avatar aggiornato",
    savedHint: "Il tuo avatar cosmico è stato personalizzato!",
    failed: "Aggiornamento non riuscito",
    failedHint: "Non è stato possibile aggiornare il tuo avatar. Riprova.",
    kept: "Salvato su questo dispositivo",
    keptHere: "Resta finché non chiudi questa pagina",
  },
};
