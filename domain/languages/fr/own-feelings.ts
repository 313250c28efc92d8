import type { ownFeelings } from "../en/own-feelings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof ownFeelings> = {
  make: {
    title: "Une émotion à toi",
    subtitle: "Elle se place parmi les autres, avec une petite marque qui dit qu’elle est à toi.",
    add: "Ajouter",
  },
  change: "Modifier « {name} »",
  name: "Nom",
  pad: {
    title: "Comment la ressens-tu ?",
    near: "Proche de : {names}.",
    pleasantness: "Agrément",
    energy: "Énergie",
    unpleasant: "Désagréable",
    pleasant: "Agréable",
    calm: "Calme",
    energetic: "Pleine d’énergie",
    howPleasant:
      "{level, select, lowest {très désagréable} low {désagréable} middle {ni agréable ni désagréable} high {agréable} other {très agréable}}",
    howEnergetic:
      "{level, select, lowest {très calme} low {calme} middle {entre calme et énergie} high {pleine d’énergie} other {débordante d’énergie}}",
  },
  family: {
    title: "Famille",
    hint: "Elle donne à ton émotion sa couleur et sa forme. Sa place ci-dessus en propose une.",
    missing: "Choisis la famille qui s’en approche le plus.",
  },
  taken: "Tu as déjà une émotion « {name} ».",
  takenByArchived: "Tu as déjà une émotion « {name} », parmi les archivées.",
  takenByOneOf36: "« {name} » fait partie des 36 émotions que chaque univers possède.",
  choose: "Choisir « {name} »",
  showIt: "La montrer",
  mergeTheTwo: "Fusionner les deux",
  full: "Tu as {count, number} émotions à toi, c’est le maximum d’un univers. Fusionnes-en ou retires-en pour faire de la place.",
  about: {
    title: "Des émotions à toi",
    text: "Certaines émotions n’ont pas de mot parmi les 36. Donne un nom à la tienne : elle a une place dans ton ciel, une couleur de sa famille, et compte partout comme les autres.",
  },
  new: "Nouvelle émotion",
  find: "Chercher une émotion",
  noneFound: "Aucune émotion n’a cela dans son nom.",
  noStar: "Aucune étoile encore",
  archived: "Archivées ({count, number})",
  archivedNote: "Elles ne te sont plus proposées. Tes étoiles les gardent.",
  archivedList: "Émotions archivées",
  archivedWith: "Archivée · {stars}",
  edit: "Modifier",
  merge: "Fusionner",
  archive: "Archiver",
  offerAgain: "Proposer de nouveau",
  remove: "Retirer",
  inUse:
    "Une émotion que portent des étoiles ne peut pas être retirée. Archive-la pour qu’elle ne te soit plus proposée, ou fusionne-la avec une autre.",
  kept: "Le changement est gardé sur cet appareil et partira tout seul.",
  goneWaiting:
    "{count, plural, one {# émotion que tu as retirée ou fusionnée attend d’être envoyée. C’est gardé sur cet appareil et partira tout seul.} other {# émotions que tu as retirées ou fusionnées attendent d’être envoyées. C’est gardé sur cet appareil et partira tout seul.}}",
  goneWhileEdited:
    "« {name} » a été retirée ou fusionnée sur un autre appareil. « Enregistrer » l’ajoute de nouveau, sans ses étoiles.",
  refused: {
    mark: "Non acceptée",
    notice: "« {name} » n’a pas été acceptée. Elle est gardée sur cet appareil.",
    look: "Voir",
    withoutReason: "Ton univers ne l’a pas acceptée.",
    kept: "Elle est gardée sur cet appareil jusqu’à ce que tu la modifies, la fusionnes ou la retires.",
  },
  mergeDialog: {
    title: "Fusionner « {name} »",
    hint: "Choisis l’émotion qui reste.",
    own: "Les tiennes",
    all: "Les 36",
    noStar: "Aucune étoile n’a « {from} ». Seule « {into} » reste.",
    change:
      "{stars, plural, one {# étoile passe de « {from} » à « {into} », qui reste.} other {# étoiles passent de « {from} » à « {into} », qui reste.}}",
    changeWithTwins:
      "{stars, plural, one {# étoile passe de « {from} » à « {into} », qui reste.} other {# étoiles passent de « {from} » à « {into} », qui reste.}} {both, plural, one {# d’entre elles a les deux et devient une étoile simple.} other {# d’entre elles ont les deux et deviennent des étoiles simples.}}",
  },
  removeDialog: {
    title: "Retirer « {name} » ?",
    text: "Aucune étoile n’a cette émotion.",
    keep: "La garder",
  },
  goneDialog: {
    title: "« {name} » n’est plus là",
    text: "Elle a été retirée ou fusionnée sur un autre appareil. Il n’y a plus rien à faire ici.",
    close: "D’accord",
  },
  said: {
    added: "« {name} » ajoutée.",
    saved: "« {name} » enregistrée.",
    archived: "« {name} » archivée.",
    offeredAgain: "« {name} » est de nouveau proposée.",
    removed: "« {name} » retirée.",
    merged: "« {name} » fusionnée dans « {into} ».",
  },
};
