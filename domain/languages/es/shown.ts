import type { shown } from "../en/shown.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof shown> = {
  title: "Un cielo de Mood Universe",
  titleOf:
    "{count, plural, =0 {Un cielo todavía sin estrellas} one {Un cielo de una estrella} other {Un cielo de # estrellas}}",
  tryAgain: "Volver a intentar",
  maker: "Hecho con <name>Mood Universe</name>",
  zoomIn: "Acercar",
  zoomOut: "Alejar",
  reset: "Vista inicial",
  list: "Estrellas como lista",
  listTitle: "Las estrellas de este cielo",
  close: "Cerrar",
  sentences: "{first} {second}",
  summary: {
    empty: "La primera aparecerá aquí en cuanto alguien guarde un sentimiento.",
    stars: "Cada estrella es un momento que alguien sintió.",
    places: "Cuanto más arriba, más agradable; cuanto más lejos del centro, más reciente.",
    month: "{month}.",
    months: "De {from} a {to}.",
    asOf: "Como era el {day}.",
  },
  star: {
    twin: "{feeling} con {other}",
    another: "otro sentimiento",
    anotherAlone: "Otro sentimiento",
    feelingAndDay: "{feeling}, {day}",
    place: "estrella {at, number} de {count, number}",
    withPlace: "{star}, estrella {at, number} de {count, number}",
  },
  keys: {
    all: "Las teclas de flecha giran el cielo y, con Mayús, lo mueven; más y menos acercan y alejan; 0 vuelve a la vista inicial.",
    unnamed: "Quien lo comparte muestra solo colores y formas, así que no hay nombres que leer.",
    named:
      "Los corchetes van a la estrella anterior y a la siguiente, Intro lee la del centro y Escape la suelta. Todas las estrellas están en la lista después del cielo.",
  },
  instead: {
    gone: "Aquí no hay ningún cielo que ver: su enlace ya no funciona o la dirección no está completa.",
    busy: "Muchas personas están mirando este cielo. Se abrirá en un momento.",
    unreachable: "Este cielo no está disponible ahora. Se abrirá por sí solo en cuanto haya conexión.",
    undelivered: "Una parte de esta página no llegó. Revisa tu conexión y vuelve a intentarlo.",
    undrawable: "Este navegador no puede dibujar este cielo.",
    lost: "La imagen se ha interrumpido. Volverá por sí sola.",
  },
};
