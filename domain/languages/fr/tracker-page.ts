import type { trackerPage } from "../en/tracker-page.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof trackerPage> = {
  back: "Tes suivis",
  outOfReach: "Ton univers est injoignable pour l’instant. Tout ce qu’il contient est conservé.",
  gone: {
    title: "Ce suivi a été supprimé",
    text: "Ses valeurs sont parties avec lui. Les étoiles de ces jours sont restées telles quelles.",
  },
  archived: "Ce suivi est archivé : il n’est plus demandé. Ses valeurs restent ici et tu peux les corriger.",
  empty: {
    title: "Rien de mesuré pour l’instant",
    text: "La première valeur apparaît ici comme un point, et les jours suivants en font une ligne.",
  },
  measured: "{days, plural, one {# jour} other {# jours}} avec une valeur, {span}",
  inCalendar: "Montrer dans le calendrier",
  compare: "Comparer les jours avec beaucoup et peu",
  compareYes: "Comparer les jours avec et sans",
  line: {
    title: "Au fil du temps",
    sum: "Chaque jour porte la somme de ses valeurs.",
    mean: "Chaque jour porte la moyenne de ses valeurs.",
    ever: "Un jour compte comme oui si l’une de ses valeurs l’est.",
    once: "Chaque jour porte une valeur.",
    gaps: "{what} Les jours sans valeur restent vides.",
    show: "Jours",
    quarter: "3 mois",
    year: "Un an",
    all: "Tout",
    slider: "Jour lu à voix haute",
    reading: "{date} : {value}",
    columns: { day: "Jour", value: "Valeur" },
  },
  distribution: {
    title: "À quelle fréquence",
    unit: "Jours pour chaque valeur",
    days: "Jours",
  },
  readings: {
    title: "Valeurs",
    correctNamed: "Corriger la valeur du {when} : {value}",
    removeNamed: "Supprimer la valeur du {when} : {value}",
    form: "Valeur du {when}",
    more: "En montrer {count, number} de plus",
    removed: "La valeur du {when} est supprimée",
    back: "La valeur du {when} est de retour",
    waits: "Pas encore envoyé",
  },
};
