import type { sky } from "../en/sky.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sky> = {
  firstStarSentence: "Elle garde cet instant. Chaque émotion a sa place ici.",
  zoom: "{zoom}×",
  selected: "{count, plural, one {# choisie.} other {# choisies.}}",
  spokenStar: {
    withNote: "{star}, {intensity} sur 10, {moment}. {note}",
    withoutNote: "{star}, {intensity} sur 10, {moment}",
  },
  layouts: {
    notLoaded: {
      title: "Vue non chargée",
      description: "Une partie de la page n’est pas arrivée. Vérifie ta connexion et réessaie.",
    },
    title: "Vues de ton ciel",
    choice: "Comment tes étoiles sont disposées",
    close: "Fermer les vues",
    noTags:
      "Aucune de tes étoiles n’a encore d’étiquette. Donnes-en à quelques-unes, et elles se rassembleront ici.",
    otherFeelings: "Autres",
    withoutTags: "Sans étiquette",
    names: {
      sky: {
        name: "Ciel",
        shows:
          "Ton univers : vers le haut c’est agréable, chaque direction est une famille d’émotions, et les étoiles plus récentes sont plus loin du centre.",
      },
      year: {
        name: "Année",
        shows: "Un calendrier : chaque jour a sa case, les semaines se suivent et les années s’empilent.",
      },
      day: {
        name: "Jour",
        shows:
          "Une horloge de 24 heures, minuit en haut : chaque étoile est à son heure, et les plus récentes sont plus loin du centre.",
      },
      feelings: {
        name: "Émotions",
        shows:
          "Neuf courants à travers le temps, le plus agréable en haut : un courant est haut là où tu l’as souvent ressenti.",
      },
      moons: {
        name: "Lunes",
        shows:
          "Chaque étiquette rassemble ses étoiles. Celles qui en ont plusieurs sont entre elles, celles qui n’en ont pas sur l’anneau extérieur.",
      },
    },
  },
  card: {
    selected: "Étoile choisie",
    position: "{position, number} sur {count, number}",
    notAmong: "Pas parmi les {count, number}",
    correct: "Modifier",
    remove: "Retirer",
    gone: {
      title: "Cette étoile n’est plus dans ton ciel",
      description: "Elle a été retirée ailleurs. Pendant 30 jours, la corbeille de ton journal la garde.",
    },
    open: "Ouvrir",
    previous: "Étoile précédente",
    next: "Étoile suivante",
    tags: "Étiquettes de cette étoile",
  },
  controls: {
    touch: {
      rotate: "Un doigt pour tourner",
      zoom: "Pincer pour zoomer",
      move: "Deux doigts pour déplacer",
      several: "Toucher 3 secondes pour en choisir plusieurs",
    },
    mouse: {
      turn: "Glisser pour tourner, molette pour zoomer",
      move: "Bouton droit ou Espace enfoncé pour déplacer",
    },
    title: "Commandes",
    turnUp: "Tourner vers le haut",
    turnLeft: "Tourner vers la gauche",
    turnRight: "Tourner vers la droite",
    turnDown: "Tourner vers le bas",
    zoomIn: "Agrandir",
    zoomOut: "Réduire",
    keep: "Garder ton ciel",
  },
  failures: {
    lost: "L’image de ton ciel est interrompue. Elle reviendra toute seule ; ce que tu as noté est en sécurité.",
    undelivered:
      "Une partie de la carte des étoiles n’est pas arrivée. Ce que tu as noté est en sécurité : voici la liste de tes étoiles. Vérifie ta connexion et réessaie.",
    unsupported:
      "Ce navigateur ne peut pas dessiner la carte des étoiles. Ce que tu as noté est en sécurité : voici la liste de tes étoiles.",
    drawAgain: "Redessiner le ciel",
  },
  list: {
    addToSeveral: "Ajouter {star}, {day}, à la sélection",
    title: "Tes étoiles",
    journal: "Lire dans le journal",
    close: "Fermer la liste",
    empty: "Tes étoiles seront listées ici, mois par mois. Note une humeur pour commencer.",
    button: "Liste des étoiles",
    month: "{month}, {count, plural, one {# étoile} other {# étoiles}}",
    count: "{found, number} sur {total, number}",
  },
  presets: {
    side: "Vue de côté",
    tilted: "Vue inclinée",
    top: "Vue de dessus",
    reset: "Vue de départ",
    title: "Points de vue",
  },
  firstStar: "Ta première étoile",
  constellation: {
    inJournal: "Constellations dans le journal",
    noStars: "aucune étoile",
    unknown: {
      title: "Cette constellation n’est pas dans ton ciel",
      description: "Elle a peut-être été retirée. Ses étoiles sont toujours là.",
    },
  },
  time: {
    count: "{shown, number} sur {all, plural, one {# étoile} other {# étoiles}}",
    speeds: {
      day: "Jour / s",
      week: "Semaine / s",
      month: "Mois / s",
    },
    from: "Montrer à partir du",
    until: "Montrer jusqu’au",
    everythingUntil: "Tout montrer jusqu’au",
    title: "Temps",
    showAll: "Montrer toute la période",
    pause: "Pause",
    play: "Lecture",
    speed: "Vitesse",
    twoHandles: "Choisir aussi un début",
    handle: "{day}, {count}",
  },
  galaxyView: "Vue galaxie",
  gridView: "Vue grille",
  tooltip: {
    twin: "Système d’étoile double",
    primary: "Principale",
    orbiting: "En orbite",
    secondaryIntensity: "Intensité de fond",
    intensity: "Intensité {intensity}/10",
  },
  shown: {
    title: "Montré dans le ciel",
    showAll: "Tout montrer",
    journal: "Lire dans le journal",
    tagNoStars: "aucune étoile",
    noMatch: "Aucune étoile ne correspond",
    found: "{found, number} sur {all, plural, one {# étoile} other {# étoiles}}",
  },
  several: {
    title: "Plusieurs étoiles",
    selected: "{count, plural, one {# étoile choisie} other {# étoiles choisies}}",
    another: "Choisis une autre étoile",
    name: "Nommer",
    snapshot: "Instantané",
    picture: "Image",
    exit: "Quitter",
    copied: {
      title: "Instantané copié",
      description:
        "{count, plural, one {# étoile est dans ton presse-papiers, en JSON.} other {# étoiles sont dans ton presse-papiers, en JSON.}}",
    },
  },
  keys: "Les flèches tournent le ciel et, avec Maj, le déplacent ; plus et moins zooment, 0 rétablit la vue. Les crochets vont à l’étoile précédente et à la suivante, Entrée choisit celle du milieu et, une deuxième fois, l’ouvre, Espace ajoute l’étoile choisie à la sélection, Échap ferme une étoile ouverte, puis la lâche. Les étiquettes de l’étoile choisie sont des boutons après le ciel.",
  map: "Carte des étoiles, {count, plural, one {# étoile} other {# étoiles}}",
  axis: {
    pleasant: "agréable",
    unpleasant: "désagréable",
  },
};
