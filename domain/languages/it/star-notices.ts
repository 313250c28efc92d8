import type { starNotices } from "../en/star-notices.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof starNotices> = {
  notChanged: {
    title: "Non modificata",
    description: "Una parte della pagina non è arrivata. Controlla la connessione e riprova.",
    refused:
      "Il tuo universo non ha accettato questa modifica. Forse la stella è stata rimossa su un altro dispositivo.",
  },
  notRemoved: {
    title: "Non rimossa",
    description: "Una parte della pagina non è arrivata. Controlla la connessione e riprova.",
  },
  cooldown: {
    title: "Pausa in corso",
    description: "Aspetta un po’ prima di creare un’altra stella.",
    minutes:
      "Aspetta ancora {minutes, plural, one {# minuto} other {# minuti}} prima di aggiungere un altro umore.",
  },
  toBin: "{count, plural, one {Spostata nel cestino} other {# stelle spostate nel cestino}}",
  undo: "Annulla",
  back: "{count, plural, one {La tua stella è tornata} other {Le tue stelle sono tornate}}",
};
