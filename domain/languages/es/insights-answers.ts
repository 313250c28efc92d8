import type { answers } from "../en/insights-answers.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof answers> = {
  lately: {
    noStar: "Todavía no hay ninguna estrella.",
    quiet: "Tu cielo lleva un tiempo en calma.",
    quietSince: "Tu última estrella es del {date}.",
    oneStar: "Últimamente hay una estrella: {feelings}.",
    few: "Últimamente has nombrado {feelings}.",
    oneFeeling: "Últimamente todas las estrellas dicen {feelings}.",
    most: "Últimamente, lo que más se repite es {feelings}.",
    noneStoodOut:
      "Últimamente ningún sentimiento destaca: has nombrado {count, plural, one {#} other {# distintos}}.",
    ofStars:
      "En {count, number} de {stars, plural, one {# estrella} other {# estrellas}} de los últimos {length, number} días.",
    eachOfStars:
      "Cada uno en {count, number} de {stars, plural, one {# estrella} other {# estrellas}} de los últimos {length, number} días.",
    starsOnDays:
      "{stars, plural, one {# estrella} other {# estrellas}} en {days, plural, one {# día} other {# días}} de los últimos {length, number}.",
    before: "En las semanas anteriores, lo que más se repitió fue {feelings}.",
    sameBefore: "Así fue también en las semanas anteriores.",
    beforeOfStars: "En {count, number} de {stars, plural, one {# estrella} other {# estrellas}}.",
    beforeEachOfStars:
      "Cada uno en {count, number} de {stars, plural, one {# estrella} other {# estrellas}}.",
    nights:
      "Tu cielo tuvo luz en {days, number} de las últimas {length, plural, one {# noche} other {# noches}}.",
    nightsBefore: "En las {length, number} anteriores, en {days, number}.",
    parts: {
      night: "La mayoría de estas estrellas llegaron de madrugada.",
      morning: "La mayoría de estas estrellas llegaron por la mañana.",
      afternoon: "La mayoría de estas estrellas llegaron por la tarde.",
      evening: "La mayoría de estas estrellas llegaron por la noche.",
    },
    partCount: "{count, number} de {stars, plural, one {# estrella} other {# estrellas}}.",
    turn: "En los últimos meses, tus días se volvieron {direction, select, muchDimmer {mucho más oscuros} dimmer {más oscuros} littleDimmer {un poco más oscuros} littleBrighter {un poco más claros} brighter {más claros} other {mucho más claros}}.",
    noTurn: "En los últimos meses hubo días más claros y más oscuros, como siempre los hay.",
    turnDays: "{dates}, {days, plural, one {# día} other {# días}} con estrella.",
  },
  along: {
    tooEarly: "Es demasiado pronto para decir qué acompaña a los días más claros o más oscuros.",
    nothing: "Por ahora no destaca nada que acompañe a los días más claros o más oscuros.",
    looked: "Comparado: {things}.",
    lookedAt: {
      tags: "{count, plural, one {# etiqueta} other {# etiquetas}}",
      trackers: "{count, plural, one {# seguimiento} other {# seguimientos}}",
      weekdays: "{count, plural, one {# día de la semana} other {# días de la semana}}",
      exercises: "{count, plural, one {# ejercicio} other {# ejercicios}}",
    },
    tag: "En los días con “{tag}”, tus estrellas fueron {direction, select, muchDimmer {mucho más oscuras} dimmer {más oscuras} littleDimmer {un poco más oscuras} littleBrighter {un poco más claras} brighter {más claras} other {mucho más claras}}.",
    withAndWithout:
      "{daysWith, plural, one {# día} other {# días}} con eso, {daysWithout, plural, one {# día} other {# días}} sin eso.",
    goodDays: "Quizá los días buenos también inviten a “{tag}”.",
    hardDays: "Quizá los días difíciles también traigan “{tag}”.",
    otherTags: "Los días con {tags} fueron un poco distintos, como lo son todos los días.",
    weekday:
      "Tus {weekday, select, monday {lunes} tuesday {martes} wednesday {miércoles} thursday {jueves} friday {viernes} saturday {sábados} other {domingos}} fueron {direction, select, muchDimmer {mucho más oscuros} dimmer {más oscuros} littleDimmer {un poco más oscuros} littleBrighter {un poco más claros} brighter {más claros} other {mucho más claros}} que tus otros días.",
    otherWeekdays: "Tus días de la semana fueron un poco distintos entre sí, como lo son todos los días.",
    season: "Tus días siguen el año: los más claros llegan en torno a {month}.",
    daysWithStar: "{days, plural, one {# día} other {# días}} con estrella.",
    exercise:
      "Después de “{exercise}”, tus estrellas fueron {direction, select, muchDimmer {mucho más oscuras} dimmer {más oscuras} littleDimmer {un poco más oscuras} littleBrighter {un poco más claras} brighter {más claras} other {mucho más claras}} que después de momentos parecidos sin ejercicio.",
    exerciseTimes:
      "{times, plural, one {# vez} other {# veces}} con una estrella en las dos horas anteriores y posteriores.",
    exerciseWithTimes: "“{exercise}” ({times, plural, one {# vez} other {# veces}})",
    otherExercises:
      "Después de {exercises}, tus estrellas fueron un poco distintas que después de momentos parecidos, como lo son todas las estrellas.",
    shared: "“{first}” y “{second}” comparten a menudo una estrella.",
    sharedStars: "{count, plural, one {# estrella} other {# estrellas}} con ambos.",
    following: "Después de “{first}” llega a menudo “{second}” el mismo día.",
    followingTimes: "{count, plural, one {# vez} other {# veces}}.",
  },
  measured: {
    sameDay:
      "En los días con más “{tracker}”, tus estrellas fueron {direction, select, muchDimmer {mucho más oscuras} dimmer {más oscuras} littleDimmer {un poco más oscuras} littleBrighter {un poco más claras} brighter {más claras} other {mucho más claras}}.",
    sameDayYes:
      "En los días con “{tracker}”, tus estrellas fueron {direction, select, muchDimmer {mucho más oscuras} dimmer {más oscuras} littleDimmer {un poco más oscuras} littleBrighter {un poco más claras} brighter {más claras} other {mucho más claras}}.",
    nextDay:
      "El día después de más “{tracker}”, tus estrellas fueron {direction, select, muchDimmer {mucho más oscuras} dimmer {más oscuras} littleDimmer {un poco más oscuras} littleBrighter {un poco más claras} brighter {más claras} other {mucho más claras}}.",
    nextDayYes:
      "El día después de “{tracker}”, tus estrellas fueron {direction, select, muchDimmer {mucho más oscuras} dimmer {más oscuras} littleDimmer {un poco más oscuras} littleBrighter {un poco más claras} brighter {más claras} other {mucho más claras}}.",
    days: "{daysAbove, plural, one {# día} other {# días}} por encima de {value}, {daysBelow, plural, one {# día} other {# días}} sin superar ese valor.",
    goodDays: "Quizá los días buenos también traigan más.",
    hardDays: "Quizá los días difíciles también traigan más.",
    something: "Quizá otra cosa también mueva ambas cosas.",
    others: "Con más o menos {trackers}, los días fueron un poco distintos, como lo son todos los días.",
  },
  sure: {
    oneDay: "Esta página conoce un día, y un día dice poco de los demás.",
    firstDays: "Estos son tus primeros días: lo que aparece aquí es lo que pasó, y nada más que eso.",
    most: "La mayoría de tus días tienen una estrella, así que esta página conoce la mayor parte de tu tiempo.",
    half: "Cerca de la mitad de tus días tienen una estrella. Los demás pueden haber sido distintos.",
    few: "La mayoría de tus días no tienen estrella, así que esta página conoce solo una parte de tu tiempo.",
  },
  exact: {
    difference:
      "La diferencia es de {difference} en la escala de −1 a 1. La verdadera está entre {low} y {high} en 90 de cada 100 casos así.",
    drawn: "Las palabras siguen el margen que tiene en cuenta todo lo comparado: de {low} a {high}.",
    chance:
      "Donde no hay nada, la casualidad sola lo muestra en alrededor de {percent, number} de cada 100 diarios.",
    hardlyChance: "Donde no hay nada, la casualidad sola lo muestra en menos de 1 de cada 100 diarios.",
    expected: "Por casualidad serían alrededor de {expected}.",
    season:
      "La época más clara está {difference} por encima de la mitad del año, en la escala de −1 a 1; la altura verdadera está entre {low} y {high} en 90 de cada 100 casos así.",
  },
  later: {
    line: "Después de {days, plural, one {cerca de # día más} other {unos # días más}} con estrella: {things}.",
    after: "Más adelante: {things}.",
    things: {
      weekdays: "los días de la semana",
      tags: "las etiquetas",
      measures: "lo que mides",
      exercises: "los ejercicios",
      pairs: "los sentimientos que van juntos",
      spread: "cuánto varían tus días",
      variety: "la variedad de tus palabras",
      turns: "los cambios lentos",
      halfLife: "cuánto dura un estado de ánimo",
      seasons: "las estaciones de tu año",
    },
  },
};
