import type { figures } from "../en/insights-figures.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof figures> = {
  notClear: "Rien de net",
  notYet: "Pas encore",
  notClearOrNotYet: "Rien de net, ou pas encore",

  coverage: {
    method:
      "Un jour compte une fois, quel que soit son nombre d’étoiles. Les jours et les heures sont ceux de ta propre horloge au moment de chaque étoile ; pour les étoiles sans horloge enregistrée, ceux de cet appareil.",
    note: "D’après {days, plural, one {# jour} other {# jours}} sur {span, number}. Beaucoup de personnes écrivent moins les jours gris.",
    noteOfLast:
      "D’après {days, number} des {span, plural, one {# dernier jour} other {# derniers jours}}. Beaucoup de personnes écrivent moins les jours gris.",
  },

  weather: {
    method: {
      score:
        "La valeur d’une étoile, c’est le caractère agréable de son émotion, multiplié par son intensité. Le caractère agréable d’une émotion est une estimation propre à ce produit. Un jour est la moyenne de ses étoiles, et une semaine la moyenne de ses jours.",
      band: "La bande contient ce que les jours silencieux de la semaine ont pu être, d’après la variation des jours de tes semaines : dans 80 semaines sur 100, la moyenne des sept jours s’y trouve.",
      change:
        "Un changement lent est une droite à travers les moyennes de 14 jours de la dernière année. Il n’est signalé que lorsqu’un journal sans aucun changement le montrerait dans moins de 5 cas sur 100. De la même façon, on juge par une onde d’un an si les jours suivent l’année.",
      room: "L’ampleur possible des variations dépend de la moyenne : près d’un bout de l’échelle, il y a moins de place. Le pourcentage est une part de cette place.",
    },
    spread:
      "Sur les 90 derniers jours, {days, plural, one {ton # jour avec une étoile s’est écarté} other {tes # jours avec une étoile se sont écartés}} d’environ {distance} de la moyenne : {percent, number} % de l’écart maximal possible pour des jours de cette moyenne.",
    spreadCount:
      "À quel point tes jours varient : {days, plural, one {# jour} other {# jours}} avec une étoile sur les {needed, number} nécessaires, dans les 90 derniers.",
    spreadMissing: "À quel point tes jours varient : à partir de {needed, number} jours sur les 90 derniers.",
    turnCount:
      "Un changement lent : {days, plural, one {# jour} other {# jours}} avec une étoile sur les {needed, number} nécessaires, dans la dernière année.",
    turnTooClose: "Un changement lent : tes jours avec une étoile sont trop proches les uns des autres.",
    noSeason:
      "Tes jours ne suivent pas nettement l’année, d’après {days, plural, one {# jour} other {# jours}} avec une étoile.",
    seasonSpan:
      "Si tes jours suivent l’année : {span, number} sur {needed, plural, one {# jour} other {# jours}} depuis ta première étoile.",
    seasonCount:
      "Si tes jours suivent l’année : {days, number} sur {needed, plural, one {# jour} other {# jours}} avec une étoile.",
    seasonTooClose:
      "Si tes jours suivent l’année : tes jours avec une étoile sont trop proches les uns des autres.",
  },

  tags: {
    method: {
      compared:
        "Les jours avec une étiquette sont comparés aux jours sans elle, en tenant compte des jours de la semaine, des changements lents sur des mois, et du fait qu’un jour ressemble souvent à celui d’avant. Seules les quatre dernières années comptent.",
      chance:
        "Avec beaucoup d’étiquettes, l’une d’elles paraît particulière par hasard. Une différence n’est donc signalée que lorsqu’elle serait rare parmi toutes tes étiquettes, et qu’elle se voyait déjà il y a quatre semaines. Même alors, elle dit ce qui va avec quoi, pas ce qui cause quoi.",
    },
    unsure: "Pas nettement différent des jours sans : {tags}.",
    missingWith: "« {tag} » ({days, plural, one {# jour} other {# jours}} avec, sur {needed, number})",
    missingWithout: "« {tag} » ({days, plural, one {# jour} other {# jours}} sans, sur {needed, number})",
    tooFew: "« {tag} » (trop peu de jours)",
    tooEarly: "Trop tôt pour comparer : {tags}.",
    bound:
      "{count, plural, one {{tags} se limite à certains jours de la semaine ou à une seule période, et ne peut pas en être distinguée.} other {{tags} se limitent à certains jours de la semaine ou à une seule période, et ne peuvent pas en être distinguées.}}",
    chart: "Jours avec une étiquette, comparés aux jours sans elle",
    ofDays: "{daysWith, number} sur {days, plural, one {# jour} other {# jours}}",
    columns: {
      with: "Jours avec",
      without: "Jours sans",
      shared: "Souvent les mêmes jours",
    },
  },

  rhythm: {
    method:
      "Une case avec peu d’étoiles en dit peu sur ses heures ; sa moyenne est donc rapprochée de la moyenne de toutes tes étoiles. Un jour de la semaine n’est nommé que si ses jours diffèrent des autres plus qu’ils ne le feraient par hasard dans 5 journaux sur 100, les sept jours de la semaine pris en compte, dans les quatre dernières années.",
    noWeekday: "Aucun jour de la semaine n’est nettement différent des autres.",
    weekdayTooEarly: "Si un jour de la semaine diffère : à partir de huit fois ce jour.",
    oneMean:
      "Ces heures ne diffèrent pas plus que par hasard ; chacune montre donc la moyenne de toutes les étoiles.",
    table: "Jours de la semaine et moments de la journée",
    unit: "Valeur moyenne de −1 (désagréable) à 1 (agréable), rapprochée de la moyenne de toutes les étoiles là où il y en a peu ; au-dessous, le nombre d’étoiles.",
    noStar: "aucune étoile",
    stars: "{count, plural, one {#<unit> étoile</unit>} other {#<unit> étoiles</unit>}}",
    columns: { weekday: "Jour de la semaine", hours: "Heures", mean: "Moyenne", stars: "Étoiles" },
  },

  words: {
    method: {
      variety:
        "La variété est l’entropie de 30 étoiles tirées parmi celles des 90 derniers jours, exprimée en nombre d’émotions : autant d’émotions, nommées aussi souvent l’une que l’autre, seraient aussi variées. Elle dit combien tes mots sont variés, pas avec quelle finesse tu ressens.",
      pairs:
        "Les émotions qui partagent une étoile sont comparées au hasard parmi les étoiles des mêmes quatre semaines ; celles qui se suivent le sont à tous les ordres possibles des étoiles du même jour. Les paires de moins de cinq jours ne sont pas nommées.",
    },
    named: "Tu as nommé {count, number} des 36 émotions.",
    namedWithOwn: "Tu as nommé {count, number} de {all, number} émotions : les 36 et les tiennes.",
    oneFeeling: "Toutes tes étoiles des 90 derniers jours nomment d’abord la même émotion.",
    variety:
      "Variété : {of, number} de tes étoiles des 90 derniers jours sont aussi variées qu’environ {count, plural, one {{amount} émotion} other {{amount} émotions nommées aussi souvent l’une que l’autre}}.",
    varietyCount:
      "La variété de tes mots : {stars, number} sur {needed, plural, one {# étoile} other {# étoiles}}.",
    varietyMissing:
      "La variété de tes mots : à partir de {needed, plural, one {# étoile} other {# étoiles}} sur les 90 derniers jours.",
    sharedPair:
      "« {first} » et « {second} » partagent {count, plural, one {# étoile} other {# étoiles}} ; par hasard, ce serait environ {expected}.",
    followingPair:
      "« {second} » a directement suivi « {first} » le même jour, {count, plural, one {# fois} other {# fois}} ; par hasard, ce serait environ {expected}.",
    noPair: "Aucune paire d’émotions ne va ensemble plus souvent que le hasard ne le voudrait.",
    pairCount:
      "Quelles émotions vont ensemble : {days, plural, one {# jour} other {# jours}} avec une étoile sur les {needed, number} nécessaires.",
  },

  practice: {
    method:
      "On commence un exercice quand le moral est bas, et les moments bas passent d’eux-mêmes. Le changement entre la dernière étoile des deux heures d’avant un exercice et la première des deux heures d’après est donc comparé au changement entre des étoiles semblables sans exercice entre elles.",
    outOfReach:
      "Les exercices que tu as terminés sont gardés sur le serveur, hors de portée en ce moment. Le reste de cette page vient des étoiles de cet appareil.",
    noDifference:
      "{exercise}, {times, plural, one {# fois} other {# fois}} avec une étoile dans les deux heures avant et après : pas de différence nette avec des moments semblables sans exercice.",
    tooEarly: "{exercise} : {times, number} fois sur {needed, number} avec une étoile avant et après.",
    nothingSimilar: "{exercise} : trop peu de moments semblables sans exercice pour comparer.",
    chart: "L’étoile après un exercice, comparée à des moments semblables",
    times: "{count, plural, one {# fois} other {# fois}}",
    timesColumn: "Nombre",
  },

  steadiness: {
    method:
      "Le changement d’étoile en étoile est la racine de la moyenne des carrés des différences entre étoiles consécutives d’un même jour, sur les 90 derniers jours. La durée d’une humeur est estimée à partir des 1 000 dernières étoiles, par un modèle d’une humeur qui revient à sa moyenne, quel que soit le temps entre les étoiles ; l’intervalle la contient dans 90 cas sur 100.",
    change:
      "D’étoile en étoile au cours d’un jour, ta valeur a changé d’environ {change}, d’après {pairs, plural, one {# paire} other {# paires}} d’étoiles.",
    changeMissing: "Le changement d’étoile en étoile : à partir de deux étoiles le même jour.",
    halfLife:
      "La moitié de ce qui élève ou abaisse ton humeur disparaît en {length}, d’après {stars, plural, one {# étoile} other {# étoiles}} (intervalle : {low} à {high}).",
    halfLifeCount:
      "Combien de temps dure une humeur : {stars, number} sur {needed, plural, one {# étoile} other {# étoiles}}.",
    halfLifeMissing: "Combien de temps dure une humeur : tes étoiles ne le montrent pas nettement.",
    length: {
      hour: "une heure environ",
      hours: "{hours, plural, one {# heure} other {# heures}} environ",
      days: "{days, plural, one {# jour} other {# jours}} environ",
    },
  },

  hours: {
    title: "Les heures de tes étoiles",
    unit: "Étoiles de chaque heure de la journée, selon ton horloge d’alors.",
    columns: { hour: "Heure", stars: "Étoiles" },
  },

  weeks: {
    title: "Tes semaines",
    unit: "Valeur moyenne des jours de chaque semaine, de −1 (désagréable) à 1 (agréable). Le caractère agréable d’une émotion est une estimation propre à ce produit. La bande contient la moyenne dans 80 semaines sur 100.",
    columns: {
      week: "Semaine du",
      mean: "Moyenne",
      low: "Borne basse",
      high: "Borne haute",
      days: "Jours avec une étoile",
    },
    show: "Afficher",
    lastYear: "52 dernières semaines",
    all: "Toutes les semaines",
    pleasant: "agréable",
    unpleasant: "désagréable",
    slider: "Semaine",
    reading:
      "Semaine du {date} : {mean}, entre {low} et {high}, {days, plural, one {# jour} other {# jours}} sur 7",
  },

  intervals: {
    unit: "Différence de valeur, sur l’échelle de −1 à 1. La ligne est la plage d’après laquelle parlent les phrases ; un point plein dit qu’elle quitte le milieu.",
    columns: {
      name: "Nom",
      difference: "Différence",
      low: "Borne basse",
      high: "Borne haute",
      sure: "Certitude",
    },
    dimmer: "plus sombre",
    brighter: "plus lumineux",
    drawn: "Dessin : {drawn, number} sur {all, number} ; le tableau contient tout.",
  },
};
