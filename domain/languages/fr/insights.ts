import type { insights } from "../en/insights.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof insights> = {
  title: "Observations",
  introduction:
    "Ce que tes étoiles montrent, et ce qu’elles ne peuvent pas montrer. Tout est calculé dans ce navigateur. Aucune étoile n’est un problème, et rien ici n’est un conseil.",
  removedTag: "une étiquette retirée",
  outOfReach: "Ton univers est hors de portée en ce moment. Tout ce qu’il contient est gardé.",
  failed: "Les observations n’ont pas pu être calculées. Ton journal est intact.",
  loading: "Lecture de tes étoiles",
  empty: {
    title: "Il n’y a pas encore d’étoile",
    text: "Avec la première, cette page commence à dire ce que l’on peut savoir, et ce qui manque pour le reste.",
  },
  howWorkedOut: "Comment c’est calculé",
  showNamedInSky: "Montrer dans le ciel : {what}",
  quoted: "« {name} »",
  more: "{count, plural, one {# autre} other {# autres}}",

  laterStars: {
    some: "{count, plural, one {# étoile est datée d’un moment à venir. Elle comptera ici une fois ce moment venu.} other {# étoiles sont datées d’un moment à venir. Elles compteront ici une fois ce moment venu.}}",
    all: "{count, plural, one {Ton étoile est datée d’un moment à venir. Elle comptera ici une fois ce moment venu.} other {Tes # étoiles sont datées d’un moment à venir. Elles compteront ici une fois ce moment venu.}}",
  },

  coverage: {
    oneDay: "Toutes tes étoiles sont d’aujourd’hui ; cette page ne connaît donc qu’un jour.",
    everyDay:
      "{days, plural, one {# jour sur {span, number} depuis ta première étoile en a une.} other {# jours sur {span, number} depuis ta première étoile en ont une.}} Beaucoup de personnes écrivent moins les jours gris.",
    someDays:
      "{days, plural, one {# jour sur {span, number} depuis ta première étoile en a une.} other {# jours sur {span, number} depuis ta première étoile en ont une.}} Beaucoup de personnes écrivent moins les jours gris ; les jours silencieux étaient donc peut-être différents.",
    counts: "Jours avec une étoile",
    ofLast: "des {length, number} derniers jours",
  },

  tags: {
    none: "Les étiquettes disent ce qui accompagne une émotion. À partir de dix jours avec une étiquette et dix sans, cette page peut les comparer.",
    sharedDays:
      "Elle tombe souvent les mêmes jours que {tags} ; la part de chacune ne peut donc pas être distinguée.",
    withDays: "« {tag} » ({days, plural, one {# jour} other {# jours}})",
  },

  rhythm: {
    weekdays: {
      monday: "Lundis",
      tuesday: "Mardis",
      wednesday: "Mercredis",
      thursday: "Jeudis",
      friday: "Vendredis",
      saturday: "Samedis",
      sunday: "Dimanches",
    },
    parts: { night: "Nuit", morning: "Matin", afternoon: "Après-midi", evening: "Soir" },
  },

  words: {
    newFeelings: "Nouveau ce mois-ci : {feelings}.",
  },
};
