import type { shown } from "../en/shown.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof shown> = {
  title: "Un cielo di Mood Universe",
  titleOf:
    "{count, plural, =0 {Un cielo ancora senza stelle} =1 {Un cielo con una stella} one {Un cielo con # stella} other {Un cielo con # stelle}}",
  tryAgain: "Riprova",
  maker: "Fatto con <name>Mood Universe</name>",
  zoomIn: "Ingrandisci",
  zoomOut: "Riduci",
  reset: "Ripristina la vista",
  list: "Stelle in elenco",
  listTitle: "Le stelle di questo cielo",
  close: "Chiudi",
  sentences: "{first} {second}",
  summary: {
    empty: "La prima appare qui appena qualcuno custodisce un’emozione.",
    stars: "Ogni stella è un momento che qualcuno ha vissuto.",
    places: "Più in alto è più piacevole, e più all’esterno è più recente.",
    month: "{month}.",
    months: "Da {from} a {to}.",
    asOf: "Com’era il {day}.",
  },
  star: {
    twin: "{feeling} con {other}",
    another: "un’altra emozione",
    anotherAlone: "Un’altra emozione",
    feelingAndDay: "{feeling}, {day}",
    place: "stella {at, number} di {count, number}",
    withPlace: "{star}, stella {at, number} di {count, number}",
  },
  keys: {
    all: "Le frecce girano il cielo e, con Maiusc, lo spostano; più e meno cambiano lo zoom, 0 ripristina la vista.",
    unnamed: "Chi condivide questo cielo mostra solo colori e forme, quindi non ci sono nomi da leggere.",
    named:
      "Le parentesi quadre portano alla stella prima e dopo, Invio legge quella al centro, Esc la deseleziona. Tutte le stelle sono nell’elenco dopo il cielo.",
  },
  instead: {
    gone: "Qui non c’è un cielo da vedere: il suo link è terminato, o l’indirizzo non è completo.",
    busy: "Molte persone stanno guardando questo cielo. Si apre tra un attimo.",
    unreachable:
      "In questo momento questo cielo non è raggiungibile. Si apre da solo appena c’è una connessione.",
    undelivered: "Una parte di questa pagina non è arrivata. Controlla la connessione, poi riprova.",
    undrawable: "Questo browser non può disegnare questo cielo.",
    lost: "L’immagine si è interrotta. Torna da sola.",
  },
};
