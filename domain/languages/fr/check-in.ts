import type { checkIn } from "../en/check-in.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof checkIn> = {
  title: "Faire le point",
  subtitle: "Ce que tu passes reste vide.",
  day: "Jour",
  today: "Aujourd’hui, {day}",
  yesterday: "Hier, {day}",
  nothingDue: "Rien n’est demandé pour le moment.",
  allNoted: "Tout est noté. Rien de plus ne t’est demandé.",
  others: "Autre chose",
  done: "Terminé",
  time: "Heure : {name}",
  timeFirst: "D’abord quand, puis quoi.",
  nothingYet: {
    title: "Rien à demander pour l’instant",
    text: "Ici, tu notes en quelques touches ce que tu aimerais voir à côté de tes étoiles : comment tu as dormi, par exemple, ou une promenade. Choisis d’abord ce que ce sera.",
    choose: "Choisir quoi mesurer",
  },
  yourTrackers: "Tes suivis",
  outOfReach:
    "Tes suivis n’ont pas pu être chargés. Il leur faut ton serveur une fois ; ensuite ils s’en passent.",
  waiting: "Tes réponses sont gardées sur cet appareil jusqu’à ce que ton serveur soit joignable.",
  said: { answered: "{name} : {value}", takenBack: "{name} : sans réponse" },
  withStar: {
    title: "Avec ton étoile",
    subtitle: "Si tu veux.",
    offer: "Noter aussi : {names}",
    notNow: "Pas maintenant",
  },
};
