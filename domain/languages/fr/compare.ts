import type { compare } from "../en/compare.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof compare> = {
  title: "Comparer",
  introduction: "Deux périodes, ou deux sortes de jours, côte à côte.",
  back: "Observations",
  outOfReach: "Ton univers est hors de portée en ce moment. Tout ce qu’il contient est gardé.",
  failed: "Les jours n’ont pas pu être comparés. Ton journal est intact, et ton choix est gardé.",
  loading: "Comparaison de tes jours",
  empty: {
    title: "Il n’y a pas encore d’étoile",
    text: "Dès que plusieurs jours auront des étoiles, cette page pourra dire ce qui a changé entre deux de tes périodes.",
  },
  unreadable:
    "Cette adresse ne désigne rien qui puisse être comparé, ou quelque chose que ton univers n’a plus. Choisis ci-dessus ce qu’il faut comparer.",
  gone: {
    tag: "Cette comparaison demande une étiquette qui a été retirée. Enlève-la de ton choix, ou choisis autre chose.",
    tracker:
      "Cette comparaison demande quelque chose que tu ne mesures plus. Enlève-le de ton choix, ou choisis autre chose.",
    constellation:
      "La constellation de cette comparaison a été retirée, ou n’a pas d’étoiles. Choisis ci-dessus ce qu’il faut comparer.",
  },
  choose: {
    title: "Ce qui est comparé",
    ways: {
      times: "Deux périodes",
      kinds: "Sortes de jours",
      weeks: "Bonnes semaines",
    },
    times: {
      week: "Cette semaine et la précédente",
      month: "Ce mois et le précédent",
      year: "Cette année et la précédente",
      months: "{months}, et un an plus tôt",
    },
    since: "Avant et depuis un jour",
    event: "Avant et après une constellation",
    chooseOne: "Choisir",
    own: "D’autres périodes",
    weekends: "Week-ends et jours de semaine",
    tag: "Jours avec une étiquette et sans elle",
    against: "Comparés avec",
    others: "Les autres jours",
    chosen: "Jours choisis",
    weeks:
      "Tes semaines sont réparties entre les bonnes et les autres. La moitié des jours d’une semaine décide si elle est bonne, et ce que les bonnes avaient en commun se lit dans l’autre moitié.",
    weeksDates: "Semaines entre",
  },
  sides: {
    first: "Côté 1",
    second: "Côté 2",
  },
  track: {
    title: "Ton journal et ses deux périodes",
    firstFrom: "Première période : du",
    firstTo: "Première période : au",
    secondFrom: "Deuxième période : du",
    secondTo: "Deuxième période : au",
    show: "Afficher",
    near: "Les derniers mois",
    all: "Tout le journal",
  },
  headline: {
    difference:
      "{what, select, week {Cette semaine a été {direction, select, brighter {plus lumineuse} other {plus sombre}} que la précédente.} month {Ce mois a été {direction, select, brighter {plus lumineux} other {plus sombre}} que le précédent.} year {Cette année a été {direction, select, brighter {plus lumineuse} other {plus sombre}} que la précédente.} weekends {Tes week-ends ont été {direction, select, brighter {plus lumineux} other {plus sombres}} que tes jours de semaine.} tag {Tes jours avec « {first} » ont été {direction, select, brighter {plus lumineux} other {plus sombres}} que les jours sans.} event {Après « {first} », tes jours ont été {direction, select, brighter {plus lumineux} other {plus sombres}} qu’avant.} since {Depuis le {first}, tes jours ont été {direction, select, brighter {plus lumineux} other {plus sombres}} qu’avant.} times {{first} : des jours {direction, select, brighter {plus lumineux} other {plus sombres}} que dans l’autre période ({second}).} other {{first} : ces jours ont été {direction, select, brighter {plus lumineux} other {plus sombres}} que les autres.}}",
    unclear:
      "{what, select, week {La différence de luminosité entre cette semaine et la précédente n’est pas nette.} month {La différence de luminosité entre ce mois et le précédent n’est pas nette.} year {La différence de luminosité entre cette année et la précédente n’est pas nette.} weekends {La différence de luminosité entre tes week-ends et tes jours de semaine n’est pas nette.} tag {La différence de luminosité entre tes jours avec « {first} » et les jours sans n’est pas nette.} event {La différence de luminosité entre tes jours après « {first} » et ceux d’avant n’est pas nette.} since {La différence de luminosité entre tes jours depuis le {first} et ceux d’avant n’est pas nette.} times {{first} : la différence de luminosité avec l’autre période ({second}) n’est pas nette.} other {{first} : la différence de luminosité entre ces jours et les autres n’est pas nette.}}",
    different: "Voici ce qui a été différent.",
    same: "Rien ne ressort comme différent.",
    weeksMore: "Dans tes bonnes semaines, il y a eu plus de ceci : {things}.",
    weeksLess: "Dans tes bonnes semaines, il y a eu moins de ceci : {things}.",
    weeksSame: "Rien ne ressort qui distingue tes bonnes semaines.",
  },
  toKnow: {
    some: "Pour le savoir, il faudrait environ {days, plural, one {# jour de plus} other {# jours de plus}} avec une étoile de chaque côté.",
    never:
      "Même une année de jours en plus ne le dirait guère, car la différence, s’il y en a une, est petite.",
  },
  quoted: "« {name} »",
  lists: {
    title: "Ce qui a été différent",
    more: "Plus",
    less: "Moins",
    moreOf: "{first} : plus de ceci que {second}",
    lessOf: "{first} : moins de ceci que {second}",
    noneHere: "Rien qui soit plus que le hasard.",
    none: "Dans tout le reste de ce qui a été regardé, rien n’a été assez différent pour être plus que le hasard.",
    kinds: {
      feeling: "Émotion",
      tag: "Étiquette",
      part: "Moment de la journée",
      tracker: "Mesure",
      exercise: "Exercice",
    },
    days: "{days, number} sur {of, plural, one {# jour} other {# jours}}",
    value: "{value} par jour, d’après {days, plural, one {# jour} other {# jours}}",
    ofSide: "{side} : {amount}",
  },
  parts: {
    night: "étoiles de la nuit",
    morning: "étoiles du matin",
    afternoon: "étoiles de l’après-midi",
    evening: "étoiles du soir",
  },
  missing: {
    noStars: "Aucune étoile ne peut être comparée.",
    overlap:
      "Les deux côtés ont {days, plural, one {# jour} other {# jours}} en commun. Change l’un des deux, pour que chaque jour soit d’un seul côté.",
    same: "Les deux côtés sont les mêmes jours. Change l’un des deux.",
    beforeFirstStar: "{side} : ces jours précèdent ta première étoile, du {date}.",
    toCome: "{side} : ces jours sont encore à venir.",
    empty: "{side} : aucune étoile n’a été écrite ces jours-là.",
    nothing:
      "{side} : sur {days, plural, one {# jour} other {# jours}} avec une étoile, aucun n’a ce que tu as choisi.",
    everything:
      "{days, plural, one {Le seul jour} other {Les # jours}} avec une étoile {days, plural, one {a} other {ont tous}} ce que tu as choisi : il n’y en a pas d’autres à comparer.",
    inBoth: "{side} : chacun de ces jours est aussi de l’autre côté, il ne reste donc rien à comparer.",
    tooFewDays:
      "{side} : {days, plural, one {# jour} other {# jours}} avec une étoile jusqu’ici. À partir de {needed, number}, il y a de quoi comparer.",
    tooFewWeeks:
      "{weeks, plural, one {# semaine} other {# semaines}} avec assez d’étoiles jusqu’ici. À partir de {needed, number}, les bonnes semaines se distinguent des autres.",
    alike:
      "Les étoiles de {days, plural, one {ce seul jour} other {ces # jours}} sont toutes aussi lumineuses.",
    unscored:
      "{side} : aucun de ses sentiments n’est connu ici, on ne peut donc pas comparer la luminosité de ces jours.",
    chosenByFeelings:
      "Les jours ont été choisis d’après tes émotions. Savoir s’ils ont été plus lumineux ne ferait que répéter ton choix : ce n’est donc pas comparé.",
    afterNow:
      "{stars, plural, one {# étoile a une date à venir et ne compte pas.} other {# étoiles ont une date à venir et ne comptent pas.}}",
  },
  trust: {
    title: "Jusqu’où s’y fier",
    ofCalendar: "{days, number} sur {calendarDays, plural, one {# jour} other {# jours}} avec une étoile",
    days: "{days, plural, one {# jour} other {# jours}} avec une étoile",
    mostlyEmpty:
      "{side} : moins de la moitié des jours ont une étoile. Beaucoup de personnes écrivent moins les jours gris, et les jours silencieux ont pu être différents.",
    inBoth:
      "{days, plural, one {# jour est des deux côtés et ne compte pas.} other {# jours sont des deux côtés et ne comptent pas.}}",
    isApart: "Une période précède l’autre : tout ce qui a changé entre-temps peut en être la raison.",
    looked:
      "{count, plural, one {# chose a été regardée} other {# choses ont été regardées}} : émotions, étiquettes, moments de la journée, exercices et ce que tu mesures. Parmi beaucoup, l’une paraît particulière par hasard : le hasard est donc jugé sur toutes ensemble.",
    weeks:
      "Bonnes semaines : {good, number}. Les autres semaines : {others, number}. Une moitié de leurs jours les a choisies, l’autre les décrit : ce qui les a rendues bonnes n’est pas ce qui est décrit.",
    noCause: "Tout cela dit ce qui a été différent, pas pourquoi.",
  },
  figures: {
    title: "Les chiffres",
    brightness: "La luminosité des jours",
    brightnessUnit:
      "Différence de valeur, sur une échelle de −1 à 1 : à quel point les émotions comptent comme agréables, multiplié par leur intensité. La ligne est la plage d’après laquelle parle la première phrase : elle évite 0 exactement là où la différence n’est sans doute pas le seul hasard.",
    dimmer: "plus sombre",
    brighter: "plus lumineux",
    percent: "{percent, number} %",
    columns: {
      name: "Nom",
      kind: "Sorte",
      difference: "Différence",
      low: "De",
      high: "À",
      sure: "Certitude",
      share: "{side} : part",
      days: "{side} : jours",
      mean: "{side} : valeur",
    },
    sharesUnit:
      "Parmi les étoiles de chaque jour, la part qui l’a ; pour les exercices et ce qui se mesure par oui ou non, la part des jours. Ce qui se mesure en nombres est dans le tableau. La ligne est l’intervalle d’après lequel parlent les listes : là où la première peut vraiment se trouver par rapport à la seconde. Elle évite la seconde, car une différence n’est dite qu’à cette condition.",
    method:
      "Un jour compte une fois, quel que soit le nombre de ses étoiles. Il est tenu compte du fait que des jours qui se suivent se ressemblent. Une différence est dite si le hasard la montrerait rarement parmi tout ce qui a été regardé.",
  },
  keep: {
    open: "Garder cette comparaison",
    subtitle: "Elle garde ces dates.",
    save: "Garder",
    full: "Tu gardes {max, number} comparaisons, il ne peut y en avoir plus. Retires-en une pour en garder une autre.",
    kept: "« {name} » est gardée.",
    isKept: "Gardée : « {name} »",
  },
  kept: {
    title: "Comparaisons gardées",
    actionsFor: "« {name} » : actions",
    rename: "Renommer",
    renamed: "La comparaison s’appelle maintenant « {name} ».",
    remove: "Retirer",
    removed: "« {name} » a été retirée.",
    back: "« {name} » est de retour.",
    waiting: "Pas encore envoyée",
  },
};
