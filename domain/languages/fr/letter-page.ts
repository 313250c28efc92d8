import type { letterPage } from "../en/letter-page.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof letterPage> = {
  title: "Lettres",
  introduction:
    "Une demi-page sur une de tes périodes, faite de tes étoiles et de tes mots. Elle s’écrit sur cet appareil quand tu l’ouvres, et personne d’autre ne la lit.",
  about: "Période",
  kinds: { week: "Semaine", month: "Mois", year: "Année" },
  before: { week: "La semaine d’avant", month: "Le mois d’avant", year: "L’année d’avant" },
  after: { week: "La semaine d’après", month: "Le mois d’après", year: "L’année d’après" },
  keys: "Lettre d’avant, d’après",
  writing: "Ta lettre s’écrit",
  quiet: {
    week: "Cette semaine n’a pas d’étoile. Elle reste silencieuse, et c’est très bien.",
    month: "Ce mois n’a pas d’étoile. Il reste silencieux, et c’est très bien.",
    year: "Cette année n’a pas d’étoile. Elle reste silencieuse, et c’est très bien.",
  },
  newest: {
    week: "La dernière semaine avec une étoile",
    month: "Le dernier mois avec une étoile",
    year: "La dernière année avec une étoile",
  },
  empty: {
    title: "Il n’y a encore rien à raconter",
    text: "Avec ta première étoile, il y aura de quoi écrire.",
  },
  outOfReach: "Ton univers est hors de portée en ce moment. Tout ce qu’il contient est gardé.",
  failed: "La lettre n’a pas pu être écrite. Ton journal est intact.",

  showStar: "Voir l’étoile, {day}",

  keep: {
    title: "Garder cette lettre",
    picture: "Enregistrer en image",
    pictureHint: "Ses étoiles et l’année, sans un mot de tes notes.",
    page: "Enregistrer en page",
    pageHint:
      "Un fichier avec cette lettre. Il s’ouvre dans tous les navigateurs et tient sur une feuille de papier.",
    withWords: "Avec tes propres mots",
    withWordsHint: "Sinon, la page laisse de côté ce qui est cité de tes notes.",
    fileTitle: "Une lettre",
    caption: "{year} · {count, plural, one {# étoile} other {# étoiles}}",
    saved: {
      title: "Enregistrée",
      picture: "L’image de ton année est dans tes téléchargements.",
      page: "La lettre de ton année est dans tes téléchargements.",
    },
    notSaved: {
      title: "Non enregistrée",
      text: "Ce navigateur n’a pas pu créer l’image. Ton journal est intact.",
    },
  },

  line: {
    name: "Une lettre",
    open: {
      week: "Une lettre sur cette semaine est prête à ouvrir",
      month: "Une lettre sur ce mois est prête à ouvrir",
      year: "Une lettre sur cette année est prête à ouvrir",
    },
    dismiss: "Pas maintenant",
    show: "Dire dans le ciel quand une lettre est prête à ouvrir",
    showHint:
      "Une ligne discrète, le dernier jour d’une semaine, d’un mois ou d’une année avec une étoile. Valable pour cet appareil.",
  },
};
