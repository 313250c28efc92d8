import type { readingTexts } from "../en/reading-texts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof readingTexts> = {
  yes: "Ja",
  no: "Nein",
  withUnit: "{value}\u00a0{unit}",
  hoursAndMinutes: "{hours} {minutes}",
  range: "{low} – {high}",
  ofDay: "Gemessen am {day}",
  more: "{count, number} weitere",
  calendar: {
    title: "Die Tage zeigen",
    feelings: "Gefühle",
    pleasantness: "Wie angenehm sie waren",
    day: "{day}: {tracker} {value}",
    dayWithout: "{day}: kein Wert von {tracker}",
    legend: "Was die Farben von {tracker} bedeuten",
    noValue: "Kein Wert",
    gone: "Dieser Tracker wurde entfernt. Darum zeigen die Tage ihre Gefühle.",
  },
  glow: {
    title: "Lass die Tage leuchten nach",
    none: "Nichts",
    shown: "Die Tage leuchten nach {tracker}",
    stop: "Nichts leuchten lassen",
    range: "{tracker}: {low} leuchtet schwach, {high} hell. Ein Tag ohne Wert leuchtet nicht.",
    one: "{tracker}: Jeder Tag mit einem Wert leuchtet.",
    empty: "{tracker} hat noch keinen Wert, darum leuchtet kein Tag.",
    otherView: "Diese Ansicht zeigt nicht, was du gemessen hast. Himmel und Jahr tun es.",
    gone: "Dieser Tracker wurde entfernt, darum leuchtet kein Tag.",
  },
};
