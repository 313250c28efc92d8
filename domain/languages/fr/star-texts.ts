import type { starTexts } from "../en/star-texts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof starTexts> = {
  addFirstMood: "Noter ta première humeur",
  legend: {
    family: "La direction et les encoches indiquent la famille",
    pleasantness: "La hauteur indique ce qui est agréable",
    time: "La distance au centre indique le temps",
    own: "Une perle indique une émotion à toi",
  },
  tags: "Étiquettes",
  with: "avec",
  waiting: {
    change: "La modifier ou la retirer",
    hint: {
      correction: "Tu vois l’étoile telle qu’elle était. Modifie-la de nouveau pour réessayer.",
      star: "Elle est gardée sur cet appareil jusqu’à ce que tu la modifies ou la retires.",
    },
    kept: "Elle est gardée sur cet appareil et partira toute seule.",
    noReason: "Ton univers ne l’a pas acceptée.",
    correction: "Modification en attente",
    star: "En attente d’envoi",
    refused: "Non acceptée",
    hintAfter: "{reason} {hint}",
  },
  nightsLit: {
    first: "Ta première nuit est étoilée",
    none: "Ton ciel est là quand tu veux",
    allOfFirst: "{of} nuits étoilées de suite",
    someOfFirst: "{lit, plural, one {# nuit étoilée} other {# nuits étoilées}} sur {of}",
    allOfLast: "{of} nuits étoilées de suite",
    someOfLast: "{lit, plural, one {# nuit étoilée} other {# nuits étoilées}} sur {of}",
  },
  twin: "{name} avec {other}",
  letters: {
    keepOut: "Garder hors des lettres",
    allow: "Laisser les lettres la citer",
    keptOut: "Hors des lettres",
    hint: "Aucune lettre ne citera cette note.",
  },
  unknownTime: "Moment inconnu",
  starAt: "{star}, {time}",
  ofFamily: ", famille {family}",
  ofOwn: ", une émotion à toi",
  familyOfOwn: "Famille {family}, à toi",
  intensity: "<spoken>, intensité </spoken>{intensity}/10",
  family: "Famille {family}",
};
