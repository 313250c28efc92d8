import type { reminderTexts } from "../en/reminder-lines.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof reminderTexts> = {
  lines: {
    quietMoment: "Un momento di quiete, se ti va.",
    room: "C’è posto nel tuo cielo, quando vuoi.",
    howIsYourSky: "Com’è oggi il tuo cielo?",
    breath: "Un respiro, e uno sguardo al cielo.",
    hereForYou: "Il tuo cielo è qui per te.",
    placeAStar: "Ti va di posare una stella?",
    smallPause: "Una piccola pausa, solo per te.",
    ownTime: "Il cielo è aperto, con i tuoi tempi.",
    yours: "Ecco un momento che è tuo.",
    whatever: "Comunque sia oggi, può essere una stella.",
    fewSeconds: "Qualche secondo per te?",
  },
  checkInLines: {
    checkIn: "Ti va di fare il punto?",
    look: "Un momento per guardare la tua giornata.",
    taps: "Qualche tocco, se ti va.",
    howIsIt: "Come va oggi? Un momento per dirlo.",
    noted: "La tua giornata, annotata in un attimo.",
  },
  ntfyTest: "I promemoria di Mood Universe arrivano qui.",
  rest: "Pausa di una settimana",
  stop: "Disattiva i promemoria",
};
