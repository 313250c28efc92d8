import type { letters } from "../en/letters.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof letters> = {
  method:
    "La carta cuenta las estrellas de su tiempo; un día es tan claro como el valor medio de sus estrellas. Cita hasta tres notas tal como están escritas. Las eligen unas reglas, y nada juzga lo que dicen: una nota de un día claro, una más larga de una estrella con sentimientos difíciles y una de la primera estrella de un sentimiento, de la primera estrella tras un largo silencio, del día más lleno, o la más larga. Junto a cada cita, su estrella se puede dejar fuera de las cartas. “Casi seguro” y “probablemente” significan lo mismo que al comparar dos periodos. La imagen muestra el tiempo de izquierda a derecha y los sentimientos agradables arriba.",

  begin: {
    first: {
      a: "Tu diario empieza aquí, el {day}. Desde entonces tiene {stars, plural, one {# estrella} other {# estrellas}} en {days, plural, one {# día} other {# días}}.",
      b: "Aquí está el principio de tu diario, el {day}; desde ahí tiene {stars, plural, one {# estrella} other {# estrellas}} en {days, plural, one {# día} other {# días}}.",
    },
    single: {
      a: "{kind, select, week {Esta semana} month {Este mes} other {Este año}} tiene una estrella: {day}.",
      b: "Una sola estrella es de {kind, select, week {esta semana} month {este mes} other {este año}}. Su día: {day}.",
      c: "Una estrella, el {day}: así está {kind, select, week {esta semana} month {este mes} other {este año}} en tu cielo.",
    },
    thin: {
      a: "{kind, select, week {Una semana callada} month {Un mes callado} other {Un año callado}} en tu cielo: {stars, plural, one {# estrella} other {# estrellas}} en {days, plural, one {# día} other {# días}}.",
      b: "Escribiste poco {kind, select, week {esta semana} month {este mes} other {este año}}, {stars, plural, one {# estrella} other {# estrellas}} en {days, plural, one {# día} other {# días}}, y todo está aquí.",
      c: "{kind, select, week {Esta semana} month {Este mes} other {Este año}} dejó una huella ligera, {stars, plural, one {# estrella} other {# estrellas}} en {days, plural, one {# día} other {# días}}.",
    },
    some: {
      a: "Encendiste {stars, plural, one {# estrella} other {# estrellas}} en {days, number} de {length, plural, one {# día} other {# días}}.",
      b: "{kind, select, week {Esta semana} month {Este mes} other {Este año}} tiene {stars, plural, one {# estrella} other {# estrellas}}, en {days, number} de {length, plural, one {# día} other {# días}}.",
      c: "En {days, number} de {length, plural, one {# día} other {# días}} pusiste algo en palabras, {stars, plural, one {# estrella} other {# estrellas}} en total.",
      d: "Tu cielo tiene {stars, plural, one {# estrella} other {# estrellas}} de {kind, select, week {esta semana} month {este mes} other {este año}}, en {days, number} de {length, plural, one {# día} other {# días}}.",
    },
    full: {
      a: "Cada día de {kind, select, week {esta semana} month {este mes} other {este año}} tiene una estrella, {stars, plural, one {# estrella} other {# estrellas}} en total.",
      b: "{kind, select, week {Esta semana} month {Este mes} other {Este año}} está por escrito del primer día al último, en {stars, plural, one {# estrella} other {# estrellas}}.",
      c: "Del primer día al último, {kind, select, week {esta semana} month {este mes} other {este año}} tiene sus estrellas: {stars, number}.",
    },
    soFar: {
      a: "{kind, select, week {Esta semana} month {Este mes} other {Este año}} sigue en curso. Por ahora tiene {stars, plural, one {# estrella} other {# estrellas}}, en {days, number} de {length, plural, one {# día} other {# días}}.",
      b: "Hasta hoy, {kind, select, week {esta semana} month {este mes} other {este año}} tiene {stars, plural, one {# estrella} other {# estrellas}} en {days, number} de {length, plural, one {# día} other {# días}}.",
      c: "Por ahora encendiste {stars, plural, one {# estrella} other {# estrellas}} {kind, select, week {esta semana} month {este mes} other {este año}}, en {days, number} de {length, plural, one {# día} other {# días}}.",
    },
  },

  feelings: {
    single: {
      a: "Nombra {feelings}.",
      b: "La llamaste {feelings}.",
      c: "Lo que dice: {feelings}.",
    },
    same: {
      a: "Todas nombran {feelings}.",
      b: "Una palabra bastó para todas: {feelings}.",
      c: "Cada una de ellas dice {feelings}.",
    },
    equal: {
      a: "Nombraste {count, plural, one {# sentimiento} other {# sentimientos}}, y ninguno destaca.",
      b: "Hubo {count, plural, one {# sentimiento} other {# sentimientos}}, cada uno más o menos tan frecuente como los demás.",
      c: "Ningún sentimiento apareció más que el resto; nombraste {count, number}.",
    },
    all: {
      a: "Nombraste {feelings}.",
      b: "Los sentimientos que hay: {feelings}.",
      c: "Se trataba de {feelings}.",
    },
    most: {
      a: "Lo que más nombraste: {feelings}.",
      b: "Lo más frecuente fue {feelings}.",
      c: "Lo que más apareció: {feelings}.",
    },
    item: "“{feeling}” ({count, plural, one {# vez} =2 {dos veces} other {# veces}})",
  },

  news: {
    feelings: {
      a: "Por primera vez nombraste {feelings}.",
      b: "Nuevo entre tus palabras: {feelings}.",
      c: "Sin estrella hasta entonces: {feelings}.",
    },
    back: {
      a: "“{feeling}” ha vuelto; la última vez fue el {day}.",
      b: "Después de mucho tiempo nombraste otra vez “{feeling}”, por primera vez desde el {day}.",
      c: "“{feeling}” no aparecía desde el {day}, y regresó.",
    },
    tags: {
      a: "Nuevo entre tus etiquetas: {tags}.",
      b: "Por primera vez como etiqueta: {tags}.",
      c: "Tus etiquetas incluyen ahora {tags}.",
    },
  },

  tags: {
    all: {
      a: "Lo que acompañó ese tiempo: {tags}.",
      b: "Tus etiquetas para ello: {tags}.",
      c: "También estaba ahí: {tags}.",
    },
    most: {
      a: "Lo que más acompañó ese tiempo: {tags}.",
      b: "De tus etiquetas, las más frecuentes: {tags}.",
      c: "Lo que más veces estaba ahí: {tags}.",
    },
    item: "“{tag}” ({days, plural, one {# día} other {# días}})",
  },

  along: {
    tag: {
      a: "En {count, number} de los {days, plural, one {# día} other {# días}} con “{tag}” nombraste también “{feeling}”.",
      b: "“{feeling}” estuvo en {count, number} de {days, plural, one {# día} other {# días}} con “{tag}”.",
      c: "“{tag}” estuvo en {days, plural, one {# día} other {# días}}, y en {count, number} de ellos también “{feeling}”.",
    },
    always: {
      a: "En cada uno de los {days, plural, one {# día} other {# días}} con “{tag}” nombraste también “{feeling}”.",
      b: "“{tag}” y “{feeling}” vinieron juntos, en {days, plural, one {# día} other {# días}}.",
      c: "Hubo {days, plural, one {# día} other {# días}} con “{tag}”, y cada uno tiene también “{feeling}”.",
    },
    pair: {
      a: "“{first}” y “{second}” compartieron estrella {count, plural, one {una vez} =2 {dos veces} other {# veces}}.",
      b: "{count, plural, one {# estrella lleva} other {# estrellas llevan}} a la vez “{first}” y “{second}”.",
      c: "Nombraste juntos “{first}” y “{second}”, {count, plural, one {una vez} =2 {dos veces} other {# veces}}.",
    },
    claim: {
      a: "De todos tus días hasta entonces, los días con “{tag}” fueron, {sure, select, clearly {casi seguro} other {probablemente}}, más {direction, select, brighter {claros} other {oscuros}}: {with, number} con ella junto a {without, number} sin ella. No dice por qué.",
      b: "Los días con “{tag}” han sido hasta aquí, {sure, select, clearly {casi seguro} other {probablemente}}, más {direction, select, brighter {claros} other {oscuros}}, {with, number} junto a otros {without, number}. La razón no está en las estrellas.",
    },
  },

  contrast: {
    brightness: {
      a: "Según sus estrellas, {kind, select, week {esta semana} month {este mes} other {este año}} fue, {sure, select, clearly {casi seguro} other {probablemente}}, más {direction, select, brighter {{kind, select, week {clara} month {claro} other {claro}}} other {{kind, select, week {oscura} month {oscuro} other {oscuro}}}} que {kind, select, year {el año anterior} other {las doce semanas anteriores}}.",
      b: "Frente {kind, select, year {al año anterior} other {a las doce semanas anteriores}}, tus días fueron, {sure, select, clearly {casi seguro} other {probablemente}}, más {direction, select, brighter {claros} other {oscuros}}.",
    },
    share: {
      a: "“{name}” estuvo, {sure, select, clearly {casi seguro} other {probablemente}}, {direction, select, more {más} other {menos}} a menudo que {kind, select, year {el año anterior} other {en las doce semanas anteriores}}: en {now, number} de {of, plural, one {# día} other {# días}}, antes en {earlier, number} de {ofEarlier, number}.",
      b: "Frente {kind, select, year {al año anterior} other {a las doce semanas anteriores}}, hubo, {sure, select, clearly {casi seguro} other {probablemente}}, {direction, select, more {más} other {menos}} veces “{name}”: ahora en {now, number} de {of, plural, one {# día} other {# días}}, entonces en {earlier, number} de {ofEarlier, number}.",
    },
  },

  measured: {
    said: {
      a: "Lo que mediste: {list}.",
      b: "En tus propias cifras: {list}.",
      c: "También mediste: {list}.",
    },
    range: "“{tracker}” de {low} a {high} ({days, plural, one {# día} other {# días}})",
    mean: "“{tracker}” {value} de promedio ({days, plural, one {# día} other {# días}})",
    same: "“{tracker}” {value} ({days, plural, one {# día} other {# días}})",
    yes: "“{tracker}” en {count, number} de {days, plural, one {# día} other {# días}}",
  },

  half: {
    a: "La mayor parte está en la {which, select, first {primera} other {segunda}} mitad del mes: {count, number} de {stars, plural, one {# estrella} other {# estrellas}}.",
    b: "La {which, select, first {primera} other {segunda}} mitad del mes tiene {count, number} de sus {stars, plural, one {# estrella} other {# estrellas}}.",
    c: "Fue en la {which, select, first {primera} other {segunda}} mitad del mes cuando más escribiste, {count, number} de {stars, plural, one {# estrella} other {# estrellas}}.",
  },

  year: {
    words: {
      a: "Lo que más nombraste cambió con los meses: {words}.",
      b: "Las palabras que recorrieron el año: {words}.",
    },
    wordIn: "“{feeling}” en {month}",
    wordFromTo: "“{feeling}” de {first} a {last}",
    fullest: {
      a: "Cuando más escribiste fue en {most}, con {mostStars, plural, one {# estrella} other {# estrellas}}, y cuando menos, en {least}, con {leastStars, number}.",
      b: "El mes más lleno fue {most} ({mostStars, plural, one {# estrella} other {# estrellas}}), el más callado {least} ({leastStars, number}).",
    },
    light: {
      a: "Según las estrellas, {bright} fue el mes más claro y {dark} el más oscuro.",
      b: "Los días fueron más claros en {bright}, según sus estrellas, y más oscuros en {dark}.",
    },
    empty: {
      a: "{count, plural, one {# mes no tiene} other {# meses no tienen}} estrella: {months}.",
      b: "No hay nada escrito de {months}.",
    },
  },

  small: {
    arc: {
      a: "Empezó con “{first}” y terminó con “{last}”.",
      b: "La primera estrella dice “{first}”, la última “{last}”.",
      c: "De “{first}” al principio se llegó a “{last}” al final.",
    },
    fullest: {
      a: "El día en que más escribiste fue el {day}: {stars, plural, one {# estrella} other {# estrellas}}.",
      b: "El día más lleno fue el {day}, con {stars, plural, one {# estrella} other {# estrellas}}.",
      c: "Ningún otro día tiene tantas estrellas como el {day}: {stars, number}.",
    },
    hours: {
      a: "La mayoría de las estrellas llegaron {part, select, night {de madrugada} morning {por la mañana} afternoon {por la tarde} other {por la noche}}, {count, number} de {stars, number}.",
      b: "{count, number} de {stars, plural, one {# estrella} other {# estrellas}} llegaron {part, select, night {de madrugada} morning {por la mañana} afternoon {por la tarde} other {por la noche}}.",
      c: "Escribiste sobre todo {part, select, night {de madrugada} morning {por la mañana} afternoon {por la tarde} other {por la noche}}: {count, number} de {stars, plural, one {# estrella} other {# estrellas}}.",
    },
    brightest: {
      a: "El día más claro, según sus estrellas, fue el {day}.",
      b: "Según las estrellas, ningún día fue más claro que el {day}.",
      c: "Las estrellas brillaron más el {day}.",
    },
    silence: {
      a: "Sin estrella: {dates}.",
      b: "Nada escrito: {dates}.",
      c: "{dates}: el cielo se quedó en calma.",
    },
    twins: {
      a: "{count, plural, one {# estrella lleva} other {# estrellas llevan}} dos sentimientos a la vez{count, plural, one {:} other {, por ejemplo}} “{first}” y “{second}”.",
      b: "{count, plural, one {Una vez} =2 {Dos veces} other {# veces}} no bastó un sentimiento: “{first}” estaba junto a “{second}”{count, plural, one {} other {, por ejemplo}}.",
      c: "Lado a lado en una estrella: “{first}” y “{second}”.",
    },
    yearAgo: {
      a: "Un año antes, por las mismas fechas, lo que más nombraste fue “{feeling}”.",
      b: "La misma época, un año atrás: lo más frecuente, “{feeling}”.",
      c: "Doce meses antes, lo que más aparecía era “{feeling}”.",
    },
  },

  end: {
    thin: {
      a: "Es todo lo que hay, y basta para una carta.",
      b: "El resto se vivió sin escribirse.",
      c: "No hay más escrito, y no falta nada.",
    },
    quiet: {
      a: "Los días sin estrella están bien como están.",
      b: "Cómo fueron los otros días, lo sabes tú.",
      c: "Los otros días pasaron sin escribirse, y está bien así.",
    },
    soFar: {
      a: "El resto {kind, select, week {de la semana} month {del mes} other {del año}} sigue abierto.",
      b: "Lo que aún está por venir encontrará aquí su sitio.",
      c: "Esta carta crece con las estrellas que sigan.",
    },
  },

  quote: {
    only: {
      a: "Junto a ella escribiste:",
      b: "Estas palabras la acompañan:",
      c: "En tus propias palabras:",
    },
    bright: {
      a: "El {day} fue uno de los días claros. Escribiste:",
      b: "De un día claro, el {day}:",
      c: "El {day}, un día lleno de luz, escribiste:",
    },
    hard: {
      a: "El {day} nombraste algo difícil. Tus palabras:",
      b: "De un momento difícil, el {day}:",
      c: "El {day} tuvo un momento difícil. Escribiste:",
    },
    first: {
      a: "Cuando nombraste “{feeling}” por primera vez, el {day}, escribiste:",
      b: "El {day}, la primera estrella con “{feeling}”:",
      c: "Con “{feeling}” por primera vez, el {day}, escribiste:",
    },
    fullest: {
      a: "El {day} tiene más estrellas que cualquier otro día. Una de ellas dice:",
      b: "Del día más lleno, el {day}:",
      c: "Entre todo lo que escribiste el {day}, el día más lleno:",
    },
    silence: {
      a: "Después de {days, plural, one {# día} other {# días}} sin estrella escribiste, el {day}:",
      b: "El {day}, las primeras palabras después de {days, plural, one {# día} other {# días}} sin estrella:",
      c: "Luego, el {day}, después de {days, plural, one {# día} other {# días}} de silencio:",
    },
    longest: {
      a: "La nota más larga es del {day}. Dice:",
      b: "Cuando más palabras encontraste fue el {day}:",
      c: "De la nota más larga, el {day}:",
    },
  },
};
