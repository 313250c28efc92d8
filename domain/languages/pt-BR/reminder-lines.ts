import type { reminderTexts } from "../en/reminder-lines.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof reminderTexts> = {
  lines: {
    quietMoment: "Um momento tranquilo, se você quiser.",
    room: "Há espaço no seu céu, quando você quiser.",
    howIsYourSky: "Como está seu céu hoje?",
    breath: "Uma respiração, e um olhar para o céu.",
    hereForYou: "Seu céu está aqui para você.",
    placeAStar: "Quer pôr uma estrela no céu?",
    smallPause: "Uma pequena pausa, só para você.",
    ownTime: "O céu está aberto, no seu tempo.",
    yours: "Aqui está um momento que é seu.",
    whatever: "Seja como for seu dia, pode ser uma estrela.",
    fewSeconds: "Alguns segundos para você?",
  },
  checkInLines: {
    checkIn: "Quer fazer um check-in?",
    look: "Um momento para olhar seu dia.",
    taps: "Alguns toques, se você quiser.",
    howIsIt: "Como está seu dia? Um momento para ele.",
    noted: "Seu dia, anotado em um instante, se quiser.",
  },
  ntfyTest: "Os lembretes do Mood Universe chegam aqui.",
  rest: "Descansar por uma semana",
  stop: "Parar lembretes",
};
