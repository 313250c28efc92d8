import type { serverPages } from "../en/server-pages.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof serverPages> = {
  description: "Un diario emocional en el que cada entrada es una estrella de tu propio cielo.",
  needsScript: "Mood Universe necesita JavaScript para dibujar tu cielo.",
  skyNeedsScript: "Este cielo necesita JavaScript para dibujarse.",
  app: {
    shortName: "Moods",
    addMood: "Añadir ánimo",
    checkIn: "Mi registro",
    journal: "Diario",
    wideSky: "El cielo de un año, en el que cada entrada es una estrella",
    narrowSky: "El mismo cielo en un teléfono",
    addingMood: "Añadir un estado de ánimo",
  },
  signInFailed: {
    pageTitle: "No se pudo iniciar sesión",
    title: "Esta vez no se pudo iniciar sesión",
    reason: "No se ha perdido nada y nada ha cambiado: <link>vuelve a intentarlo</link>.",
  },
};
