import type { readingTexts } from "../en/reading-texts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof readingTexts> = {
  yes: "Oui",
  no: "Non",
  withUnit: "{value}\u00a0{unit}",
  hoursAndMinutes: "{hours} {minutes}",
  range: "{low} – {high}",
  ofDay: "Mesuré le {day}",
  more: "{count, plural, one {# de plus} other {# de plus}}",
  calendar: {
    title: "Les jours montrent",
    feelings: "Les émotions",
    pleasantness: "À quel point ils étaient agréables",
    day: "{day} : {tracker} {value}",
    dayWithout: "{day} : aucune valeur pour {tracker}",
    legend: "Ce que signifient les couleurs de {tracker}",
    noValue: "Aucune valeur",
    gone: "Ce suivi a été supprimé : les jours montrent leurs émotions.",
  },
  glow: {
    title: "Faire briller les jours selon",
    none: "Rien",
    shown: "Les jours brillent selon {tracker}",
    stop: "Ne plus rien faire briller",
    range: "{tracker} : {low} brille faiblement, {high} vivement. Un jour sans valeur ne brille pas.",
    one: "{tracker} : chaque jour qui a une valeur brille.",
    empty: "{tracker} n’a pas encore de valeur : aucun jour ne brille.",
    otherView: "Cette vue ne montre pas ce que tu as mesuré. Ciel et Année le montrent.",
    gone: "Ce suivi a été supprimé : aucun jour ne brille.",
  },
};
