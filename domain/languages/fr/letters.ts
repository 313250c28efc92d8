import type { letters } from "../en/letters.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof letters> = {
  title: "Une lettre",
  about: "Période",
  kinds: { week: "Semaine", month: "Mois", year: "Année" },
  before: { week: "La semaine d’avant", month: "Le mois d’avant", year: "L’année d’avant" },
  after: { week: "La semaine d’après", month: "Le mois d’après", year: "L’année d’après" },
  quiet: {
    week: "Cette semaine n’a pas d’étoile. Elle reste silencieuse, et c’est très bien.",
    month: "Ce mois n’a pas d’étoile. Il reste silencieux, et c’est très bien.",
    year: "Cette année n’a pas d’étoile. Elle reste silencieuse, et c’est très bien.",
  },
  method:
    "La lettre compte les étoiles de sa période et ne lit aucune note. Un jour est aussi lumineux que la valeur moyenne de ses étoiles. En cas d’égalité, rien n’est nommé comme le plus fréquent. L’image montre le temps de gauche à droite, et les émotions agréables en haut.",

  someDays:
    "Tu as allumé {stars, plural, one {# étoile} other {# étoiles}}, {days, plural, one {# jour} other {# jours}} sur {length, number}.",
  firstDay:
    "Ton journal a commencé avec {stars, plural, one {# étoile} other {# étoiles}} dès le premier jour.",
  everyDaySinceFirst:
    "Depuis ta première étoile, chaque jour en a une : {stars, plural, one {# étoile} other {# étoiles}} {kind, select, week {cette semaine} month {ce mois-ci} other {cette année}}.",
  everyDay:
    "Chaque jour de {kind, select, week {cette semaine} month {ce mois} other {cette année}} a une étoile : {stars, plural, one {# étoile} other {# étoiles}} en tout.",
  everyDaySoFar:
    "Jusqu’ici, chaque jour de {kind, select, week {cette semaine} month {ce mois} other {cette année}} a une étoile : {stars, plural, one {# étoile} other {# étoiles}} en tout.",

  oneStar: "Elle nomme : {feelings}.",
  oneFeeling: "Toutes nomment : {feelings}.",
  equalFeelings:
    "{count, plural, one {Tu as nommé # émotion, et elle ne ressort pas.} other {Tu as nommé # émotions, et aucune ne ressort.}}",
  feelings: "Tu as nommé : {feelings}.",
  mostFeelings: "Ce que tu as nommé le plus : {feelings}.",
  feelingWithCount: "« {feeling} » ({count, number})",
  newFeelings: "Pour la première fois, tu as nommé : {feelings}.",
  manyNewFeelings:
    "Pour la première fois, tu as nommé {count, plural, one {# émotion} other {# émotions}}, parmi lesquelles : {feelings}.",

  equalTags:
    "{count, plural, one {# étiquette l’accompagnait, et elle ne ressort pas.} other {# étiquettes l’accompagnaient, et aucune ne ressort.}}",
  tags: "Ce qui l’accompagnait : {tags}.",
  mostTags: "Ce qui l’accompagnait le plus : {tags}.",
  tagWithDays: "« {tag} » ({days, plural, one {# jour} other {# jours}})",
  measured: "Tu as mesuré quelque chose pendant {days, plural, one {# jour} other {# jours}} : {trackers}.",

  brightest: "Le jour le plus lumineux, d’après ses étoiles : {day}.",
  fullest: "Le jour où tu as le plus écrit : {day}, avec {stars, plural, one {# étoile} other {# étoiles}}.",
  silentDays: "Les jours sans étoile sont bien comme ils sont.",

  picture: {
    save: "Enregistrer en image",
    hint: "Ses étoiles et l’année, sans un mot de tes notes.",
    caption: "{year} · {count, plural, one {# étoile} other {# étoiles}}",
    saved: { title: "Enregistrée", text: "L’image de ton année est dans tes téléchargements." },
    notSaved: {
      title: "Non enregistrée",
      text: "Ce navigateur n’a pas pu créer l’image. Ton journal est intact.",
    },
  },
};
