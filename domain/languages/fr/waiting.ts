import type { waiting } from "../en/waiting.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof waiting> = {
  title: "En attente du réseau",
  update: "En attente d’une mise à jour",
  locked: "En attente que tu déverrouilles tes mots",
  claim: "En attente de ta réponse",
  tryNow: "Essayer maintenant",
  arrived: "Tout est arrivé.",
  listed: "En attente sur cet appareil",
  refused: {
    constellationRemoval: "Constellation non retirée",
    constellation: "Constellation non gardée",
    comparison: "Comparaison non gardée",
    comparisonRemoval: "Comparaison non retirée",
    avatar: "Avatar non changé",
    tagMerge: "Étiquettes non fusionnées",
    tagRemoval: "Étiquette non retirée",
    tagChangeKept: "Ton changement est gardé : regarde les étiquettes dans ton journal.",
    tagChange: "Étiquette non modifiée",
    newTag: "Étiquette non ajoutée",
    newFeeling: "Émotion non ajoutée",
    newFeelingKept:
      "Elle est gardée sur cet appareil, avec ses étoiles, jusqu’à ce que tu la modifies ou la retires.",
    feelingChange: "Émotion non modifiée",
    feelingRemoval: "Émotion non retirée",
    feelingMerge: "Émotions non fusionnées",
    newTracker: "Suivi non ajouté",
    newTrackerKept:
      "Il est gardé sur cet appareil, avec ses relevés, jusqu’à ce que tu le modifies ou le retires.",
    trackerChange: "Suivi non modifié",
    trackerRemoval: "Suivi non retiré",
    reading: "Relevé non gardé : {name}",
    restoration: "Retour impossible",
    noReason: "Ton univers ne l’a pas accepté.",
    quota: "Non gardé",
  },
  practice: "Un exercice ou un labyrinthe terminé",
  quiz: "Une réponse du quiz",
  avatar: "Ton nouvel avatar",
  constellationRemoval: "Retrait d’une constellation",
  comparison: "Comparaison : {name}",
  comparisonRemoval: "Retrait d’une comparaison",
  change: "Un changement dans ton univers",
  tag: {
    change: "Modification de l’étiquette {name}",
    new: "Nouvelle étiquette : {name}",
    removal: {
      known: "Retrait de l’étiquette {name}",
      unknown: "Retrait d’une étiquette",
    },
    merge: {
      known: "Fusion de l’étiquette {name} dans l’étiquette {into}",
      intoUnknown: "Fusion de l’étiquette {name} dans une étiquette",
      ofUnknown: "Fusion d’une étiquette dans l’étiquette {into}",
      unknown: "Fusion d’une étiquette dans une autre",
    },
  },
  feeling: {
    new: "Nouvelle émotion : {name}",
    change: "Modification de l’émotion {name}",
    removal: { known: "Retrait de l’émotion {name}", unknown: "Retrait d’une émotion" },
    merge: {
      known: "Fusion de l’émotion {name} dans {into}",
      unknown: "Fusion d’une émotion dans une autre",
    },
  },
  tracker: {
    new: "Nouveau suivi : {name}",
    change: "Modification du suivi {name}",
    removal: { known: "Retrait du suivi {name}", unknown: "Retrait d’un suivi" },
  },
  reading: {
    new: "Relevé : {name}",
    removal: { known: "Retrait d’un relevé : {name}", unknown: "Retrait d’un relevé" },
  },
  star: {
    back: "Une étoile revient de la corbeille",
    new: "Nouvelle étoile : {feeling}",
    change: {
      known: "Modification : {feeling}",
      unknown: "Modification d’une étoile",
    },
    removal: {
      known: "Retrait : {feeling}",
      unknown: "Retrait d’une étoile",
    },
  },
  kept: "Gardé sur cet appareil. Cela partira tout seul dès que ton univers sera à portée.",
  keptLocked:
    "Gardé jusqu’à la fermeture de cette page : tant que tes mots sont verrouillés, rien n’est enregistré tel que tu l’as écrit. Dès que tu les déverrouilles, tout est scellé et envoyé.",
  keptInPage:
    "Gardé jusqu’à la fermeture de cette page, car ton navigateur n’enregistre rien ici. Cela partira tout seul dès que ton univers sera à portée.",
  writes: " : {count, plural, one {# envoi} other {# envois}}",
  constellation: "Constellation : {name}",
};
