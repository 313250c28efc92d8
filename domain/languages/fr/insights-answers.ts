import type { answers } from "../en/insights-answers.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof answers> = {
  lately: {
    noStar: "Il n’y a pas encore d’étoile.",
    quiet: "Ton ciel est calme depuis un moment.",
    quietSince: "Ta dernière étoile date du {date}.",
    oneStar: "Ces derniers temps, il y a une étoile : {feelings}.",
    few: "Ces derniers temps, tu as nommé {feelings}.",
    oneFeeling: "Ces derniers temps, chaque étoile dit {feelings}.",
    most: "Ces derniers temps, ce qui revient le plus souvent : {feelings}.",
    noneStoodOut:
      "Ces derniers temps, aucune émotion ne se détache : tu en as nommé {count, plural, one {#} other {# différentes}}.",
    ofStars:
      "Dans {count, plural, one {# étoile} other {# étoiles}} sur {stars, number} au cours des {length, number} derniers jours.",
    eachOfStars:
      "Chacune dans {count, plural, one {# étoile} other {# étoiles}} sur {stars, number} au cours des {length, number} derniers jours.",
    starsOnDays:
      "{stars, plural, one {# étoile} other {# étoiles}} sur {days, number} des {length, number} derniers jours.",
    before: "Les semaines d’avant, ce qui revenait le plus souvent : {feelings}.",
    sameBefore: "C’était déjà ainsi les semaines d’avant.",
    beforeOfStars: "Dans {count, plural, one {# étoile} other {# étoiles}} sur {stars, number}.",
    beforeEachOfStars: "Chacune dans {count, plural, one {# étoile} other {# étoiles}} sur {stars, number}.",
    nights:
      "Ton ciel compte {days, plural, one {# nuit étoilée} other {# nuits étoilées}} sur les {length, number} dernières.",
    nightsBefore: "{days, number} sur les {length, number} d’avant.",
    parts: {
      night: "La plupart de ces étoiles sont venues la nuit.",
      morning: "La plupart de ces étoiles sont venues le matin.",
      afternoon: "La plupart de ces étoiles sont venues l’après-midi.",
      evening: "La plupart de ces étoiles sont venues le soir.",
    },
    partCount: "{count, plural, one {# étoile} other {# étoiles}} sur {stars, number}.",
    turn: "Ces derniers mois, tes jours sont devenus {direction, select, muchDimmer {beaucoup plus sombres} dimmer {plus sombres} littleDimmer {un peu plus sombres} littleBrighter {un peu plus lumineux} brighter {plus lumineux} other {beaucoup plus lumineux}}.",
    noTurn: "Ces derniers mois, il y a eu des hauts et des bas, comme il y en a toujours.",
    turnDays: "{dates}, {days, plural, one {# jour} other {# jours}} avec une étoile.",
  },
  along: {
    tooEarly: "Il est trop tôt pour dire ce qui accompagne les jours plus lumineux ou plus sombres.",
    nothing: "Pour l’instant, rien ne se détache qui accompagne les jours plus lumineux ou plus sombres.",
    looked: "Comparé : {things}.",
    lookedAt: {
      tags: "{count, plural, one {# étiquette} other {# étiquettes}}",
      trackers: "{count, plural, one {# suivi} other {# suivis}}",
      weekdays: "{count, plural, one {# jour de la semaine} other {# jours de la semaine}}",
      exercises: "{count, plural, one {# exercice} other {# exercices}}",
    },
    tag: "Les jours avec « {tag} », tes étoiles étaient {direction, select, muchDimmer {beaucoup plus sombres} dimmer {plus sombres} littleDimmer {un peu plus sombres} littleBrighter {un peu plus lumineuses} brighter {plus lumineuses} other {beaucoup plus lumineuses}}.",
    withAndWithout:
      "{daysWith, plural, one {# jour} other {# jours}} avec, {daysWithout, plural, one {# jour} other {# jours}} sans.",
    goodDays: "Les bons jours appellent peut-être aussi « {tag} ».",
    hardDays: "Les jours difficiles amènent peut-être aussi « {tag} ».",
    otherTags: "Les jours avec {tags} étaient un peu différents, comme tous les jours.",
    weekday:
      "Tes {weekday, select, monday {lundis} tuesday {mardis} wednesday {mercredis} thursday {jeudis} friday {vendredis} saturday {samedis} other {dimanches}} étaient {direction, select, muchDimmer {beaucoup plus sombres} dimmer {plus sombres} littleDimmer {un peu plus sombres} littleBrighter {un peu plus lumineux} brighter {plus lumineux} other {beaucoup plus lumineux}} que tes autres jours.",
    otherWeekdays:
      "Les jours de ta semaine étaient un peu différents les uns des autres, comme tous les jours.",
    season: "Tes jours suivent l’année : les plus lumineux viennent vers {month}.",
    daysWithStar: "{days, plural, one {# jour} other {# jours}} avec une étoile.",
    exercise:
      "Après « {exercise} », tes étoiles étaient {direction, select, muchDimmer {beaucoup plus sombres} dimmer {plus sombres} littleDimmer {un peu plus sombres} littleBrighter {un peu plus lumineuses} brighter {plus lumineuses} other {beaucoup plus lumineuses}} qu’après des moments semblables sans exercice.",
    exerciseTimes:
      "{times, plural, one {# fois} other {# fois}} avec une étoile dans les deux heures avant et après.",
    exerciseWithTimes: "« {exercise} » ({times, plural, one {# fois} other {# fois}})",
    otherExercises:
      "Après {exercises}, tes étoiles n’étaient pas tout à fait comme après des moments semblables ; aucune étoile n’est comme une autre.",
    shared: "« {first} » et « {second} » partagent souvent une étoile.",
    sharedStars: "{count, plural, one {# étoile} other {# étoiles}} avec les deux.",
    following: "Après « {first} » vient souvent « {second} », le même jour.",
    followingTimes: "{count, plural, one {# fois} other {# fois}}.",
  },
  measured: {
    sameDay:
      "Les jours avec davantage de « {tracker} », tes étoiles étaient {direction, select, muchDimmer {beaucoup plus sombres} dimmer {plus sombres} littleDimmer {un peu plus sombres} littleBrighter {un peu plus lumineuses} brighter {plus lumineuses} other {beaucoup plus lumineuses}}.",
    sameDayYes:
      "Les jours avec « {tracker} », tes étoiles étaient {direction, select, muchDimmer {beaucoup plus sombres} dimmer {plus sombres} littleDimmer {un peu plus sombres} littleBrighter {un peu plus lumineuses} brighter {plus lumineuses} other {beaucoup plus lumineuses}}.",
    nextDay:
      "Le lendemain de jours avec davantage de « {tracker} », tes étoiles étaient {direction, select, muchDimmer {beaucoup plus sombres} dimmer {plus sombres} littleDimmer {un peu plus sombres} littleBrighter {un peu plus lumineuses} brighter {plus lumineuses} other {beaucoup plus lumineuses}}.",
    nextDayYes:
      "Le lendemain de jours avec « {tracker} », tes étoiles étaient {direction, select, muchDimmer {beaucoup plus sombres} dimmer {plus sombres} littleDimmer {un peu plus sombres} littleBrighter {un peu plus lumineuses} brighter {plus lumineuses} other {beaucoup plus lumineuses}}.",
    days: "{daysAbove, plural, one {# jour} other {# jours}} au-dessus de {value}, {daysBelow, plural, one {# jour} other {# jours}} sans dépasser cette valeur.",
    goodDays: "Les bons jours en apportent peut-être aussi davantage.",
    hardDays: "Les jours difficiles en apportent peut-être aussi davantage.",
    something: "Autre chose fait peut-être aussi bouger les deux.",
    others: "Avec plus ou moins de {trackers}, les jours étaient un peu différents, comme tous les jours.",
  },
  sure: {
    oneDay: "Cette page connaît un jour, et un jour en dit peu sur les autres.",
    firstDays: "Ce sont tes premiers jours : ce qui est écrit ici est ce qui a été, et rien de plus.",
    most: "La plupart de tes jours ont une étoile : cette page connaît donc presque tout ton temps.",
    half: "Environ la moitié de tes jours ont une étoile. Les autres étaient peut-être différents.",
    few: "La plupart de tes jours n’ont pas d’étoile : cette page ne connaît donc qu’une partie de ton temps.",
  },
  exact: {
    difference:
      "La différence est de {difference} sur l’échelle de −1 à 1. La vraie se trouve entre {low} et {high} dans 90 cas de ce genre sur 100.",
    drawn: "Les mots suivent la plage qui tient compte de tout ce qui a été comparé : de {low} à {high}.",
    chance:
      "Là où il n’y a rien, le hasard seul montre cela dans environ {percent, plural, one {# journal} other {# journaux}} sur 100.",
    hardlyChance: "Là où il n’y a rien, le hasard seul montre cela dans moins de 1 journal sur 100.",
    expected: "Par hasard, ce serait environ {expected}.",
    season:
      "Le moment le plus lumineux se situe {difference} au-dessus du milieu de l’année, sur l’échelle de −1 à 1 ; la vraie hauteur se trouve entre {low} et {high} dans 90 cas de ce genre sur 100.",
  },
  later: {
    line: "Après environ {days, plural, one {# jour de plus} other {# jours de plus}} avec une étoile : {things}.",
    after: "Plus tard : {things}.",
    things: {
      weekdays: "les jours de la semaine",
      tags: "les étiquettes",
      measures: "ce que tu mesures",
      exercises: "les exercices",
      pairs: "les émotions qui vont ensemble",
      spread: "les écarts entre tes jours",
      variety: "la variété de tes mots",
      turns: "les changements lents",
      halfLife: "la durée d’une humeur",
      seasons: "les saisons de ton année",
    },
  },
};
