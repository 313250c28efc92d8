import type { formats } from "../en/formats.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof formats> = {
  markdown: {
    summary:
      "Mood Universe: {name}. {stars, plural, one {# estrella} other {# estrellas}} en {days, plural, one {# día} other {# días}}.",
    feeling: "{feeling} {intensity}/10",
    twin: "{first} con {second}",
    tags: "Etiquetas: {tags}",
    reading: "{tracker}: {value}",
    readingAt: "{tracker}, {time}: {value}",
  },

  quoted: "“{name}”",
  namesAndMore: "{names} y {count, number} más",

  remarks: {
    noEntries: "No hay entradas en este archivo.",
    tooManyRows:
      "Este archivo tiene más de {count, number} filas. Divídelo e importa las partes una por una.",
    tooManyEntries:
      "Este archivo tiene más de {count, number} entradas, más de las que puede tener un universo.",
    tooLarge: "Este archivo tiene más de 200 MB de entradas. Divídelo e importa las partes una por una.",
    unknownJson: "Este archivo JSON no viene de ningún diario que se pueda leer aquí.",
    notJson: "Este archivo empieza como JSON y está dañado. Expórtalo otra vez.",
    sealUnreadable: "No se puede leer el sello de este archivo: está dañado o es de una versión posterior.",
    sealedDamaged:
      "Las palabras de {count, plural, one {# elemento} other {# elementos}} de este archivo no se abren: el archivo se dañó. La página open-sealed.html muestra los demás.",
    brokenJson:
      "Este archivo empieza como JSON y luego se corta o contiene un error, así que no se pudo leer nada. Expórtalo otra vez y vuelve a elegirlo.",
    zipOutside:
      "Este ZIP tiene una ruta que apunta fuera de él. Se rechaza, porque ningún diario escribe un archivo así.",
    zipNothing: "En este ZIP no hay ningún diario que se pueda leer aquí.",
    zipPassword: "Este ZIP tiene contraseña. Descomprímelo y elige el archivo que contiene.",
    zipPacking:
      "Este ZIP está comprimido de una forma que no se puede leer aquí ({kind}). Descomprímelo y elige el archivo que contiene.",
    zipSeveral: "En este ZIP hay varias tablas: {names}. Descomprímelo y elígelas una por una.",
    zipInside:
      "En este ZIP hay otro archivo comprimido: {names}. Descomprime los dos y elige el archivo que contiene.",
    spreadsheet:
      "Esto es una hoja de cálculo y no una tabla de texto. Guárdala como CSV y elige ese archivo.",
    otherArchive:
      "Esto es un archivo comprimido ({kind}) y no un ZIP. Descomprímelo y elige el archivo que contiene.",
    zipDamaged: "Este ZIP está dañado. Expórtalo otra vez.",
    emptyFile: "Este archivo está vacío.",
    notText:
      "Este archivo no es ni un texto ni un ZIP, así que no puede contener un diario. Elige el archivo que exportó la otra app.",
    tooMuchText:
      "Este archivo tiene más de 200 MiB de texto, más de lo que necesita cualquier diario, así que no se leyó.",
    noTable:
      "En este archivo no hay ningún diario: no es ni JSON ni una tabla con encabezado y filas. Elige el archivo que exportó la otra app.",
    endlessLine:
      "Este archivo tiene una línea de más de un millón de caracteres, así que no es una tabla de entradas. No se leyó nada de él.",
    openQuote:
      "Después de la fila {row, number}, unas comillas abren una celda de más de un millón de caracteres. Ciérralas en una hoja de cálculo o un editor de texto y vuelve a elegir el archivo.",
    keysOutOfReach:
      "Ahora no se puede llegar a tu universo, así que no se sabe qué entradas tiene ya. No se importó nada; inténtalo de nuevo en un momento.",
    brokenLetters:
      "{count, plural, one {# letra de este archivo no se pudo leer y se convirtió en �.} other {# letras de este archivo no se pudieron leer y se convirtieron en �.}}",
    readingFailed:
      "Algo salió mal al leer este archivo. No se importó nada y no se ha perdido nada; vuelve a elegir el archivo.",

    unreadableDate: "La fecha “{date}” no existe.",
    unreadableMoment: "El momento “{date}” no existe.",
    noDate: "Esta entrada no tiene fecha.",
    unreadableTime: "No se pudo leer la hora “{time}”; se usa el mediodía.",
    partsOfDay: "Las partes del día se convirtieron en horas: am 9:00, mid 13:00 y pm 18:00.",
    rowTooLong: "Esta fila es demasiado larga para ser una entrada.",
    cellsLeftOut: "Más celdas que la cabecera; se omite: {cells}.",
    quoteNotClosed:
      "Unas comillas de esta fila no se cierran, así que lo que sigue en el archivo ha pasado a formar parte de ella.",
    noRating: "Esta entrada no tiene valoración.",
    noMoodInRow: "Esta fila no tiene estado de ánimo.",
    noMoodInEntry: "Esta entrada no tiene estado de ánimo.",
    noMoodOrRating: "Esta fila no tiene ni estado de ánimo ni valoración.",
    noLabels: "Esta entrada no tiene ni rótulos ni valencia.",
    labelAgainst: "{names} dice lo contrario que el número de esta entrada. Cuenta el número.",
    noScore: "Este día no tiene puntuación.",
    noFeelingInRow: "Esta fila no tiene sentimiento.",
    noFeelingInStar: "Esta estrella no tiene sentimiento.",
    twiceInFile: "Esta entrada está dos veces en el archivo.",
    charactersLeftOut: "Se omiten caracteres de esta nota que ningún programa puede guardar.",
    otherKind: "“{kind}” no es un estado de ánimo y no se importa.",
    readingsNotImported:
      "{count, plural, one {No se puede importar # dato de “{kind}”.} other {No se pueden importar # datos de “{kind}”.}}",
    measurementsNotImported: "El clima y otros datos en palabras no se importan: solo los números.",
    scalesNotImported: "Algunas escalas no se importan: no contienen ningún número.",
    valuesLeftOut: "Valores que son demasiados y quedan fuera: {count, number}.",
    valuesOutside: "De {names}, valores fuera del rango que quedan fuera: {count, number}.",
    valuesRounded: "De {names}, valores redondeados a los pasos del seguimiento: {count, number}.",
    valuesOfOtherTimes:
      "De {names}, valores de días futuros o anteriores a 1900 que quedan fuera: {count, number}.",
    valuesJoined: "De {names}, valores del mismo día o minuto que se unieron a otro: {count, number}.",
    valuesOfFullDays:
      "De {names}, valores que superan los que puede tener un día y quedan fuera: {count, number}.",
    more: "Hay {count, number} observaciones más de estas, que no se muestran.",

    tooEarly: "{date} es anterior a 1900.",
    inTheFuture: "{date} aún no ha llegado.",
    ofLaterVersion:
      "Lo escribió una versión posterior de Mood Universe, y al restaurarlo se perdería. Se podrá restaurar en cuanto se actualice este servidor.",
    skippedHour:
      "Los relojes se adelantaron, así que el {date} no existió la hora {time}; se usa la hora siguiente.",
    notChosenFor: "No se ha elegido un sentimiento para {names}.",
    notChosen: "No se ha elegido un sentimiento para esta entrada.",
    moreMoods: "Una estrella tiene hasta dos sentimientos; se omite: {names}.",
    moreTags: "Una estrella tiene hasta {most, number} etiquetas; se omite: {names}.",
    inUniverse: "Esta estrella ya está en tu universo.",
    noteChanged:
      "La nota de esta entrada ha cambiado desde que se importó. La estrella conserva la nota que tiene.",
    noteCut: "Esta nota tiene {length} caracteres; una estrella guarda {limit}. El final se corta.",
    noteContinued:
      "Esta nota es más larga de lo que guarda una estrella; sigue en {count, number} más del mismo momento.",
  },
};
