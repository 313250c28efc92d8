import type { sky } from "../en/sky.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sky> = {
  firstStarSentence: "Guarda este momento. Aquí cada sentimiento tiene su lugar.",
  zoom: "{zoom}×",
  selected: "{count, plural, one {# seleccionada.} other {# seleccionadas.}}",
  spokenStar: {
    withNote: "{star}, {intensity} de 10, {moment}. {note}",
    withoutNote: "{star}, {intensity} de 10, {moment}",
  },
  layouts: {
    notLoaded: {
      title: "Vista no cargada",
      description: "Una parte de la página no llegó. Revisa tu conexión y vuelve a intentarlo.",
    },
    title: "Vistas de tu cielo",
    choice: "Cómo se disponen tus estrellas",
    close: "Cerrar las vistas",
    noTags:
      "Ninguna de tus estrellas tiene todavía una etiqueta. Ponles etiquetas a algunas y se reunirán aquí.",
    otherFeelings: "Otros",
    withoutTags: "Sin etiquetas",
    names: {
      sky: {
        name: "Cielo",
        shows:
          "Tu universo: arriba es lo agradable, cada dirección es una familia de sentimientos y las estrellas más nuevas están más lejos.",
      },
      year: {
        name: "Año",
        shows: "Un calendario: cada día tiene una casilla, las semanas se suceden y los años se apilan.",
      },
      day: {
        name: "Día",
        shows:
          "Un reloj de 24 horas con la medianoche arriba: cada estrella está en su hora y las más nuevas están más lejos.",
      },
      feelings: {
        name: "Sentimientos",
        shows:
          "Nueve corrientes en el tiempo, la más agradable arriba: una corriente es alta donde la sentiste a menudo.",
      },
      moons: {
        name: "Lunas",
        shows:
          "Cada etiqueta reúne sus estrellas. Las que tienen varias etiquetas están entre ellas; las que no tienen ninguna, en el anillo de fuera.",
      },
    },
  },
  card: {
    selected: "Estrella seleccionada",
    position: "{position, number} de {count, number}",
    notAmong: "No es una de las {count, number}",
    correct: "Corregir",
    remove: "Quitar",
    gone: {
      title: "Esta estrella ya no está en tu cielo",
      description: "Se quitó en otro lugar. La papelera de tu diario la guarda durante 30 días.",
    },
    open: "Abrir",
    previous: "Estrella anterior",
    next: "Estrella siguiente",
    tags: "Etiquetas de esta estrella",
  },
  controls: {
    touch: {
      rotate: "Un dedo para girar",
      zoom: "Pellizca para acercar o alejar",
      move: "Dos dedos para mover",
      several: "Mantén pulsado 3 segundos para elegir varias",
    },
    mouse: {
      turn: "Arrastra para girar, rueda para acercar o alejar",
      move: "Botón derecho o Espacio pulsado para mover",
    },
    title: "Controles",
    turnUp: "Girar hacia arriba",
    turnLeft: "Girar a la izquierda",
    turnRight: "Girar a la derecha",
    turnDown: "Girar hacia abajo",
    zoomIn: "Acercar",
    zoomOut: "Alejar",
    keep: "Conservar tu cielo",
  },
  failures: {
    lost: "La imagen de tu cielo se ha interrumpido. Volverá por sí sola; tus entradas están a salvo.",
    undelivered:
      "Una parte del mapa estelar no llegó. Tus entradas están a salvo: aquí está la lista de tus estrellas. Revisa tu conexión y vuelve a intentarlo.",
    unsupported:
      "Este navegador no puede dibujar el mapa estelar. Tus entradas están a salvo: aquí está la lista de tus estrellas.",
    drawAgain: "Volver a dibujar el cielo",
  },
  list: {
    addToSeveral: "Añadir {star}, {day} a la selección",
    title: "Tus estrellas",
    journal: "Leer en el diario",
    close: "Cerrar la lista",
    empty: "Aquí verás tus estrellas, mes a mes. Añade un estado de ánimo para empezar.",
    button: "Lista de estrellas",
    month: "{month}, {count, plural, one {# estrella} other {# estrellas}}",
    count: "{found, number} de {total, number}",
  },
  presets: {
    side: "Vista lateral",
    tilted: "Vista inclinada",
    top: "Vista desde arriba",
    reset: "Vista inicial",
    title: "Vistas preparadas",
  },
  firstStar: "Tu primera estrella",
  constellation: {
    inJournal: "Constelaciones en el diario",
    noStars: "sin estrellas",
    unknown: {
      title: "Esta constelación no está en tu cielo",
      description: "Quizá se haya quitado. Sus estrellas siguen ahí.",
    },
  },
  time: {
    count: "{shown, number} de {all, plural, one {# estrella} other {# estrellas}}",
    speeds: {
      day: "Día / s",
      week: "Semana / s",
      month: "Mes / s",
    },
    from: "Mostrar desde",
    until: "Mostrar hasta",
    everythingUntil: "Mostrar todo hasta",
    title: "Tiempo",
    showAll: "Mostrar todo el periodo",
    pause: "Pausar",
    play: "Reproducir",
    speed: "Velocidad",
    twoHandles: "Elegir también el comienzo",
    handle: "{day}, {count}",
  },
  galaxyView: "Vista de galaxia",
  gridView: "Vista de cuadrícula",
  tooltip: {
    twin: "Estrella doble",
    primary: "Principal",
    orbiting: "En órbita",
    secondaryIntensity: "Intensidad secundaria",
    intensity: "Intensidad {intensity}/10",
  },
  shown: {
    title: "Se muestra en el cielo",
    showAll: "Mostrar todo",
    journal: "Leer en el diario",
    tagNoStars: "sin estrellas",
    noMatch: "Ninguna estrella coincide",
    found: "{found, number} de {all, plural, one {# estrella} other {# estrellas}}",
  },
  several: {
    title: "Varias estrellas",
    selected: "{count, plural, one {# estrella seleccionada} other {# estrellas seleccionadas}}",
    another: "Elige otra estrella",
    name: "Nombrar",
    snapshot: "Copiar datos",
    picture: "Imagen",
    exit: "Salir",
    copied: {
      title: "Datos copiados",
      description:
        "{count, plural, one {# estrella está en tu portapapeles como JSON.} other {# estrellas están en tu portapapeles como JSON.}}",
    },
  },
  keys: "Las teclas de flecha giran el cielo y, con Mayús, lo mueven; más y menos acercan y alejan; 0 vuelve a la vista inicial. Los corchetes van a la estrella anterior y a la siguiente; Intro selecciona la del centro y, si se pulsa otra vez, la abre; Espacio añade la estrella seleccionada a la selección múltiple; Escape cierra una estrella abierta y después la suelta. Las etiquetas de la estrella seleccionada son botones después del cielo.",
  map: "Mapa estelar, {count, plural, one {# estrella} other {# estrellas}}",
  axis: {
    pleasant: "agradable",
    unpleasant: "desagradable",
  },
};
