import type { answers } from "../en/insights-answers.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof answers> = {
  lately: {
    noStar: "Noch gibt es keinen Stern.",
    quiet: "An deinem Himmel war es eine Weile still.",
    quietSince: "Dein letzter Stern ist vom {date}.",
    oneStar: "Zuletzt gab es einen Stern: {feelings}.",
    few: "Zuletzt hast du {feelings} genannt.",
    oneFeeling: "Zuletzt sagt jeder Stern {feelings}.",
    most: "Zuletzt kam am häufigsten vor: {feelings}.",
    noneStoodOut:
      "Zuletzt stach kein Gefühl heraus: Du hast {count, plural, one {# Gefühl} other {# verschiedene}} genannt.",
    ofStars:
      "In {count, number} von {stars, plural, one {# Stern} other {# Sternen}} der letzten {length, number} Tage.",
    eachOfStars:
      "Jeweils in {count, number} von {stars, plural, one {# Stern} other {# Sternen}} der letzten {length, number} Tage.",
    starsOnDays:
      "{stars, plural, one {# Stern} other {# Sterne}} an {days, plural, one {# Tag} other {# Tagen}} der letzten {length, number}.",
    before: "In den Wochen davor kam am häufigsten vor: {feelings}.",
    sameBefore: "So war es auch in den Wochen davor.",
    beforeOfStars: "In {count, number} von {stars, plural, one {# Stern} other {# Sternen}}.",
    beforeEachOfStars: "Jeweils in {count, number} von {stars, plural, one {# Stern} other {# Sternen}}.",
    nights:
      "Dein Himmel war in {days, number} der letzten {length, plural, one {# Nacht} other {# Nächte}} hell.",
    nightsBefore: "Davor in {days, number} von {length, plural, one {# Nacht} other {# Nächten}}.",
    parts: {
      night: "Die meisten dieser Sterne kamen in der Nacht.",
      morning: "Die meisten dieser Sterne kamen am Morgen.",
      afternoon: "Die meisten dieser Sterne kamen am Nachmittag.",
      evening: "Die meisten dieser Sterne kamen am Abend.",
    },
    partCount: "{count, number} von {stars, plural, one {# Stern} other {# Sternen}}.",
    turn: "In den letzten Monaten wurden deine Tage {direction, select, muchDimmer {viel dunkler} dimmer {dunkler} littleDimmer {etwas dunkler} littleBrighter {etwas heller} brighter {heller} other {viel heller}}.",
    noTurn: "In den letzten Monaten ging es auf und ab, wie Tage eben sind.",
    turnDays: "{dates}, {days, plural, one {# Tag} other {# Tage}} mit Stern.",
  },
  along: {
    tooEarly: "Es ist noch zu früh, um zu sagen, was mit helleren oder dunkleren Tagen einhergeht.",
    nothing: "Bisher sticht nichts heraus, das mit helleren oder dunkleren Tagen einhergeht.",
    looked: "Verglichen: {things}.",
    lookedAt: {
      tags: "{count, plural, one {# Stichwort} other {# Stichwörter}}",
      trackers: "{count, plural, one {# Tracker} other {# Tracker}}",
      weekdays: "{count, plural, one {# Wochentag} other {# Wochentage}}",
      exercises: "{count, plural, one {# Übung} other {# Übungen}}",
    },
    tag: "An Tagen mit „{tag}“ waren deine Sterne {direction, select, muchDimmer {viel dunkler} dimmer {dunkler} littleDimmer {etwas dunkler} littleBrighter {etwas heller} brighter {heller} other {viel heller}}.",
    withAndWithout:
      "{daysWith, plural, one {# Tag} other {# Tage}} damit, {daysWithout, plural, one {# Tag} other {# Tage}} ohne.",
    goodDays: "Vielleicht laden auch gute Tage zu „{tag}“ ein.",
    hardDays: "Vielleicht bringen auch schwere Tage „{tag}“ mit sich.",
    otherTags: "Je nach Stichwort waren Tage ein wenig anders, wie Tage eben sind: {tags}.",
    weekday:
      "Deine {weekday, select, monday {Montage} tuesday {Dienstage} wednesday {Mittwoche} thursday {Donnerstage} friday {Freitage} saturday {Samstage} other {Sonntage}} waren {direction, select, muchDimmer {viel dunkler} dimmer {dunkler} littleDimmer {etwas dunkler} littleBrighter {etwas heller} brighter {heller} other {viel heller}} als deine anderen Tage.",
    otherWeekdays: "Deine Wochentage waren ein wenig verschieden, wie Tage eben sind.",
    season: "Deine Tage folgen dem Jahr: Am hellsten sind sie rund um den {month}.",
    daysWithStar: "{days, plural, one {# Tag} other {# Tage}} mit Stern.",
    exercise:
      "Nach „{exercise}“ waren deine Sterne {direction, select, muchDimmer {viel dunkler} dimmer {dunkler} littleDimmer {etwas dunkler} littleBrighter {etwas heller} brighter {heller} other {viel heller}} als nach ähnlichen Momenten ohne Übung.",
    exerciseTimes: "{times, number}-mal mit einem Stern innerhalb von zwei Stunden davor und danach.",
    exerciseWithTimes: "„{exercise}“ ({times, number}-mal)",
    otherExercises:
      "Nach einer Übung waren deine Sterne ein wenig anders als nach ähnlichen Momenten, wie Sterne eben sind: {exercises}.",
    shared: "„{first}“ und „{second}“ teilen sich oft einen Stern.",
    sharedStars: "{count, plural, one {# Stern} other {# Sterne}} mit beiden.",
    following: "Auf „{first}“ folgt am selben Tag oft „{second}“.",
    followingTimes: "{count, number}-mal.",
  },
  measured: {
    sameDay:
      "An Tagen mit mehr „{tracker}“ waren deine Sterne {direction, select, muchDimmer {viel dunkler} dimmer {dunkler} littleDimmer {etwas dunkler} littleBrighter {etwas heller} brighter {heller} other {viel heller}}.",
    sameDayYes:
      "An Tagen mit „{tracker}“ waren deine Sterne {direction, select, muchDimmer {viel dunkler} dimmer {dunkler} littleDimmer {etwas dunkler} littleBrighter {etwas heller} brighter {heller} other {viel heller}}.",
    nextDay:
      "Am Tag nach mehr „{tracker}“ waren deine Sterne {direction, select, muchDimmer {viel dunkler} dimmer {dunkler} littleDimmer {etwas dunkler} littleBrighter {etwas heller} brighter {heller} other {viel heller}}.",
    nextDayYes:
      "Am Tag nach „{tracker}“ waren deine Sterne {direction, select, muchDimmer {viel dunkler} dimmer {dunkler} littleDimmer {etwas dunkler} littleBrighter {etwas heller} brighter {heller} other {viel heller}}.",
    days: "{daysAbove, plural, one {# Tag} other {# Tage}} über {value}, {daysBelow, plural, one {# Tag} other {# Tage}} mit höchstens so viel.",
    goodDays: "Vielleicht bringen auch gute Tage mehr davon.",
    hardDays: "Vielleicht bringen auch schwere Tage mehr davon.",
    something: "Vielleicht bewegt auch etwas anderes beides.",
    others: "Je nach Messwert waren Tage ein wenig anders, wie Tage eben sind: {trackers}.",
  },
  sure: {
    oneDay: "Diese Seite kennt einen Tag, und ein Tag sagt wenig über die anderen.",
    firstDays: "Das sind deine ersten Tage: Was hier steht, ist, was war, und nicht mehr als das.",
    most: "Die meisten deiner Tage haben einen Stern, also kennt diese Seite den größten Teil deiner Zeit.",
    half: "Etwa die Hälfte deiner Tage hat einen Stern. Die anderen waren vielleicht anders.",
    few: "Die meisten deiner Tage haben keinen Stern, also kennt diese Seite nur einen Teil deiner Zeit.",
  },
  exact: {
    difference:
      "Der Unterschied beträgt {difference} auf der Skala von −1 bis 1. Der wahre liegt in 90 von 100 solchen Fällen zwischen {low} und {high}.",
    drawn: "Die Worte richten sich nach dem Bereich, der alles Verglichene mitzählt: von {low} bis {high}.",
    chance:
      "Wo nichts dahintersteckt, zeigt der Zufall allein so etwas in etwa {percent, number} von 100 Tagebüchern.",
    hardlyChance:
      "Wo nichts dahintersteckt, zeigt der Zufall allein so etwas in weniger als 1 von 100 Tagebüchern.",
    expected: "Durch Zufall wären es etwa {expected}.",
    season:
      "Die hellste Zeit liegt {difference} über der Mitte des Jahres, auf der Skala von −1 bis 1; die wahre Höhe liegt in 90 von 100 solchen Fällen zwischen {low} und {high}.",
  },
  later: {
    line: "Nach etwa {days, plural, one {# weiterem Tag} other {# weiteren Tagen}} mit Stern: {things}.",
    after: "Später: {things}.",
    things: {
      weekdays: "Wochentage",
      tags: "Stichwörter",
      measures: "was du misst",
      exercises: "Übungen",
      pairs: "Gefühlspaare",
      spread: "wie verschieden deine Tage sind",
      variety: "die Vielfalt deiner Worte",
      turns: "langsame Veränderungen",
      halfLife: "wie lange eine Stimmung anhält",
      seasons: "die Jahreszeiten",
    },
  },
};
