import type { starTexts } from "../en/star-texts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof starTexts> = {
  addFirstMood: "Añadir tu primer ánimo",
  legend: {
    family: "La dirección y las muescas indican la familia",
    pleasantness: "La altura indica lo agradable",
    time: "La distancia al centro indica el tiempo",
    own: "Una perla indica un sentimiento propio",
  },
  tags: "Etiquetas",
  with: "con",
  waiting: {
    change: "Cambiarla o retirarla",
    hint: {
      correction: "Ves la estrella como era. Corrígela otra vez para volver a intentarlo.",
      star: "Queda guardada en este dispositivo hasta que la cambies o la retires.",
    },
    kept: "Está guardada en este dispositivo y se enviará por sí sola.",
    noReason: "Tu universo no la aceptó.",
    correction: "Corrección pendiente",
    star: "Pendiente de envío",
    refused: "No aceptada",
    hintAfter: "{reason} {hint}",
  },
  nightsLit: {
    first: "Tu primera noche tiene luz",
    none: "Tu cielo está aquí cuando quieras",
    allOfFirst: "Tus primeras {of} noches, todas con luz",
    someOfFirst: "{lit} de tus primeras {of} noches con luz",
    allOfLast: "Las últimas {of} noches, todas con luz",
    someOfLast: "{lit} de las últimas {of} noches con luz",
  },
  twin: "{name} con {other}",
  letters: {
    keepOut: "Dejar fuera de las cartas",
    allow: "Permitir que las cartas la citen",
    keptOut: "Fuera de las cartas",
    hint: "Ninguna carta citará esta nota.",
  },
  unknownTime: "Hora desconocida",
  starAt: "{star}, {time}",
  ofFamily: ", familia {family}",
  ofOwn: ", un sentimiento propio",
  familyOfOwn: "Familia {family}, tuya",
  intensity: "<spoken>, intensidad </spoken>{intensity}/10",
  family: "Familia {family}",
};
