import type { reminderTexts } from "../en/reminder-lines.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof reminderTexts> = {
  lines: {
    quietMoment: "Ein stiller Moment, wenn du magst.",
    room: "An deinem Himmel ist Platz, wann immer du magst.",
    howIsYourSky: "Wie ist dein Himmel heute?",
    breath: "Ein Atemzug und ein Blick zum Himmel.",
    hereForYou: "Dein Himmel ist für dich da.",
    placeAStar: "Möchtest du einen Stern setzen?",
    smallPause: "Eine kleine Pause, nur für dich.",
    ownTime: "Der Himmel ist offen, ganz in deinem Tempo.",
    yours: "Hier ist ein Moment, der dir gehört.",
    whatever: "Wie dein Tag auch ist: Er kann ein Stern werden.",
    fewSeconds: "Ein paar Sekunden für dich?",
  },
  checkInLines: {
    checkIn: "Magst du kurz etwas zu heute festhalten?",
    look: "Ein Moment für einen Blick auf deinen Tag.",
    taps: "Ein paar Fingertipps, wenn du magst.",
    howIsIt: "Wie ist dein Tag? Ein Moment dafür.",
    noted: "Dein Tag, kurz festgehalten, wenn du magst.",
  },
  ntfyTest: "Erinnerungen von Mood Universe kommen hier an.",
  rest: "Eine Woche Pause",
  stop: "Erinnerungen beenden",
};
