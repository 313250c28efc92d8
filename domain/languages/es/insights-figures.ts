import type { figures } from "../en/insights-figures.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof figures> = {
  notClear: "No está claro",
  notYet: "Todavía no",
  notClearOrNotYet: "No está claro, o todavía no",

  coverage: {
    method:
      "Un día cuenta una vez, tenga las estrellas que tenga. Los días y las horas son los de tu propio reloj en el momento de cada estrella; para las estrellas sin reloj guardado, los de este dispositivo.",
    note: "Según {days, number} de {span, plural, one {# día} other {# días}}. Muchas personas escriben menos en los días de ánimo bajo.",
    noteOfLast:
      "Según {days, number} {span, plural, one {del último día} other {de los últimos # días}}. Muchas personas escriben menos en los días de ánimo bajo.",
  },

  weather: {
    method: {
      score:
        "El valor de una estrella es lo agradable que se considera su sentimiento, multiplicado por su intensidad. Lo agradable que se considera un sentimiento es una estimación propia de este producto. Un día es la media de sus estrellas, y una semana, la media de sus días.",
      band: "La banda abarca lo que podrían haber sido los días en silencio de la semana, según cuánto varían los días de tus semanas: en 80 de cada 100 semanas, la media de los siete días está dentro de ella.",
      change:
        "Un cambio lento es una línea que pasa por las medias de 14 días del último año. Solo se afirma si un diario sin ningún cambio la mostraría en menos de 5 de cada 100 casos. Si los días siguen el año se juzga del mismo modo, con una onda de un año.",
      room: "Cuánto pueden variar los días depende de su media: cerca de un extremo de la escala hay menos margen. El porcentaje es de ese margen.",
    },
    spread:
      "En los últimos 90 días, {days, plural, one {tu # día con estrella estuvo} other {tus # días con estrella estuvieron}} a unos {distance} de su media: el {percent, number}\u00a0% de lo máximo que pueden variar los días con esta media.",
    spreadCount:
      "Cuánto varían tus días: {days, number} de {needed, number} días con estrella en los últimos 90.",
    spreadMissing: "Cuánto varían tus días: a partir de {needed, number} de los últimos 90 días.",
    turnCount: "Un cambio lento: {days, number} de {needed, number} días con estrella en el último año.",
    turnTooClose: "Un cambio lento: tus días con estrella están demasiado juntos.",
    noSeason:
      "Tus días no siguen claramente el año, según {days, plural, one {# día} other {# días}} con estrella.",
    seasonSpan:
      "Si tus días siguen el año: {span, number} de {needed, plural, one {# día} other {# días}} desde tu primera estrella.",
    seasonCount:
      "Si tus días siguen el año: {days, number} de {needed, plural, one {# día} other {# días}} con estrella.",
    seasonTooClose: "Si tus días siguen el año: tus días con estrella están demasiado juntos.",
  },

  tags: {
    method: {
      compared:
        "Los días con una etiqueta se comparan con los días sin ella, teniendo en cuenta los días de la semana, los cambios lentos a lo largo de meses y el hecho de que un día se parece a menudo al anterior. Solo cuentan los últimos cuatro años.",
      chance:
        "Con muchas etiquetas, alguna parece especial por casualidad. Por eso solo se afirma una diferencia si sería rara entre todas tus etiquetas y si ya se veía hace cuatro semanas. Incluso entonces dice qué va junto con qué, no qué causa qué.",
    },
    unsure: "Sin una diferencia clara con los días sin ella: {tags}.",
    missingWith: "“{tag}” ({days, number} de {needed, number} días con ella)",
    missingWithout: "“{tag}” ({days, number} de {needed, number} días sin ella)",
    tooFew: "“{tag}” (muy pocos días)",
    tooEarly: "Demasiado pronto para comparar: {tags}.",
    bound:
      "{count, plural, one {{tags} se limita a ciertos días de la semana o a un tramo de tiempo y no se puede distinguir de ellos.} other {{tags} se limitan a ciertos días de la semana o a un tramo de tiempo y no se pueden distinguir de ellos.}}",
    chart: "Días con una etiqueta, comparados con días sin ella",
    ofDays: "{daysWith, number} de {days, plural, one {# día} other {# días}}",
    columns: {
      with: "Días con ella",
      without: "Días sin ella",
      shared: "A menudo en los mismos días",
    },
  },

  rhythm: {
    method:
      "Una casilla con pocas estrellas dice poco de sus horas, así que su media se acerca a la media de todas tus estrellas. Un día de la semana solo se nombra si sus días difieren de los demás más de lo que diferirían por casualidad en 5 de cada 100 diarios, contando los siete días, en los últimos cuatro años.",
    noWeekday: "Ningún día de la semana es claramente distinto de los demás.",
    weekdayTooEarly: "Si un día de la semana es distinto: a partir de ocho de esos días.",
    oneMean:
      "Estas horas no difieren más de lo que las haría diferir la casualidad, así que cada una muestra la media de todas las estrellas.",
    table: "Días de la semana y momentos del día",
    unit: "Valor medio de −1 (desagradable) a 1 (agradable), acercado a la media de todas las estrellas donde hay pocas; debajo, el número de estrellas.",
    noStar: "ninguna estrella",
    stars: "{count, plural, one {#<unit> estrella</unit>} other {#<unit> estrellas</unit>}}",
    columns: { weekday: "Día de la semana", hours: "Horas", mean: "Media", stars: "Estrellas" },
  },

  words: {
    method: {
      variety:
        "La variedad es la entropía de 30 estrellas tomadas de las de los últimos 90 días, expresada como un número de sentimientos: esa cantidad, nombrados con la misma frecuencia, sería igual de variada. Dice lo variadas que son tus palabras, no la finura con que sientes.",
      pairs:
        "Los sentimientos que comparten una estrella se comparan con la casualidad entre las estrellas de las mismas cuatro semanas; los que se siguen uno a otro, con cualquier orden de las estrellas del mismo día. No se nombran las parejas de menos de cinco días.",
    },
    named: "Has nombrado {count, number} de los 36 sentimientos.",
    namedWithOwn: "Has nombrado {count, number} de {all, number} sentimientos: los 36 y los tuyos.",
    oneFeeling: "Todas tus estrellas de los últimos 90 días nombran primero el mismo sentimiento.",
    variety:
      "Variedad: {of, number} de tus estrellas de los últimos 90 días son tan variadas como {count, plural, one {{amount} sentimiento nombrado} other {unos {amount} sentimientos nombrados}} con la misma frecuencia.",
    varietyCount:
      "La variedad de tus palabras: {stars, number} de {needed, plural, one {# estrella} other {# estrellas}}.",
    varietyMissing:
      "La variedad de tus palabras: a partir de {needed, plural, one {# estrella} other {# estrellas}} en los últimos 90 días.",
    sharedPair:
      "“{first}” y “{second}” comparten {count, plural, one {# estrella} other {# estrellas}}; por casualidad serían alrededor de {expected}.",
    followingPair:
      "“{second}” vino justo después de “{first}” el mismo día {count, plural, one {# vez} other {# veces}}; por casualidad serían alrededor de {expected}.",
    noPair: "No hay dos sentimientos que vayan juntos más a menudo de lo que haría la casualidad.",
    pairCount: "Qué sentimientos van juntos: {days, number} de {needed, number} días con estrella.",
  },

  practice: {
    method:
      "Las personas empiezan un ejercicio cuando tienen el ánimo bajo, y los momentos bajos pasan por sí solos. Por eso, el cambio de la última estrella en las dos horas anteriores a un ejercicio a la primera en las dos horas posteriores se compara con el cambio entre estrellas parecidas sin un ejercicio entre ellas.",
    outOfReach:
      "Los ejercicios que terminaste están en el servidor, al que ahora no se puede acceder. Lo demás de esta página viene de las estrellas de este dispositivo.",
    noDifference:
      "{exercise}, {times, plural, one {# vez} other {# veces}} con una estrella en las dos horas anteriores y posteriores: ninguna diferencia clara con momentos parecidos sin ejercicio.",
    tooEarly: "{exercise}: {times, number} de {needed, number} veces con una estrella antes y después.",
    nothingSimilar: "{exercise}: muy pocos momentos parecidos sin ejercicio con los que comparar.",
    chart: "La estrella después de un ejercicio, comparada con momentos parecidos",
    times: "{count, plural, one {# vez} other {# veces}}",
    timesColumn: "Veces",
  },

  steadiness: {
    method:
      "El cambio de estrella a estrella es la raíz de la media de los cuadrados de las diferencias entre estrellas consecutivas de un mismo día, en los últimos 90 días. Cuánto dura un estado de ánimo se estima con las últimas 1000 estrellas, mediante un modelo de un ánimo que vuelve a su media, sea cual sea el tiempo entre estrellas; el intervalo lo contiene en 90 de cada 100 casos.",
    change:
      "De estrella a estrella en un mismo día, tu valor cambió unos {change}, según {pairs, plural, one {# pareja} other {# parejas}} de estrellas.",
    changeMissing: "El cambio de estrella a estrella: a partir de dos estrellas en un mismo día.",
    halfLife:
      "La mitad de lo que sube o baja tu ánimo ha pasado después de {length}, según {stars, plural, one {# estrella} other {# estrellas}} (de {low} a {high}).",
    halfLifeCount:
      "Cuánto dura un estado de ánimo: {stars, number} de {needed, plural, one {# estrella} other {# estrellas}}.",
    halfLifeMissing: "Cuánto dura un estado de ánimo: tus estrellas no lo muestran con claridad.",
    length: {
      hour: "cerca de una hora",
      hours: "cerca de {hours, plural, one {# hora} other {# horas}}",
      days: "cerca de {days, plural, one {# día} other {# días}}",
    },
  },

  hours: {
    title: "Las horas de tus estrellas",
    unit: "Estrellas en cada hora del día, en tu reloj de ese momento.",
    columns: { hour: "Hora", stars: "Estrellas" },
  },

  weeks: {
    title: "Tus semanas",
    unit: "Valor medio de los días de cada semana, de −1 (desagradable) a 1 (agradable). Lo agradable que se considera un sentimiento es una estimación propia de este producto. La banda contiene la media en 80 de cada 100 semanas.",
    columns: { week: "Semana del", mean: "Media", low: "Mín.", high: "Máx.", days: "Días con estrella" },
    show: "Mostrar",
    lastYear: "Últimas 52 semanas",
    all: "Todas las semanas",
    pleasant: "agradable",
    unpleasant: "desagradable",
    slider: "Semana",
    reading: "Semana del {date}: {mean}, entre {low} y {high}, {days, number} de 7 días",
  },

  intervals: {
    unit: "Diferencia de valor, en la escala de −1 a 1. La línea es el margen por el que hablan las frases; un punto lleno dice que se aparta del medio.",
    columns: {
      name: "Nombre",
      difference: "Diferencia",
      low: "Mín.",
      high: "Máx.",
      sure: "Certeza",
    },
    dimmer: "más oscuro",
    brighter: "más claro",
    drawn: "Se dibujan {drawn, number} de {all, number}; la tabla lo muestra todo.",
  },
};
