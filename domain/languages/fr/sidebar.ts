import type { sidebar } from "../en/sidebar.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sidebar> = {
  journey: {
    title: "Ton voyage en chiffres",
    entries: "Étoiles en tout",
    daysActive: "Jours actifs",
    streak: "Série",
    nightsLit: "Nuits étoilées",
    nightsOf: "{lit, number} sur {of, number}",
  },
  streak: {
    days: "{count, plural, one {# jour} other {# jours}}",
    open: "il reste aujourd’hui",
    none: "une étoile en commence une",
    daysAndNote: "{days}<said>,</said> <quiet>{note}</quiet>",
  },
  soFar: "Ton voyage jusqu’ici",
  earned: "Tu as obtenu : {achievements}.",
  achievements: {
    names: {
      "first-star": "Première étoile",
      "week-streak": "Une semaine de suite",
      "emotion-explorer": "Soif d’explorer",
      "depth-seeker": "Goût des profondeurs",
      "twin-master": "Art du double",
      "cosmic-traveler": "Voyage cosmique",
      "emotion-sage": "Sagesse des émotions",
    },
    descriptions: {
      "first-star": "Tu as mis ta première humeur dans le ciel.",
      "week-streak": "Tu as noté une humeur sept jours de suite.",
      "emotion-explorer": "Tu as nommé six émotions différentes.",
      "depth-seeker": "Tu as gardé cinq émotions très intenses.",
      "twin-master": "Tu as gardé deux émotions à la fois, trois fois.",
      "cosmic-traveler": "Ton ciel a trente étoiles.",
      "emotion-sage": "Ton ciel a cent étoiles.",
    },
    requirements: {
      "first-star": "Une première humeur dans le ciel",
      "week-streak": "Sept jours de suite",
      "emotion-explorer": "Six émotions différentes",
      "depth-seeker": "Cinq émotions très intenses",
      "twin-master": "Deux émotions à la fois, trois fois",
      "cosmic-traveler": "Trente étoiles",
      "emotion-sage": "Cent étoiles",
    },
    unknown: "Étincelle",
    unknownDescription: "Quelque chose que ton voyage t’a apporté.",
  },
  card: {
    name: "Ton avatar et ton voyage",
    unavailable: "Ton voyage ne peut pas être montré en ce moment.",
    achievements: "Réussites",
    noneYet: "Ta première étoile apporte la première.",
    ahead: "Encore à venir",
    mostFelt: "Le plus ressenti",
    averageIntensity: "Intensité moyenne",
    ofTen: "{average, number}/10",
    emotions: "Émotions différentes",
    twinStars: "Étoiles doubles",
  },
  music: { on: "Musique activée", off: "Musique coupée", volume: "Volume de la musique" },
  newVersion: {
    pageIsOlder: "Cette page est trop ancienne pour ton serveur. Ce que tu as écrit ici est conservé.",
    serverIsOlder:
      "Ce serveur est plus ancien que cette page et sera mis à jour. Ce que tu écris attend ici jusque-là.",
    ready: "Une nouvelle version est prête.",
    use: "L’utiliser",
    later: "Plus tard",
  },
};
