import type { measures } from "../en/insights-measures.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof measures> = {
  method: {
    compared:
      "Les relevés de chaque suivi sont mis en regard de la valeur des étoiles du même jour et du lendemain, en tenant compte des jours de la semaine, des changements lents sur des mois, et du fait qu’un jour ressemble souvent à celui d’avant. Seules les quatre dernières années comptent.",
    oneValue:
      "Plusieurs relevés d’un jour n’en font qu’un. Les quantités et les durées s’additionnent, car trois tasses à trois moments du jour font trois tasses ; un oui ou non est un oui s’il l’a été une fois ; tout le reste prend la moyenne de ses relevés. Une valeur très loin de toutes les autres peut être une erreur de saisie, et elle en est rapprochée. Un jour sans relevé reste sans relevé.",
    chance:
      "Avec beaucoup de suivis, l’un d’eux paraît particulier par hasard. Un lien n’est donc signalé que lorsqu’il serait rare parmi tous tes suivis pour les deux jours, et qu’il se voyait déjà il y a quatre semaines.",
    order:
      "Ce qui ne fait que suivre ton humeur peut sembler l’annoncer, car les jours se ressemblent. Le lendemain n’est donc cité que lorsqu’un relevé en dit nettement plus sur les étoiles d’après que sur celles d’avant. Même alors, cela dit ce qui va avec quoi, pas ce qui cause quoi.",
    groups:
      "Les graphiques montrent les jours eux-mêmes, en cinq groupes au plus. La ligne contient la moyenne de tous les jours de ce genre dans 90 cas sur 100.",
  },
  unsure: "Pas de lien net avec tes étoiles : {trackers}.",
  withDays: "« {tracker} » ({days, plural, one {# jour} other {# jours}})",
  missing:
    "« {tracker} » ({days, plural, one {# jour} other {# jours}} avec un relevé et une étoile, sur {needed, number})",
  tooEarly: "Trop tôt pour comparer : {trackers}.",
  constant:
    "{count, plural, one {{trackers} : presque la même valeur chaque jour, il n’y a donc encore rien à comparer.} other {{trackers} : presque la même valeur chaque jour, il n’y a donc encore rien à comparer.}}",
  bound:
    "{count, plural, one {{trackers} : se limite à certains jours de la semaine ou change trop lentement pour pouvoir en être distingué.} other {{trackers} : se limitent à certains jours de la semaine ou changent trop lentement pour pouvoir en être distingués.}}",
  groups: {
    sameDay: "« {tracker} » et les étoiles du même jour",
    nextDay: "« {tracker} » et les étoiles du lendemain",
    unit: "Valeur moyenne des étoiles aux jours de chaque groupe, de −1 (désagréable) à 1 (agréable). La ligne contient la moyenne de tous les jours de ce genre dans 90 cas sur 100.",
    count: "{days, plural, one {# jour} other {# jours}}",
    columns: {
      values: "Relevés",
      mean: "Valeur moyenne",
      low: "Borne basse",
      high: "Borne haute",
      days: "Jours",
    },
  },
  lines: {
    unit: "Moyennes des semaines avec un relevé, jusqu’à un an.",
    columns: { week: "Semaine du", mean: "Moyenne", yes: "Jours avec oui, en %", days: "Jours" },
    more: "{count, plural, one {# autre suivi} other {# autres suivis}}",
  },
};
