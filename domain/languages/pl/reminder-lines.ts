import type { reminderTexts } from "../en/reminder-lines.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof reminderTexts> = {
  lines: {
    quietMoment: "Cicha chwila, jeśli masz ochotę.",
    room: "Na twoim niebie jest miejsce, kiedy zechcesz.",
    howIsYourSky: "Jak dziś wygląda twoje niebo?",
    breath: "Oddech i spojrzenie w niebo.",
    hereForYou: "Twoje niebo jest tu dla ciebie.",
    placeAStar: "Masz ochotę dodać gwiazdę?",
    smallPause: "Mała przerwa, tylko dla ciebie.",
    ownTime: "Niebo jest otwarte, bez pośpiechu.",
    yours: "Oto chwila, która należy do ciebie.",
    whatever: "Każdy dzień może być gwiazdą, dzisiejszy też.",
    fewSeconds: "Kilka sekund dla siebie?",
  },
  checkInLines: {
    checkIn: "Masz ochotę zapisać coś o dzisiejszym dniu?",
    look: "Chwila, by spojrzeć na swój dzień.",
    taps: "Kilka dotknięć, jeśli masz ochotę.",
    howIsIt: "Jaki jest twój dzień? Chwila dla niego.",
    noted: "Twój dzień, zapisany w chwilę, jeśli chcesz.",
  },
  ntfyTest: "Tu docierają przypomnienia Mood Universe.",
  rest: "Tydzień przerwy",
  stop: "Wyłącz przypomnienia",
};
