import type { reminderTexts } from "../en/reminder-lines.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof reminderTexts> = {
  lines: {
    quietMoment: "Un moment de calme, si tu en as envie.",
    room: "Il y a de la place dans ton ciel, quand tu veux.",
    howIsYourSky: "Comment est ton ciel aujourd’hui ?",
    breath: "Un souffle, et un regard vers le ciel.",
    hereForYou: "Ton ciel est là pour toi.",
    placeAStar: "As-tu envie de poser une étoile ?",
    smallPause: "Une petite pause, rien que pour toi.",
    ownTime: "Le ciel est ouvert, à ton rythme.",
    yours: "Voici un moment qui est à toi.",
    whatever: "Ce jour, quel qu’il soit, peut devenir une étoile.",
    fewSeconds: "Quelques secondes pour toi ?",
  },
  checkInLines: {
    checkIn: "Envie de faire le point ?",
    look: "Un moment pour regarder ta journée.",
    taps: "Quelques touches, si tu veux.",
    howIsIt: "Comment va ta journée ? Un moment pour elle.",
    noted: "Ta journée, notée en un instant, si tu veux.",
  },
  ntfyTest: "Les rappels de Mood Universe arrivent ici.",
  rest: "Une semaine de pause",
  stop: "Arrêter les rappels",
};
