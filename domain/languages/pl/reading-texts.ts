import type { readingTexts } from "../en/reading-texts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof readingTexts> = {
  yes: "Tak",
  no: "Nie",
  withUnit: "{value}\u00a0{unit}",
  hoursAndMinutes: "{hours} {minutes}",
  range: "{low} – {high}",
  ofDay: "Zmierzone: {day}",
  more: "{count, plural, one {jeszcze #} few {jeszcze #} many {jeszcze #} other {jeszcze #}}",
  calendar: {
    title: "Dni pokazują",
    feelings: "Uczucia",
    pleasantness: "Jak przyjemne były",
    day: "{day}: {tracker} {value}",
    dayWithout: "{day}: brak wartości dla {tracker}",
    legend: "Co znaczą kolory pomiaru {tracker}",
    noValue: "Brak wartości",
    gone: "Ten pomiar został usunięty, więc dni pokazują swoje uczucia.",
  },
  glow: {
    title: "Niech dni świecą według",
    none: "Niczego",
    shown: "Dni świecą według: {tracker}",
    stop: "Niech nic nie świeci",
    range: "{tracker}: {low} świeci słabo, {high} jasno. Dzień bez wartości nie świeci.",
    one: "{tracker}: świeci każdy dzień, który ma wartość.",
    empty: "{tracker} nie ma jeszcze wartości, więc żaden dzień nie świeci.",
    otherView: "Ten widok nie pokazuje tego, co mierzysz. Pokazują to Niebo i Rok.",
    gone: "Ten pomiar został usunięty, więc żaden dzień nie świeci.",
  },
};
