import type { sidebar } from "../en/sidebar.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sidebar> = {
  journey: {
    title: "Tu viaje en cifras",
    entries: "Entradas en total",
    daysActive: "Días activos",
    streak: "Racha",
    nightsLit: "Noches con luz",
    nightsOf: "{lit, number} de {of, number}",
  },
  streak: {
    days: "{count, plural, one {# día} other {# días}}",
    open: "hoy sigue abierto",
    none: "una estrella empieza una",
    daysAndNote: "{days}<said>,</said> <quiet>{note}</quiet>",
  },
  soFar: "Tu viaje hasta ahora",
  earned: "Has conseguido {achievements}.",
  achievements: {
    names: {
      "first-star": "Primera estrella",
      "week-streak": "Racha de una semana",
      "emotion-explorer": "Exploración emocional",
      "depth-seeker": "Búsqueda profunda",
      "twin-master": "Maestría doble",
      "cosmic-traveler": "Viaje cósmico",
      "emotion-sage": "Sabiduría emocional",
    },
    descriptions: {
      "first-star": "Pusiste tu primer estado de ánimo en el cielo.",
      "week-streak": "Volviste siete días seguidos.",
      "emotion-explorer": "Nombraste seis sentimientos distintos.",
      "depth-seeker": "Guardaste cinco sentimientos de gran intensidad.",
      "twin-master": "Tres veces sostuviste dos sentimientos a la vez.",
      "cosmic-traveler": "Tu cielo tiene treinta estrellas.",
      "emotion-sage": "Tu cielo tiene cien estrellas.",
    },
    requirements: {
      "first-star": "Un primer estado de ánimo en el cielo",
      "week-streak": "Siete días seguidos",
      "emotion-explorer": "Seis sentimientos distintos",
      "depth-seeker": "Cinco sentimientos de gran intensidad",
      "twin-master": "Dos sentimientos a la vez, tres veces",
      "cosmic-traveler": "Treinta estrellas",
      "emotion-sage": "Cien estrellas",
    },
    unknown: "Destello",
    unknownDescription: "Algo que tu viaje consiguió.",
  },
  card: {
    name: "Tu avatar y tu viaje",
    unavailable: "En este momento no se puede mostrar tu viaje.",
    achievements: "Logros",
    noneYet: "Tu primera estrella trae el primero.",
    ahead: "Aún por venir",
    mostFelt: "Lo que más sentiste",
    averageIntensity: "Intensidad media",
    ofTen: "{average, number}/10",
    emotions: "Sentimientos distintos",
    twinStars: "Estrellas dobles",
  },
  music: { on: "Con música", off: "Sin música", volume: "Volumen de la música" },
  newVersion: {
    pageIsOlder: "Esta página es demasiado antigua para tu servidor. Lo que has escrito aquí se conserva.",
    serverIsOlder:
      "Este servidor es más antiguo que esta página y se actualizará. Lo que escribas espera aquí hasta entonces.",
    ready: "Hay una versión nueva.",
    use: "Usarla ahora",
    later: "Más tarde",
  },
};
