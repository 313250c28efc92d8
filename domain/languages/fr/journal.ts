import type { journal } from "../en/journal.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof journal> = {
  title: "Ton journal",
  loading: "Ton journal arrive",
  empty: {
    title: "Ta première étoile ouvre le journal",
    text: "Note une humeur dans ton ciel. Son émotion, sa note et son jour se liront ici.",
  },
  outOfReach: {
    withStars:
      "Ton journal est hors de portée en ce moment. Tu le lis tel qu’il était ; il se mettra à jour tout seul.",
    withoutStars:
      "Ton journal est hors de portée en ce moment. Tes étoiles sont gardées sur le serveur ; il se mettra à jour tout seul.",
  },
  views: "Vues du journal",
  viewNames: {
    days: "Jours",
    month: "Mois",
    year: "Année",
    tags: "Étiquettes",
    feelings: "Émotions",
    constellations: "Constellations",
  },
  ownFeelings: "Des émotions à toi",
  compareOthers: "Comparer avec les autres jours",
  compareBefore: "Comparer avec la période précédente",
  unknownTime: "Moment inconnu",
  actionsFor: "Actions pour {star}",
  actionOn: "{action}<more> : {star}</more>",
  add: "Ajouter",
  addOn: "Ajouter une étoile : {day}",
  correct: "Modifier",
  remove: "Retirer",
  bin: "Corbeille",

  days: {
    list: "Tes étoiles jour par jour",
    nothingFound: "Rien ne correspond",
    clearSearch: "Effacer la recherche",
  },

  memories: {
    title: "Ce jour-là",
    turnOff: "Désactiver",
    turnOn: "Activer « Ce jour-là »",
    showMore: "En afficher {count, number} de plus",
    ago: {
      week: "Il y a une semaine",
      month: "Il y a un mois",
      year: "{count, plural, =1 {Il y a un an} one {Il y a # an} other {Il y a # ans}}",
    },
    row: "{ago}<more>, {day}</more>",
    moreStars: "{count, plural, one {et # autre} other {et # autres}}",
  },

  calendar: {
    today: "Aujourd’hui",
    month: "Mois",
    year: "Année",
    previousMonth: "Mois précédent",
    nextMonth: "Mois suivant",
    previousYear: "Année précédente",
    nextYear: "Année suivante",
    stars: "<more>{period} : </more>{count, plural, one {# étoile} other {# étoiles}}",
    found: "<more>{period} : </more>{count, plural, one {# étoile trouvée} other {# étoiles trouvées}}",
    empty: "<more>{period} : </more>Ta première étoile allume ici son jour.",
    day: "{day}, {count, plural, one {# étoile} other {# étoiles}} : {families}",
    dayWithoutStars: "{day}, aucune étoile. En ajouter une",
    dayWithoutFound: "{day}, rien trouvé",
    mostly: "surtout {first}, avec {others}",
    anotherFeeling: "une autre émotion",
    families: "Familles d’émotions",
    colors: "Couleurs des jours",
    byFeeling: "Par émotion",
    byPleasantness: "Par agrément",
    ramp: "À quel point les jours ont été agréables",
    rampMethod:
      "Un jour montre la moyenne de ses étoiles : à quel point leurs émotions sont agréables, et fortes. Ce n’est pas une note : chaque émotion a sa place.",
    pleasantness: {
      veryUnpleasant: "très désagréable",
      unpleasant: "désagréable",
      mixed: "mêlé",
      pleasant: "agréable",
      veryPleasant: "très agréable",
    },
  },
};
