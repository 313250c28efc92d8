import type { answers } from "../en/insights-answers.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof answers> = {
  lately: {
    noStar: "Nie ma jeszcze żadnej gwiazdy.",
    quiet: "Na twoim niebie od jakiegoś czasu jest cicho.",
    quietSince: "Najnowsza gwiazda: {date}.",
    oneStar: "Ostatnio jest tu jedna gwiazda: {feelings}.",
    few: "Ostatnie uczucia: {feelings}.",
    oneFeeling: "Ostatnio każda gwiazda mówi to samo: {feelings}.",
    most: "Ostatnio najczęściej pojawia się: {feelings}.",
    noneStoodOut: "Ostatnio żadne uczucie się nie wyróżnia. Nazwane uczucia: {count, number}.",
    ofStars:
      "W {count, number} z {stars, plural, one {# gwiazdy} few {# gwiazd} many {# gwiazd} other {# gwiazdy}} z ostatnich {length, number} dni.",
    eachOfStars:
      "Każde w {count, number} z {stars, plural, one {# gwiazdy} few {# gwiazd} many {# gwiazd} other {# gwiazdy}} z ostatnich {length, number} dni.",
    starsOnDays:
      "{stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}} w {days, plural, one {# dniu} few {# dniach} many {# dniach} other {# dnia}} z ostatnich {length, number}.",
    before: "W poprzednich tygodniach najczęściej pojawiało się: {feelings}.",
    sameBefore: "Tak samo było w poprzednich tygodniach.",
    beforeOfStars:
      "W {count, number} z {stars, plural, one {# gwiazdy} few {# gwiazd} many {# gwiazd} other {# gwiazdy}}.",
    beforeEachOfStars:
      "Każde w {count, number} z {stars, plural, one {# gwiazdy} few {# gwiazd} many {# gwiazd} other {# gwiazdy}}.",
    nights: "Twoje niebo było rozświetlone w {days, number} z ostatnich {length, number} nocy.",
    nightsBefore: "Wcześniej: w {days, number} z {length, number} nocy.",
    parts: {
      night: "Większość tych gwiazd przyszła w nocy.",
      morning: "Większość tych gwiazd przyszła rano.",
      afternoon: "Większość tych gwiazd przyszła po południu.",
      evening: "Większość tych gwiazd przyszła wieczorem.",
    },
    partCount:
      "{count, number} z {stars, plural, one {# gwiazdy} few {# gwiazd} many {# gwiazd} other {# gwiazdy}}.",
    turn: "W ostatnich miesiącach twoje dni stały się {direction, select, muchDimmer {o wiele ciemniejsze} dimmer {ciemniejsze} littleDimmer {nieco ciemniejsze} littleBrighter {nieco jaśniejsze} brighter {jaśniejsze} other {o wiele jaśniejsze}}.",
    noTurn: "W ostatnich miesiącach bywało raz jaśniej, raz ciemniej, jak to z dniami bywa.",
    turnDays: "{dates}, dni z gwiazdą: {days, number}.",
  },
  along: {
    tooEarly:
      "Jest jeszcze za wcześnie, by powiedzieć, co idzie w parze z jaśniejszymi lub ciemniejszymi dniami.",
    nothing: "Na razie nie widać niczego, co szłoby w parze z jaśniejszymi lub ciemniejszymi dniami.",
    looked: "Porównane: {things}.",
    lookedAt: {
      tags: "{count, plural, one {# tag} few {# tagi} many {# tagów} other {# tagu}}",
      trackers: "{count, plural, one {# pomiar} few {# pomiary} many {# pomiarów} other {# pomiaru}}",
      weekdays:
        "{count, plural, one {# dzień tygodnia} few {# dni tygodnia} many {# dni tygodnia} other {# dnia tygodnia}}",
      exercises: "{count, plural, one {# ćwiczenie} few {# ćwiczenia} many {# ćwiczeń} other {# ćwiczenia}}",
    },
    tag: "W dni z tagiem „{tag}” twoje gwiazdy były {direction, select, muchDimmer {o wiele ciemniejsze} dimmer {ciemniejsze} littleDimmer {nieco ciemniejsze} littleBrighter {nieco jaśniejsze} brighter {jaśniejsze} other {o wiele jaśniejsze}}.",
    withAndWithout: "Dni z tym: {daysWith, number}, dni bez tego: {daysWithout, number}.",
    goodDays: "Może to też dobre dni przyciągają „{tag}”.",
    hardDays: "Może to też trudne dni przyciągają „{tag}”.",
    otherTags: "Dni, które mają {tags}, trochę różniły się od innych, jak to dni.",
    weekday:
      "Twoje {weekday, select, monday {poniedziałki} tuesday {wtorki} wednesday {środy} thursday {czwartki} friday {piątki} saturday {soboty} other {niedziele}} były {direction, select, muchDimmer {o wiele ciemniejsze} dimmer {ciemniejsze} littleDimmer {nieco ciemniejsze} littleBrighter {nieco jaśniejsze} brighter {jaśniejsze} other {o wiele jaśniejsze}} niż pozostałe dni.",
    otherWeekdays: "Twoje dni tygodnia trochę różniły się od siebie, jak to dni.",
    season: "Twoje dni podążają za porami roku: najjaśniejszy czas przypada na {month}.",
    daysWithStar: "Dni z gwiazdą: {days, number}.",
    exercise:
      "Po ćwiczeniu „{exercise}” twoje gwiazdy były {direction, select, muchDimmer {o wiele ciemniejsze} dimmer {ciemniejsze} littleDimmer {nieco ciemniejsze} littleBrighter {nieco jaśniejsze} brighter {jaśniejsze} other {o wiele jaśniejsze}} niż po podobnych chwilach bez ćwiczenia.",
    exerciseTimes:
      "{times, plural, one {# raz} few {# razy} many {# razy} other {# razu}} z gwiazdą w ciągu dwóch godzin przed i po.",
    exerciseWithTimes:
      "„{exercise}” ({times, plural, one {# raz} few {# razy} many {# razy} other {# razu}})",
    otherExercises:
      "Twoje gwiazdy po ćwiczeniach ({exercises}) trochę różniły się od tych po podobnych chwilach, jak to gwiazdy.",
    shared: "„{first}” i „{second}” często mają wspólną gwiazdę.",
    sharedStars: "Wspólne gwiazdy: {count, number}.",
    following: "Po „{first}” tego samego dnia często przychodzi „{second}”.",
    followingTimes: "{count, plural, one {# raz} few {# razy} many {# razy} other {# razu}}.",
  },
  measured: {
    sameDay:
      "W dni z wyższym odczytem „{tracker}” twoje gwiazdy były {direction, select, muchDimmer {o wiele ciemniejsze} dimmer {ciemniejsze} littleDimmer {nieco ciemniejsze} littleBrighter {nieco jaśniejsze} brighter {jaśniejsze} other {o wiele jaśniejsze}}.",
    sameDayYes:
      "W dni z „{tracker}” twoje gwiazdy były {direction, select, muchDimmer {o wiele ciemniejsze} dimmer {ciemniejsze} littleDimmer {nieco ciemniejsze} littleBrighter {nieco jaśniejsze} brighter {jaśniejsze} other {o wiele jaśniejsze}}.",
    nextDay:
      "Dzień po wyższym odczycie „{tracker}” twoje gwiazdy były {direction, select, muchDimmer {o wiele ciemniejsze} dimmer {ciemniejsze} littleDimmer {nieco ciemniejsze} littleBrighter {nieco jaśniejsze} brighter {jaśniejsze} other {o wiele jaśniejsze}}.",
    nextDayYes:
      "Dzień po „{tracker}” twoje gwiazdy były {direction, select, muchDimmer {o wiele ciemniejsze} dimmer {ciemniejsze} littleDimmer {nieco ciemniejsze} littleBrighter {nieco jaśniejsze} brighter {jaśniejsze} other {o wiele jaśniejsze}}.",
    days: "Dni powyżej {value}: {daysAbove, number}, pozostałe dni: {daysBelow, number}.",
    goodDays: "Może to też dobre dni przynoszą tego więcej.",
    hardDays: "Może to też trudne dni przynoszą tego więcej.",
    something: "Może też coś innego wpływa na jedno i drugie.",
    others: "Z wyższym lub niższym odczytem {trackers} dni trochę różniły się od innych, jak to dni.",
  },
  sure: {
    oneDay: "Ta strona zna jeden dzień, a jeden dzień mówi niewiele o innych.",
    firstDays: "To twoje pierwsze dni: jest tu to, co się wydarzyło, i nic ponadto.",
    most: "Większość twoich dni ma gwiazdę, więc ta strona zna większość twojego czasu.",
    half: "Mniej więcej połowa twoich dni ma gwiazdę. Pozostałe mogły być inne.",
    few: "Większość twoich dni nie ma gwiazdy, więc ta strona zna tylko część twojego czasu.",
  },
  exact: {
    difference:
      "Różnica wynosi {difference} na skali od −1 do 1. Prawdziwa leży między {low} a {high} w 90 na 100 takich przypadków.",
    drawn: "Słowa kierują się zakresem, który uwzględnia wszystko, co porównano: od {low} do {high}.",
    chance:
      "Tam, gdzie nic nie ma, sam przypadek pokazuje coś takiego w około {percent, number} na 100 dzienników.",
    hardlyChance:
      "Tam, gdzie nic nie ma, sam przypadek pokazuje coś takiego rzadziej niż w 1 na 100 dzienników.",
    expected: "Przypadkiem byłoby to około {expected}.",
    season:
      "Najjaśniejszy czas leży {difference} powyżej środka roku na skali od −1 do 1; prawdziwa wysokość leży między {low} a {high} w 90 na 100 takich przypadków.",
  },
  later: {
    line: "Po około {days, plural, one {# kolejnym dniu} few {# kolejnych dniach} many {# kolejnych dniach} other {# kolejnego dnia}} z gwiazdą: {things}.",
    after: "Później: {things}.",
    things: {
      weekdays: "dni tygodnia",
      tags: "tagi",
      measures: "twoje pomiary",
      exercises: "ćwiczenia",
      pairs: "pary uczuć",
      spread: "zmienność twoich dni",
      variety: "różnorodność twoich słów",
      turns: "powolne zmiany",
      halfLife: "czas trwania nastroju",
      seasons: "pory roku",
    },
  },
};
