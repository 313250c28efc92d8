import type { yourData } from "../en/your-data.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof yourData> = {
  title: "Tus datos",
  introduction:
    "Lo que escribes aquí es tuyo. Llévatelo todo, o una parte, cuando quieras: tu navegador crea el archivo, y no va a ningún sitio más que a tus descargas. Y trae lo que hayas escrito en otro lugar.",
  back: "Volver a tus datos",
  outOfReach: "En este momento no se puede acceder a tu universo. Todo lo que contiene está guardado.",
  withNotes: "Con notas",
  withNotesHint: "Desactívalo para llevarte solo sentimientos, horas y etiquetas.",

  formats: {
    title: "Llévatelo contigo",
    save: "Guardar",
    open: "Abrir",
    json: {
      title: "Todo, como JSON",
      text: "Estrellas, papelera, etiquetas, constelaciones, sentimientos propios, lecturas, actividades, perfil, avatar y horas de los recordatorios: una copia completa, para ti y para otros programas.",
      save: "Guardar todo como JSON",
    },
    partAsJson: {
      title: "Lo que elegiste, como JSON",
      text: "Las estrellas que elegiste, con sus etiquetas y constelaciones, tu perfil y tu avatar.",
      save: "Guardar lo elegido como JSON",
    },
    sealed: {
      title: "Todo, sellado",
      text: "Una copia completa en la que tus palabras siguen selladas. Tu frase secreta o tu kit de rescate la abre, aquí o en una página que no necesita red: guarda esa página junto al archivo.",
      save: "Guardar todo sellado",
      page: "Guardar la página que lo abre",
      later: "Mientras tus palabras cambian de llave o se abren, no se puede hacer una copia sellada.",
    },
    plain: {
      title: "¿Guardarlo legible para cualquiera?",
      text: "Este archivo no está sellado: quien lo tenga puede leer cada palabra, en este dispositivo y adondequiera que lo lleves.",
      act: "Guardar legible",
    },
    csv: {
      title: "Tabla, como CSV",
      text: "Una fila por estrella, para cualquier hoja de cálculo. Nada en ella puede ejecutarse como fórmula.",
      save: "Guardar la tabla como CSV",
    },
    readings: {
      title: "Lo que mediste, como CSV",
      text: "Una fila por cada lectura de tus seguimientos, sean cuales sean las estrellas que elegiste.",
      save: "Guardar lo que mediste como CSV",
    },
    markdown: {
      title: "Páginas, como Markdown",
      text: "Texto sencillo, un archivo por mes, que se podrá leer dentro de cincuenta años.",
      save: "Guardar las páginas como Markdown",
    },
    report: {
      title: "En papel, para alguien de confianza",
      text: "Un informe de estas estrellas que tu navegador imprime o guarda como PDF.",
      open: "Abrir el informe",
    },
  },

  status: {
    making: "Creando tu archivo",
    saved: "Guardado como <file>{name}</file>. Está en tus descargas.",
    outOfReach:
      "No se pudo crear el archivo, porque en este momento no se puede acceder a tu universo. No se ha perdido nada; vuelve a intentarlo en un momento.",
    failed:
      "No se pudo crear el archivo. No se ha perdido nada; vuelve a cargar la página e inténtalo de nuevo.",
  },

  room: {
    title: "El sitio que ocupa",
    used: "{used} de {most}",
    text: "Cada letra que escribes ocupa sitio, y cada estrella, medición o nombre un poco más.",
    nearlyFull:
      "Queda poco sitio. Acorta notas largas o borra estrellas para siempre en la papelera para hacer más.",
    outOfReach: "Ahora mismo no se puede leer cuánto sitio ocupa tu universo.",
    parts: {
      notes: "Notas",
      stars: "Estrellas, sin sus notas",
      readings: "Lo que has medido",
      imports: "Lo que recuerdan las importaciones, para que nada llegue dos veces",
      practice: "Ejercicios y cuestionario",
      rest: "Etiquetas, sentimientos, constelaciones y enlaces, y rastros de lo que has borrado",
    },
  },

  leaving: {
    title: "Irse",
    text: "Puedes eliminar tu universo, con todo lo que contiene. La página siguiente dice qué significa antes de que pase nada.",
    delete: "Eliminar mi universo",
  },

  deletion: {
    whatIsDeleted: "Lo que se eliminará con “{universe}”",
    stars: "{count, plural, one {# estrella} other {# estrellas}}, y las de la papelera, con todas las notas",
    everyStar: "Todas las estrellas, también las de la papelera, con todas las notas",
    tags: "{count, plural, one {# etiqueta} other {# etiquetas}}",
    yourTags: "Tus etiquetas",
    constellations:
      "Tus constelaciones, tus comparaciones, tus recordatorios y cada enlace que muestra tu cielo",
    activities: "Tus respuestas del cuestionario, ejercicios y laberintos",
    avatar: "Tu avatar, tus logros y tu perfil",
    accountWith: "Tu cuenta con {email}",
    account: "Tu cuenta",
    byName:
      "Tu universo se cierra enseguida, dondequiera que esté abierto, y se elimina después de siete días. Como se abre solo con su nombre, cualquiera que lo sepa podría pedir esto: hasta entonces, quien lo abra por su nombre podrá conservarlo, con todo lo que contiene.",
    atOnce:
      "Esto ocurre enseguida y no se puede deshacer. Dondequiera que tu universo esté abierto, se cierra.",
    atOnceWithMail:
      "Esto ocurre enseguida y no se puede deshacer. Dondequiera que tu universo esté abierto, se cierra. Recibirás un último correo que lo dice.",

    saveFirst: {
      title: "Antes, llévatelo contigo",
      text: "Un solo archivo lo contiene todo. Puede traer tu universo de vuelta más adelante, aquí o en cualquier otro Mood Universe.",
      otherFormats: "Otros formatos",
    },

    title: "Eliminarlo",
    name: "El nombre de tu universo",
    nameHint: "Escribe “{universe}” exactamente como está aquí.",
    signInAgainText:
      "Aquí no tienes contraseña. Para mostrar que eres tú, inicia sesión con tu proveedor y vuelve a esta página en menos de diez minutos.",
    signInAgain: "Iniciar sesión de nuevo",
    deleting: "Eliminando…",
    nothingDeleted: "No se eliminó nada",
    wrongName: "Este no es el nombre de tu universo.",
    passwordMissing: "Escribe tu contraseña.",
    failed: "No se pudo eliminar tu universo. Vuelve a intentarlo.",
  },

  report: {
    trackers: {
      title: "Lo que se midió",
      about:
        "{by, select, week {Una línea para cada uno, con un punto por cada semana de este informe. Un hueco es una semana sin lectura.} other {Una línea para cada uno, en los días de este informe. Un hueco es un día sin lectura.}}",
      choose: "Seguimientos en el informe",
      facts: "De {lowest} a {highest}, {mean} de media, en {days, plural, one {# día} other {# días}}",
      alike: "{value} en {days, plural, one {# día} other {# días}}",
      yesDays: "{yes, number} de {days, plural, one {# día} other {# días}}",
    },
    title: "Informe de estados de ánimo",
    empty: "No hay ninguna estrella en este informe. Vuelve atrás y elige otras estrellas.",
    chooseOthers: "Elegir otras estrellas",
    noStar: {
      title: "El informe espera tu primera estrella",
      text: "Añade un ánimo en tu cielo. Aquí podrás imprimir lo que hayas escrito.",
    },
    print: "Imprimir o guardar como PDF",
    layingOut: "Componiendo las páginas",
    heading: "{name}, {dates}",
    notesWith: "Notas con “{words}”",
    onlyThese: "Solo estas estrellas: {conditions}.",
    about:
      "Este es un autoinforme. {name} eligió los sentimientos y escribió las notas en Mood Universe, un diario privado. No es una evaluación médica, y los días sin entrada no dicen nada de cómo fueron.",
    summary:
      "{stars, plural, one {# estrella} other {# estrellas}} en {lit, number} de {days, plural, one {# día} other {# días}}. Muchas personas escriben más unos días que otros.",
    days: "{count, plural, one {# día} other {# días}}",
    mostFeelings: "Sentimientos más frecuentes",
    mostTags: "Lo que los acompañaba",
    dayByDay: "Día a día",
    feeling: "{feeling} {intensity}/10",
    twin: "{first} con {second}",
    tags: " · {tags}",

    weather: {
      title: "Clima emocional",
      about:
        "La media de los días de cada {by, select, week {semana} other {mes}} con una entrada: por encima de la línea, agradable; por debajo, desagradable. Las barras solo con contorno tienen menos de tres días. Lo agradable que se considera un sentimiento es una estimación propia de este producto.",
      pleasant: "agradable",
      unpleasant: "desagradable",
      weekOf: "Semana del {date}",
      table:
        "Clima emocional por {by, select, week {semana} other {mes}}, de −1 (desagradable) a 1 (agradable)",
      noEntry: "Sin entrada",
      mean: "{mean}, {days, plural, one {# día} other {# días}}",
    },
  },

  farewell: {
    title: "Despedida",
    tagline: "Adiós, y gracias",
    closed: "Tu universo está cerrado",
    closedText:
      "Se eliminará el <time>{date}</time>. Hasta entonces, quien lo abra por su nombre podrá conservarlo. Este navegador ya lo ha olvidado.",
    deleted: "Tu universo se ha eliminado",
    deletedText:
      "Cada estrella, nota y respuesta ha desaparecido del servidor, y este navegador ha olvidado lo que guardaba de ellas.",
    takeCare:
      "Si guardaste un archivo, está en tus descargas y puede traerlo todo de vuelta algún día. Cuídate mucho.",
    toFirstPage: "Ir a la primera página",
  },
};
