import type { keepsakes } from "../en/keepsakes.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof keepsakes> = {
  film: {
    left: {
      unknown: "Calculando cuánto tardará",
      seconds: "Quedan unos segundos",
      aboutSeconds: "Quedan unos {seconds} segundos",
      aboutMinutes: "{minutes, plural, one {Queda cerca de # minuto} other {Quedan unos # minutos}}",
    },
    making: "Creando tu película",
    makingHint:
      "Tu navegador la dibuja imagen por imagen en este dispositivo. Deja esto abierto hasta que esté lista.",
    length: "Duración",
    seconds: "{seconds} s",
    title: "Título",
    optional: "Opcional",
    music: "Música",
    noSound: "Este navegador solo puede crear películas sin sonido.",
    make: "Crear película",
    wide: "Horizontal",
    tall: "Vertical",
    failures: {
      graphics:
        "En este momento tu navegador no puede dibujar la película, porque sus gráficos (WebGL) no están disponibles. Tu diario está intacto. Cierra otras pestañas o reinicia el navegador y vuelve a intentarlo.",
      music: "La música no llegó. Revisa tu conexión y vuelve a intentarlo, o crea la película sin música.",
      browser:
        "El navegador no pudo terminar la película; quizá le falte memoria. Tu diario está intacto. Cierra otras pestañas o elige una película más corta.",
    },
    period: "Lo que muestra",
    firstStar: "Se enciende tu primera estrella.",
    fromFirst:
      "{count, plural, one {Se enciende # estrella, de la primera a la última.} other {Se encienden # estrellas, de la primera a la última.}}",
    preview: "Vista previa de tu película",
    noPreview: "En este momento no se puede dibujar la vista previa.",
    moment: "Momento de la película",
    second: "Segundo {second} de {length}",
    yours: "Tu película",
    ready: "Tu película está lista.",
    savedAs: "Guardada como {name}. Está en tus descargas.",
    again: "Crear otra",
    save: "Guardar película",
    unsupported:
      "Este navegador no puede crear películas. Un Chrome, Edge, Firefox o Safari reciente en una computadora sí puede. Tu diario funciona aquí como antes.",
    insecure:
      "Los navegadores solo crean películas en páginas abiertas con HTTPS, y esta no lo está. Tu diario funciona aquí como antes.",
    drawn: "Tu película, mientras se dibuja",
    gettingReady: "Preparando…",
    everything: "Todo · {count, plural, one {# estrella} other {# estrellas}}",
    year: "{year} · {count, plural, one {# estrella} other {# estrellas}}",
    secondsOf: "{second} / {length} s",
    megabytes: "{name}, {size} MB",
    loading: "Cargando…",
  },
  shape: {
    title: "Formato",
    portrait: "Vertical",
    landscape: "Horizontal",
  },
  dates: "Fechas",
  drawing: "Dibujando…",
  poster: {
    size: "Tamaño",
    stars: "Estrellas",
    inView: "Las que se ven",
    all: "Todas",
    names: "Nombres en el cielo",
    namesOfTags: "Aquí son los nombres de tus etiquetas.",
    namesOfConstellations: "También los nombres de tus constelaciones.",
    ready: {
      title: "Tu póster está listo",
      description: "Está en tus descargas.",
    },
    preview: "Vista previa de tu póster",
    making: "Dibujando tu póster",
    save: "Guardar póster",
    screen: "Pantalla",
    largest: "Máximo",
    print: "{across} × {down} cm, para imprimir",
    pixels: "{across} × {down} píxeles",
  },
  name: "Nombre",
  legend: "Leyenda de sentimientos",
  card: {
    preview: "Vista previa de tu tarjeta",
    notShared: {
      title: "La tarjeta no se compartió",
      description: "Guárdala y comparte el archivo desde allí.",
    },
    copied: {
      title: "Tarjeta copiada",
      description: "Pégala donde quieras.",
    },
    notCopied: {
      title: "La tarjeta no se copió",
      description: "El navegador no lo permite. En su lugar, guarda la tarjeta.",
    },
    copy: "Copiar tarjeta",
    save: "Guardar tarjeta",
    share: "Compartir tarjeta",
  },
  parts: {
    poster: "Póster",
    film: "Película",
    card: "Tarjeta",
    title: "Qué crear",
  },
  title: "Conservar tu cielo",
  subtitle: "Como imagen o como película. Ninguna muestra tus notas.",
  noStars: "Tu cielo aún no tiene estrellas. Añade tu primer estado de ánimo y habrá algo que conservar.",
  colours: {
    night: "Noche",
    paper: "Papel",
    title: "Colores",
  },
  failures: {
    tooLarge:
      "Los gráficos de este dispositivo dibujan imágenes de hasta {largest, number} píxeles por lado. Elige un tamaño menor.",
    noGraphics:
      "En este momento tu navegador no puede dibujar la imagen, porque sus gráficos (WebGL) no están disponibles. Tu diario está intacto. Cierra otras pestañas o reinicia el navegador y vuelve a intentarlo.",
    unexpected:
      "No se pudo crear la imagen. Tu diario está intacto. Vuelve a intentarlo o elige un tamaño menor.",
  },
};
