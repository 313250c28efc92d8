import type { home } from "../en/home.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof home> = {
  addForEarlier: "Per un momento passato",
  nextStarIn: "Prossima stella tra",
  countdown: "Tempo fino alla prossima stella",
  yourSky: "Il tuo cielo",
  firstStar: "{feeling}. La tua prima stella. {sentence}",
  firstStarHint: {
    touch: "Tocca la tua stella per vedere che cosa custodisce. Con un dito giri il cielo.",
    mouse: "Fai clic sulla tua stella per vedere che cosa custodisce. Trascina per girare il cielo.",
  },
  addFirstStar: "Aggiungi la tua prima stella",
  emptySky: "Il tuo cielo è ancora vuoto. Aggiungi il tuo primo umore, e qui nasce la sua stella.",
  refusedChange: {
    sentence:
      "La tua modifica a <strong>{star}</strong> non è stata accettata. È conservata su questo dispositivo.",
    look: "Guardala",
  },
  stillSignedIn: {
    title: "La sessione è ancora aperta",
    description: "Per uscire serve il server. Riprova quando è raggiungibile.",
  },
  starsRefused: "{count, plural, one {# stella non accettata} other {# stelle non accettate}}.",
  starsWaiting: "{count, plural, one {# stella} other {# stelle}} in attesa su questo dispositivo.",
  timer: { ready: "Puoi aggiungere", active: "Pausa in corso" },
  notDrawn: {
    drawAgain: "Ridisegna il cielo",
    reason:
      "In questo momento non è possibile disegnare il tuo cielo. Le tue stelle sono al sicuro, e puoi continuare ad aggiungere umori.",
  },
  theme: { legend: "Tema", system: "Sistema", dark: "Scuro", light: "Chiaro" },
  share: {
    embed: "Incorpora",
    share: "Condividi",
    embedCopied: {
      title: "Codice copiato",
      description: "Incollalo in una pagina di questo stesso sito per mostrarvi il tuo universo.",
    },
    linkCopied: { title: "Link copiato", description: "L’indirizzo di questa pagina è negli appunti." },
    pageTitle: "{universe} Mood Universe",
  },
  settings: "Impostazioni",
  starNotInSky: {
    title: "Questa stella non è nel tuo cielo",
    description: "Forse è stata rimossa. Per 30 giorni il cestino del diario conserva le stelle rimosse.",
  },
  outOfReach: {
    withStars:
      "In questo momento il tuo universo non è raggiungibile. Vedi le tue stelle com’erano; si aggiornerà da solo.",
    withoutStars:
      "In questo momento il tuo universo non è raggiungibile. Le tue stelle sono sul server; si aggiornerà da solo.",
  },
  pendingEmail:
    "Il link inviato a <strong>{email}</strong> ti aspetta. Finché non lo apri, il nome basta per entrare in questo universo.",
  journeyOf: "<rest>Il viaggio di </rest><person>{name}</person>",
};
