import type { journal } from "../en/journal.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof journal> = {
  title: "Il tuo diario",
  loading: "Il tuo diario si sta aprendo",
  empty: {
    title: "La tua prima stella apre il diario",
    text: "Aggiungi un umore nel tuo cielo. Qui potrai leggere la sua emozione, la sua nota e il suo giorno.",
  },
  outOfReach: {
    withStars:
      "In questo momento il tuo diario non è raggiungibile. Lo leggi com’era; si aggiornerà da solo.",
    withoutStars:
      "In questo momento il tuo diario non è raggiungibile. Le tue stelle sono sul server; si aggiornerà da solo.",
  },
  views: "Viste del diario",
  viewNames: {
    days: "Giorni",
    month: "Mese",
    year: "Anno",
    tags: "Tag",
    feelings: "Emozioni",
    constellations: "Costellazioni",
  },
  ownFeelings: "Emozioni tue",
  unknownTime: "Momento sconosciuto",
  actionsFor: "Azioni per {star}",
  actionOn: "{action}<more>: {star}</more>",
  add: "Aggiungi",
  addOn: "Aggiungi una stella: {day}",
  correct: "Modifica",
  remove: "Rimuovi",
  bin: "Cestino",
  days: {
    list: "Le tue stelle per giorno",
    nothingFound: "Nessun risultato",
    clearSearch: "Cancella la ricerca",
  },
  memories: {
    title: "In questo giorno",
    turnOff: "Disattiva",
    turnOn: "Attiva “In questo giorno”",
    showMore: "Mostra {count, plural, one {un altro} other {altri #}}",
    ago: {
      week: "Una settimana fa",
      month: "Un mese fa",
      year: "{count, plural, =1 {Un anno fa} one {# anno fa} other {# anni fa}}",
    },
    row: "{ago}<more>, {day}</more>",
    moreStars: "e {count, plural, one {un’altra} other {altre #}}",
  },
  calendar: {
    today: "Oggi",
    month: "Mese",
    year: "Anno",
    previousMonth: "Mese precedente",
    nextMonth: "Mese successivo",
    previousYear: "Anno precedente",
    nextYear: "Anno successivo",
    stars: "<more>{period}: </more>{count, plural, one {# stella} other {# stelle}}",
    found: "<more>{period}: </more>{count, plural, one {# stella trovata} other {# stelle trovate}}",
    empty: "<more>{period}: </more>La tua prima stella accende qui il suo giorno.",
    day: "{day}, {count, plural, one {# stella} other {# stelle}}: {families}",
    dayWithoutStars: "{day}, nessuna stella. Aggiungine una",
    dayWithoutFound: "{day}, nessun risultato",
    mostly: "soprattutto {first}, con {others}",
    anotherFeeling: "un’altra emozione",
    families: "Famiglie di emozioni",
    colors: "Colori dei giorni",
    byFeeling: "Per emozione",
    byPleasantness: "Per piacevolezza",
    ramp: "Quanto sono stati piacevoli i giorni",
    rampMethod:
      "Un giorno mostra la media delle sue stelle: quanto sono piacevoli le emozioni e quanto sono forti. Non è un voto: ogni emozione ha il suo posto.",
    pleasantness: {
      veryUnpleasant: "molto spiacevole",
      unpleasant: "spiacevole",
      mixed: "misto",
      pleasant: "piacevole",
      veryPleasant: "molto piacevole",
    },
  },
};
