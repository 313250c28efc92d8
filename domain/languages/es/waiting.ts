import type { waiting } from "../en/waiting.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof waiting> = {
  title: "Esperando conexión",
  update: "A la espera de una actualización",
  tryNow: "Intentar ahora",
  arrived: "Todo ha llegado.",
  listed: "Pendiente en este dispositivo",
  refused: {
    constellationRemoval: "La constelación no se quitó",
    constellation: "La constelación no se guardó",
    avatar: "El avatar no se cambió",
    tagMerge: "Las etiquetas no se unieron",
    tagRemoval: "La etiqueta no se quitó",
    tagChangeKept: "Tu cambio está guardado: mira “Etiquetas” en tu diario.",
    tagChange: "La etiqueta no se cambió",
    newTag: "La etiqueta no se añadió",
    newFeeling: "El sentimiento no se añadió",
    newFeelingKept: "Se queda en este dispositivo, con sus estrellas, hasta que lo cambies o lo quites.",
    feelingChange: "El sentimiento no se cambió",
    feelingRemoval: "El sentimiento no se quitó",
    feelingMerge: "Los sentimientos no se unieron",
    newTracker: "El seguimiento no se añadió",
    newTrackerKept: "Se queda en este dispositivo, con sus lecturas, hasta que lo cambies o lo quites.",
    trackerChange: "El seguimiento no se cambió",
    trackerRemoval: "El seguimiento no se quitó",
    reading: "La lectura no se guardó: {name}",
    restoration: "No se recuperó",
    noReason: "Tu universo no lo aceptó.",
    quota: "No se guardó",
  },
  practice: "Un ejercicio o laberinto terminado",
  quiz: "Una respuesta del cuestionario",
  avatar: "Tu avatar nuevo",
  constellationRemoval: "Quitar una constelación",
  change: "Un cambio en tu universo",
  tag: {
    change: "Cambio en la etiqueta {name}",
    new: "Etiqueta nueva: {name}",
    removal: {
      known: "Quitar la etiqueta {name}",
      unknown: "Quitar una etiqueta",
    },
    merge: {
      known: "Unir la etiqueta {name} a la etiqueta {into}",
      intoUnknown: "Unir la etiqueta {name} a una etiqueta",
      ofUnknown: "Unir una etiqueta a la etiqueta {into}",
      unknown: "Unir una etiqueta a otra",
    },
  },
  feeling: {
    new: "Sentimiento nuevo: {name}",
    change: "Cambio en el sentimiento {name}",
    removal: { known: "Quitar el sentimiento {name}", unknown: "Quitar un sentimiento" },
    merge: { known: "Unir el sentimiento {name} a {into}", unknown: "Unir un sentimiento a otro" },
  },
  tracker: {
    new: "Seguimiento nuevo: {name}",
    change: "Cambio en el seguimiento {name}",
    removal: { known: "Quitar el seguimiento {name}", unknown: "Quitar un seguimiento" },
  },
  reading: {
    new: "Lectura: {name}",
    removal: { known: "Quitar una lectura: {name}", unknown: "Quitar una lectura" },
  },
  star: {
    back: "Una estrella vuelve de la papelera",
    new: "Estrella nueva: {feeling}",
    change: {
      known: "Cambio en {feeling}",
      unknown: "Cambio en una estrella",
    },
    removal: {
      known: "Quitar {feeling}",
      unknown: "Quitar una estrella",
    },
  },
  kept: "Guardado en este dispositivo. Se enviará por sí solo en cuanto se pueda acceder a tu universo.",
  keptInPage:
    "Guardado hasta que cierres esta página, porque aquí tu navegador no almacena nada. Se enviará por sí solo en cuanto se pueda acceder a tu universo.",
  writes: ": {count, plural, one {# cambio} other {# cambios}}",
  constellation: "Constelación: {name}",
};
