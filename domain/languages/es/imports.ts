import type { imports } from "../en/imports.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof imports> = {
  title: "Importar",
  heading: "Trae un diario contigo",
  backToData: "Volver a tus datos",
  outOfReach: "En este momento no se puede acceder a tu universo. Todo lo que contiene está guardado.",
  entries: "{count, plural, one {# entrada} other {# entradas}}",
  back: "Atrás",
  previous: "Anterior",
  next: "Siguiente",
  page: "{from, number} a {to, number} de {all, number}",

  section: {
    introduction:
      "Los años de otro diario se convierten en estrellas de este cielo, hasta {most, number} en total. Ves lo que se encuentra y en qué se convierte antes de que se añada nada.",
    onItsWay: "Hay una importación en curso.",
    goToIt: "Ir a ella",
  },

  chooser: {
    choose: "Elegir un archivo",
    chooseAnother: "Elegir otro archivo",
    hint: "<drop>O suéltalo aquí. </drop>Se lee en tu navegador y nunca sale entero de él.",
  },

  readable: {
    title: "Qué archivos se pueden leer",
    moodUniverse: "JSON o CSV",
    daylio: "CSV o una copia de seguridad (.daylio)",
    stateOfMind: "JSON o CSV de la app Health Auto Export",
    dayOne: "JSON en un ZIP",
    else: "Cualquier otra cosa",
    elseFile: "una tabla como CSV; tú dices qué es cada columna",
  },

  sources: {
    moodUniverseJson: "Mood Universe, todo como JSON",
    moodUniverseCsv: "Mood Universe, tabla",
    daylioCsv: "Daylio, tabla",
    daylioBackup: "Daylio, copia de seguridad",
    stateOfMind: "State of Mind, de Health Auto Export",
    table: "Una tabla tuya",
  },

  reading: { title: "Leyendo tu archivo", text: "Se queda en tu navegador." },
  refused: "Este archivo no se puede leer",

  columns: {
    title: "¿Qué es cada columna?",
    text: "Estas son las primeras filas de {file}. Solo hace falta la fecha.",
    rows: "Las primeras filas",
    unnamed: "Columna {number, number}",
    none: "Ninguna",
    date: "Fecha",
    time: "Hora",
    timeHint: "Si no está junto a la fecha.",
    mood: "Estado de ánimo",
    intensity: "Intensidad",
    intensityHint: "Un número del 1 al 10.",
    notes: "Notas",
    tags: "Etiquetas",
    dateHas: "La fecha tiene",
    dayFirst: "Primero el día",
    monthFirst: "Primero el mes",
    yearFirst: "Primero el año",
    separator: "Varios ánimos o etiquetas de una celda se separan con",
    nothing: "Nada",
    read: "Leerla",
  },

  letters: {
    title: "¿Puedes leer estas líneas?",
    text: "{file} no dice qué significan sus letras. Elige los idiomas con los que estas líneas están bien.",
    encoding: "Letras de",
    option: "{languages} ({encoding})",
    lines: "Las primeras líneas con esas letras",
  },

  order: {
    title: "¿Qué días son?",
    text: "Nada en {file} indica qué parte de las fechas va primero.",
    means: "{date} significa",
  },

  found: {
    title: "Lo que se encontró",
    facts: {
      file: "Archivo",
      from: "Origen",
      entries: "Entradas",
      time: "Periodo",
      moods: "Ánimos",
      tags: "Etiquetas",
      measured: "Medido",
    },
    tooMuch:
      "En un universo hay sitio para {most, plural, one {# estrella} other {# estrellas}}. En el tuyo hay sitio para {room, number} más, y este archivo tiene {entries, plural, one {# entrada} other {# entradas}}. No se envió nada.",
    nothing: "En este archivo no hay nada que pueda convertirse en una estrella.",
    nothingSent:
      "En un universo {most, plural, one {cabe hasta # estrella} other {caben hasta # estrellas}}. No se envía nada antes de que pulses “Importar”.",
    nothingSentOrRestored:
      "En un universo {most, plural, one {cabe hasta # estrella} other {caben hasta # estrellas}}. No se envía nada antes de que pulses “Restaurar todo” o “Importar”.",
    whole: "Este es un universo entero, y el tuyo aún no tiene estrellas.",
    restoreText:
      "Restaurar todo: estrellas, papelera, etiquetas, constelaciones, sentimientos propios, lecturas, actividades, perfil, avatar y ajustes. El nombre de tu universo y tu forma de entrar quedan como están. Los recordatorios siguen desactivados hasta que los actives.",
    restore: "Restaurar todo",
    starsOnly: "Traer solo las estrellas",
    seeSky: "Ver el cielo que vendrá",
    chooseFeelings: "Elegir sentimientos",
  },

  timeZone: {
    label: "Zona horaria",
    hint: "{count, plural, one {# entrada muestra una hora sin decir dónde.} other {# entradas muestran una hora sin decir dónde.}} Elige dónde vivías la mayor parte de ese tiempo.",
  },

  problems: {
    skipped: "{skipped, plural, one {Queda} other {Quedan}} fuera {skipped, number}",
    changed: "{changed, plural, one {Se cambia} other {Se cambian}} {changed, number}",
    skippedAndChanged:
      "{skipped, plural, one {Queda} other {Quedan}} fuera {skipped, number}, {changed, plural, one {se cambia} other {se cambian}} {changed, number}",
    save: "Guardar esta lista",
    row: "Fila {number, number}",
    entry: "Entrada {number, number}",
    file: "Archivo",
    line: "{place}: {problem}",
  },

  match: {
    title: "En qué se convierte",
    remembered: "Estas son tus respuestas de la última vez. Cambia lo que quieras.",
    suggested:
      "Estas son sugerencias. Cambia lo que no encaje; tus respuestas se guardan en este dispositivo para la próxima vez.",
    longNotes:
      "{entries, plural, one {# entrada} other {# entradas}} con una nota de más de {most, number} caracteres",
    inSecondStar: "En una segunda estrella",
    cutIt: "Cortar y marcar",
    manyTags:
      "{entries, plural, one {# entrada} other {# entradas}} con más de {most, number} etiquetas: conservar",
    firstTags: "Las primeras",
    mostUsedTags: "Las más usadas",
    leftOut: "Queda fuera",
    leaveOut: "Dejar fuera",
    showMore: "Mostrar {count, number} más de {all, number}",
  },

  moods: {
    title: "Ánimos",
    open: "{count, plural, one {Un ánimo aún no tiene sentimiento. Sin él, sus entradas quedan fuera.} other {# ánimos aún no tienen sentimiento. Sin él, sus entradas quedan fuera.}}",
    without: "Entradas sin estado de ánimo",
    withoutText:
      "{count, plural, one {# entrada} other {# entradas}} sin estado de ánimo. Elige un sentimiento para todas; después podrás corregir cada estrella en tu diario.",
    starByStar: "Elegir estrella por estrella",
  },

  feeling: {
    makeOwn: "Convertirlo en un sentimiento propio",
    ownTitle: "“{name}” como sentimiento propio",
    useOwn: "Usar este sentimiento",
    choose: "Elegir un sentimiento",
    intensity: "{intensity, number}<more> de {most, number}</more>",
    question: "¿Qué es “{name}”?",
    hint: "Elige lo que más se acerque.",
    label: "Sentimiento",
    intensityLabel: "Intensidad",
    done: "Listo",
  },

  tags: {
    title: "Etiquetas",
    leaveAllOut: "Dejar todas fuera",
    yourTag: "Tu etiqueta",
    newTag: "Etiqueta nueva",
    tooMany:
      "Un universo puede tener {most, number} etiquetas. Con estas habría {count, number}: deja algunas fuera.",
    tooLong:
      "{count, plural, one {Un nombre supera los {most, number} caracteres de una etiqueta. Púlsalo para elegir otro nombre.} other {# nombres superan los {most, number} caracteres de una etiqueta. Púlsalos para elegir otro nombre.}}",
    label: "Etiqueta",
    use: "Usar esta etiqueta",
    make: "Crear una etiqueta nueva",
    haveIt: "Ya tienes esta etiqueta.",
    isNew: "Una etiqueta nueva. Si quieres, elige abajo una de las tuyas.",
    yourTags: "Tus etiquetas",
  },

  measured: {
    title: "Lo que se midió",
    text: "Además de estados de ánimo, este archivo tiene números. Lo que actives será un seguimiento tuyo con sus lecturas; no se toma nada más.",
    see: "Ver lo que se midió",
    list: "En el archivo",
    seriesAndValues: "{count, number} con {values, plural, one {# valor} other {# valores}}",
    values: "{count, plural, one {# valor} other {# valores}}, {dates}",
    takeAll: "Tomar todo",
    joins: "Se une a tu seguimiento “{name}”",
    becomes: "Nuevo: {kind}",
    becomesUnit: "Nuevo: {kind} ({unit})",
    becomesScale: "Nuevo: {kind} de {min, number} a {max, number}",
    tooMany:
      "Un universo puede tener {most, number} seguimientos. Con estos habría {count, number}: desactiva algunos.",
    question: "¿En qué se convierte “{name}”?",
    numbers: "Sus números van de {lowest, number} a {highest, number}.",
    haveIt: "Tienes un seguimiento con este nombre: los valores se le unen.",
    replace: "Reemplazar las lecturas que ya están",
    replaceHint:
      "Donde el archivo tiene otro valor para el mismo día o minuto, ocupa el lugar del tuyo. Si esto está desactivado, lo que anotaste queda como está.",
    isNew: "Un seguimiento nuevo.",
    timeUnit: "El archivo lo tiene en",
    unitsOfTime: { h: "Horas", min: "Minutos", s: "Segundos" },
    readings: "{summary} Lecturas: {count, number}.",
    replacedReadings: "{summary} Lecturas reemplazadas: {count, number}.",
    knownReadings: "{summary} Lecturas que ya estaban aquí: {count, number}.",
    trackers: "{summary} Seguimientos nuevos: {count, number}.",
    feelings: "{summary} Sentimientos propios: {count, number}.",
    tooManyReadings:
      "Serían {readings, plural, one {# lectura} other {# lecturas}}. Un universo tiene lugar para {most, number}, y el tuyo para {room, number} más. No se envió nada.",
    sent: "{sent, number} de {all, number} entradas y lecturas",
    undoes:
      "Las lecturas, seguimientos y sentimientos que llegaron con ella también se van, salvo que los hayas cambiado o usado desde entonces. Las lecturas que reemplazó vuelven a ser lo que eran.",
  },

  changes: {
    title: "Lo que ha cambiado",
    text: "Estas entradas del archivo se parecen a estrellas de tu cielo, con otra hora u otro ánimo. Elige qué será de ellas.",
    all: "Para todas",
    choice: "La entrada del {date}",
    correct: "Corregir la estrella",
    keep: "Dejar la estrella como está",
    add: "Añadir otra estrella",
    inSky: "En tu cielo",
    inFile: "En el archivo",
    see: "Ver lo que ha cambiado",
    corrected: "{summary} Estrellas corregidas: {count, number}.",
    undoes:
      "Las estrellas que esta importación corrigió vuelven a ser como eran, salvo si se editaron después.",
  },

  preview: {
    title: "El cielo que vendrá",
    picture: "El cielo que vendrá",
    pictureOf: "El cielo que vendrá, con {count, plural, one {# estrella} other {# estrellas}}",
    workingOut: "Calculando el cielo…",
    nothing: "Con estas respuestas, nada se convierte en una estrella. Vuelve atrás y elige un sentimiento.",
    stars: "{stars, plural, one {# estrella} other {# estrellas}}, {dates}.",
    starsAndTags:
      "{stars, plural, one {# estrella} other {# estrellas}} y hasta {tags, number} etiquetas, {dates}.",
    besides: "{summary} Se suman a las {count, number} de tu cielo.",
    tooMuch:
      "Serían {stars, plural, one {# estrella} other {# estrellas}}. En un universo hay sitio para {most, plural, one {# estrella} other {# estrellas}}, y en el tuyo, para {room, number} más. No se envió nada.",
    undoable:
      "Puedes deshacer la importación durante 30 días. Si traes el mismo archivo más adelante, solo se añade lo nuevo.",
    import: "Importar",
  },

  sending: {
    title: "Trayendo tus estrellas",
    text: "Mientras tanto puedes mirar otras páginas. Si cierras esta pestaña, la importación continúa cuando vuelvas aquí.",
    storing: "Preparando",
    finishing: "Ordenando tu cielo",
    sent: "{sent, number} de {all, plural, one {# entrada} other {# entradas}}",
    begun: "La importación ha empezado",
    percent: "{percent, number} por ciento",
    cancel: "Cancelar la importación",
    busy: "Tu universo pide un pequeño descanso. La importación seguirá por sí sola en un momento.",
    outOfReach:
      "En este momento no se puede acceder a tu universo. Lo que llegó está guardado, y la importación seguirá en cuanto pueda.",
    tryNow: "Intentar ahora",
    signedOutReason: "Inicia sesión otra vez y abre “Tus datos”: tu importación continúa donde estaba.",
  },

  stopped: {
    title: "La importación se ha detenido",
    why: {
      open: "Otro dispositivo, u otra pestaña, tiene abierta una importación de este universo. Deja que termine, o cancélala y sigue aquí. Aún no se ha añadido nada de este archivo.",
      full: "En tu universo no hay sitio para todas estas estrellas. No se añadió nada de este archivo.",
      room: "No hay sitio para todo. Lo que ha llegado se guarda un día, y sus estrellas aún no están en tu cielo: haz sitio y continúa, o retíralo.",
      closed:
        "Esta importación terminó en el servidor: se canceló o estuvo abierta más de un día. No se añadió nada de ella. Empiézala de nuevo y se enviará todo otra vez.",
      lost: "Este navegador ha perdido las entradas que faltaban por enviar. Elige el mismo archivo otra vez: nada se añade dos veces.",
      refused:
        "Tu universo no aceptó estas entradas. No se añadió nada de este archivo, y todo lo demás está como estaba.",
    },
    cancelOther: "Cancelar esa y seguir aquí",
    startAgain: "Empezar de nuevo",
    chooseAgain: "Elegir el archivo otra vez",
    goOn: "Continuar",
    takeBack: "Retirarlo",
    notNow: "Ahora no",
  },

  sealedFile: {
    title: "Este archivo está sellado",
    text: "Sus palabras se abren con la frase secreta o el kit de rescate que tenían al guardarse. Lo que escribes se queda en este navegador.",
    field: {
      label: "Frase secreta o kit de rescate",
      show: "Mostrar lo escrito",
      hide: "Ocultar lo escrito",
    },
    open: "Abrir el archivo",
    opening: "Abriendo…",
    empty: "Escribe primero la frase secreta o el kit.",
    wrong: "Esa no es ni la frase secreta ni el kit de este archivo. Puedes volver a intentarlo.",
    damaged: "Lo que abre este archivo está dañado.",
    http: "Los navegadores solo abren archivos sellados por https.",
    keepsSeal:
      "Tus palabras siguen selladas aquí: la frase secreta y el kit del archivo las abren desde ahora. Si este archivo lo hizo otra persona, ella también puede abrir lo que escribas aquí: en ese caso, haz después una llave nueva en “Palabras selladas”.",
    getsSealed: "Tus palabras se sellan también aquí, con la llave de tu universo.",
    getsPlain: "Tu universo no está sellado: quien administra este servidor puede leer lo que traes.",
    notProved: "No se confirmó que eres tú, así que no se restauró nada.",
  },
  restoring: {
    title: "Restaurando tu universo",
    text: "Si cierras esta pestaña, elige el mismo archivo otra vez: lo que falta llegará.",
    progress: "Estrellas, etiquetas y actividades",
    unreadableParts: "Este archivo tiene partes que no se pueden leer, así que no se puede restaurar entero.",
    brokenRule:
      "No se restauró nada, porque el archivo tiene en {place} algo que un universo no puede recibir. {rule}",
    outOfReach:
      "En este momento no se puede acceder a tu universo. Lo que llegó está guardado; vuelve a intentarlo en un momento.",
    doneTitle: "Tu universo ha vuelto",
    doneText: "Todo lo que había en el archivo está aquí de nuevo.",
    seeIt: "Verlo",
  },

  done: {
    measuredTitle: "Tus lecturas están aquí",
    seeTrackers: "Ver tus seguimientos",
    title: "Están en tu cielo",
    allKnown: "Ya las tienes todas",
    added: "{count, plural, one {Llegó # estrella.} other {Llegaron # estrellas.}}",
    known:
      "{count, plural, one {# estrella de este archivo ya estaba aquí.} other {# estrellas de este archivo ya estaban aquí.}}",
    addedAndKnown:
      "{added, plural, one {Llegó # estrella.} other {Llegaron # estrellas.}} {known, plural, one {# estrella de este archivo ya estaba aquí.} other {# estrellas de este archivo ya estaban aquí.}}",
    see: "Verlas en el cielo",
    undo: "Deshacer esta importación",
    another: "Traer otro archivo",
    undoable: "Puedes deshacerla durante 30 días, aquí o más tarde en “Tus datos”.",
  },

  earlier: {
    title: "Importaciones anteriores",
    showAll: "Mostrar las {count, number}",
    undo: "Deshacer",
    undoNamed: "Deshacer la importación de {file}",
    cancel: "Cancelarla",
    cancelNamed: "Cancelar la importación de {file}",
    open: "{source}. Empezada el {date} y sin terminar; aún no se ve ninguna de sus estrellas.",
    cancelled: "{source}. Cancelada el {date}.",
    undone: "{source}. Deshecha el {date}.",
    kept: "{source}. {count, plural, one {# estrella} other {# estrellas}} el {date}.",
  },

  undo: {
    title: "¿Deshacer esta importación?",
    keep: "Conservarla",
    undo: "Deshacer la importación",
    removing: "Quitando…",
    text: "{count, plural, one {La # estrella que vino de <file>{name}</file> se quitará para siempre, con las etiquetas que no tenga ninguna otra estrella.} other {Las # estrellas que vinieron de <file>{name}</file> se quitarán para siempre, con las etiquetas que no tenga ninguna otra estrella.}} Las estrellas que hayas editado desde entonces se quedan. Puedes importar el archivo otra vez.",
    tooLate: "Esta importación tiene más de 30 días, así que sus estrellas se quedan.",
    failed:
      "No se pudo deshacer la importación, porque en este momento no se puede acceder a tu universo. Vuelve a intentarlo en un momento.",
    done: "La importación se ha deshecho",
    doneText: "Tu cielo está como estaba sin ella.",
  },
};
