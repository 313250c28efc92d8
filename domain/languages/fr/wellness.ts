import type { wellness } from "../en/wellness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof wellness> = {
  pageTitle: "Activités",
  title: "Activités IA",
  back: "Revenir à ton univers",
  noAi: "Rien ici n’est lu par une intelligence artificielle.",
  intro:
    "De petites choses à faire avec ce que tu ressens. Tout se passe dans ton univers : aucune réponse ne va à qui que ce soit d’autre.",
  more: "Autres activités",
  sharing: {
    copied: "Copié",
    copiedHint: "Colle-le où tu veux.",
    notShared: "Non partagé",
  },
  mindful: {
    title: "Instants présents",
    text: "Dix exercices guidés : respirer, regarder de près, revenir.",
  },
  mazes: {
    title: "Labyrinthes",
    text: "Deux labyrinthes, un pas à la fois.",
  },
  quiz: {
    title: "Quiz d’intelligence émotionnelle",
    selfReflection: "C’est une réflexion sur soi, pas un test de santé.",
    easy: "Facile",
    quick: "'<' 10 s par question",
    startHere: "Pour commencer",
    text: "Six moments du quotidien, et ce que tu ressentirais dans chacun. Choisis ce qui vient d’abord ; il faut moins de 5 minutes.",
    begin: "Commencer le quiz",
    goesOn: "Il reprend à la situation {scenario, number} sur {count, number}, là où tu l’as laissé.",
  },
  practice: {
    title: "Ta pratique",
    noExercise: "Rien encore. Un exercice que tu termines est noté ici, pour toi seulement.",
    noMaze: "Rien encore. Un labyrinthe que tu joues jusqu’au bout est noté ici, pour toi seulement.",
    unreachable: "Ta pratique passée est hors de portée en ce moment. Rien n’est perdu.",
    showFewer: "En afficher moins",
    showAll: "Tout afficher ({count, number})",
    onItsWay: "En route",
    won: "Sortie trouvée",
    timedOut: "Temps écoulé",
    moves: "{count, plural, one {# coup} other {# coups}}",
    breaths: "{count, plural, one {# respiration} other {# respirations}}",
    score: "Score {points}",
    scoreNote:
      "Le score de « {exercise} » additionne les points de tes réponses. Un score bas n’est pas un mauvais score.",
  },
  time: {
    minutes: "{minutes, plural, one {# minute} other {# minutes}}",
    seconds: "{seconds, plural, one {# seconde} other {# secondes}}",
    both: "{minutes, plural, one {# minute} other {# minutes}} et {seconds, plural, one {# seconde} other {# secondes}}",
  },
  duration: {
    seconds: "{seconds, number} s",
    minutes: "{minutes, number} min",
    minutesSeconds: "{minutes, number} min {seconds, number} s",
    hours: "{hours, number} h",
    hoursMinutes: "{hours, number} h {minutes, number} min",
  },
};
