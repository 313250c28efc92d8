import type { shown } from "../en/shown.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof shown> = {
  title: "Un ciel de Mood Universe",
  titleOf:
    "{count, plural, =0 {Un ciel encore sans étoile} =1 {Un ciel d’une étoile} one {Un ciel de # étoile} other {Un ciel de # étoiles}}",
  tryAgain: "Réessayer",
  maker: "Fait avec <name>Mood Universe</name>",
  zoomIn: "Agrandir",
  zoomOut: "Réduire",
  reset: "Vue de départ",
  list: "Les étoiles en liste",
  listTitle: "Les étoiles de ce ciel",
  close: "Fermer",
  sentences: "{first} {second}",
  summary: {
    empty: "La première apparaîtra ici dès que quelqu’un gardera une émotion.",
    stars: "Chaque étoile est un instant où quelqu’un a ressenti une émotion.",
    places: "Plus haut, c’est plus agréable ; plus loin du centre, c’est plus tard.",
    month: "{month}.",
    months: "Entre {from} et {to}.",
    asOf: "Tel qu’il était le {day}.",
  },
  star: {
    twin: "{feeling} avec {other}",
    another: "une autre émotion",
    anotherAlone: "Une autre émotion",
    feelingAndDay: "{feeling}, {day}",
    place: "étoile {at, number} sur {count, number}",
    withPlace: "{star}, étoile {at, number} sur {count, number}",
  },
  keys: {
    all: "Les flèches tournent le ciel et, avec Maj, le déplacent ; plus et moins zooment, 0 rétablit la vue.",
    unnamed: "Ce ciel ne montre que des couleurs et des formes ; il n’y a donc pas de noms à lire.",
    named:
      "Les crochets vont à l’étoile précédente et à la suivante, Entrée lit celle du milieu, Échap la lâche. Toutes les étoiles sont dans la liste après le ciel.",
  },
  instead: {
    gone: "Il n’y a pas de ciel à voir ici : son lien a pris fin, ou l’adresse n’est pas complète.",
    busy: "Beaucoup de monde regarde ce ciel. Il s’ouvre dans un instant.",
    unreachable:
      "Ce ciel est hors de portée en ce moment. Il s’ouvrira tout seul dès qu’il y aura une connexion.",
    undelivered: "Une partie de cette page n’est pas arrivée. Vérifie ta connexion, puis réessaie.",
    undrawable: "Ce navigateur ne peut pas dessiner ce ciel.",
    lost: "L’image est interrompue. Elle reviendra toute seule.",
  },
};
