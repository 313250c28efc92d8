import type { insightsPage } from "../en/insights-page.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof insightsPage> = {
  parts: { lately: "Ces derniers temps", along: "Ce qui va ensemble", sure: "À quel point est-ce sûr" },
  deeper: {
    weeks: "Semaine par semaine",
    hours: "Heure par heure",
    words: "Tes mots pour les émotions",
    tags: "Chaque étiquette comparée",
    measures: "Ce que tu mesures",
    rhythm: "Jours de la semaine et moments de la journée",
    pairs: "Les émotions qui vont ensemble",
    practice: "Avant et après les exercices",
    steadiness: "Combien de temps dure une humeur",
  },
  exact: "En chiffres",
  opening: "Ouverture",
  notOpened: "Cette partie n’est pas arrivée. Le reste de la page est comme avant.",

  feelings: {
    title: "Ce que tu as nommé",
    reading: "{feeling} : {count, plural, one {# étoile} other {# étoiles}}",
    readingWithBefore:
      "{feeling} : {count, plural, one {# étoile} other {# étoiles}}, {before, number} les jours d’avant",
    more: "{count, plural, one {# autre émotion} other {# autres émotions}}",
    mark: "Le trait marque les jours d’avant.",
  },
  times: {
    title: "Quand tu as écrit",
    reading: "{part} : {count, plural, one {# étoile} other {# étoiles}}",
  },
  words: "Les trois mots",
  days: "Jours avec une étoile",

  compare: {
    title: "Comparer deux périodes",
    text: "Ce mois-ci et le précédent, les jours avec ou sans promenade, les bonnes semaines et les autres : ce qui était différent, et à quel point c’est sûr.",
  },
  letter: {
    title: "Une lettre sur une semaine",
    text: "{dates} : une demi-page avec tes propres mots. Elle s’écrit sur cet appareil quand tu l’ouvres.",
  },
};
