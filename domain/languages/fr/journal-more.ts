import type { journalMore } from "../en/journal-more.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof journalMore> = {
  actionsFor: "Actions pour « {name} »",
  waiting: "En attente d’envoi",

  bin: {
    empty:
      "La corbeille est vide. Une étoile que tu retires attend ici 30 jours avant de partir pour de bon.",
    note: "Les étoiles retirées attendent ici 30 jours avant de partir pour de bon.",
    outOfReach: "La corbeille est hors de portée en ce moment. Ce qu’elle contient est gardé.",
    notDeleted:
      "L’étoile n’a pas pu être supprimée. Elle est toujours là ; réessaie quand ton univers sera à portée.",
    list: "Étoiles dans la corbeille",
    leaves:
      "{days, plural, =0 {Part pour de bon aujourd’hui} =1 {Part pour de bon demain} one {Part pour de bon dans # jour} other {Part pour de bon dans # jours}}",
    deleteNow: "Supprimer maintenant",
    restore: "Rétablir",
    question: "La supprimer pour de bon ? Rien ne pourra la ramener.",
    keep: "Garder",
    deleteForGood: "Supprimer pour de bon",
  },

  constellations: {
    list: "Constellations",
    none: {
      title: "Les constellations sont des étoiles que tu nommes ensemble",
      text: "Dans ton ciel, maintiens l’appui sur une étoile jusqu’à ce que son anneau soit plein et choisis-en d’autres, ou coche-les dans la liste des étoiles. Appuie ensuite sur « Nommer ». Une ligne les relie, et le nom apparaît à côté.",
      tooFewStars: "Dès que ton ciel a deux étoiles, tu peux les y choisir et les nommer.",
      goToSky: "Aller à ton ciel",
    },
    noStar: "Aucune étoile dans ton ciel",
    starsAndDates: "{count, plural, one {# étoile} other {# étoiles}} · {dates}",
    tooFew: {
      none: "Aucune de ses étoiles n’est dans ton ciel ; aucune ligne ne peut donc être tracée. Une étoile que tu ramènes de la corbeille en fait de nouveau partie.",
      one: "Une seule de ses étoiles est dans ton ciel ; aucune ligne ne peut donc être tracée. Une étoile que tu ramènes de la corbeille en fait de nouveau partie.",
    },
    rename: "Renommer",
    compare: "Comparer avant et après",
    renameForm: "Renommer la constellation",
    remove: "Retirer",
    starsOf: "Étoiles de « {name} »",
    takeOut: "Enlever",
    takeOutNamed: "Enlever {star}, {time}",
    saved: "« {name} » enregistrée.",
    starTakenOut: "Enlevée de « {name} ».",
    removed: "« {name} » retirée.",
    toast: {
      takenOut: "Étoile enlevée",
      removed: "« {name} » retirée",
      starsStay: "Ses étoiles restent dans ton ciel.",
    },
  },

  tags: {
    about: {
      title: "Les étiquettes disent ce qui accompagnait une émotion",
      text: "Une personne, un lieu, quelque chose que tu as fait. Ajoute les tiennes, ou commence par l’une des suggestions ci-dessous ; elles te sont ensuite proposées quand tu notes une humeur.",
    },
    kind: "Genre",
    kinds: {
      people: "Personnes",
      place: "Lieux",
      activity: "Activités",
      body: "Corps",
      other: "Autre",
    },
    find: "Chercher une étiquette",
    noneFound: "Aucune étiquette n’a cela dans son nom.",
    newTag: "Nouvelle étiquette",
    full: "Tu as {count, number} étiquettes, c’est le maximum d’un univers. Fusionnes-en ou retires-en pour faire de la place.",
    suggestions: "Suggestions",
    addSuggestion: "<more>Ajouter </more>{name}",
    archived: "Archivées ({count, number})",
    archivedNote: "Elles ne te sont plus proposées. Tes étoiles les gardent.",
    archivedList: "Étiquettes archivées",
    noStar: "Aucune étoile encore",
    archivedWith: "Archivée · {stars}",

    read: "Lire {count, plural, one {son étoile} other {ses # étoiles}}",
    edit: "Modifier",
    merge: "Fusionner",
    compare: "Comparer les jours avec et sans",
    archive: "Archiver",
    offerAgain: "Proposer de nouveau",
    remove: "Retirer",

    change: "Modifier l’étiquette",
    name: "Nom",
    add: "Ajouter",
    taken: "Tu as déjà une étiquette « {name} ».",
    takenByArchived: "Tu as déjà une étiquette « {name} », parmi les archivées.",
    showIt: "La montrer",
    mergeTheTwo: "Fusionner les deux",
    goneWhileEdited:
      "« {name} » a été retirée ou fusionnée sur un autre appareil. « Enregistrer » l’ajoute de nouveau, sans ses étoiles.",

    kept: "Le changement est gardé sur cet appareil et partira tout seul.",
    goneWaiting:
      "{count, plural, one {# étiquette que tu as retirée ou fusionnée attend d’être envoyée. C’est gardé sur cet appareil et partira tout seul.} other {# étiquettes que tu as retirées ou fusionnées attendent d’être envoyées. C’est gardé sur cet appareil et partira tout seul.}}",

    refused: {
      mark: "Non acceptée",
      notice: "Ta modification de « {name} » n’a pas été acceptée. Elle est gardée sur cet appareil.",
      look: "Voir",
      nameTaken: "Tu voulais l’appeler « {name} », mais une autre étiquette porte déjà ce nom.",
      withReason: "Tu voulais l’appeler « {name} ». {reason}",
      withoutReason: "Tu voulais l’appeler « {name} ». Ton univers ne l’a pas accepté.",
      leaveIt: "Laisser ainsi",
    },

    mergeDialog: {
      title: "Fusionner « {name} »",
      hint: "Choisis l’étiquette qui reste.",
      noStar: "Aucune étoile n’a « {from} ». Seule « {into} » reste.",
      change:
        "{stars, plural, one {# étoile passe de « {from} » à « {into} », qui reste.} other {# étoiles passent de « {from} » à « {into} », qui reste.}}",
      changeWithBoth:
        "{stars, plural, one {# étoile passe de « {from} » à « {into} », qui reste.} other {# étoiles passent de « {from} » à « {into} », qui reste.}} {both, plural, one {# d’entre elles a déjà les deux.} other {# d’entre elles ont déjà les deux.}}",
    },

    removeDialog: {
      title: "Retirer « {name} » ?",
      keep: "La garder",
      noStar: "Aucune étoile n’a cette étiquette.",
      loses:
        "{stars, plural, one {# étoile perd cette étiquette. L’étoile elle-même reste.} other {# étoiles perdent cette étiquette. Les étoiles elles-mêmes restent.}}",
      archiveInstead: "Archive-la plutôt : les étoiles la gardent, mais elle ne t’est plus proposée.",
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
      kept: "« {name} » reste comme elle est.",
    },
  },
};
