import type { compare } from "../en/compare.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof compare> = {
  title: "Comparar",
  introduction: "Dos periodos, o dos tipos de días, uno junto a otro.",
  back: "Perspectivas",
  outOfReach: "En este momento no se puede acceder a tu universo. Todo lo que contiene está guardado.",
  failed: "No se pudieron comparar los días. Tu diario está intacto, y lo que elegiste está guardado.",
  loading: "Comparando tus días",
  empty: {
    title: "Todavía no hay ninguna estrella",
    text: "Cuando haya estrellas en varios días, esta página podrá decir qué fue distinto entre dos de tus periodos.",
  },
  unreadable:
    "Esta dirección no nombra nada que se pueda comparar, o nombra algo que tu universo ya no tiene. Elige arriba qué comparar.",
  gone: {
    tag: "Esta comparación pide una etiqueta que se quitó. Sácala de tu selección, o elige otra cosa.",
    tracker: "Esta comparación pide algo que ya no mides. Sácalo de tu selección, o elige otra cosa.",
    constellation:
      "La constelación de esta comparación se quitó, o no tiene estrellas. Elige arriba qué comparar.",
  },
  choose: {
    title: "Qué se compara",
    ways: {
      times: "Dos periodos",
      kinds: "Tipos de días",
      weeks: "Semanas buenas",
    },
    times: {
      week: "Esta semana y la anterior",
      month: "Este mes y el anterior",
      year: "Este año y el anterior",
      months: "{months}, y un año antes",
    },
    since: "Antes y desde un día",
    event: "Antes y después de una constelación",
    chooseOne: "Elegir",
    own: "Otros periodos",
    weekends: "Fines de semana y los demás días",
    tag: "Días con una etiqueta y sin ella",
    against: "En comparación con",
    others: "Los otros días",
    chosen: "Días elegidos",
    weeks:
      "Tus semanas se reparten en buenas y las demás. La mitad de los días de una semana decide si fue buena, y lo que las buenas tenían en común se lee en la otra mitad.",
    weeksDates: "Semanas entre",
  },
  sides: {
    first: "Primero",
    second: "Segundo",
  },
  track: {
    title: "Tu diario y los dos periodos en él",
    firstFrom: "Primer periodo: desde",
    firstTo: "Primer periodo: hasta",
    secondFrom: "Segundo periodo: desde",
    secondTo: "Segundo periodo: hasta",
    show: "Mostrar",
    near: "Los últimos meses",
    all: "Todo el diario",
  },
  headline: {
    difference:
      "{what, select, week {Esta semana fue {direction, select, brighter {más clara} other {más oscura}} que la anterior.} month {Este mes fue {direction, select, brighter {más claro} other {más oscuro}} que el anterior.} year {Este año fue {direction, select, brighter {más claro} other {más oscuro}} que el anterior.} weekends {Tus fines de semana fueron {direction, select, brighter {más claros} other {más oscuros}} que los demás días.} tag {Tus días con “{first}” fueron {direction, select, brighter {más claros} other {más oscuros}} que los días sin ella.} event {Después de “{first}”, tus días fueron {direction, select, brighter {más claros} other {más oscuros}} que antes.} since {Desde el {first}, tus días fueron {direction, select, brighter {más claros} other {más oscuros}} que antes.} times {{first}: días {direction, select, brighter {más claros} other {más oscuros}} que en el otro periodo ({second}).} other {{first}: estos días fueron {direction, select, brighter {más claros} other {más oscuros}} que los otros.}}",
    unclear:
      "{what, select, week {No se ve una diferencia segura de claridad entre esta semana y la anterior.} month {No se ve una diferencia segura de claridad entre este mes y el anterior.} year {No se ve una diferencia segura de claridad entre este año y el anterior.} weekends {No se ve una diferencia segura de claridad entre tus fines de semana y los demás días.} tag {No se ve una diferencia segura de claridad entre tus días con “{first}” y los días sin ella.} event {No se ve una diferencia segura de claridad entre tus días antes y después de “{first}”.} since {No se ve una diferencia segura de claridad entre tus días antes del {first} y desde entonces.} times {{first}: no se ve una diferencia segura de claridad con el otro periodo ({second}).} other {{first}: no se ve una diferencia segura de claridad entre estos días y los otros.}}",
    different: "Esto fue lo distinto.",
    same: "No destaca nada distinto.",
    weeksMore: "En tus semanas buenas hubo más de esto: {things}.",
    weeksLess: "En tus semanas buenas hubo menos de esto: {things}.",
    weeksSame: "No destaca nada que distinga tus semanas buenas.",
  },
  toKnow: {
    some: "Para saberlo harían falta unos {days, plural, one {# día más} other {# días más}} con estrella en cada lado.",
    never: "Ni con un año más de días se sabría bien, porque la diferencia, si la hay, es pequeña.",
  },
  quoted: "“{name}”",
  lists: {
    title: "Qué fue distinto",
    more: "Más",
    less: "Menos",
    moreOf: "{first}: más de esto que {second}",
    lessOf: "{first}: menos de esto que {second}",
    noneHere: "Nada que sea más que casualidad.",
    none: "En todo lo demás que se miró, nada fue tan distinto como para ser más que casualidad.",
    kinds: {
      feeling: "Sentimiento",
      tag: "Etiqueta",
      part: "Momento del día",
      tracker: "Medida",
      exercise: "Ejercicio",
    },
    days: "{days, number} de {of, plural, one {# día} other {# días}}",
    value: "{value} al día, según {days, plural, one {# día} other {# días}}",
    ofSide: "{side}: {amount}",
  },
  parts: {
    night: "estrellas de madrugada",
    morning: "estrellas por la mañana",
    afternoon: "estrellas por la tarde",
    evening: "estrellas por la noche",
  },
  missing: {
    noStars: "No hay ninguna estrella que se pueda comparar.",
    overlap:
      "Los dos lados comparten {days, plural, one {# día} other {# días}}. Cambia uno de ellos, para que cada día sea de un solo lado.",
    same: "Los dos lados son los mismos días. Cambia uno de ellos.",
    beforeFirstStar: "{side}: estos días son anteriores a tu primera estrella, del {date}.",
    toCome: "{side}: estos días aún están por venir.",
    empty: "{side}: en estos días no se escribió ninguna estrella.",
    nothing:
      "{side}: de {days, plural, one {# día} other {# días}} con estrella, ninguno tiene lo que elegiste.",
    everything:
      "{days, plural, one {El único día} other {Los # días}} con estrella {days, plural, one {tiene} other {tienen}} lo que elegiste, así que no hay otros con que comparar.",
    inBoth: "{side}: cada uno de sus días es también del otro lado, así que no queda nada que comparar.",
    tooFewDays:
      "{side}: hasta ahora {days, plural, one {# día} other {# días}} con estrella. A partir de {needed, number} hay algo que comparar.",
    tooFewWeeks:
      "Hasta ahora {weeks, plural, one {# semana} other {# semanas}} con estrellas suficientes. A partir de {needed, number}, las semanas buenas se distinguen de las demás.",
    alike:
      "Las estrellas de {days, plural, one {este único día} other {estos # días}} son todas igual de claras.",
    unscored:
      "{side}: aquí no se conoce ninguno de sus sentimientos, así que no se puede comparar lo claros que fueron estos días.",
    chosenByFeelings:
      "Los días se eligieron por lo que sentías. Por eso no se compara si fueron más claros: solo repetiría lo que elegiste.",
    afterNow:
      "{stars, plural, one {# estrella tiene una fecha futura y no cuenta.} other {# estrellas tienen una fecha futura y no cuentan.}}",
  },
  trust: {
    title: "Hasta dónde fiarse",
    ofCalendar: "{days, number} de {calendarDays, plural, one {# día} other {# días}} con estrella",
    days: "{days, plural, one {# día} other {# días}} con estrella",
    mostlyEmpty:
      "{side}: menos de la mitad de los días tiene una estrella. Muchas personas escriben menos en los días de ánimo bajo, así que los días en silencio pudieron ser distintos.",
    inBoth:
      "{days, plural, one {# día es de los dos lados y no cuenta.} other {# días son de los dos lados y no cuentan.}}",
    isApart:
      "Un periodo es anterior al otro, así que la razón puede ser cualquier otra cosa que cambió mientras tanto.",
    looked:
      "{count, plural, one {Se miró # cosa} other {Se miraron # cosas}}: sentimientos, etiquetas, momentos del día, ejercicios y lo que mides. Entre muchas, alguna parece especial por casualidad; por eso la casualidad se juzga sobre todas juntas.",
    weeks:
      "Semanas buenas: {good, number}. Las otras semanas: {others, number}. La mitad de sus días las eligió y la otra mitad las describe: así no se describe lo que las hizo buenas.",
    noCause: "Todo esto dice qué fue distinto, no por qué.",
  },
  figures: {
    title: "Las cifras",
    brightness: "La claridad de los días",
    brightnessUnit:
      "Diferencia de valor, en la escala de −1 a 1: cuánto cuentan los sentimientos como agradables, por su intensidad. La línea es el margen según el que habla la primera frase: deja fuera el 0 justo donde la diferencia no parece solo casualidad.",
    dimmer: "más oscuro",
    brighter: "más claro",
    percent: "{percent, number} %",
    columns: {
      name: "Nombre",
      kind: "Tipo",
      difference: "Diferencia",
      low: "Desde",
      high: "Hasta",
      sure: "Certeza",
      share: "{side}: parte",
      days: "{side}: días",
      mean: "{side}: valor",
    },
    sharesUnit:
      "De las estrellas de cada día, la parte que lo tiene; en los ejercicios y en lo que se mide con sí o no, la parte de los días. Lo que se mide con números está en la tabla. La línea es el intervalo según el que hablan las listas: dónde puede estar de verdad el primer lado respecto al segundo. Deja fuera el segundo, porque solo entonces se nombra una diferencia.",
    method:
      "Un día cuenta una vez, tenga las estrellas que tenga. Se tiene en cuenta que los días seguidos se parecen. Se nombra una diferencia si la casualidad rara vez la mostraría entre todo lo que se miró.",
  },
  keep: {
    open: "Conservar esta comparación",
    subtitle: "Se queda con estas fechas.",
    save: "Conservar",
    full: "Conservas {max, number} comparaciones, y no puede haber más. Quita una para conservar otra.",
    kept: "“{name}” se conserva.",
    isKept: "Conservada como “{name}”",
  },
  kept: {
    title: "Comparaciones conservadas",
    actionsFor: "“{name}”: acciones",
    rename: "Cambiar el nombre",
    renamed: "La comparación se llama ahora “{name}”.",
    remove: "Quitar",
    removed: "Se quitó “{name}”.",
    back: "“{name}” está de vuelta.",
    waiting: "Aún no enviada",
  },
};
