import type { reminderTexts } from "../en/reminder-lines.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof reminderTexts> = {
  lines: {
    quietMoment: "Un momento de calma, si te apetece.",
    room: "Hay sitio en tu cielo, cuando quieras.",
    howIsYourSky: "¿Cómo está hoy tu cielo?",
    breath: "Una respiración y una mirada al cielo.",
    hereForYou: "Tu cielo está aquí para ti.",
    placeAStar: "¿Quieres poner una estrella?",
    smallPause: "Una pequeña pausa, solo para ti.",
    ownTime: "El cielo está abierto, a tu ritmo.",
    yours: "Aquí tienes un momento que es tuyo.",
    whatever: "Sea como sea tu día, puede ser una estrella.",
    fewSeconds: "¿Unos segundos para ti?",
  },
  checkInLines: {
    checkIn: "¿Quieres anotar algo de tu día?",
    look: "Un momento para mirar tu día.",
    taps: "Unos toques, si te apetece.",
    howIsIt: "¿Cómo va tu día? Un momento para él.",
    noted: "Tu día, anotado en un momento, si quieres.",
  },
  ntfyTest: "Los recordatorios de Mood Universe llegan aquí.",
  rest: "Descansar una semana",
  stop: "Detener recordatorios",
};
