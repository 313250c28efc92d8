import type { reminderTexts } from "../en/reminder-lines.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof reminderTexts> = {
  lines: {
    quietMoment: "Cicha chwila, jeśli masz ochotę.",
    room: "Na twoim niebie jest miejsce, kiedy zechcesz.",
    howIsYourSky: "Jak dziś wygląda twoje niebo?",
    breath: "Oddech i spojrzenie w niebo.",
    hereForYou: "Twoje niebo jest tu dla ciebie.",
    placeAStar: "Masz ochotę umieścić gwiazdę?",
    smallPause: "Mała przerwa, tylko dla ciebie.",
    ownTime: "Niebo jest otwarte, w twoim tempie.",
    yours: "Oto chwila, która należy do ciebie.",
    whatever: "Jakikolwiek jest ten dzień, może być gwiazdą.",
    fewSeconds: "Kilka sekund dla siebie?",
  },
  rest: "Tydzień przerwy",
  stop: "Wyłącz przypomnienia",
};
